"""Who sends too much is read slowly, and nobody else waits for it."""

import asyncio
import time

import pytest

from tefuda.server import sockets
from tefuda.server.asks import LONGEST_FRAME
from tests.server.dealt import dealt, is_sentence
from tests.server.frames.asking import frame
from tests.server.players import House, Person

pytestmark = pytest.mark.anyio


async def test_a_burst_is_read_slowly_and_nothing_of_it_is_lost(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    rate, burst, count = 1000.0, 300.0, 2500
    monkeypatch.setattr(sockets, "FRAMES", (rate, burst))
    async with dealt(here) as game:
        # the others at this table, and those at another one
        async with dealt(here) as quiet:
            loud, waits = game.idle, []

            async def shout() -> float:
                began = time.monotonic()
                for i in range(count):
                    await loud.socket.send(frame("move", ply=0, move="draw", id=f"f{i}"))
                for i in range(count):
                    assert (await loud.answer(f"f{i}"))["type"] == "refused"
                return time.monotonic() - began

            shouting = asyncio.create_task(shout())
            while not shouting.done():
                for line in (game.asked, quiet.asked):
                    began = time.monotonic()
                    assert (await line.answer(await line.say("why", move="draw")))["type"] == "reason"
                    waits.append(time.monotonic() - began)
                await asyncio.sleep(0.01)
            seconds = await shouting
        assert seconds > (count - burst) / rate * 0.9
        assert sorted(waits)[int(len(waits) * 0.95)] < 0.1
        assert game.room.table.ply == 0


async def test_frames_that_cannot_be_read_are_slowed_down_too(here: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FRAMES", (500.0, 50.0))
    anna = await Person(here, "Anna").come()
    async with anna.at(await anna.make(seats=2)) as line:
        await line.until("welcome")
        for sent in (b"\x00", "x" * (LONGEST_FRAME + 1), "?"):
            began = time.monotonic()
            for _ in range(150):
                await line.socket.send(sent)
            for _ in range(150):
                assert (await line.hear())["type"] == "refused"
            assert time.monotonic() - began > 0.15


async def test_what_one_mutes_is_bounded(here: House) -> None:
    anna = await Person(here, "Anna").come()
    async with anna.at(await anna.make(seats=2)) as line:
        await line.until("welcome")
        for i in range(300):
            await line.say("mute", user=f"{i:064}", id=f"u{i}")
        answers = [await line.answer(f"u{i}") for i in range(300)]
        assert answers[0]["type"] == "done"
        assert (answers[-1]["type"], is_sentence(answers[-1].get("text", ""))) == ("refused", True)
        assert (await line.answer(await line.say("mute", user=f"{0:064}", mute=False)))["type"] == "done"
