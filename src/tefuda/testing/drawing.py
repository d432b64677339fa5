"""Which tables are played: numbers of seats, options and luck, drawn so that every value has its turn."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING

from tefuda.core.reasons import BadInput
from tefuda.registry import Opened, identity

if TYPE_CHECKING:
    from tefuda.core.options import Option
    from tefuda.core.state import State

Value = str | int | None


class Drawing:
    """One random game after the other. The same seed draws the same games."""

    def __init__(self, game: str | Opened, options: Mapping[str, object] | None, seats: int | None, seed: int) -> None:
        self.game = game
        self.key = game if isinstance(game, str) else game.key
        self.given = dict(options or {})
        self.only_seats = seats
        self.seed = seed
        self.lot = random.Random(f"{seed} {self.key}")
        self.turns: dict[str, list[Value | int]] = {}
        self.number = 0
        self.last: Opened | None = None

    def next(self) -> tuple[Opened, State, str]:
        """A game, its table after the deal, and the seed of the deal. Every fourth is dealt from a secret."""
        opened = self.opened()
        count = self.only_seats or int(str(self.in_turn(f"seats {opened.seats}", list(opened.seats))))
        bits = 256 if self.number % 4 == 3 else 48
        number = self.lot.getrandbits(bits)
        seed = f"{number:064x}" if bits == 256 else str(number)
        self.number += 1
        return opened, opened.new(count, seed, events=True), seed

    def opened(self) -> Opened:
        """The game itself; by its key: under its defaults first, then under other options, two tables under each."""
        if isinstance(self.game, Opened):
            return self.game
        if self.last is None or self.number % 2:
            self.last = Opened(self.game, self.options() | self.given)
        return self.last

    def options(self) -> dict[str, object]:
        drawn: dict[str, object] = {}
        if isinstance(self.game, str) and self.number:
            for option in identity(self.game).options:
                drawn[option.key] = self.in_turn(option.key, values(option, self.lot))
            drawn = {key: value for key, value in drawn.items() if self.lot.random() < 0.7}
            drawn = agreeing(self.game, drawn | self.given)
        return drawn

    def in_turn(self, key: str, some: list[Value]) -> Value:
        """Each of these comes once before any comes again."""
        left = self.turns.setdefault(key, [])
        if not left:
            left += range(len(some))
            self.lot.shuffle(left)
        return some[int(str(left.pop()))]


def agreeing(game: str, drawn: dict[str, object]) -> dict[str, object]:
    """As many of the values, the first ones, as may stand together."""
    found: dict[str, object] = {}
    for key, value in drawn.items():
        try:
            identity(game).choose(found | {key: value})
        except BadInput:
            continue
        found[key] = value
    return found


def values(option: Option, lot: random.Random) -> list[Value]:
    """All words of an option; of a number its default, its least and something small, so that games stay short."""
    if option.values:
        return list(option.values)
    most = option.default if isinstance(option.default, int) else option.low + 3
    return [option.default, option.low, lot.randint(option.low, max(option.low, most))]
