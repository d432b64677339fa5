"""Arenas, Bases and columns of a table from outside: only what the rules can bring about."""

from typing import TYPE_CHECKING, Any

from tefuda.core.reasons import BadInput
from tefuda.core.view import LETTERS, letter
from tefuda.games.brawl import columns, names, spelling, whole
from tefuda.games.brawl.decks import bases_at_start

if TYPE_CHECKING:
    from tefuda.games.brawl.reading import Words
    from tefuda.games.brawl.zones import Zones

FORM = "ON IT | COLUMN | COLUMN"


def read_arenas(words: "Words", data: dict[str, Any]) -> None:
    """Rows, what lies on their Bases, and the Bases that were cleared."""
    between = pairs(data["players"], words.choices.is_tag)
    known = [spelling.arena(one, two) for one, two in between]
    for key in words.lines:
        if len(key) == 2 and key.isalpha() and key not in known:
            raise BadInput("table_unknown_key", key=key, known=", ".join(known))
    data["rows"] = [read_row(words, pair, key) for pair, key in zip(between, known)]
    data["cleared"] = words.bases("cleared")
    laid = [base for row in data["rows"] for base in row] + data["cleared"]
    check_names(words, data, laid)
    for key in words.lines:
        if len(key) > 1 and key[1:].isdigit() and spelling.base_of(key, words.seats) not in laid:
            raise BadInput("table_unknown_key", key=key, known=", ".join(map(spelling.base, laid)))
    data["cards"] = {base: read_base(words, base, base in data["cleared"]) for base in laid}


def pairs(players: list[int], is_tag: bool) -> list[tuple[int, int]]:
    if len(players) == 2 or is_tag:
        return [(players[0], players[1])]
    return list(zip(players, [*players[1:], players[0]]))


def read_row(words: "Words", pair: tuple[int, int], key: str) -> list[int]:
    """One Base at least: the last one cannot be cleared."""
    if key not in words.lines:
        raise BadInput("table_missing", key=key)
    row = words.bases(key)
    if not 1 <= len(row) <= words.choices.most_bases:
        raise words.wrong(key, f"1-{words.choices.most_bases} Bases")
    for base in row:
        if base // names.BASES not in pair and not words.choices.is_tag:
            raise words.wrong(key, ", ".join(f"{letter(seat)}1, {letter(seat)}2, …" for seat in pair))
    return row


def check_names(words: "Words", data: dict[str, Any], laid: list[int]) -> None:
    """Numbered by owner without gaps; as many at least as lie there at the start."""
    for base in laid:
        if laid.count(base) > 1:
            raise BadInput("table_too_many", card=spelling.base(base), count=laid.count(base), copies=1)
    for seat in range(words.seats):
        mine = sorted(base % names.BASES for base in laid if base // names.BASES == seat)
        least = bases_at_start(len(data["players"]), words.choices.is_tag, seat) if seat in data["players"] else 0
        if mine != list(range(len(mine))) or len(mine) < least or (mine and seat not in data["players"]):
            missing = next((i for i in range(names.BASES) if i not in mine), 0)
            raise BadInput("table_missing", key=spelling.base(names.BASES * seat + missing))


def read_base(words: "Words", base: int, is_cleared: bool) -> tuple[list[int], list[int], list[int]]:
    key = spelling.base(base)
    on, one, two = ([spelling.face_of(word) for word in part] for part in words.parts(key, FORM))
    least = names.NULL if is_cleared else names.FREEZE
    allowed = "null, reverse, double" if is_cleared else "null, reverse, hold, double; freeze last"
    for i, face in enumerate(on):
        is_hold = face == names.HOLD and is_cleared
        if face < least or face == names.BASE or is_hold or (face == names.FREEZE and i < len(on) - 1):
            raise words.wrong(key, allowed)
    for column in (one, two):
        last = names.EMPTY
        for face in column:
            if not columns.fits(face, last):
                raise words.wrong(key, FORM)
            last = columns.after(face, last)
    return on, one, two


def check_turn(words: "Words", data: dict[str, Any], z: "Zones") -> None:
    """B-5: whoever's turn it is can do something; nobody else holds a card."""
    if words.choices.is_race or z.depth == 0:
        return
    turn = data["turn"]
    able = [seat for seat in data["players"] if z.playing >> seat & 1 and may_begin(words, data, z, seat)]
    if turn not in able:
        raise BadInput("table_bad_value", key="turn", value=letter(turn), allowed=", ".join(map(letter, able)))
    for seat, held in enumerate(data["seats"]):
        if held["hand"] is not None and (seat != turn or held["lifted"]):
            raise words.wrong(LETTERS[seat], f"- | … | …; {letter(turn)}: CARD")


def may_begin(words: "Words", data: dict[str, Any], z: "Zones", seat: int) -> bool:
    if data["seats"][seat]["hand"] is not None:
        return not words.choices.is_tag or seat in data["active"]
    if not words.choices.is_tag:
        return whole.may_act(z, seat)
    may_tag = not data["has_tagged"] and whole.may_act(z, seat ^ 2)
    return seat in data["active"] and (whole.may_act(z, seat) or may_tag)
