"""What a table has chosen: what follows when somebody stays away, and who sits where in the next game."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.server.dealt import dealt
from tests.server.players import Line, house
from tests.server.processes import environment

pytestmark = pytest.mark.anyio


async def seats_after(lines: list[Line]) -> dict[str, str]:
    """Ends the game, begins the next, and says who sits where."""
    first, *others = lines
    await first.say("propose", what="end")
    for line in others:
        await line.until("asked")
        await line.say("agree", yes=True)
    for line in lines:
        await line.until("ended")
        await line.say("ready")
    started = [await line.until("started") for line in lines]
    return {seat["name"]: seat["seat"] for seat in started[0]["seats"]}


@pytest.mark.parametrize("rotate", [True, False])
async def test_in_the_next_game_all_move_on_or_stay_as_the_table_has_chosen(rotate: bool, tmp_path: Path) -> None:
    names = ("Anna", "Ben", "Cleo")
    async with house(tmp_path) as here, dealt(here, *names, rotate=rotate) as game:
        before = dict(zip(names, "ABC"))
        after = await seats_after(game.lines)
        assert after == (dict(zip(names, "BCA")) if rotate else before)
        for line, name in zip(game.lines, names):
            await line.say("look")
            assert (await line.until("welcome"))["you"]["seat"] == after[name]


async def test_a_game_is_broken_off_when_somebody_stays_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, absent="end", grace=5) as game:
        gone, left = game.lines
        await gone.close()
        presence = await left.until("presence", lambda said: said["seat"] == gone.seat)
        assert "here" not in presence
        game.room.away[gone.seat] -= 6000
        game.room.post(game.room.catch_up)
        ended = await left.until("ended")
        assert (ended["why"], ended["outcome"]) == ("absent", None)
        assert ended["secret"]


async def test_a_game_waits_for_whoever_stays_away(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, absent="wait", grace=5) as game:
        gone = game.asked
        left = game.idle
        await gone.close()
        await left.until("presence", lambda said: said["seat"] == gone.seat)
        game.room.away[gone.seat] -= 3_600_000
        seq = game.room.table.seq
        game.room.post(game.room.catch_up)
        await left.say("say", text="Where are you?")
        assert (await left.until("said"))["seq"] == seq + 1
        assert gone.person
        async with gone.person.at(game.table) as again:
            await again.until("welcome")
            assert (await again.play("draw"))["type"] == "moved"


async def test_whoever_has_the_record_can_prove_the_shuffle(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as here, dealt(here) as game:
        commitment = game.room.table.commitment
        for _ in range(6):
            line = game.asked
            ply = line.ply
            await line.play("draw")
            for other in game.lines:
                while other.ply <= ply:
                    await other.hear()
        await seats_after(game.lines)
        person = game.lines[0].person
        assert person
        answer = await person.http.get(f"/api/tables/{game.table}/record?number=1")
        file = tmp_path / "game.json"
        file.write_bytes(answer.content)
        for hash, code in ((commitment, 0), ("0" * 64, 1)):
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tefuda.cli", "verify", file, "--commitment", hash, "--json",
                env=environment(), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            out, _ = await process.communicate()
            assert (process.returncode, json.loads(out)["genuine"]) == (code, code == 0)
