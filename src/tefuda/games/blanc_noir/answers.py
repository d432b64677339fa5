"""BN-5a: offering an answer, with and without the word, and taking it."""

from tefuda.core import quick
from tefuda.core.moves import Moves
from tefuda.games.blanc_noir import moves
from tefuda.games.blanc_noir.zones import Zones


def offer(z: Zones, seat: int, out: Moves, move: int, left: int) -> None:
    """A move after which so many cards are left; beside it the same with the word, if that may be said."""
    quick.add(out, move)
    if left == 1 and z.may_declare(seat):
        quick.add(out, moves.with_word(move))


def taken(z: Zones, seat: int, move: int) -> None:
    """The question is answered."""
    z.answered()
    if moves.has_word(move):
        z.declare(seat)
