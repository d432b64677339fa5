"""BN-8, BN-10: looking at what lies hidden, and what stays known of it."""

from tefuda.core import how
from tefuda.games.blanc_noir import names
from tefuda.games.blanc_noir.zones import Zones


def look_through(z: Zones, seat: int) -> None:
    z.looked[seat] = z.size[names.DISCARDS]
    if z.heard is not None:
        some = tuple([z.discards[i] for i in range(z.size[names.DISCARDS])])
        z.tell("looked_through", seat, some, None, 1 << seat)


def take_back(z: Zones, seat: int, face: int) -> None:
    z.taken = face
    z.taken_by = seat
    z.taken_at = draw_out(z, face)
    z.put(seat, face)
    z.has_moved = True
    z.declared &= ~(1 << seat)
    if z.heard is not None:
        z.tell("took_back", seat, face, None, 1 << seat)


def draw_out(z: Zones, face: int) -> int:
    """The oldest such card leaves the discard pile; where it lay."""
    i = 0
    while z.discards[i] != face:
        i += 1
    at = i
    for seat in range(z.seats):
        if z.looked[seat] > at:
            z.looked[seat] -= 1
    z.lift(names.DISCARDS, face)
    while i < z.size[names.DISCARDS]:
        z.discards[i] = z.discards[i + 1]
        i += 1
    return at


def show_hand(z: Zones, seat: int, to: int) -> None:
    z.own_seen()
    z.seen.any[seat] |= z.once[seat]
    for viewer in range(z.seats):
        if to >> viewer & 1 and viewer != seat:
            z.seen.once[viewer * 6 + seat] = z.once[seat]
            z.seen.twice[viewer * 6 + seat] = z.twice[seat]
    if z.heard is not None:
        z.tell("hand_shown", seat, tuple(z.faces(seat)), None, to | 1 << seat if to != how.EVERYBODY else to)
