"""Levels with hands: how fast they are, how often they err, and what they do where nothing is to be done at once."""

from collections import Counter
from statistics import fmean, median

import pytest

import tefuda
from tefuda import bots, registry
from tefuda.bots.habits import CURVE, PRACTISED, habits, reaction
from tefuda.bots.seen import Seen
from tefuda.core.chance import Quick
from tests.games.toy_games import toys


def drawn(level: str, count: int = 4000) -> list[int]:
    luck = Quick(5)
    return [reaction(level, luck) for _ in range(count)]


@pytest.mark.parametrize("level", [level for level in PRACTISED if level != "lightning"])
def test_half_of_all_reactions_are_faster_than_the_median_of_the_level(level: str) -> None:
    times = drawn(level)
    assert abs(median(times) / 1000 / habits(level).median - 1) < 0.02
    assert fmean(times) > median(times)  # log-normal: the slow ones are farther off


def test_no_reaction_is_beyond_what_people_do() -> None:
    assert min(drawn("quick")) > 100_000
    assert max(drawn("novice")) < 2_500_000
    assert sorted(CURVE) == CURVE


def test_lightning_takes_no_time() -> None:
    assert set(drawn("lightning")) == {0}


def test_a_better_level_is_faster_and_errs_less() -> None:
    found = list(PRACTISED.values())
    assert found == sorted(found, reverse=True)
    assert [one.errors for one in found] == sorted((one.errors for one in found), reverse=True)


def test_the_same_seed_draws_the_same_times() -> None:
    assert drawn("trained", 50) == drawn("trained", 50)


def acted(level: str, moves: int = 600) -> Counter[str | None]:
    """What a bot does with a card in hand that fits."""
    with toys():
        state = registry.game("rush", cards=5).new(seats=2, seed=3)
        while "play" not in state.legal("A"):
            state.play("A", next(move for move in state.legal("A") if move in ("flip", "drop")))
        return Counter(bots.action(bots.bot(level, seed), state, "A") for seed in range(moves))


@pytest.mark.parametrize("level", PRACTISED)
def test_errors_are_as_frequent_as_the_level_says(level: str) -> None:
    found = acted(level)
    assert set(found) <= {"play", "drop"}
    assert abs(1000 * found["drop"] / 600 - habits(level).errors) <= 25


def test_whoever_has_nothing_to_do_waits() -> None:
    with toys():
        state = registry.game("rush", cards=1).new(seats=2, seed=3)
        state.play("A", "flip")
        state.play("A", "drop")
        assert [bots.action(bots.bot(level, 1), state, "A") for level in PRACTISED] == [None] * len(PRACTISED)


def test_a_reflex_is_what_the_seat_sees_and_no_more() -> None:
    with toys():
        for seed in range(30):
            state = registry.game("rush", cards=4).new(seats=3, seed=seed)
            for _ in range(seed % 6):
                seat = state.asked[seed % len(state.asked)]
                if state.legal(seat):
                    state.play(seat, state.legal(seat)[0])
            for seat in state.seats if not state.over else "":
                found = {Seen(state.resample(seat, luck), seat, Quick(luck)).reflex for luck in range(5)}
                assert len(found) == 1


def test_a_game_without_reflexes_is_thought_about() -> None:
    state = tefuda.table(
        "blanc_noir",
        "A: red.sai | -\nB: blue.sai golem dragon red.knight | -\ndiscards: red.dagger\ndeclared: A",
        seed=1,
    )
    assert not Seen(state, "A", Quick(1)).has_reflexes
    assert bots.choice(bots.bot("lightning", 1), state, "A") == "discard red.sai"
