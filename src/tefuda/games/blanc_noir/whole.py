"""The whole state as plain data, and back: for notation, saving and comparison."""

from typing import Any

from tefuda.games.blanc_noir import front, names, resampling, zones
from tefuda.games.blanc_noir.zones import Zones

PLAIN = ("round", "first", "seat", "direction", "colour", "chain", "idle", "has_moved", "declared", "last_quest")


def read_off(z: Zones) -> dict[str, Any]:
    """Piles from their bottom; scrolls as (kind, up, who knows)."""
    return {
        **{key: getattr(z, key) for key in PLAIN},
        "points": [z.points[i] for i in range(z.seats)],
        "quests": [z.quests[i] for i in range(z.seats)],
        "hands": [z.faces(i) for i in range(z.seats)],
        "fronts": [front_of(z, i) for i in range(z.seats)],
        "pile": [z.pile[i] for i in range(z.in_pile)],
        "discards": [z.discards[i] for i in range(z.size[names.DISCARDS])],
        "removed": z.faces(names.REMOVED),
        "scrolls": [(z.scrolls[i], z.scrolls_known[i]) for i in range(z.in_scrolls)],
        "taken": None if z.taken == names.NO_FACE else (z.taken_by, z.taken, z.taken_at),
        "looked": [z.looked[i] for i in range(z.seats)],
        "seen": seen(z),
        "waits": z.waits(),
    }


def front_of(z: Zones, seat: int) -> list[tuple[int, bool, int]]:
    found = []
    for place in range(names.MOST_SCROLLS * seat, names.MOST_SCROLLS * seat + z.fronts[seat]):
        found.append((int(z.front[place]), not front.is_down(z, place), int(z.knows[place])))
    return found


def seen(z: Zones) -> list[tuple[int, int, list[int]]]:
    """(viewer, owner, cards that the viewer has seen in the owner's hand)"""
    found = []
    for viewer in range(z.seats):
        for owner in range(z.seats):
            k = viewer * 6 + owner
            some = zones.both(z.seen.once[k], z.seen.twice[k])
            if some:
                found.append((viewer, owner, some))
    return found


def lay(z: Zones, data: dict[str, Any]) -> None:
    """Fills an empty table."""
    for key in PLAIN:
        setattr(z, key, data[key])
    for seat in range(z.seats):
        z.points[seat] = data["points"][seat]
        z.quests[seat] = data["quests"][seat]
        z.looked[seat] = data["looked"][seat]
        for face in data["hands"][seat]:
            z.put(seat, face)
        for i, (scroll, is_up, known) in enumerate(data["fronts"][seat]):
            z.front[names.MOST_SCROLLS * seat + i] = scroll
            z.knows[names.MOST_SCROLLS * seat + i] = known
            z.down[seat] |= 0 if is_up else 1 << i
        z.fronts[seat] = len(data["fronts"][seat])
    for face in data["removed"]:
        z.put(names.REMOVED, face)
    z.in_pile = len(data["pile"])
    for i, face in enumerate(data["pile"]):
        z.pile[i] = face
    resampling.lay_discards(z, data["discards"])
    z.top = data["discards"][len(data["discards"]) - 1]
    z.in_scrolls = len(data["scrolls"])
    for i, (scroll, known) in enumerate(data["scrolls"]):
        z.scrolls[i] = scroll
        z.scrolls_known[i] = known
    if data["taken"] is not None:
        z.taken_by, z.taken, z.taken_at = data["taken"]
    for viewer, owner, some in data["seen"]:
        resampling.note(z, viewer * 6 + owner, some)
    for way, who, why, step in data["waits"]:
        z.wait(way, who, why, step)
