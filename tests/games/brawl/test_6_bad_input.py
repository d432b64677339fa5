"""B-6 against players who send what cannot be: the table stays as it is, the card in hand, and the reason is told."""

import asyncio
from pathlib import Path

import pytest

from tests.rules import rule
from tests.server.dealt import Dealt, dealt
from tests.server.players import Line, Person, Said, house

pytestmark = pytest.mark.anyio
BASES = "mode=tournament decks=all:base=32;freeze=3 fair=off"
OPTIONS = dict(word.split("=", 1) for word in BASES.split())
LEFT, RIGHT = "play base AB left", "play base AB right"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def sent(game: Dealt, line: Line, move: str) -> Said:
    return await line.answer(await line.say("move", move=move, ply=game.room.table.ply))


async def done(game: Dealt, line: Line, *moves: str) -> None:
    for move in moves:
        assert (await sent(game, line, move))["type"] == "moved", move


async def refused(game: Dealt, line: Line, move: str) -> str:
    """Why; and nothing has happened."""
    before = game.now
    said = await sent(game, line, move)
    assert said["type"] == "refused"
    assert said["text"]
    assert game.now == before
    return str(said["reason"])


async def down_to_freezes(game: Dealt, line: Line) -> None:
    state = game.room.table.state
    while "play freeze A1" not in state.legal(line.seat):
        await done(game, line, "discard" if "discard" in state.legal(line.seat) else "flip")


@rule("B-6", "B-3")
async def test_plays_on_full_frozen_and_missing_spots_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="brawl", options=OPTIONS) as game:
        a, b = game.lines
        assert await refused(game, a, LEFT) == "no_card_in_hand"
        await done(game, a, "flip", LEFT, "flip")
        await done(game, b, "flip")
        assert await refused(game, a, RIGHT) == "row_full"
        assert await refused(game, b, LEFT) == "row_full"
        await down_to_freezes(game, a)
        await down_to_freezes(game, b)
        await done(game, a, "play freeze A1")
        assert await refused(game, b, "play freeze A1") == "base_frozen"
        assert await refused(game, b, "play freeze B7") == "no_such_base"
        assert game.room.table.state.view("B")["facts"]["seats"]["B"]["held"] == "flipped"
        await done(game, b, "play freeze B1")


@rule("B-6")
async def test_nobody_plays_from_anothers_deck_or_hand(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, game="brawl", options=OPTIONS) as game:
        a, b = game.lines
        await done(game, a, "flip")
        assert await refused(game, b, LEFT) == "no_card_in_hand"
        assert await refused(game, a, "flip") == "hand_full"
        assert await refused(game, a, "play clear A1") == "not_your_card"
        assert await refused(game, b, "lift") == "nothing_to_lift"
        assert await refused(game, b, "end") == "clock_only"


@pytest.mark.parametrize(
    "move", ["play", "play base", "play base XY left", "play freeze 9", "flip A", "\N{DRAGON}" * 50]
)
async def test_what_is_no_move_is_one_sentence(tmp_path: Path, move: str) -> None:
    async with house(tmp_path) as here, dealt(here, game="brawl", options=OPTIONS) as game:
        await refused(game, game.lines[0], move)


@rule("B-6")
async def test_two_hundred_messages_a_second_stop_nobody_else(tmp_path: Path) -> None:
    """One floods for two seconds, with moves that are refused; the other plays on, and nothing of the flood counts."""
    async with house(tmp_path) as here, dealt(here, game="brawl", options=OPTIONS) as game:
        a, b = game.lines

        async def flood() -> None:
            for number in range(400):
                await a.say("move", move="play freeze A1", ply=0, id=f"flood {number}")
                await asyncio.sleep(0.005)

        flooding = asyncio.create_task(flood())
        for _ in range(8):
            await done(game, b, "flip", "discard")
        await flooding
        assert (await a.answer("flood 399"))["type"] == "refused"
        assert {seat for seat, _ in game.room.table.state.moves} == {"B"}


@rule("B-6d", "B-7")
async def test_four_bots_fight_at_a_server_all_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(
            game="brawl", seats=4, sit=False, bots=["lightning"] * 4, options={"mode": "tournament"}
        )
        async with anna.at(table) as line:
            moved = [await line.until("moved") for _ in range(60)]
            assert {said["by"] for said in moved} == {"bot"}
            assert {said["seat"] for said in moved} == set("ABCD")
