"""Tries each move on tables that are possible, plays on at random for a while, and takes what went best on average.

It knows nothing of any game but the legal moves and how well a seat stands, and its effort is counted in moves, never
in time: the same seed makes the same choice on any machine.
"""

from tefuda.bots.seen import Seen
from tefuda.core.chance import Quick

TRIES = 1500
"""So many tries are shared by the moves that are left, first and after each halving."""
FEWEST = 12
"""But each of them is tried on so many tables at least."""
DEPTH = 12
"""A try goes on for so many random moves: more of them bury the move that is tried."""
ALIKE = 4
"""Of many moves that differ only in the colours of their cards, so many are tried."""
MANY = 24


class Sensible:
    def __init__(self, seed: int) -> None:
        self.luck = Quick(seed)

    def choose(self, seen: Seen) -> str:
        """Halves the moves until one is left: the better half on the same tables goes on to the next ones."""
        left = list(seen.legal) if len(seen.legal) <= MANY else without_many_alike(seen.legal)
        total = dict.fromkeys(left, 0.0)
        while len(left) > 1:
            for _ in range(max(TRIES // len(left), FEWEST)):
                table = seen.guess(self.luck)
                course = self.luck.below(1 << 30)
                for move in left:
                    total[move] += seen.tried(table, move, Quick(course), DEPTH)
            left.sort(key=lambda move: -total[move])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def act(self, seen: Seen) -> str | None:
        return self.choose(seen)


def without_many_alike(moves: tuple[str, ...]) -> list[str]:
    found: dict[str, int] = {}
    kept = []
    for move in moves:
        kind = " ".join(word.rpartition(".")[2] for word in move.split())
        found[kind] = found.get(kind, 0) + 1
        if found[kind] <= ALIKE:
            kept.append(move)
    return kept
