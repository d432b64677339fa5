"""BN-1, BN-9, BN-10: the scrolls in front of the seats, each in its place, and the scroll pile; who knows which."""

from tefuda.core import bits, how
from tefuda.games.blanc_noir import names
from tefuda.games.blanc_noir.zones import Zones


def lay(z: Zones, seat: int, scroll: int, known: int) -> None:
    """Face down in front of a seat, in the next place."""
    place = names.MOST_SCROLLS * seat + z.fronts[seat]
    z.front[place] = scroll
    z.knows[place] = known | 1 << seat
    z.down[seat] |= 1 << z.fronts[seat]
    z.fronts[seat] += 1
    if z.heard is not None:
        z.tell("gained_scroll", seat, scroll, place, z.knows[place])


def gain(z: Zones, seat: int) -> None:
    """BN-8 Prayer: a random scroll of the pile (or its top one), face down; nothing if it is empty."""
    if z.in_scrolls:
        last = z.in_scrolls - 1
        i = pick(z)
        scroll = z.scrolls[i]
        known = z.scrolls_known[i] if z.choices.takes_top else 0
        z.scrolls[i] = z.scrolls[last]
        z.scrolls_known[i] = z.scrolls_known[last]
        z.in_scrolls = last
        lay(z, seat, scroll, known)


def pick(z: Zones) -> int:
    """BN-11: a random scroll of the pile, or the top one."""
    return z.in_scrolls - 1 if z.choices.takes_top else z.chance.below(z.in_scrolls)


def turn_up(z: Zones, seat: int, index: int) -> None:
    """BN-4.2"""
    place = names.MOST_SCROLLS * seat + index
    z.down[seat] ^= 1 << index
    z.knows[place] = how.EVERYBODY
    if z.heard is not None:
        z.tell("turned_up", seat, None, (place, z.front[place]), how.EVERYBODY)


def is_down(z: Zones, place: int) -> bool:
    return z.down[place // names.MOST_SCROLLS] >> place % names.MOST_SCROLLS & 1 != 0


def count(z: Zones) -> int:
    """How many scrolls lie in front of all seats."""
    total = 0
    for seat in range(z.seats):
        total += z.fronts[seat]
    return total


def list_down(z: Zones) -> None:
    """Notes the places of all face-down scrolls, in order."""
    z.downs = 0
    for seat in range(z.seats):
        some = z.down[seat]
        while some:
            z.places[z.downs] = names.MOST_SCROLLS * seat + bits.seat(some)
            z.downs += 1
            some &= some - 1


def swap(z: Zones, seat: int, one: int, two: int) -> None:
    """Two face-down scrolls change places, unseen; their new owners look at them."""
    if one == names.PILE:
        i = pick(z)
        scroll = z.scrolls[i]
        known = z.scrolls_known[i] if z.choices.takes_top else 0
        z.scrolls[i] = z.front[two]
        z.scrolls_known[i] = z.knows[two] if z.choices.takes_top else 0
        z.front[two] = scroll
        z.knows[two] = known
    else:
        scroll = z.front[one]
        known = z.knows[one]
        z.front[one] = z.front[two]
        z.knows[one] = z.knows[two]
        z.front[two] = scroll
        z.knows[two] = known
    if z.heard is not None:
        z.tell("swapped_scrolls", seat, None, (one, two), how.EVERYBODY)
    learn(z, one)
    learn(z, two)


def learn(z: Zones, place: int) -> None:
    """The owner of a place may look at the scroll that lies there now."""
    if place != names.PILE:
        seat = place // names.MOST_SCROLLS
        if not z.knows[place] >> seat & 1:
            z.knows[place] |= 1 << seat
            if z.heard is not None:
                z.tell("learned_scroll", seat, z.front[place], place, 1 << seat)


def put_back(z: Zones, by: int, place: int) -> None:
    """Shock Wave: back into the pile, which is shuffled; those behind it move up."""
    seat = place // names.MOST_SCROLLS
    scroll = z.front[place]
    if z.heard is not None:
        z.tell("returned_scroll", by, scroll, place, z.knows[place])
    z.fronts[seat] -= 1
    before = (1 << place % names.MOST_SCROLLS) - 1
    z.down[seat] = z.down[seat] & before | z.down[seat] >> 1 & ~before
    last = names.MOST_SCROLLS * seat + z.fronts[seat]
    while place < last:
        z.front[place] = z.front[place + 1]
        z.knows[place] = z.knows[place + 1]
        place += 1
    z.scrolls[z.in_scrolls] = scroll
    z.in_scrolls += 1
    shuffle(z)


def shuffle(z: Zones) -> None:
    z.chance.shuffle(z.scrolls, z.in_scrolls)
    for i in range(z.in_scrolls):
        z.scrolls_known[i] = 0


def gather(z: Zones, seat: int, kept: int) -> None:
    """Tornado: all scrolls but the one kept (an index) are shuffled; each player is dealt one."""
    this = z.front[names.MOST_SCROLLS * seat + kept]
    for owner in range(z.seats):
        for i in range(z.fronts[owner]):
            if owner != seat or i != kept:
                z.scrolls[z.in_scrolls] = z.front[names.MOST_SCROLLS * owner + i]
                z.in_scrolls += 1
        z.fronts[owner] = 0
        z.down[owner] = 0
    z.front[names.MOST_SCROLLS * seat] = this
    z.knows[names.MOST_SCROLLS * seat] = how.EVERYBODY
    z.fronts[seat] = 1
    if z.heard is not None:
        z.tell("gathered_scrolls", seat, None, None, how.EVERYBODY)
    shuffle(z)
    for owner in range(z.seats):
        last = z.in_scrolls - 1
        z.in_scrolls = last
        lay(z, owner, z.scrolls[last], 0)
