"""Playing on from a moment of a game: as a seat knew it, against bots, and what comes of it can be shown and proven."""

from pathlib import Path

import pytest

import tefuda
from tefuda import replay
from tests.server.dealt import dealt, is_sentence
from tests.server.players import Person, house
from tests.server.test_replays import http, over

pytestmark = pytest.mark.anyio


async def test_a_finished_game_goes_on_from_any_moment_as_the_seat_knew_it(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, "Anna", "Ben", "Cleo", options={"gargoyle": "private"}) as game:
        await over(game)
        line = game.lines[1]
        record = replay.parse((await http(line).get(f"/api/tables/{game.table}/record")).content)
        ply = next(i for i in range(9, 20) if record.at(i).state.asked == "B")
        made = await http(line).post(
            f"/api/tables/{game.table}/play-on", json={"number": 1, "ply": ply, "seat": "B", "level": "random"}
        )
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        assert line.person is not None
        async with line.person.at(table, views=1) as b:
            welcome = await b.until("welcome")
            assert welcome["you"]["seat"] == "B"
            assert welcome["options"] == record.options
            assert [(one["seat"], one["kind"]) for one in welcome["seats"]] == [
                ("A", "bot"),
                ("B", "person"),
                ("C", "bot"),
            ]
            if not b.legal:
                await b.until("started")
            before = record.at(ply)
            assert b.legal == [str(move) for move in before.state.legal("B")]
            now = here.room(table).table
            assert now.state.view("B") == before.view("B")
            hands = [line for line in now.state.table().splitlines() if line[:2] in ("A:", "C:", "pi")]
            then = [line for line in before.state.table().splitlines() if line[:2] in ("A:", "C:", "pi")]
            assert hands != then
            secret = welcome["commitment"]
            await b.play(b.legal[0])
            await b.until("moved", lambda said: said["by"] == "bot")
            await b.say("propose", what="end")
            ended = await b.until("ended")
            found = replay.parse((await http(line).get(f"/api/tables/{table}/record")).content)
            assert found.table
            assert found.at(0).view("B") == before.view("B")
            assert replay.verify(found, secret).genuine
            assert ended["secret"] not in "\n".join(found.table)
            again = await http(line).post("/api/replay", content=found.text.encode(), params={"seat": "B"})
            assert again.json()["steps"][0]["view"] == before.view("B")


async def test_a_table_that_was_set_up_comes_back_from_its_log_and_deals_the_next_game(tmp_path: Path) -> None:
    state = tefuda.game("blanc_noir").new(2, 7)
    data = replay.record(state).text.encode()
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        made = await anna.http.post("/api/replay/play-on", params={"ply": 0, "seat": "A"}, content=data)
        table = made.json()["table"]
        async with anna.at(table) as a:
            await a.until("welcome")
        room = here.room(table)
        whole = room.table.state.table()
        room.give_up("idle")
        again = await here.node.rooms.room(table)
        assert again is not room
        kept = again.table.state
        assert kept is not None
        assert kept.table() == whole
        assert kept.view("A") == state.view("A")
        async with anna.at(table) as a:
            await a.until("welcome")
            await a.say("propose", what="end")
            await a.until("ended")
            await a.say("ready")
            assert (await a.until("started"))["events"][0]["event"] == "round_began"


async def test_where_nothing_can_go_on_nothing_is_made(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        line = game.lines[0]
        path = f"/api/tables/{game.table}/play-on"
        asked = {"number": 1, "ply": 0, "seat": "A"}
        tables = len(here.node.rooms.open)

        async def refused(**fields: object) -> tuple[int, str]:
            answer = await http(line).post(path, json=asked | fields)
            assert is_sentence(answer.json()["error"]["text"])
            return answer.status_code, answer.json()["error"]["reason"]

        assert await refused() == (409, "server_record_later")
        await over(game)
        assert await refused(ply=26) == (400, "bad_number")
        assert await refused(seat="C") == (400, "unknown_seat")
        assert await refused(seat="1") == (400, "server_field")
        assert await refused(level="wise") == (400, "unknown_level")
        assert await refused(number=2) == (404, "server_no_game_number")
        assert len(here.node.rooms.open) == tables
        stranger = Person(here, "Nobody")
        answer = await stranger.http.post(path, json=asked)
        assert answer.json()["error"]["reason"] == "server_no_cookie"


async def test_a_game_that_is_over_cannot_go_on(tmp_path: Path) -> None:
    state = tefuda.game("blanc_noir", rounds=1, declaration="automatic").new(2, 3)
    lot = tefuda.core.chance.Quick(5)
    while not state.over:
        seat = state.asked[0]
        legal = state.legal(seat)
        state.play(seat, legal[lot.below(len(legal))])
    data = replay.record(state).text.encode()
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        ask: dict[str, int | str] = {"ply": len(state.moves), "seat": "A"}
        answer = await anna.http.post("/api/replay/play-on", params=ask, content=data)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "server_nothing_left")
