"""Thinking time is data: it depends on the times of entries and on nothing else."""

import pytest

from tefuda.server.clocks import Clocks
from tefuda.server.entries import Clock

GAME = Clock("game", seconds=60, increment=5)
MOVE = Clock("move", seconds=30)


def test_only_the_time_of_who_is_asked_runs() -> None:
    clocks = Clocks(GAME, "AB")
    clocks.run("A", at=1000)
    clocks.stop(at=4000)
    assert clocks.left == {"A": 57_000, "B": 60_000}


def test_each_move_brings_the_increment() -> None:
    clocks = Clocks(GAME, "AB")
    clocks.run("A", at=0)
    clocks.stop(at=10_000)
    clocks.answered("A")
    clocks.run("B", at=10_000)
    assert (clocks.left["A"], clocks.deadline) == (55_000, (70_000, "B"))


def test_per_move_every_question_has_fresh_time() -> None:
    clocks = Clocks(MOVE, "AB")
    clocks.run("A", at=0)
    clocks.run("A", at=20_000)
    assert clocks.deadline == (50_000, "A")


def test_the_first_whose_time_ends_is_the_deadline() -> None:
    clocks = Clocks(GAME, "ABC")
    clocks.left["B"] = 7000
    clocks.run("ABC", at=500)
    assert clocks.deadline == (7500, "B")


def test_in_a_pause_no_time_passes() -> None:
    clocks = Clocks(GAME, "AB")
    clocks.run("A", at=0)
    clocks.pause(at=10_000)
    stands: tuple[int, str] | None = clocks.deadline
    assert stands is None
    clocks.run("B", at=20_000)
    assert clocks.running == ""
    clocks.resume("A", at=500_000)
    assert (clocks.left["A"], clocks.deadline) == (50_000, (550_000, "A"))


def test_a_pause_gives_no_fresh_time_for_a_move() -> None:
    clocks = Clocks(MOVE, "AB")
    clocks.run("A", at=0)
    clocks.pause(at=29_000)
    clocks.resume("A", at=90_000)
    assert clocks.deadline == (91_000, "A")


def test_without_a_clock_nothing_runs() -> None:
    clocks = Clocks(Clock(), "AB")
    clocks.run("A", at=0)
    assert (clocks.deadline, clocks.plain()) == (None, None)


@pytest.mark.parametrize("at", [0, 999])
def test_a_time_before_the_last_one_takes_nothing(at: int) -> None:
    clocks = Clocks(GAME, "AB")
    clocks.run("A", at=1000)
    clocks.stop(at=at)
    assert clocks.left["A"] == 60_000
