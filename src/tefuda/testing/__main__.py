"""`python -m tefuda.testing blanc_noir --moves 1000000 declaration=automatic`"""

import argparse
import sys

from tefuda.core.reasons import Refused
from tefuda.testing.broken import Broken
from tefuda.testing.point import LONGEST
from tefuda.testing.run import conformance


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tefuda.testing", description="Random games, and every law on the way."
    )
    parser.add_argument("game")
    parser.add_argument("option", nargs="*", help="KEY=VALUE: given instead of drawn")
    parser.add_argument("--games", type=int, default=30, help="so many games (30)")
    parser.add_argument("--moves", type=int, help="so many moves, instead of so many games")
    parser.add_argument("--seats", type=int, help="always so many seats")
    parser.add_argument("--seed", type=int, default=0, help="another seed plays other games (0)")
    parser.add_argument("--longest", type=int, default=LONGEST, help=f"a game of more moves has no end ({LONGEST})")
    parser.add_argument("--thorough", type=float, default=1.0, help="how often sampled laws are looked at (1.0)")
    given = parser.parse_intermixed_args()
    options = dict(word.partition("=")[::2] for word in given.option)
    try:
        report = conformance(
            given.game,
            games=given.games,
            moves=given.moves,
            seats=given.seats,
            seed=given.seed,
            options=options,
            longest=given.longest,
            thorough=given.thorough,
        )
    except Refused as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    except Broken as broken:
        print(broken, file=sys.stderr)
        sys.exit(1)
    print(report)


if __name__ == "__main__":
    main()
