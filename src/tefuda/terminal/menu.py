"""The legal moves as numbered choices: first what to do, then with which colour, place or card."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

MANY = 12
"""More choices than this with one verb are asked for in a second step."""


class Choice(NamedTuple):
    """Some moves that begin alike. `words`: what they share, in notation; `at`: the card or place it is drawn at."""

    words: tuple[str, ...]
    moves: tuple[str, ...]

    @property
    def move(self) -> str | None:
        """The move, when there is no more to choose."""
        return self.moves[0] if len(self.moves) == 1 else None


def grouped(moves: Sequence[str], key: Callable[[list[str]], tuple[str, ...]]) -> list[Choice]:
    """Moves with the same key are one choice."""
    found: dict[tuple[str, ...], list[str]] = {}
    for move in moves:
        found.setdefault(key(move.split()), []).append(move)
    return [Choice(shared(some), tuple(some)) for some in found.values()]


def shared(moves: Sequence[str]) -> tuple[str, ...]:
    """The words with which all of them begin."""
    rows = [move.split() for move in moves]
    found = []
    for column in zip(*rows):
        if len(set(column)) > 1:
            break
        found.append(column[0])
    return tuple(found)


def first_step(moves: Sequence[str]) -> list[Choice]:
    """By verb and what it is about; by verb alone, where that are too many."""
    things: dict[str, set[str]] = {}
    for move in moves:
        verb, *rest = move.split()
        things.setdefault(verb, set()).add(" ".join(rest[:1]))
    return grouped(moves, lambda words: tuple(words[: 1 if len(things[words[0]]) > MANY else 2]))


def next_step(choice: Choice) -> list[Choice]:
    """By the first word in which the moves differ."""
    depth = len(choice.words) + 1
    return grouped(choice.moves, lambda words: tuple(words[:depth]))
