"""What a practised player does at once: from what the seat may know alone, and better than chance."""

import random

import pytest

import tefuda
from tefuda.core.chance import Quick
from tests.games.brawl.test_tables import read


def reflex(state: tefuda.State, seat: str) -> str | None:
    number = state.game.reflex(state.t, "ABCDEFG".index(seat))
    return None if number < 0 else state.game.spelling.of(number)


def play_out(state: tefuda.State, players: dict[str, bool], seed: int) -> tuple[str, ...]:
    """Seats with a reflex against seats that play at random; the clock ends what stands still."""
    lot = random.Random(seed)
    while not state.over:
        able = [seat for seat in state.asked if state.legal(seat)]
        chosen = {seat: reflex(state, seat) if players[seat] else lot.choice(state.legal(seat)) for seat in able}
        ready = [seat for seat, move in chosen.items() if move is not None]
        if ready:
            seat = lot.choice(ready)
            state.play(seat, str(chosen[seat]))
        else:
            assert state.due is not None
            state.play("-", state.due.move)
    assert state.outcome is not None
    return state.outcome.winners


SETS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"mode": "tournament"}),
    (2, {"mode": "tournament", "expansion": "on", "decks": "umbra,volt"}),
    (5, {"mode": "tournament"}),
    (4, {"tag": "on"}),
    (4, {"tag": "on", "mode": "tournament"}),
]


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_it_is_legal_and_the_same_wherever_the_seat_sees_the_same(seats: int, options: dict[str, object]) -> None:
    state = tefuda.game("brawl", **options).new(seats=seats, seed=3)
    lot = random.Random(7)
    looked_at = 0
    while not state.over:
        for seat in state.seats:
            move = reflex(state, seat)
            assert move is None or move in list(state.legal(seat))
            assert reflex(state.resample(seat, Quick(lot.getrandbits(40))), seat) == move
            looked_at += move is not None
        able = [seat for seat in state.asked if state.legal(seat)]
        seat = lot.choice(able)
        state.play(seat, lot.choice(state.legal(seat)))
    assert looked_at > 50


@pytest.mark.parametrize(("seats", "options"), SETS)
def test_it_beats_chance(seats: int, options: dict[str, object]) -> None:
    won = 0
    for seed in range(20):
        state = tefuda.game("brawl", **options).new(seats=seats, seed=seed)
        team = "ABCDEFG"[seed % seats]
        partner = {"A": "C", "B": "D", "C": "A", "D": "B"}[team] if "tag" in options else team
        winners = play_out(state, {seat: seat in (team, partner) for seat in state.seats}, seed)
        won += team in winners
    assert won >= 14


@pytest.mark.parametrize(
    ("lines", "move"),
    [
        ({"A": "red.hit | - | *"}, "play red.hit B1 A"),
        ({"A": "clear | - | *", "A1": "- | - | green.hit green.hit"}, "play clear A1"),
        ({"A": "red.block | - | *", "B1": "- | - | red.hit"}, "play red.block B1 B"),
        ({"A": "base | - | *"}, "play base AB left"),
        ({"A": "red.block | - | *"}, "discard"),
        ({"A": "- | red.block | *"}, "flip"),
        ({"A": "- | green.hit | *"}, "lift"),
    ],
)
def test_the_next_best_thing_is_done_at_once(lines: dict[str, str | None], move: str) -> None:
    assert reflex(read(options="mode=tournament", **lines), "A") == move
