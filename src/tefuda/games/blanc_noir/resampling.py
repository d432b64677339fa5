"""BN-10: a table that a seat could be sitting at. What it knows stays; the rest is dealt anew into the same places."""

from tefuda.core import bits
from tefuda.core.chance import Chance
from tefuda.games.blanc_noir import front, names, own, sets, zones
from tefuda.games.blanc_noir.zones import Zones

Needs = list[tuple[list[int], int]]


def resample(z: Zones, seat: int, chance: Chance, needs: Needs) -> Zones:
    """What is dealt depends on what the seat knows and on this luck, and on nothing else."""
    while True:
        new = own.zones(z.copy(chance))
        unpin_taken(new, seat, chance)
        if deal_numbers(new, seat, chance, needs):
            deal_scrolls(new, seat, chance)
            return new


def unpin_taken(z: Zones, seat: int, chance: Chance) -> None:
    """Somebody took a card back unseen: any card that lay there could have been it."""
    if is_taken_unknown(z, seat) and z.taken in hidden_hand(z, seat, z.taken_by):
        played = [z.discards[i] for i in range(z.size[names.DISCARDS])]
        played.insert(z.taken_at, z.taken)
        below = z.looked[z.taken_by]  # the Valkyrie itself
        could = [i for i in range(below) if played[i] != sets.VALKYRIE]
        at = could[chance.below(len(could))]
        z.lift(z.taken_by, z.taken)
        z.taken = played.pop(at)
        z.taken_at = at
        z.put(z.taken_by, z.taken)
        lay_discards(z, played)


def is_taken_unknown(z: Zones, seat: int) -> bool:
    """The log tells what was played, so the card taken back is one of those."""
    return z.choices.logs_all and z.taken != names.NO_FACE and z.taken_by != seat


def lay_discards(z: Zones, some: list[int]) -> None:
    z.clear(names.DISCARDS)
    for i, face in enumerate(some):
        z.discards[i] = face
        z.put(names.DISCARDS, face)


def hidden_hand(z: Zones, seat: int, owner: int) -> list[int]:
    """The cards of a hand that this seat does not know."""
    found = z.faces(owner)
    k = seat * 6 + owner
    for face in zones.both(z.seen.once[k], z.seen.twice[k]):
        found.remove(face)
    return found


def deal_numbers(z: Zones, seat: int, chance: Chance, needs: Needs) -> bool:
    """Whether the one whose turn it is got what the question needs."""
    hidden = [hidden_hand(z, seat, owner) if owner != seat else [] for owner in range(z.seats)]
    if is_taken_unknown(z, seat) and z.taken in hidden[z.taken_by]:
        hidden[z.taken_by].remove(z.taken)
    lower = hidden_discards(z, seat)
    pool = [z.pile[i] for i in range(z.in_pile)] + [z.discards[i] for i in lower]
    for some in hidden:
        pool += some
    pool.sort()
    chance.mix(pool)
    for owner in range(z.seats):
        for face in hidden[owner]:
            z.lift(owner, face)
    for owner in range(z.seats):
        due = len(hidden[owner])
        if due and owner == z.seat:
            due -= deal_needed(z, owner, pool, needs)
            if due < 0:
                return False
        for _ in range(due):
            z.put(owner, pool.pop())
    for i in range(z.in_pile):
        z.pile[i] = pool.pop()
    played = [z.discards[i] for i in range(z.size[names.DISCARDS])]
    for i in lower:
        played[i] = pool.pop()
    lay_discards(z, played)
    for owner in range(z.seats):
        for viewer in range(z.seats):
            if owner != seat and viewer != seat and viewer != owner:
                believe(z, viewer, owner, seat)
    return True


def deal_needed(z: Zones, owner: int, pool: list[int], needs: Needs) -> int:
    """What is missing of the cards without which a question would not stand: how many, too many if it cannot be had."""
    dealt = 0
    for some, count in needs:
        held = len([face for face in z.faces(owner) if face in some])
        fitting = [face for face in pool if face in some]
        if held + len(fitting) < count:
            return names.MOST_CARDS
        for face in fitting[: max(count - held, 0)]:
            pool.remove(face)
            z.put(owner, face)
            dealt += 1
    return dealt


def hidden_discards(z: Zones, seat: int) -> list[int]:
    """With `log = last`: the places of lower discards that this seat has not looked at."""
    if z.choices.logs_all:
        return []
    return list(range(z.looked[seat], z.size[names.DISCARDS] - 1))


def believe(z: Zones, viewer: int, owner: int, seat: int) -> None:
    """What others have seen of a hand that changed: as many cards of the new hand."""
    k = viewer * 6 + owner
    count = len(zones.both(z.seen.once[k], z.seen.twice[k]))
    if count:
        mine = seat * 6 + owner
        some = zones.both(z.seen.once[mine], z.seen.twice[mine]) + hidden_hand(z, seat, owner)
        note(z, k, some[:count])


def note(z: Zones, k: int, some: list[int]) -> None:
    """The seat pair k has seen these cards."""
    z.own_seen()
    z.seen.once[k] = z.seen.twice[k] = 0
    for face in some:
        bit = bits.one(face)
        z.seen.twice[k] |= z.seen.once[k] & bit
        z.seen.once[k] |= bit
        z.seen.any[k % 6] |= bit


def deal_scrolls(z: Zones, seat: int, chance: Chance) -> None:
    places = [
        place
        for owner in range(z.seats)
        for place in range(owner * names.MOST_SCROLLS, owner * names.MOST_SCROLLS + z.fronts[owner])
        if front.is_down(z, place) and not z.knows[place] >> seat & 1
    ]
    piled = [i for i in range(z.in_scrolls) if not z.scrolls_known[i] >> seat & 1]
    pool = [z.front[place] for place in places] + [z.scrolls[i] for i in piled]
    pool.sort()
    chance.mix(pool)
    for place in places:
        z.front[place] = pool.pop()
    for i in piled:
        z.scrolls[i] = pool.pop()
