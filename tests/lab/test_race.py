"""Time in the lab is data: races run as they would at a table, and the same seed runs the same race."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tefuda import registry
from tefuda.bots.habits import CURVE, PRACTISED, habits
from tefuda.bots.seen import knows_reflexes
from tefuda.core.chance import Quick
from tefuda.lab.race import Race
from tests.games.toy_games import toys


@pytest.fixture(autouse=True)
def toy_games() -> Iterator[None]:
    with toys():
        yield


def race(level: str = "quick", game: str = "rush", **options: object) -> Race:
    rules = registry.game(game, **options).rules
    about = habits(level)
    return Race(rules, about.median, about.errors, CURVE, knows_reflexes(rules))


class Ran(NamedTuple):
    time: int
    moves: int
    late: int
    by_clock: int
    scores: tuple[int, ...]


def ran(one: Race, seed: int, seats: int = 3) -> Ran:
    luck = Quick(seed)
    t = one.game.setup(seats, luck, False)
    assert one.run(t, luck, 5000)
    return Ran(one.now, one.moves, one.late, one.by_clock, tuple(one.game.scores(t)))


def test_the_same_seed_runs_the_same_race() -> None:
    assert [ran(race(), seed) for seed in range(20)] == [ran(race(), seed) for seed in range(20)]
    assert len({ran(race(), seed) for seed in range(20)}) > 10


@pytest.mark.parametrize("game", ["rush", "snap"])
def test_every_race_comes_to_its_end(game: str) -> None:
    for seed in range(40):
        assert ran(race(game=game), seed, 2 + seed % 3).moves


def test_slower_hands_take_longer_by_as_much_as_they_are_slower() -> None:
    """Of games without errors, so that all have about as many moves."""
    took = {level: sum(length(level, seed) for seed in range(60)) for level in PRACTISED}
    assert 2.7 < took["novice"] / took["quick"] < 3.3
    assert 1.5 < took["trained"] / took["quick"] < 1.85


def length(level: str, seed: int) -> int:
    one = Race(registry.game("rush").rules, habits(level).median, 0, CURVE, True)
    return ran(one, seed, 2).time


def test_nobody_is_faster_than_could_be_shown() -> None:
    one = race("lightning")
    for seed in range(20):
        found = ran(one, seed, 2)
        assert found.time >= found.moves // 2 * 20_000


def test_of_two_who_are_equal_neither_has_the_better_seat() -> None:
    """Snap: both want the same spot at the same moment."""
    one = race("lightning", "snap", spots=5)
    won = [ran(one, seed, 2).scores for seed in range(400)]
    share = sum(scores[0] for scores in won) / sum(map(sum, won))
    assert 0.45 < share < 0.55


def test_what_is_begun_may_come_too_late() -> None:
    one = race("quick", "snap", spots=40)
    assert sum(ran(one, seed, 2).late for seed in range(10)) > 100


def test_a_game_that_does_not_end_is_found_out() -> None:
    luck = Quick(1)
    one = race("quick", "snap", spots=40)
    assert not one.run(one.game.setup(2, luck, False), luck, 20)
