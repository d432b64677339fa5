"""Lists of tables and games, and the secrets of all nodes."""

import asyncio

import msgspec
import pytest

from tefuda.server.people.kept import GameRow, Player, TableRow, User
from tefuda.server.people.rows import Rows
from tefuda.server.tokens import new_id

pytestmark = pytest.mark.anyio

ADA, BOB, EVE = "a" * 32, "b" * 32, "e" * 32


def table(changed: int = 1_790_000_000_000, **fields: object) -> TableRow:
    given = {"id": new_id(), "game": "blanc_noir", "name": "Ada's table", "host": ADA, "is_public": True}
    given |= {"status": "gathering", "seats": 4, "taken": 1, "created": 1_790_000_000_000, "changed": changed}
    return msgspec.convert({**given, **fields}, TableRow)


def game(table_id: str, number: int = 1, ended: int = 1_790_000_000_000, users: str = "") -> GameRow:
    outcome = {"scores": {"A": 3, "B": -1}, "winners": ["A"]}
    players = tuple(Player(seat, user) for seat, user in zip("ABCD", users.split()))
    return GameRow(
        id=new_id(), table_id=table_id, number=number, game="brawl", ended=ended, outcome=outcome, players=players
    )


def user(name: str, id: str = ADA) -> User:
    return User(id=id, name=name, language="en", is_guest=True, series=1, created=1, seen=1)


async def test_a_key_is_made_once_and_each_name_has_its_own(rows: Rows, url: str) -> None:
    one, same, other = await asyncio.gather(rows.key("cookie"), rows.key("cookie"), rows.key("other"))
    assert one == same != other
    assert len(one) == len(other) == 32
    second = Rows(url)
    assert await second.key("cookie") == one
    await second.close()


async def test_the_public_list_shows_public_tables_the_latest_change_first(rows: Rows) -> None:
    first, second, hidden = table(1), table(2, game="brawl"), table(3, is_public=False)
    for row in (first, second, hidden):
        await rows.changed([row])
    assert await rows.public_tables() == [second, first]
    assert await rows.public_tables("brawl") == [second]
    assert await rows.public_tables("chess") == []
    assert await rows.public_tables(most=1) == [second]
    assert await rows.public_tables(since=2) == [second]


async def test_a_table_is_what_was_told_of_it_last(rows: Rows) -> None:
    row = table(1, options={"gargoyle": "private", "rounds": 3, "target": None}, sitters=(ADA, BOB))
    await rows.changed([row])
    assert await rows.public_tables() == [row]
    later = msgspec.structs.replace(row, changed=2, status="playing", taken=4, sitters=(EVE,), options={}, host=EVE)
    await rows.changed([later])
    assert await rows.public_tables() == [later]
    await rows.changed([row])
    assert await rows.public_tables() == [later]


async def test_what_comes_late_from_two_nodes_at_once_does_not_win(rows: Rows, url: str) -> None:
    other = Rows(url)
    row = table(0)
    stages = [msgspec.structs.replace(row, changed=at, taken=at, sitters=(f"{at:032}",)) for at in range(20)]
    await asyncio.gather(*((rows, other)[at % 2].changed([stage]) for at, stage in enumerate(stages)))
    assert await rows.public_tables() == [stages[-1]]
    await other.close()


async def test_own_tables_are_those_one_hosts_or_sits_at(rows: Rows) -> None:
    hosted = table(1, is_public=False)
    sat_at = table(2, host=BOB, sitters=(BOB, ADA))
    foreign = table(3, host=BOB, sitters=(BOB,))
    for row in (hosted, sat_at, foreign):
        await rows.changed([msgspec.structs.replace(row, sitters=tuple(reversed(row.sitters)))])
    assert await rows.tables_of(ADA) == [msgspec.structs.replace(sat_at, sitters=(ADA, BOB)), hosted]
    assert [row.id for row in await rows.tables_of(BOB)] == [foreign.id, sat_at.id]
    assert await rows.tables_of(EVE) == []


