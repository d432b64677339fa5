"""Stepping through a record: every table on the way, and what each seat heard."""

import pytest

from tefuda.core.reasons import BadInput
from tefuda.replay import record
from tests.replay.games import SEALED, played, whole


def test_the_first_step_is_the_deal_and_then_comes_each_move() -> None:
    made = whole(most=60)
    steps = list(made.states())
    assert [step.number for step in steps] == list(range(61))
    assert steps[0][1:4] == (None, None, None)
    assert [step[1:4] for step in steps[1:]] == list(made.moves)
    assert steps[0].events[0].key == "round_began"
    assert all(step.events for step in steps)


def test_every_step_is_the_table_that_it_was() -> None:
    tables = [played(SEALED, most).table() for most in range(0, 60, 7)]
    steps = list(record(played(SEALED, 60)).states())
    assert [steps[most].state.table() for most in range(0, 60, 7)] == tables


def test_a_move_can_be_jumped_to() -> None:
    made = whole(most=40)
    steps = list(made.states())
    for number in (0, 1, 17, 40):
        found = made.at(number)
        assert found[:5] == steps[number][:5]
        assert found.state.table() == steps[number].state.table()
    for number in (-1, 41):
        with pytest.raises(BadInput) as refused:
            made.at(number)
        assert refused.value.reason == "bad_number"


def test_each_table_goes_its_own_way() -> None:
    made = whole(most=10)
    steps = list(made.states())
    before = steps[3].state.table()
    steps[2].state.play(*made.moves[2][:2])
    assert steps[3].state.table() == before == steps[2].state.table()


def test_a_seat_sees_and_hears_only_what_is_for_it() -> None:
    deal = whole(most=0).at(0)
    assert deal.view("B") == deal.state.view("B")
    assert deal.view() == deal.state.view(None)
    drew = {seat: [one["card"] for one in deal.heard(seat) if one["event"] == "drew"] for seat in ("A", "B", None)}
    assert [isinstance(card, str) for card in drew["A"]] == [True] * 7 + [False] * 14
    assert [isinstance(card, str) for card in drew["B"]] == [False] * 7 + [True] * 7 + [False] * 7
    assert not any(isinstance(card, str) for card in drew[None])
    for seat in ("D", "", "AB", "a"):
        with pytest.raises(BadInput):
            deal.heard(seat)
        with pytest.raises(BadInput):
            deal.view(seat)
