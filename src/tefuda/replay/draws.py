"""Which numbers a recorded game asked of its luck, and what it got: what anybody can work out again from the secret."""

from typing import NamedTuple

from tefuda.core import chance as chances
from tefuda.core.chance import Chance
from tefuda.replay.record import Record


class Draw(NamedTuple):
    """At this step (0 is the deal) a number below `below` was asked for, and it was `value`."""

    step: int
    below: int
    value: int


class Noting(Chance):
    """Passes luck on and writes down what was asked."""

    def __init__(self, luck: Chance, draws: list[Draw]) -> None:
        self.luck = luck
        self.draws = draws
        self.step = 0

    def below(self, n: int) -> int:
        value = self.luck.below(n)
        self.draws.append(Draw(self.step, n, value))
        return value

    def copy(self) -> Chance:
        return self.luck.copy()

    def written(self) -> str:
        return self.luck.written()


def draws(record: Record, most: int) -> tuple[list[Draw], bool]:
    """In the order in which they were asked, so many at most; and whether these are all."""
    found: list[Draw] = []
    start = record.start(lambda luck: Noting(luck, found))
    noting = start.t.chance
    for number, played in enumerate(record.moves, 1):
        if len(found) > most:
            break
        if isinstance(noting, Noting):
            noting.step = number
        start.play(played.seat, played.move)
    return found[:most], len(found) <= most


def sealed(record: Record) -> chances.Sealed | None:
    """The sealed luck of a record that has some."""
    luck = None if record.luck is None else record.luck.chance()
    return luck if isinstance(luck, chances.Sealed) else None