async def test_a_table_that_is_gone_is_in_no_list_and_its_games_stay(rows: Rows) -> None:
    row = table(sitters=(ADA,))
    await rows.changed([row])
    await rows.changed(games=[game(row.id, users=ADA)])
    await rows.table_gone(row.id)
    await rows.table_gone(row.id)
    assert await rows.public_tables() == await rows.tables_of(ADA) == []
    assert len(await rows.games_of(ADA)) == 1


async def test_own_games_come_with_the_names_of_now(rows: Rows) -> None:
    await rows.users.add(user("Ada"))
    await rows.users.add(user("Bob", BOB))
    row = game(new_id(), users=f"{BOB} {ADA} {EVE}")
    await rows.changed(games=[row])
    named = (Player("A", BOB, "Bob"), Player("B", ADA, "Ada"), Player("C", EVE, ""))
    assert await rows.games_of(ADA) == await rows.games_of(EVE) == [msgspec.structs.replace(row, players=named)]
    await rows.users.change(user("Bob", BOB), name="Robert")
    assert (await rows.games_of(ADA))[0].players[0].name == "Robert"


async def test_the_latest_games_come_first_page_by_page(rows: Rows) -> None:
    ended = [game(ADA, number, ended=number, users=f"{ADA} {BOB}") for number in range(1, 8)]
    for row in ended:
        await rows.changed(games=[row])
    await rows.changed(games=[game(ADA, 8, ended=8, users=BOB)])
    assert [row.number for row in await rows.games_of(ADA, most=3)] == [7, 6, 5]
    assert [row.number for row in await rows.games_of(ADA, most=3, before=5)] == [4, 3, 2]
    assert len(await rows.games_of(ADA)) == 7
    assert await rows.games_of(EVE) == []


async def test_a_game_told_twice_counts_once(rows: Rows, url: str) -> None:
    other = Rows(url)
    one = game(EVE, 1, users=ADA)
    again = msgspec.structs.replace(one, id=new_id())
    await asyncio.gather(rows.changed(games=[one]), other.changed(games=[again]), rows.changed(games=[one]))
    assert len(await rows.games_of(ADA)) == 1
    await other.close()


async def test_a_game_may_end_without_points_and_without_people(rows: Rows) -> None:
    row = msgspec.structs.replace(game(EVE, users=ADA), outcome=None)
    await rows.changed(games=[row])
    await rows.changed(games=[game(EVE, 2)])
    assert [found.outcome for found in await rows.games_of(ADA)] == [None]


@pytest.mark.parametrize("text", ["'; DROP TABLE tables; --", '"', "%(x)s :y ? $1", "\\", "卓\u202e"])
async def test_words_of_sql_are_only_words(rows: Rows, text: str) -> None:
    row = table(name=text, host=text, options={text: text}, sitters=(text,))
    await rows.changed([row])
    assert await rows.public_tables() == await rows.tables_of(text) == [row]
    assert await rows.public_tables(game=text) == []
    assert await rows.games_of(text) == []
    assert await rows.users.account(text) is None


async def test_many_at_once_wait_for_each_other(rows: Rows) -> None:
    changes = [table(number, sitters=(ADA,)) for number in range(60)]
    await asyncio.gather(*(rows.changed([change]) for change in changes), *(rows.tables_of(ADA) for _ in range(20)))
    assert await rows.tables_of(ADA) == changes[::-1]
    await rows.check()


async def test_tables_and_games_are_written_together_or_not_at_all(rows: Rows) -> None:
    changes, ended = [table(number, sitters=(ADA,)) for number in (2, 1, 3)], [game(ADA, users=ADA)]
    broken = msgspec.structs.replace(table(9), options={"unspeakable": object()})
    with pytest.raises(Exception, match="JSON serializable"):
        await rows.changed([*changes, broken], ended)
    assert (await rows.tables_of(ADA), await rows.games_of(ADA)) == ([], [])
    await rows.changed(changes, ended)
    assert {row.id for row in await rows.tables_of(ADA)} == {row.id for row in changes}
    assert [row.id for row in await rows.games_of(ADA)] == [ended[0].id]
