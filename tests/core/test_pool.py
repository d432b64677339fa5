"""Memory of dropped tables is used again: nothing of theirs may show, and nothing that still lives may be taken."""

import gc
import random

import pytest

import tefuda

GAMES = [("blanc_noir", {}), ("brawl", {}), ("brawl", {"mode": "tournament"})]


def played(state: tefuda.State, moves: int, seed: int) -> tefuda.State:
    choice = random.Random(seed)
    for _ in range(moves):
        if state.over:
            break
        seat = choice.choice([seat for seat in state.asked if state.legal(seat)])
        state.play(seat, choice.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize(("key", "options"), GAMES)
def test_a_new_table_in_old_memory_is_as_new(key: str, options: dict[str, str]) -> None:
    game = tefuda.game(key, **options)
    expected = game.new(seats=2, seed=5).table()
    used = [played(game.new(seats=2, seed=seed), 40, seed) for seed in range(40)]
    while used:
        used.pop()
        new = game.new(seats=2, seed=5)
        assert (new.table(), new.moves) == (expected, [])


@pytest.mark.parametrize(("key", "options"), GAMES)
def test_copies_in_old_memory_live_apart(key: str, options: dict[str, str]) -> None:
    game = tefuda.game(key, **options)
    state = played(game.new(seats=2, seed=3), 20, 3)
    before = state.table(), state.moves
    kept = []
    for seed in range(60):
        copy = played(state.copy(), 10, seed)
        if seed % 3 == 0:
            kept.append((copy, copy.table(), copy.moves))
        if seed % 20 == 0:
            gc.collect()
        assert gc.is_tracked(copy)
        assert gc.is_tracked(copy.t)
    assert (state.table(), state.moves) == before
    for copy, table, moves in kept:
        assert (copy.table(), copy.moves) == (table, moves)
