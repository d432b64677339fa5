"""What counts in a race: whoever is first, whatever has changed meanwhile, once, and with a reason if it does not."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.toy_games import toys
from tests.server.dealt import dealt
from tests.server.players import Line, Said, house

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_games() -> Iterator[None]:
    with toys():
        yield


async def sent(line: Line, move: str, ply: int, id: str) -> Said:
    await line.say("move", move=move, ply=ply, id=id)
    return await line.answer(id)


async def test_what_was_sent_before_hearing_of_anothers_move_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="rush", countdown=0) as game:
        for line in game.lines:
            assert (await sent(line, "flip", 0, "first"))["type"] == "moved"
        assert [seat for seat, _ in game.room.table.state.moves] == ["A", "B"]


async def test_a_play_that_came_too_late_is_refused_with_the_rule_and_the_next_one_counts(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="snap", options={"spots": 9, "fair": "off"}) as game:
        a, b = game.lines
        assert (await sent(a, "take 1", 0, "a"))["type"] == "moved"
        late = await sent(b, "take 1", 0, "b")
        assert (late["type"], late["code"], late["reason"], late["rule"]) == ("refused", "illegal-move", "taken", "S-1")
        assert late["text"].startswith("Spot 1 is not open.")
        assert late["ply"] == 1
        assert (await sent(b, "take 2", 0, "c"))["type"] == "moved"
        assert game.room.table.state.moves == [("A", "take 1"), ("B", "take 2")]


async def test_a_move_that_is_sent_twice_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="snap", options={"spots": 5, "handicap": "A=60"}) as game:
        a = game.lines[0]
        for _ in range(3):
            await a.say("move", move="take 1", ply=0, id="one")
        said = [await a.answer("one") for _ in range(3)]
        assert [one["type"] for one in said] == ["moved", "done", "done"]
        assert game.room.table.state.moves == [("A", "take 1")]


async def test_whoever_holds_the_line_open_with_another_seats_move_moves_the_own_seat_only(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="rush") as game:
        a = game.lines[0]
        await a.socket.send(json.dumps({"type": "move", "id": "x", "ply": 0, "move": "flip", "seat": "B"}))
        assert (await a.answer("x"))["code"] == "bad-request"
        assert (await sent(a, "name B", 0, "y"))["reason"] == "not_this_answer"
        assert game.room.table.ply == 0


async def test_a_flood_is_read_more_slowly_and_hurts_nobody_else(tmp_path: Path) -> None:
    """A thousand frames at once, which is far beyond 200 a second: the other player moves meanwhile as if alone."""
    async with house(tmp_path) as here, dealt(here, game="snap", options={"spots": 40}) as game:
        a, b = game.lines
        for number in range(1000):
            await a.say("move", move="take 2000", ply=0, id=f"f{number}")
        for spot in range(1, 41):
            assert (await sent(b, f"take {spot}", game.room.table.ply, f"s{spot}"))["type"] == "moved"
        assert {seat for seat, _ in game.room.table.state.moves} == {"B"}
        refused = await a.answer("f999")
        assert refused["type"] == "refused"
        assert len([said for said in a.heard if said["type"] == "refused"]) == 1000


async def test_in_slow_motion_no_more_than_a_few_moves_of_a_seat_wait(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="snap", options={"spots": 40, "slow": 5}) as game:
        a, b = game.lines
        for number in range(100):
            await a.say("move", move="take 1", ply=0, id=f"f{number}")
        said = await a.answer("f99")
        assert (said["type"], said["code"]) == ("refused", "slow-down")
        assert (await sent(b, "take 2", 1, "b"))["type"] == "moved"
        assert game.room.table.state.moves == [("A", "take 1"), ("B", "take 2")]


async def test_a_client_with_a_wild_clock_gains_nothing(tmp_path: Path) -> None:
    """Plies from the future or the far past, pongs that nobody asked for, and more pongs than pings."""
    async with house(tmp_path) as here, dealt(here, game="snap", options={"spots": 40}) as game:
        a = game.lines[0]
        for ply in (10**9, 7):
            assert (await sent(a, "take 1", ply, f"p{ply}"))["code"] == "stale"
        ping = await a.until("ping")
        for _ in range(50):
            await a.say("pong", word=ping["word"])
            await a.say("pong", word="0" * 16)
        assert (await sent(a, "take 1", 0, "now"))["type"] == "moved"
        member = next(one for one in game.room.members if game.room.seat_of(one) == "A")
        assert len(member.line.trips) <= len([said for said in a.heard if said["type"] == "ping"])
        for bad in ('"ply": -1', '"ply": 1e400', '"ply": 99999999999999999999', '"ply": "now"', '"ply": 0, "at": 1'):
            await a.socket.send(f'{{"type": "move", "id": "bad", {bad}, "move": "take 2"}}')
            assert (await a.answer("bad"))["code"] == "bad-request"


async def test_all_are_told_when_the_tables_clock_plays(tmp_path: Path) -> None:
    """Twice as slow, a minute after the last play; a flip is none, and after a pause there is all the time again."""
    decks = "reds:hit=31/0/0;base=1;freeze=3,blues:hit=0/0/31;base=1;freeze=3"
    options = {"mode": "tournament", "slow": 2, "decks": decks}
    async with house(tmp_path) as here, dealt(here, game="brawl", options=options) as game:
        a, b = game.lines
        started = next(said for said in a.heard if said["type"] == "started")
        assert started["state"]["ends"] == started["at"] + 60_000
        flipped = await sent(a, "flip", 0, "flip")
        assert flipped["state"]["ends"] == started["state"]["ends"]
        played = await sent(a, next(one for one in flipped["state"]["legal"] if one.startswith("play")), 1, "play")
        assert played["state"]["ends"] == played["at"] + 60_000
        await a.say("propose", what="pause")
        await b.until("asked")
        await b.say("agree", yes=True)
        await b.until("paused")
        await b.say("look")
        assert (await b.until("welcome"))["state"]["ends"] is None
        await a.say("propose", what="resume")
        await b.until("asked")
        await b.say("agree", yes=True)
        resumed = await b.until("resumed")
        assert resumed["ends"] == resumed["at"] + 60_000
