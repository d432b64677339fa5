"""What the tests of the reference share: seeded luck, and tables laid in one line."""

import random
from typing import Any

from .blanc_noir import Reference


class Dice:
    """Seeded luck that remembers what it was asked."""

    def __init__(self, seed: int) -> None:
        self.asked: list[int] = []
        self._random = random.Random(seed)

    def below(self, n: int, /) -> int:
        self.asked.append(n)
        return self._random.randrange(n)


def laid(hands: str, discards: str, options: dict[str, Any] | None = None, **facts: Any) -> Reference:
    """A table at the beginning of A's turn: hands divided by `|`, the last of the discards on top."""
    rows = [hand.split() for hand in hands.split("|")]
    game = Reference(len(rows), Dice(1), **(options or {}))
    game.set(rows, discards.split(), **facts)
    return game


def down(*faces: str) -> list[tuple[str, bool]]:
    """Face-down scrolls in front of one seat."""
    return [(face, False) for face in faces]


def after(game: Reference, *moves: str) -> dict[str, Any]:
    """The state after these moves."""
    for move in moves:
        game.play(move)
    return game.summary()


def hand_sizes(game: Reference) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand) for hand in game.summary()["hands"]]


def legal(game: Reference, verb: str) -> list[str]:
    """The legal moves that begin with this verb."""
    return [move for move in game.legal() if move.split()[0] == verb]
