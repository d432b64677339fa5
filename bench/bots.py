"""How strong and how quick a bot is: python -m bench.bots [--games N --level sensible --against random --seats 4]."""

import argparse
import sys
from time import perf_counter

import tefuda
from tefuda import bots
from tefuda.core.chance import Quick

GAME = "blanc_noir"


def play(level: str, against: str, seats: int, number: int) -> tuple[float, list[float]]:
    """One game, the level's seat going round: its share of the win, and how long each of its choices took."""
    state = tefuda.game(GAME).new(seats=seats, seed=number)
    mine = state.seats[number % seats]
    seeds = Quick(number ^ 0xB07)
    players = {seat: bots.bot(level if seat == mine else against, seeds.below(1 << 30)) for seat in state.seats}
    times = []
    while not state.over:
        seat = state.asked[0]
        start = perf_counter()
        move = bots.choice(players[seat], state, seat)
        if seat == mine:
            times.append(perf_counter() - start)
        state.play(seat, move)
    winners = state.outcome.winners
    return (1 / len(winners) if mine in winners else 0.0), times


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.bots", description="One bot against a table of others.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", choices=bots.LEVELS, default="sensible")
    parser.add_argument("--against", choices=bots.LEVELS, default="random")
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()

    wins, times = 0.0, []
    for number in range(asked.games):
        won, took = play(asked.level, asked.against, asked.seats, number)
        wins += won
        times += took
        if sys.stderr.isatty():
            print(f"\r{wins:g} of {number + 1}", end="", file=sys.stderr)
    times.sort()
    rate = wins / asked.games
    error = (rate * (1 - rate) / asked.games) ** 0.5
    print(f"\r{asked.level} against {asked.seats - 1} x {asked.against}, {asked.games} games", end=": ")
    print(f"wins {rate:.1%} ± {error:.1%} (an even share is {1 / asked.seats:.1%})")
    marks = {"median": 0.5, "99%": 0.99, "longest": 1}
    shown = ", ".join(f"{name} {times[round(part * (len(times) - 1))] * 1000:.1f} ms" for name, part in marks.items())
    print(f"a choice takes: {shown}; {len(times) / asked.games:.0f} choices a game; rules compiled: {tefuda.compiled}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
