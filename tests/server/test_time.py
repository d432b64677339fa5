"""Time at a table never runs back, whatever clocks of machines do; and nobody loses time by it."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tefuda.server.entries import decode
from tests.server.dealt import dealt
from tests.server.players import House, Person, house

pytestmark = pytest.mark.anyio
HOUR = 3_600_000


def step(here: House, milliseconds: int) -> None:
    """The clock that the node goes by jumps."""
    now = here.node.services.now
    here.node.services.now = lambda: now() + milliseconds


def plus(real: Callable[[], float], jump: float) -> float:
    return real() + jump


async def comes_back(here: House, person: Person, table: str, hours: int) -> list[int]:
    """What each seat has left after somebody came back to a node whose clock is so many hours wrong."""
    step(here, hours * HOUR)
    async with person.at(table, here) as line:
        before = (await line.until("welcome"))["seq"]
        resumed = await line.until("resumed")
        assert resumed["seq"] == before + 1
        return list(resumed["clocks"]["left"].values())


async def test_a_machine_whose_clock_was_put_back_takes_nobodys_time(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 600, "increment": 0}
    async with house(tmp_path) as here, dealt(here, clock=clock) as game:
        person, table = game.lines[0].person, game.table
        assert person is not None
        await game.asked.play("draw")
    for hours in (-5, 7, -1):
        async with house(tmp_path) as here:
            assert all(595_000 < left <= 600_000 for left in await comes_back(here, person, table, hours))
            room = here.room(table)
            assert room.table.clocks.deadline[0] - room.now > 590_000
    async with house(tmp_path) as here:
        log = await here.node.services.store.read(table)

        times = [decode(entry).at for entry in log]
        assert times == sorted(times)


async def test_a_countdown_ends_also_when_the_clock_was_put_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, bots=["random"], countdown=1)
        async with anna.at(table) as line:
            await line.until("welcome")
            await line.say("ready")
            await line.until("counting")
            here.room(table).give_up("idle")
            step(here, -HOUR)
            async with anna.at(table) as again:
                assert (await again.until("welcome"))["phase"] == "counting"
                started = await again.until("started")
                assert started["at"] >= again.heard[0]["until"]


async def test_a_clock_that_jumps_on_while_the_node_runs_changes_no_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as here, dealt(here, clock={"kind": "move", "seconds": 60}) as game:
        real = time.time
        for jump in (86_400, -86_400):
            monkeypatch.setattr(time, "time", partial(plus, real, jump))
            moved = await game.asked.play("draw")
            assert (moved["type"], moved.get("by", "player")) == ("moved", "player")
            for line in game.lines:
                if line.seq < moved["seq"]:
                    await line.until("moved")
            assert 55_000 < game.room.due_at - game.room.now <= 60_000
            async with (await Person(here, "Cleo").come()).at(game.table) as watcher:
                await watcher.until("welcome")
