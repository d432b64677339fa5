"""A table somewhere in a random game, and what the laws share when they look at it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tefuda.core.chance import Quick
from tefuda.core.view import CLOCK

if TYPE_CHECKING:
    from tefuda.core.state import State
    from tefuda.core.view import Event
    from tefuda.registry import Opened

LONGEST = 100_000
"""A random game of so many moves is taken for one without end."""

CLOCK_PLAYS = 0.01
"""So often a table's clock plays where it could."""

MOST_REMEMBERED = 400
ENOUGH = 20
"""So often each text is spoken."""


class Violation(AssertionError):
    """A law does not hold here."""


def demand(holds: object, message: str) -> None:
    if not holds:
        raise Violation(message)


def demand_equal(one: object, other: object, message: str) -> None:
    if one != other:
        raise Violation(f"{message}: {difference(one, other)}")


def difference(one: object, other: object) -> str:
    """Where two things differ first, in few words."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in dict.fromkeys([*one, *other]):
            if one.get(key) != other.get(key):
                return f"{key}: {difference(one.get(key), other.get(key))}"
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for i, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return f"[{i}] {difference(left, right)}"
        return f"{len(one)} and {len(other)} of them"
    if isinstance(one, str) and isinstance(other, str) and "\n" in one + other:
        return difference(one.splitlines(), other.splitlines())
    return f"{one!r} and {other!r}"


class Remembered:
    """What was met so far in a run: moves as they were written, and which words of the game have been checked."""

    def __init__(self) -> None:
        self.moves: dict[str, None] = {}
        kinds = ("event", "question", "reason", "unreadable")
        self.met: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
        self.hidden: Counter[str] = Counter()
        self.dealt_anew: Counter[str] = Counter()
        self.spoken: set[object] = set()

    def move(self, text: str) -> None:
        if text in self.moves:
            return
        if len(self.moves) == MOST_REMEMBERED:
            del self.moves[next(iter(self.moves))]
        self.moves[text] = None


class Point:
    """A table, the game that it is of, and luck for choosing what is looked at. Laws never change the table."""

    def __init__(
        self, opened: Opened, state: State, lot: random.Random, remembered: Remembered, longest: int = LONGEST
    ) -> None:
        self.opened = opened
        self.longest = longest
        self.state = state
        self.lot = lot
        self.remembered = remembered

    def some(self, things: Sequence[str], most: int) -> list[str]:
        """So many at most, in their order."""
        if len(things) <= most:
            return list(things)
        return [things[i] for i in sorted(self.lot.sample(range(len(things)), most))]

    def seat(self) -> str:
        """Any seat; more often one that is asked."""
        return self.lot.choice(self.state.seats + 2 * self.state.asked)

    def chance(self) -> Quick:
        return Quick(self.lot.getrandbits(48))

    def random_moves(self, count: int) -> list[tuple[str, str]]:
        """Moves that can be played from here on, found on a copy."""
        state = self.state.copy()
        player = Player(self.lot)
        found: list[tuple[str, str]] = []
        while len(found) < count and not state.over:
            seat, move = player.move(state)
            state.play(seat, move)
            found.append((seat, move))
        return found

    def resampled(self, seat: str) -> State:
        """A table that this seat could be sitting at."""
        return self.state.resample(seat, self.chance())


class Player:
    """Plays at random, but in each game likes other verbs more, so that rare tables are met as well."""

    def __init__(self, lot: random.Random) -> None:
        self.lot = lot
        self.likes: dict[str, float] = {}

    def move(self, state: State) -> tuple[str, str]:
        due = state.due
        if due is not None and self.lot.random() < CLOCK_PLAYS:
            return CLOCK, due.move
        asked = [seat for seat in state.asked if len(state.legal(seat))]
        demand(asked, f"{state.asked or 'nobody'} is asked and has no legal move")
        seat = asked[0] if len(asked) == 1 else self.lot.choice(asked)
        legal = list(state.legal(seat))
        if len(legal) == 1:
            return seat, str(legal[0])
        return seat, str(self.lot.choices(legal, [self.weight(move) for move in legal])[0])

    def weight(self, move: str) -> float:
        verb = move.partition(" ")[0]
        if verb not in self.likes:
            self.likes[verb] = 8 ** self.lot.uniform(-1, 1)
        return self.likes[verb]


def listening(state: State) -> State:
    """A copy that tells what happens."""
    new = state.copy()
    new.t.listen()
    return new


def played(state: State, seat: str, move: str) -> tuple[State, tuple[Event, ...]]:
    """A copy after a move, and what happened."""
    new = listening(state)
    return new, new.play(seat, move)


def played_out(state: State, most: int, lot: random.Random) -> State:
    """A copy at the end of the game, or so many moves on."""
    new = state.copy()
    player = Player(lot)
    for _ in range(most):
        if new.over:
            break
        new.play(*player.move(new))
    return new
