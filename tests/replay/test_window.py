"""A stretch of a game shows what a seat could follow, and all hands only when that is asked for."""

import json
from pathlib import Path

import pytest

from tefuda.core.reasons import BadInput
from tefuda.replay import parse, record, verify
from tefuda.replay.draws import draws, sealed
from tefuda.replay.window import Eyes, window
from tests.replay.games import QUICK, SEALED, advance, played, whole
from tests.replay.test_record import again


def test_stretches_together_are_the_whole_game() -> None:
    made = whole(most=45)
    eyes = Eyes("B")
    pieces = [step for first in range(0, 46, 10) for step in window(made, eyes, first, 10)]
    assert [step.number for step in pieces] == list(range(46))
    for step, shown in zip(made.states(), pieces, strict=True):
        assert (shown.view, shown.events) == (step.view("B"), step.heard("B"))
        assert shown.move == (step.move if step.seat == "B" else None)


@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_what_a_seat_cannot_know_is_not_in_its_stretch(seat: str | None) -> None:
    state = played(most=40)
    made = record(state)
    shown = window(made, Eyes(seat), 0, 100)
    assert [one.move is None for one in shown[1:]] == [player != seat for player, _ in state.moves]
    for step, one in zip(made.states(), shown, strict=True):
        assert one.view == step.state.view(seat)
        if seat is not None:
            assert one.view == step.state.resample(seat, 99).view(seat)


def test_open_hands_show_what_lies_before_seats_and_no_pile() -> None:
    made = whole(most=20)
    for step, one in zip(made.states(), window(made, Eyes(open=True), 0, 100), strict=True):
        assert one.view is not None
        assert one.move == step.move
        zones = {(zone["zone"], zone["owner"]): zone["cards"] for zone in one.view["zones"]}
        for seat in step.state.seats:
            own = {(zone["zone"], zone["owner"]): zone["cards"] for zone in step.view(seat)["zones"]}
            assert sorted(map(str, zones["hand", seat])) == sorted(map(str, own["hand", seat]))
        assert zones["pile", None] == []
        assert '"back"' not in json.dumps([cards for (_, owner), cards in zones.items() if owner])


@pytest.mark.parametrize(
    ("first", "seat", "reason"),
    [(46, None, "bad_number"), (-1, None, "bad_number"), (0, "D", "unknown_seat"), (0, "AB", "unknown_seat")],
)
def test_what_the_game_does_not_have_is_refused(first: int, seat: str | None, reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        window(whole(most=45), Eyes(seat), first, 10)
    assert refused.value.reason == reason


def test_every_number_that_luck_gave_is_written_down_and_follows_from_the_secret() -> None:
    state = played(SEALED, target=1)
    found, is_all = draws(again(record(state)), 100_000)
    assert is_all
    luck = sealed(record(state))
    assert luck is not None
    assert [draw.value for draw in found] == [luck.below(draw.below) for draw in found]
    assert luck.written() == state.t.chance.written()
    assert found[0] == (0, 121, found[0].value)
    assert {draw.step for draw in found} >= {0}


def test_noting_luck_changes_no_game_and_goes_only_so_far() -> None:
    made = record(advance(played(QUICK, most=0), 60))
    assert draws(made, 10)[1] is False
    assert len(draws(made, 10)[0]) == 10
    assert sealed(made) is None


def test_what_the_browser_is_tested_with_is_what_the_library_writes() -> None:
    path = Path(__file__).parents[2] / "web" / "src" / "lib" / "replay" / "record.fixture.json"
    fixture = json.loads(path.read_text(encoding="utf-8"))
    made = parse(json.dumps(fixture["record"]).encode())
    assert verify(made).genuine
    found, is_all = draws(made, 10_000)
    assert fixture["draws"] == {
        "step": [one.step for one in found],
        "below": [one.below for one in found],
        "value": [one.value for one in found],
        "all": is_all,
    }
