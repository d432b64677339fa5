"""B-10: the zones with every card and who may see it, and what everybody may know besides."""

from typing import Any

from tefuda.core import how
from tefuda.core.view import letter
from tefuda.core.zones import Lying, Zone, own
from tefuda.games.brawl import faces, names, spelling, whole
from tefuda.games.brawl.zones import Zones

BACK = "brawl"
HELD = ("flipped", "lifted")


def zones(z: Zones) -> list[Zone]:
    data = whole.read_off(z)
    found = []
    for seat, held in enumerate(data["seats"]):
        hand = [] if held["hand"] is None else [held["hand"]]
        top = len(held["discards"]) - 1
        found.append(Zone("hand", seat, "hand", BACK, lying(hand, how.EVERYBODY if held["lifted"] else own(seat))))
        found.append(Zone("deck", seat, "pile", BACK, lying(held["deck"], 0)))
        pile = [*lying(held["discards"][:-1], 0), *lying(held["discards"][-1:], how.EVERYBODY)] if top >= 0 else []
        found.append(Zone("discards", seat, "pile", BACK, pile))
    for arena in data["arenas"]:
        for place in arena["row"]:
            name = spelling.base(place["base"])
            on, one, two = data["cards"][place["base"]]
            found.append(row(f"base {name}", [names.BASE, *on]))
            found.append(row(f"column {name} {letter(arena['first'])}", one))
            found.append(row(f"column {name} {letter(arena['second'])}", two))
    gone = []
    for base in data["cleared"]:
        on, one, two = data["cards"][base]
        gone += [names.BASE, *on, *one, *two, names.CLEAR]
    return [*found, row("cleared", gone), row("boxed", boxed(z, data))]


def row(key: str, some: list[int]) -> Zone:
    return Zone(key, None, "row", BACK, lying(some, how.EVERYBODY))


def lying(some: list[int], seen_by: int) -> list[Lying]:
    return [Lying(spelling.FACES[face], seen_by) for face in some]


def boxed(z: Zones, data: dict[str, Any]) -> list[int]:
    """B-7: the decks of those who are not in this round; B-8: a Freeze of each."""
    found = []
    for seat, number in enumerate(data["decks"]):
        recipe = z.choices.recipes[number]
        if seat not in data["players"]:
            found += [face for face, count in enumerate(recipe.counts) for _ in range(count)]
        elif z.choices.is_tag:
            found.append(names.FREEZE)
    return found


def facts(z: Zones) -> dict[str, Any]:
    data = whole.read_off(z)
    has_turn = not data["over"] and not z.choices.is_race
    return {
        "round": data["round"],
        "players": [letter(seat) for seat in data["players"]],
        "plays": data["plays"],
        **({"turn_of": letter(data["turn"])} if has_turn else {}),
        "arenas": [arena(z, data, one) for one in data["arenas"]],
        "seats": {letter(seat): of_seat(z, data, seat) for seat in range(z.seats)},
        "recipes": {letter(seat): recipe(z.choices.recipes[number]) for seat, number in enumerate(data["decks"])},
    }


def arena(z: Zones, data: dict[str, Any], one: dict[str, Any]) -> dict[str, Any]:
    sides = [letter(one["first"]), letter(one["second"])]
    return {
        "arena": "".join(sides),
        "sides": sides,
        "open": one["open"],
        "row": [place(z, data, sides, each) for each in one["row"]],
    }


def place(z: Zones, data: dict[str, Any], sides: list[str], one: dict[str, Any]) -> dict[str, Any]:
    owner = one["base"] // names.BASES
    on, *columns = data["cards"][one["base"]]
    return {
        "base": spelling.base(one["base"]),
        "owner": letter(owner),
        "deck": z.choices.recipes[data["decks"][owner]].key,
        "frozen": names.FREEZE in on,
        "modifiers": [spelling.FACES[face] for face in on if face != names.FREEZE],
        "worth": one["worth"],
        "winner": letter(one["winner"]),
        "columns": {side: column(some, hits) for side, some, hits in zip(sides, columns, one["hits"])},
    }


def column(some: list[int], hits: int) -> dict[str, Any]:
    return {
        "colour": spelling.colour(some[0]) if some else None,
        "hits": hits,
        "last": spelling.kind(some[-1]) if some else None,
        "cards": [spelling.FACES[face] for face in some],
    }


def of_seat(z: Zones, data: dict[str, Any], seat: int) -> dict[str, Any]:
    held = data["seats"][seat]
    is_in = seat in data["players"]
    is_open = any(data["arenas"][arena]["open"] for arena in held["arenas"])
    return {
        "deck": z.choices.recipes[data["decks"][seat]].key,
        "held": None if held["hand"] is None else HELD[held["lifted"]],
        "active": is_in and (not z.choices.is_tag or seat in data["active"]),
        "bases": held["won"],
        "out": not (is_in and is_open),
    }


def recipe(one: faces.Recipe) -> dict[str, Any]:
    return {
        kind.key: list(getattr(one, kind.key)) if kind.is_coloured else getattr(one, kind.key) for kind in faces.KINDS
    }
