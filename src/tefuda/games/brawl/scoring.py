"""B-4, B-9: who wins which Base, as it lies."""

from tefuda.games.brawl import names
from tefuda.games.brawl.zones import Zones


def winning_side(z: Zones, place: int) -> int:
    """More Hits, whoever played them (B-9 Reverse: fewer); equal or none: the owner's."""
    one = z.hits[2 * place]
    two = z.hits[2 * place + 1]
    if one == two:
        owner = z.row[place] // names.BASES
        if z.choices.is_tag:
            return owner % 2
        return 0 if owner == z.first[place // names.PLACES] else 1
    side = 0 if one > two else 1
    return 1 - side if z.played_on[place] & names.REVERSED else side


def worth(z: Zones, place: int) -> int:
    """B-9: each Double doubles, any Null makes zero."""
    if z.played_on[place] & names.NULLED:
        return 0
    return 1 << z.doubles[place]


def winner(z: Zones, place: int) -> int:
    """B-8: in tag team the seat that its side is named after, for the team."""
    return z.side_seat(place, winning_side(z, place))


def won(z: Zones, seat: int) -> int:
    """B-7: in both arenas together; B-8: by the whole team."""
    if z.choices.is_tag:
        return won_in(z, 0, seat % 2)
    total = 0
    if z.one[seat] != names.NONE:
        total = won_in(z, z.one[seat], seat)
    if z.two[seat] != names.NONE:
        total += won_in(z, z.two[seat], seat)
    return total


def won_in(z: Zones, arena: int, seat: int) -> int:
    total = 0
    for place in range(arena * names.PLACES, arena * names.PLACES + z.bases[arena]):
        if winner(z, place) == seat:
            total += worth(z, place)
    return total


def leaders(z: Zones) -> int:
    """The set of those with the most Bases in this round."""
    most = -1
    found = 0
    for i in range(z.players):
        seat = z.order[i]
        count = won(z, seat)
        if count > most:
            most = count
            found = 0
        if count == most:
            found |= 1 << seat
    return found
