"""Life at a table, through real sockets: sitting down, playing, coming back."""

import asyncio
import random
from pathlib import Path

import pytest

from tefuda import replay
from tests.server.players import Line, Person, Said, house

pytestmark = pytest.mark.anyio


async def play_out(*lines: Line, seed: int = 1) -> list[Said]:
    """Everybody plays at random until the game is over; what each heard of its end."""
    luck = random.Random(seed)

    async def run(line: Line) -> Said:
        while True:
            if line.legal:
                await line.say("move", ply=line.ply, move=luck.choice(line.legal), id=f"{line.seat}{line.ply}")
                line.legal = None
            said = await line.hear()
            if said["type"] == "ended":
                return said

    return list(await asyncio.gather(*(run(line) for line in lines)))


async def test_two_people_play_a_game_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(seats=2, options={"rounds": 1}, ready=True)
        async with anna.at(table) as a, ben.at(table) as b:
            assert (await a.until("welcome"))["you"]["seat"] == "A"
            assert (await b.until("welcome"))["you"]["seat"] is None
            await b.say("sit")
            assert (await b.until("sat"))["seat"]["name"] == "Ben"
            b.seat = "B"
            await b.say("ready")
            first, second = await a.until("started"), await b.until("started")
            assert first["seq"] == second["seq"]
            ends = await play_out(a, b)
            assert ends[0] == ends[1]
            assert ends[0]["outcome"]["winners"]
            record = await ben.http.get(f"/api/tables/{table}/record")
            assert record.json()["outcome"] == ends[0]["outcome"]
            assert replay.verify(replay.parse(record.content), first["commitment"]).genuine
