"""A game in which the first answer counts stands on the same core, and is held to the same laws."""

import pytest

from tefuda import registry, testing
from tefuda.core.reasons import IllegalMove
from tests.games.toy_games import toys


def test_a_race_keeps_every_law() -> None:
    with toys():
        testing.conformance("snap", games=60, longest=60)


def test_anybody_may_answer_and_the_second_comes_too_late() -> None:
    with toys():
        state = registry.game("snap", spots=2).new(seats=3, seed=1)
        assert (state.waiting[-1].how, state.asked) == ("race", "ABC")
        state.play("C", "take 1")
        with pytest.raises(IllegalMove, match="Spot 1 is not open") as refused:
            state.play("A", "take 1")
        assert (refused.value.reason, refused.value.rule) == ("taken", "S-1")
        state.play("C", "take 2")
        assert state.over
        assert state.outcome is not None
        assert state.outcome.winners == ("C",)
