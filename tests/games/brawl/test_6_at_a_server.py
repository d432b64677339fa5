"""B-6 at a server: the countdown, plays that come too late, fair order, and bots with hands."""

import asyncio
from pathlib import Path
from statistics import median

import pytest

import tefuda
from tefuda import bots
from tefuda.bots.habits import habits, reaction
from tefuda.core.chance import Quick
from tests.rules import rule
from tests.server.dealt import dealt
from tests.server.players import Line, Person, Said, house
from tests.server.racing import Racer, run

REAL_TIME = {"mode": "tournament"}
NEAR, FAR = 0.005, 0.045


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# B-6a


@rule("B-6a")
@pytest.mark.anyio
async def test_it_begins_with_a_countdown_once_every_player_is_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = [await Person(here, name).come() for name in ("Anna", "Ben")]
        table = await anna.make(game="brawl", seats=2, options=REAL_TIME, countdown=1)
        async with anna.at(table) as a, ben.at(table) as b:
            await b.answer(await b.say("sit"))
            await a.answer(await a.say("ready"))
            assert here.room(table).table.state is None
            await b.say("ready")
            counting = await a.until("counting")
            started = await a.until("started")
            assert started["at"] >= counting["until"]
            assert started["state"]["legal"] == ["flip"]


# B-6.late


async def sent(line: Line, move: str, ply: int, id: str) -> Said:
    await line.say("move", move=move, ply=ply, id=id)
    return await line.answer(id)


@rule("B-6.late", "B-6.order")
@pytest.mark.anyio
async def test_what_came_too_late_stays_in_hand_and_the_reason_is_told(tmp_path: Path) -> None:
    """Both answer what they saw at the same time; the second hears why, and goes on with the card."""
    async with house(tmp_path) as here:
        options = {**REAL_TIME, "fair": "off", "decks": "all:hit=27/0/0;clear=2;base=3;freeze=3"}
        async with dealt(here, game="brawl", options=options) as game:
            a, b = game.lines
            state = game.room.table.state
            for line, seat in ((a, "A"), (b, "B")):
                await flip_until(line, seat, state, "red.hit")
            both = "play red.hit A1 A"
            ply = game.room.table.ply
            assert (await sent(a, both, ply, "a"))["type"] == "moved"
            late = await sent(b, "play clear A1", ply, "b")
            assert (late["type"], late["reason"]) == ("refused", "not_your_card")
            assert state.view("B")["facts"]["seats"]["B"]["held"] == "flipped"
            assert (await sent(b, both, ply, "c"))["type"] == "moved"  # still legal: it stands


async def flip_until(line: Line, seat: str, state: tefuda.State, card: str) -> None:
    while True:
        await line.play("flip")
        if f"play {card} A1 A" in state.legal(seat):
            return
        await line.play("discard")


# B-6c


async def fought(tmp_path: Path, delays: list[float], **options: str) -> list[Racer]:
    """A whole fight of two who do the first thing that they may, over lines that take so long."""
    async with house(tmp_path, proxies=1) as here:
        racers = [Racer(1, 0.005, 0.01), Racer(2, 0.005, 0.01)]
        people = [await Person(here, f"Racer {i}").come() for i in range(2)]
        table = await people[0].make(game="brawl", seats=2, options={**REAL_TIME, **options}, countdown=2)
        async with asyncio.timeout(120), asyncio.TaskGroup() as group:
            for i, (racer, delay) in enumerate(zip(racers, delays)):
                group.create_task(run(here, racer, delay, table, people[i], sit=i > 0))
        return racers


@rule("B-6c")
@pytest.mark.anyio
async def test_the_faster_line_is_held_for_the_difference_and_60_milliseconds_at_most(tmp_path: Path) -> None:
    near, far = await fought(tmp_path, [NEAR, FAR])

    assert sorted(near.held)[len(near.held) // 2] in range(25, 56)
    assert max(near.held) <= 60
    assert sorted(far.held)[len(far.held) // 2] == 0


@rule("B-6c")
@pytest.mark.anyio
async def test_without_the_option_nothing_is_held(tmp_path: Path) -> None:
    near, far = await fought(tmp_path, [NEAR, 2 * NEAR], fair="off")

    assert not any(near.held + far.held)


# B-6d


@rule("B-6d")
@pytest.mark.parametrize(("level", "milliseconds"), [("novice", 900), ("trained", 500), ("quick", 300)])
def test_bots_react_in_the_time_of_their_level(level: str, milliseconds: int) -> None:
    luck = Quick(7)
    times = [reaction(level, luck) / 1000 for _ in range(3000)]

    assert abs(median(times) / milliseconds - 1) < 0.03
    assert habits(level).errors > 0


@rule("B-6d")
def test_lightning_has_neither_reaction_time_nor_errors() -> None:
    assert (habits("lightning").median, habits("lightning").errors) == (0, 0)


@rule("B-6d")
@pytest.mark.parametrize("level", ["novice", "trained", "quick", "lightning"])
def test_they_play_brawl_to_its_end(level: str) -> None:
    state = tefuda.game("brawl", mode="tournament").new(seats=2, seed=11)
    hands = {seat: bots.bot(level, 5) for seat in "AB"}
    waited = 0
    for turn in range(2000):
        seat = "AB"[turn % 2]
        action = None if state.over else bots.action(hands[seat], state, seat)
        waited = 0 if action else waited + 1
        if action:
            state.play(seat, action)
        if state.over or waited > 2:
            break

    assert state.over or state.due is not None
    assert len(state.moves) > 60
