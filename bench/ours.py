"""What is measured of Tefuda."""

from itertools import count, cycle
from random import random
from time import process_time

import tefuda
from bench import measure

SEATS = 4
game = tefuda.game("blanc_noir")
in_turns = tefuda.game("brawl")
in_real_time = tefuda.game("brawl", mode="tournament")
seeds = count(1)


def playouts() -> int:
    return tefuda.playouts("blanc_noir", seats=SEATS, games=100, seed=next(seeds)).moves


def training() -> int:
    """BRAWL in turns; a flip counts as a move, as a dealt card of OpenSpiel's does."""
    return in_turns.playouts(seats=2, games=200, seed=next(seeds)).moves


def tournament() -> int:
    """BRAWL in real time."""
    return in_real_time.playouts(seats=2, games=200, seed=next(seeds)).moves


def steps() -> int:
    return step(game.new(seats=SEATS, seed=next(seeds)))


def step(state: tefuda.State) -> int:
    """A random game from here, one move after the other."""
    moves = 0
    legal, play = state.legal, state.play
    while seat := state.asked:
        options = legal(seat)
        play(seat, options[int(random() * len(options))])
        moves += 1
    return moves


def played(seed: int) -> list[tuple[str, str]]:
    state = game.new(seats=SEATS, seed=seed)
    step(state)
    return state.moves


def middle(seed: int) -> tefuda.State:
    """A state in the middle of a random game."""
    moves = played(seed)
    state = game.new(seats=SEATS, seed=seed)
    for seat, move in moves[: len(moves) // 2]:
        state.play(seat, move)
    return state


middles = cycle([middle(seed) for seed in range(8)])


def copies() -> int:
    return measure.repeated(next(middles).copy)


def state_bytes() -> float | None:
    return measure.bytes_each(next(middles).copy)


def quarters(games: int, count: int = 5) -> tuple[float, float]:
    """Moves per second in the first and the last quarter of the longest of four times as many games; best of some."""
    longest = sorted(((played(seed), seed) for seed in range(4 * games)), key=lambda g: len(g[0]))[-games:]
    found = [_quarters(longest) for _ in range(count)]
    return max(first for first, _ in found), max(last for _, last in found)


def _quarters(games: list[tuple[list[tuple[str, str]], int]]) -> tuple[float, float]:
    moves = first = last = 0.0
    for line, seed in games:
        quarter = len(line) // 4
        state = game.new(seats=SEATS, seed=seed)
        moves += quarter
        first += _replayed(state, line[:quarter])
        _replayed(state, line[quarter:-quarter])
        last += _replayed(state, line[-quarter:])
    return moves / first, moves / last


def _replayed(state: tefuda.State, moves: list[tuple[str, str]]) -> float:
    start = process_time()
    for _, move in moves:
        seat = state.asked
        len(state.legal(seat))
        state.play(seat, move)
    return process_time() - start
