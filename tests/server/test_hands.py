"""Bots in a race: all of them at once, each by its own clock, and none of them before it could have seen anything."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tefuda.bots import sensible
from tests.games.toy_games import toys
from tests.server.players import House, Person, Said, house

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def toy_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(sensible, "TRIES", 12)  # toys are not compiled
    monkeypatch.setattr(sensible, "FEWEST", 1)
    with toys():
        yield


async def watched(here: House, levels: list[str], **new: Any) -> list[Said]:
    """The moves of a game of bots that somebody looks at."""
    anna = await Person(here, "Anna").come()
    table = await anna.make(**{"game": "rush", "seats": len(levels), "bots": levels, "sit": False, **new})
    async with anna.at(table) as line:
        await line.until("ended")
        return [said for said in line.heard if said["type"] == "moved"]


async def test_every_bot_of_a_race_plays_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        moved = await watched(here, ["lightning", "quick", "lightning", "trained"], options={"cards": 2})
        assert {said["by"] for said in moved} == {"bot"}
        assert {said["seat"] for said in moved} == set("ABCD")


async def test_bots_do_not_wait_for_each_other(tmp_path: Path) -> None:
    """Lightning has done everything before a novice has begun."""
    async with house(tmp_path) as here:
        moved = await watched(here, ["novice", "lightning"], options={"cards": 1})
        seats = [said["seat"] for said in moved]
        assert seats[:2] == ["B", "B"]


async def test_a_bot_takes_its_reaction_time_before_each_move(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        moved = await watched(here, ["random", "random"], game="snap", options={"spots": 9})
        assert len(moved) == 9
        for seat in "AB":
            at = [said["at"] for said in moved if said["seat"] == seat]
            assert all(later - sooner >= 200 for sooner, later in pairwise(at))


async def test_a_bot_goes_on_for_a_player_who_leaves_a_race(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = [await Person(here, name).come() for name in ("Anna", "Ben")]
        table = await anna.make(
            game="rush", seats=2, bots=["lightning"], ready=True, options={"cards": 2}, stand_in="lightning"
        )
        async with ben.at(table) as b:
            async with anna.at(table) as a:
                await a.until("welcome")
                await a.say("stand")
            ended = await b.until("ended")
            assert ended["outcome"]
            assert {said["by"] for said in b.heard if said["type"] == "moved" and said["seat"] == "A"} == {"bot"}


async def test_while_a_race_is_paused_no_hand_moves(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(game="rush", seats=2, bots=["quick"], ready=True, options={"cards": 2})
        async with anna.at(table) as a:
            await a.until("welcome")
            await a.say("propose", what="pause")
            await a.until("paused")
            ply = here.room(table).table.ply
            assert (await a.play("flip"))["reason"] == "server_paused"
            assert here.room(table).hands.seats == []
            await a.say("propose", what="resume")
            await a.until("resumed")
            assert here.room(table).table.ply == ply
            assert (await a.until("moved"))["seat"] == "B"
