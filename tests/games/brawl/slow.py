"""The rules once more, slow and plain, from what a seat sees alone: what it may do, and who wins which Base."""

from collections.abc import Iterator
from typing import Any

COLUMN = ("hit", "hit2", "block", "press")
Facts = dict[str, Any]


def kind(card: str) -> str:
    return card.rpartition(".")[2]


def colour(card: str) -> str:
    return card.partition(".")[0]


def fits(card: str, column: list[str]) -> bool:
    """B-3"""
    last = kind(column[-1]) if column else "nothing"
    is_alike = not column or colour(card) == colour(column[0])
    match kind(card):
        case "hit":
            return is_alike and last in ("nothing", "hit", "hit2", "press")
        case "hit2" | "block":
            return is_alike and last in ("hit", "hit2")
        case "press":
            return last == "block"
    raise AssertionError(card)


def plays(facts: Facts, seat: str, card: str, is_tag: bool) -> Iterator[str]:
    for arena in facts["arenas"]:
        if arena["open"] and (is_tag or seat in arena["sides"]):
            row = arena["row"]
            if card == "base":
                if len(row) < (4 if is_tag else 3):
                    yield from (f"play base {arena['arena']} {end}" for end in ("left", "right"))
            else:
                for i, base in enumerate(row):
                    yield from plays_on(arena, card, base, i in (0, len(row) - 1) and len(row) > 1)


def plays_on(arena: Facts, card: str, base: Facts, is_end: bool) -> Iterator[str]:
    if base["frozen"]:
        return
    if kind(card) in COLUMN:
        for side in arena["sides"]:
            if fits(card, base["columns"][side]["cards"]):
                yield f"play {card} {base['base']} {side}"
    elif card != "clear" or (is_end and "hold" not in base["modifiers"]):
        yield f"play {card} {base['base']}"


def has_play(facts: Facts, seat: str, card: str | None, is_tag: bool) -> bool:
    return card is not None and any(plays(facts, seat, card, is_tag))


def wins(base: Facts, sides: list[str], is_tag: bool) -> str:
    """B-4, B-9"""
    one, two = (hits(base["columns"][side]["cards"]) for side in sides)
    if one == two:
        owner = str(base["owner"])
        return {"C": "A", "D": "B"}.get(owner, owner) if is_tag else owner
    is_first = (one > two) != (base["modifiers"].count("reverse") % 2 == 1)
    return sides[0] if is_first else sides[1]


def hits(column: list[str]) -> int:
    return sum({"hit": 1, "hit2": 2}.get(kind(card), 0) for card in column)


def worth(base: Facts) -> int:
    return 0 if "null" in base["modifiers"] else 2 ** int(base["modifiers"].count("double"))


class Seated:
    """A view's piles by seat: the card in hand where it is seen, the top of the discards, and how many there are."""

    def __init__(self, view: Facts) -> None:
        self.facts: Facts = view["facts"]
        self.options: Facts = view["options"]
        self.is_tag = self.options["tag"] == "on"
        self.is_race = self.options["mode"] == "tournament"
        piles = {(zone["zone"], zone["owner"]): zone for zone in view["zones"]}
        seats = list(self.facts["seats"])
        self.held: dict[str, Any] = {seat: next(iter(piles["hand", seat]["cards"]), None) for seat in seats}
        self.top: dict[str, Any] = {seat: next(iter(piles["discards", seat]["cards"][-1:]), None) for seat in seats}
        self.deck = {seat: piles["deck", seat]["count"] for seat in seats}

    def may_act(self, seat: str) -> bool:
        """B-5a, without a card in hand."""
        return self.deck[seat] > 0 or has_play(self.facts, seat, self.top[seat], self.is_tag)

    def partner(self, seat: str) -> str:
        return dict(zip("ABCD", "CDAB"))[seat]


def legal(view: Facts, seat: str, has_tagged: bool) -> list[str]:
    """What this seat is offered, in order."""
    z = Seated(view)
    if z.facts["seats"][seat]["out"] or not z.facts["seats"][seat]["active"]:
        return []
    if not z.is_race and z.facts["turn_of"] != seat:
        return []
    tag = ["tag"] if z.is_tag else []
    if z.held[seat] is not None:
        return [*plays(z.facts, seat, z.held[seat], z.is_tag), "discard", *(tag if z.is_race else [])]
    flip = ["flip"] * bool(z.deck[seat])
    if z.is_race:
        return [*flip, *(["lift"] if z.top[seat] else []), *tag]
    from_discards = plays(z.facts, seat, z.top[seat], z.is_tag) if z.top[seat] else []
    may_tag = z.is_tag and not has_tagged and z.may_act(z.partner(seat))
    return [*flip, *from_discards, *(tag if may_tag else [])]
