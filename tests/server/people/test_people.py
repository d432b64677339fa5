"""Guests: at once, by a cookie, under any name."""

import asyncio

import msgspec
import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.people import cookies
from tefuda.server.people.kept import GameRow, Player, TableRow, User
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.people.rows import Rows
from tefuda.server.tokens import is_id, new_id
from tests.server.people.conftest import NOW, Clock

pytestmark = pytest.mark.anyio
HOME = "192.0.2.1"


async def visitor(people: People, cookie: str) -> User | None:
    visit = await people.of_cookie(cookie)
    return visit.user if visit else None


async def test_a_guest_plays_at_once(people: People) -> None:
    guest = await people.guest("Ada", "en")
    assert is_id(guest.id)
    assert (guest.name, guest.language, guest.is_guest) == ("Ada", "en", True)
    assert guest.created == guest.seen == NOW * 1000
    found = await people.user(guest.id)
    assert found == guest
    assert msgspec.json.encode(found) == msgspec.json.encode(guest)
    assert await people.login_of(guest) is None


async def test_a_guest_without_a_name_gets_one(people: People) -> None:
    assert (await people.guest(None, "de")).name.startswith("Gast ")


async def test_the_cookie_brings_the_guest_back(people: People) -> None:
    ada, bob = await people.guest("Ada", "en"), await people.guest("Bob", "en")
    visit = await people.of_cookie(await people.cookie(ada))
    assert visit == (ada, None)
    assert await visitor(people, await people.cookie(bob)) == bob


async def test_all_nodes_know_the_cookie(people: People, url: str, clock: Clock) -> None:
    ada = await people.guest("Ada", "en")
    reception = Reception(url)
    other = People(reception, clock=clock)
    assert await visitor(other, await people.cookie(ada)) == ada
    other.close()
    await reception.close()


async def test_a_foreign_cookie_is_nobody(people: People, clock: Clock) -> None:
    ada = await people.guest("Ada", "en")
    theirs = cookies.sign(b"their key" * 4, ada.id, ada.series, clock())
    for value in ("", "x", theirs, (await people.cookie(ada))[:-1] + "z"):
        assert await people.of_cookie(value) is None


async def test_somebody_who_was_never_here_is_nobody(people: People) -> None:
    ada = await people.guest("Ada", "en")
    assert await people.of_cookie(await people.cookie(msgspec.structs.replace(ada, id=new_id()))) is None


async def test_a_cookie_older_than_a_day_is_renewed_and_the_visit_remembered(people: People, clock: Clock) -> None:
    ada = await people.guest("Ada", "en")
    old = await people.cookie(ada)
    clock.pass_by(cookies.DAY + 1)
    visit = await people.of_cookie(old)
    assert visit
    assert visit.renewed
    assert visit.user.seen == (NOW + cookies.DAY + 1) * 1000
    assert await people.of_cookie(visit.renewed) == (visit.user, None)
    clock.pass_by(cookies.OLDEST)
    assert await visitor(people, old) is None
    assert await visitor(people, visit.renewed)


async def test_a_guest_can_take_another_name_and_language(people: People) -> None:
    ada = await people.guest("Ada", "en")
    renamed = await people.rename(ada, "  Countess  ")
    assert (renamed.id, renamed.name) == (ada.id, "Countess")
    assert (await people.speak(ada, "ja")).name == "Countess"
    assert await people.user(ada.id) == msgspec.structs.replace(ada, name="Countess", language="ja")


@pytest.mark.parametrize("name", ["", "x" * 25, "a\u202eb", "\x00", "a\ud800b"])
async def test_bad_names_are_refused_and_change_nothing(people: People, name: str) -> None:
    ada = await people.guest("Ada", "en")
    for refused in (people.guest(name, "en"), people.rename(ada, name)):
        with pytest.raises(BadInput):
            await refused
    assert await people.user(ada.id) == ada


async def test_bad_languages_are_refused(people: People) -> None:
    ada = await people.guest("Ada", "en")
    for refused in (people.guest(None, "tlh"), people.guest("Ada", ""), people.speak(ada, "'; --")):
        with pytest.raises(BadInput, match="languages are: en, ja, de"):
            await refused


@pytest.mark.parametrize(
    "name", ["'; DROP TABLE users--", '"; --', "%s %(x)s", ":name $1 ?", "\\' OR 1=1", "Robert');"]
)
async def test_names_of_sql_are_only_names(people: People, name: str) -> None:
    guest = await people.guest(name, "en")
    assert await people.user(guest.id) == guest
    assert (await people.rename(guest, name[::-1])).name == name[::-1]
    assert await people.user(name) is None


async def test_a_guest_who_leaves_is_somebody(people: People) -> None:
    ada = await people.guest("Ada", "en")
    cookie = await people.cookie(ada)
    await people.delete(ada, None, HOME)
    assert await visitor(people, cookie) is None
    left = await people.user(ada.id)
    assert left
    assert left.name == "Somebody"
    changes = (people.rename(ada, "Ada"), people.delete(ada, None, HOME), people.speak(ada, "ja"))
    for refused in (*changes, people.register(ada, "ada", "correct horse", HOME)):
        with pytest.raises(BadInput, match="no longer signed in"):
            await refused


async def test_guests_without_a_trace_are_forgotten_when_their_cookies_are_too_old(
    people: People, rows: Rows, clock: Clock
) -> None:
    idle, host, sitter, player = [await people.guest(name, "en") for name in ("Idle", "Host", "Sits", "Played")]
    member = await people.register(await people.guest("Member", "en"), "member", "correct horse", HOME)
    table = TableRow(
        id=new_id(), game="g", name="t", host=host.id, is_public=True, status="gathering", seats=4, taken=1,
        created=1, changed=1, sitters=(sitter.id,),
    )  # fmt: skip
    await rows.changed([table])
    players = (Player("A", player.id),)
    await rows.changed(games=[GameRow(id=new_id(), table_id=table.id, number=1, game="g", ended=1, players=players)])
    clock.pass_by(cookies.OLDEST)
    young = await people.guest("Young", "en")
    assert await people.sweep() == 0
    clock.pass_by(1)
    assert await people.sweep() == 1
    assert await people.user(idle.id) is None
    assert all([await people.user(one.id) for one in (host, sitter, player, member, young)])


async def test_many_guests_come_at_once(people: People) -> None:
    guests = await asyncio.gather(*(people.guest(None, "ja") for _ in range(50)))
    assert len({guest.id for guest in guests}) == 50
