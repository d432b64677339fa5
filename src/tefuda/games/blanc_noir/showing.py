"""BN-10: what lies where and who may see it; the core makes each seat's view of it."""

from typing import Any

from tefuda.core import bits, how
from tefuda.core.view import letter, letters
from tefuda.core.zones import NOBODY, Lying, Zone
from tefuda.games.blanc_noir import front, names, spelling
from tefuda.games.blanc_noir.zones import Zones


def zones(z: Zones) -> list[Zone]:
    found = [hand(z, seat) for seat in range(z.seats)]
    found += [scrolls(z, seat) for seat in range(z.seats)]
    pile = [Lying(spelling.FACES[z.pile[i]], NOBODY) for i in range(z.in_pile)]
    removed = [Lying(spelling.FACES[face], how.EVERYBODY) for face in z.faces(names.REMOVED)]
    scroll_pile = [Lying(spelling.SCROLLS[z.scrolls[i]], z.scrolls_known[i]) for i in range(z.in_scrolls)]
    return [
        *found,
        Zone("pile", None, "pile", "number", pile),
        Zone("discards", None, "pile", "number", discards(z)),
        Zone("removed", None, "hand", "number", removed),
        Zone("scroll_pile", None, "pile", "scroll", scroll_pile),
    ]


def hand(z: Zones, seat: int) -> Zone:
    """Its owner sees it, and whoever has seen a card of it as long as it stays."""
    cards = []
    second = -1
    for face in z.faces(seat):
        bit = bits.one(face)
        who = 1 << seat
        for viewer in range(z.seats):
            k = viewer * 6 + seat
            if (z.seen.twice[k] if face == second else z.seen.once[k]) & bit:
                who |= 1 << viewer
        if not z.choices.scouts_alone and who == (1 << z.seats) - 1:
            who = how.EVERYBODY
        cards.append(Lying(spelling.FACES[face], who))
        second = face
    return Zone("hand", seat, "hand", "number", cards)


def scrolls(z: Zones, seat: int) -> Zone:
    cards = []
    for i in range(z.fronts[seat]):
        place = names.MOST_SCROLLS * seat + i
        cards.append(Lying(spelling.SCROLLS[z.front[place]], z.knows[place], not front.is_down(z, place)))
    return Zone("scrolls", seat, "row", "scroll", cards)


def discards(z: Zones) -> list[Lying]:
    """The top is seen by all; of the rest each knows what the log tells and what a Valkyrie let them look at."""
    last = z.size[names.DISCARDS] - 1
    logged = last
    if z.choices.logs_all:
        logged = 0 if z.taken == names.NO_FACE else z.looked[z.taken_by] - 1
    cards = []
    for i in range(last + 1):
        who = 0
        if i >= logged:
            who = how.EVERYBODY
        else:
            for seat in range(z.seats):
                if i < z.looked[seat]:
                    who |= 1 << seat
        cards.append(Lying(spelling.FACES[z.discards[i]], who))
    return cards


def played(z: Zones) -> list[str]:
    """The log since the pile was renewed. A card taken back unseen stays in it: its going would tell which it was."""
    if not z.choices.logs_all:
        return [spelling.FACES[z.top]]
    some = [z.discards[i] for i in range(z.size[names.DISCARDS])]
    if z.taken != names.NO_FACE:
        some.insert(z.taken_at, z.taken)
    return [spelling.FACES[face] for face in some]


def facts(z: Zones) -> dict[str, Any]:
    return {
        "round": z.round,
        "first": letter(z.first),
        "turn": letter(z.seat),
        "direction": "clockwise" if z.direction == 1 else "counterclockwise",
        "top": spelling.FACES[z.top],
        "played": played(z),
        "taken_back": None if z.taken == names.NO_FACE else letter(z.taken_by),
        "colour": spelling.COLOURS[z.colour],
        "chain": z.chain,
        "idle": z.idle,
        "points": {letter(i): z.points[i] for i in range(z.seats)},
        "quests": {letter(i): z.quests[i] for i in range(z.seats)},
        "declared": list(letters(z.declared)),
    }
