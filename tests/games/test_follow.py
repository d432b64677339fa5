"""Events tell everything: whoever hears them knows what the view shows, and the view shows no more."""

import random
from typing import Any

import pytest

import tefuda
from tefuda.core.view import LETTERS
from tefuda.testing.drawing import Drawing
from tefuda.testing.point import Player
from tests.games.follower import Follower, seen

GAMES = 25 if tefuda.compiled else 6


def follow(drawing: Drawing, most: int = 1500) -> None:
    opened, state, seed = drawing.next()
    cards = {"listed": 121, "boxed": 125}[str(opened.options["deck"])]
    takes_top = opened.options["draw_scroll"] == "top"
    followers = {seat: Follower(state.seats, cards, takes_top) for seat in (None, *state.seats)}
    hear(followers, state, state.events())
    player = Player(random.Random(seed))
    for _ in range(most):
        if state.over:
            break
        seat, move = player.move(state)
        before = state.table()
        try:
            hear(followers, state, state.play(seat, move))
        except AssertionError as difference:
            difference.add_note(f"after {seat} {move} on\n{before}")
            raise


def hear(followers: dict[str | None, Follower], state: tefuda.State, told: tuple[tefuda.Event, ...]) -> None:
    for seat, follower in followers.items():
        for event in told:
            follower.hear(event.heard_by(None if seat is None else LETTERS.index(seat)))
        expected: dict[str, Any] = follower.expected()
        found = seen(state.view(seat))
        assert {key: value for key, value in found.items() if value != expected[key]} == {}, (seat, expected)


@pytest.mark.parametrize("seed", range(GAMES))
def test_whoever_hears_all_events_knows_what_the_view_shows(seed: int) -> None:
    follow(Drawing("blanc_noir", {"target": 60}, 2 + seed % 5, seed))


@pytest.mark.parametrize("log", ["full", "last"])
def test_that_holds_for_each_way_of_showing(log: str) -> None:
    for seed, gargoyle in enumerate(("public", "private")):
        options = {"log": log, "gargoyle": gargoyle, "draw_scroll": "top", "pixie": "ja", "target": 30}
        follow(Drawing("blanc_noir", options, 4, seed))
