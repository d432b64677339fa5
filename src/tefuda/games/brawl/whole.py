"""The whole state as plain data, and back: for notation, views and refusals."""

from typing import Any

from tefuda.core import how
from tefuda.games.brawl import columns, names, rounds, scoring, spots
from tefuda.games.brawl.zones import Zones

Parts = tuple[list[int], list[int], list[int]]
PLAIN = ("round", "plays", "turn", "has_tagged")


def read_off(z: Zones) -> dict[str, Any]:
    """Piles from their bottom; Bases with what lies on them and in their columns; cleared ones in their order."""
    return {
        **{key: getattr(z, key) for key in PLAIN},
        "over": z.depth == 0,
        "players": [z.order[i] for i in range(z.players)],
        "active": [z.active[0], z.active[1]],
        "decks": [z.deck_of[seat] for seat in range(z.seats)],
        "seats": [of_seat(z, seat) for seat in range(z.seats)],
        "arenas": [of_arena(z, arena) for arena in range(z.arenas)],
        "cards": cards(z),
        "cleared": [z.log_base[i] for i in range(z.in_log) if z.log_face[i] == names.CLEAR | names.ON_BASE],
    }


def of_seat(z: Zones, seat: int) -> dict[str, Any]:
    at = names.CARDS * seat
    return {
        "hand": None if z.hand[seat] == names.NO_FACE else z.hand[seat],
        "lifted": z.lifted >> seat & 1 != 0,
        "discards": [z.discards[at + i] for i in range(z.in_discards[seat])],
        "deck": [z.deck[at + i] for i in range(z.in_deck[seat])],
        "arenas": [arena for arena in (z.one[seat], z.two[seat]) if arena != names.NONE],
        "won": scoring.won(z, seat),
    }


def of_arena(z: Zones, arena: int) -> dict[str, Any]:
    return {
        "first": z.first[arena],
        "second": z.second[arena],
        "open": z.unfrozen[arena] > 0,
        "row": [of_place(z, arena * names.PLACES + i) for i in range(z.bases[arena])],
    }


def of_place(z: Zones, place: int) -> dict[str, Any]:
    return {
        "base": z.row[place],
        "played_on": z.played_on[place],
        "hits": [z.hits[2 * place], z.hits[2 * place + 1]],
        "last": [z.last[2 * place], z.last[2 * place + 1]],
        "worth": scoring.worth(z, place),
        "winner": scoring.winner(z, place),
    }


def cards(z: Zones) -> dict[int, Parts]:
    """By Base, cleared ones too: what was played on it, and its columns from the Base on."""
    found: dict[int, Parts] = {}
    for i in range(z.in_log):
        entry, base = int(z.log_face[i]), int(z.log_base[i])
        face = entry & 31
        if face == names.BASE:
            found[base] = ([], [], [])
        elif entry & names.ON_BASE == 0:
            found[base][2 if entry & names.SIDE else 1].append(face)
        elif face != names.CLEAR:
            found[base][0].append(face)
    return found


def lay(z: Zones, data: dict[str, Any]) -> None:
    """Fills an empty table."""
    for key in PLAIN:
        setattr(z, key, data[key])
    z.players = len(data["players"])
    for i, seat in enumerate(data["players"]):
        z.order[i] = seat
    rounds.arrange(z)
    z.active[0], z.active[1] = data["active"]
    for seat, number in enumerate(data["decks"]):
        z.deck_of[seat] = number
    for seat, held in enumerate(data["seats"]):
        lay_seat(z, seat, held)
    for base in data["cleared"]:
        lay_cards(z, base, data["cards"][base])
        z.log(names.CLEAR | names.ON_BASE, base)
    for arena, row in enumerate(data["rows"]):
        z.bases[arena] = len(row)
        for i, base in enumerate(row):
            place = arena * names.PLACES + i
            z.row[place] = base
            lay_place(z, arena, place, data["cards"][base])
    if rounds.is_circle(z):
        for seat in data["players"]:
            if z.unfrozen[z.one[seat]] == 0 and z.unfrozen[z.two[seat]] == 0:
                z.playing &= ~(1 << seat)
    elif z.unfrozen[0] == 0:
        z.playing = 0
    if data["over"] or z.playing == 0 or rounds.is_stuck(z):
        z.playing = 0
    elif z.choices.is_race:
        rounds.open_race(z)
    else:
        rounds.wait_for(z, how.TURN, 1 << z.turn, names.TURN)


def lay_seat(z: Zones, seat: int, held: dict[str, Any]) -> None:
    at = names.CARDS * seat
    z.hand[seat] = names.NO_FACE if held["hand"] is None else held["hand"]
    if held["lifted"]:
        z.lifted |= 1 << seat
    z.in_deck[seat] = len(held["deck"])
    for i, face in enumerate(held["deck"]):
        z.deck[at + i] = face
    z.in_discards[seat] = len(held["discards"])
    for i, face in enumerate(held["discards"]):
        z.discards[at + i] = face


def lay_cards(z: Zones, base: int, parts: Parts) -> None:
    """Into the log."""
    on, one, two = parts
    z.laid[base // names.BASES] += 1
    z.log(names.BASE | names.ON_BASE, base)
    for face in on:
        z.log(face | names.ON_BASE, base)
    for face in one:
        z.log(face, base)
    for face in two:
        z.log(face | names.SIDE, base)


def lay_place(z: Zones, arena: int, place: int, parts: Parts) -> None:
    lay_cards(z, z.row[place], parts)
    on, one, two = parts
    for side, column in enumerate((one, two)):
        i = 2 * place + side
        for face in column:
            z.last[i] = columns.after(face, z.last[i])
            z.hits[i] += columns.hits(face)
    is_open = True
    for face in on:
        if face == names.FREEZE:
            z.played_on[place] |= names.FROZEN
            z.last[2 * place] = z.last[2 * place + 1] = names.SHUT
            is_open = False
        else:
            z.note_modifier(face, place)
    if is_open:
        z.unfrozen[arena] += 1


def may_act(z: Zones, seat: int) -> bool:
    return spots.may_act(z, seat)
