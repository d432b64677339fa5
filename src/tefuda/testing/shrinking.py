"""From a broken law in the middle of a long game to a table and few moves that show it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tefuda.core.reasons import Refused
from tefuda.core.state import State
from tefuda.testing.point import Violation

if TYPE_CHECKING:
    from tefuda.testing.laws import Law
    from tefuda.testing.run import Walk

TRIES = 12
"""A law looks at samples: it is asked again so often with other luck before it counts as kept."""

MOST_MOVES_BACK = 40
MOST_SECONDS = 20.0

Moves = Sequence[tuple[str, str]]


class Found(NamedTuple):
    """From this table (from the deal where it is empty), after these moves, the law does not hold."""

    message: str
    table: str
    moves: Moves


def shrunken(walk: Walk, law: Law, message: str) -> Found:
    """The table itself where its notation shows it, or an earlier one and the moves from there, or the game."""
    until = time.monotonic() + MOST_SECONDS
    moves = [(seat, str(move)) for seat, move in walk.state.moves]
    for back in range(min(MOST_MOVES_BACK, len(moves)) + 1):
        if time.monotonic() > until:
            break
        try:
            table = earlier(walk, moves, back)
        except Exception:
            continue
        rest = moves[len(moves) - back :]
        again = problem(walk, law, table, rest)
        if again:
            return fewer(walk, law, Found(again, table, rest), until)
    return Found(message, "", moves)


def earlier(walk: Walk, moves: Moves, back: int) -> str:
    """The table before the last moves."""
    state = walk.opened.new(len(walk.state.seats), walk.dealt)
    for seat, move in moves[: len(moves) - back]:
        state.play(seat, move)
    return state.table()


def problem(walk: Walk, law: Law, table: str, moves: Moves) -> str:
    """What is wrong after these moves; nothing if the law holds, or if the moves cannot be played."""
    for salt in ("", *(f" {i}" for i in range(TRIES))):
        try:
            state = played(walk, table, moves)
        except Refused:
            return ""
        try:
            law.check(walk.point(walk.opened, state, law, salt))
        except Violation as violation:
            return str(violation)
        except Exception as mistake:
            return repr(mistake)
    return ""


def played(walk: Walk, table: str, moves: Moves) -> State:
    state = walk.opened.table(table)
    for seat, move in moves:
        state.play(seat, move)
    return state


def fewer(walk: Walk, law: Law, found: Found, until: float) -> Found:
    """Without the moves that do not matter."""
    i = 0
    while i < len(found.moves) and time.monotonic() < until:
        moves = [*found.moves[:i], *found.moves[i + 1 :]]
        again = problem(walk, law, found.table, moves)
        if again:
            found = Found(again, found.table, moves)
        else:
            i += 1
    return found
