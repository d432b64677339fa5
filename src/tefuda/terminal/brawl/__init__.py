"""The table of BRAWL at a glance."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tefuda.terminal.arrangement import View, numeral, zone
from tefuda.terminal.brawl.telling import Telling
from tefuda.terminal.menu import Choice
from tefuda.terminal.pen import flow, padded

SIDE_BY_SIDE = 60
FEWEST_CARDS = 3
Marks = Mapping[tuple[str, ...], int]
"""A place, as a move names it, and the number of the choice that plays there."""


class Arranged(Telling):
    def table(self, view: View, choices: Sequence[Choice], width: int, is_dense: bool = False) -> list[Text]:
        marks = {tuple(choice.words[2:]): i for i, choice in enumerate(choices, 1) if choice.words[0] == "play"}
        gap = [] if is_dense else [Text()]
        lines = [*self.seats(view, width), *gap]
        arenas = view["facts"]["arenas"]
        near = [arena for arena in arenas if self.is_near(view, arena)]
        for arena in near:
            lines += [*self.title(view, arena, len(arenas) > 1), *self.row(view, arena, marks, width), *gap]
        far = [self.far(arena) for arena in arenas if arena not in near]
        lines += [*flow(far, width), *gap] if far else []
        return [*lines, *self.mine(view, choices), *self.numbered(choices, width)] if view["seat"] else lines

    def is_near(self, view: View, arena: Any) -> bool:
        """One's own; to somebody who only watches, all."""
        return view["seat"] is None or self.side(view) in arena["sides"]

    def side(self, view: View) -> str | None:
        """The side on which the seat fights."""
        seat, facts = view["seat"], view["facts"]
        if seat is None or any(seat in arena["sides"] for arena in facts["arenas"]):
            return seat  # type: ignore[no-any-return]
        return {"C": "A", "D": "B"}.get(seat) if view["options"].get("tag") == "on" else None

    # -- seats

    def seats(self, view: View, width: int) -> list[Text]:
        """A row for each seat: its deck, what lies before it, what it would win; one's own last."""
        order = list(view["facts"]["seats"])
        start = order.index(view["seat"]) + 1 if view["seat"] else 0
        rows = [self.seat(view, seat) for seat in order[start:] + order[:start]]
        widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
        lines = [Text("  ").join(padded(cell, size) for cell, size in zip(row, widths)) for row in rows]
        for line in lines:
            line.rstrip()
            line.truncate(width, overflow="ellipsis")
        return lines

    def seat(self, view: View, seat: str) -> list[Text]:
        say, about = self.words.say, view["facts"]["seats"][seat]
        turn = self.pen.signs["turn"] if view["facts"].get("turn_of") == seat else " "
        mine = f" {say('term-you')}" if seat == view["seat"] else ""
        is_idle = about["out"] or not about["active"]
        fights = f" {say('term-active')}" if view["options"].get("tag") == "on" and about["active"] else ""
        name = Text.assemble((turn, "bold yellow"), (f" {seat}", "dim" if is_idle else "bold"), (mine, "dim"), fights)
        deck = Text(self.words.first_of(f"deck-{about['deck']}") or about["deck"])
        left = Text.assemble((f"{say('term-deck')} ", "dim"), str(zone(view, "deck", seat)["count"]))
        pile, top = zone(view, "discards", seat)["count"], self.top(view, seat)
        discards = Text.assemble((f"{say('term-discards')} ", "dim"), str(pile), " " if top else "")
        if top:
            discards.append_text(self.chip(top))
        bases = Text.assemble((f"{say('term-bases')} ", "dim"), (str(about["bases"]), "bold"))
        return [name, deck, bases, left, discards, self.hand(view, seat, about["held"])]

    def hand(self, view: View, seat: str, held: str | None) -> Text:
        """A card that all have seen, or a back."""
        if held is None or seat == view["seat"]:
            return Text()
        card = self.held(view, seat)
        return self.chip(card) if card else Text(self.pen.signs["card"], "cyan")

    # -- arenas

    def sides(self, view: View, arena: Any) -> list[str]:
        """One's own on the left."""
        one, two = arena["sides"]
        return [two, one] if two == self.side(view) else [one, two]

    def title(self, view: View, arena: Any, is_named: bool) -> list[Text]:
        if not is_named:
            return []
        return [Text.assemble((arena["arena"], "bold underline"), "" if arena["open"] else " -")]

    def row(self, view: View, arena: Any, marks: Marks, width: int) -> list[Text]:
        """A line for each Base, from the left end of the row to the right one."""
        sides = self.sides(view, arena)
        drawn = [self.base(base, sides, marks) for base in arena["row"]]
        lines = beside(drawn, sides, self, width) if width >= SIDE_BY_SIDE else below(drawn, sides, self, width)
        ends = [self.end(arena, end, marks) for end in ("left", "right")]
        return [*ends[0], *lines, *ends[1]]

    def end(self, arena: Any, end: str, marks: Marks) -> list[Text]:
        """Where a Base can be laid."""
        mark = marks.get((arena["arena"], end))
        return [Text.assemble(numeral(mark), (f"({self.words.thing(end)})", "dim"))] if mark else []

    def base(self, base: Any, sides: Sequence[str], marks: Marks) -> tuple[Text, list[Text], list[list[Text]]]:
        """What stands in the middle, the Hits of both sides, and the cards of both, with the numbers of choices."""
        to = base["winner"] == sides[0]
        back, on = self.pen.signs["back"], self.pen.signs["turn"]
        name = Text.assemble(
            (back if to else " ", "bold"), " ", (base["base"], "bold"), " ", (" " if to else on, "bold")
        )
        mark = marks.get((base["base"],))
        if mark:
            name = Text.assemble((f"{mark}) ", "bold"), name)
        for kind in base["modifiers"]:
            name.append(" ").append_text(self.chip(kind))
        if base["frozen"]:
            name.append(f" {self.words.say('term-frozen')}", "bold cyan")
        hits, cards = [], []
        for side in sides:
            column = base["columns"][side]
            hits.append(Text(str(column["hits"]), "bold" if column["hits"] else "dim"))
            number = marks.get((base["base"], side))
            numbered = [Text(f"{number})", "bold")] if number else []
            cards.append([*map(self.chip, column["cards"]), *numbered])
        return name, hits, cards

    def far(self, arena: Any) -> Text:
        """An arena of others, in a few words."""
        bases = []
        for base in arena["row"]:
            one, two = (base["columns"][side]["hits"] for side in arena["sides"])
            shut = f" {self.words.say('term-frozen')}" if base["frozen"] else ""
            bases.append(f"{base['base']} {one}:{two}{shut}")
        return Text.assemble((arena["arena"], "bold"), " ", ", ".join(bases))

    # -- one's own card

    def mine(self, view: View, choices: Sequence[Choice]) -> list[Text]:
        held, top = self.held(view), self.top(view, view["seat"])
        card, key = (held, "term-in_hand") if held else (top, "term-on_top")
        if not card:
            return []
        about = (self.words.about(card) or ("", ""))[1]
        lines = [Text.assemble((f"{self.words.say(key)}: ", "dim"), self.card(card)), Text(f"  {about}", "dim")]
        if not any(choice.words[0] == "play" for choice in choices):
            lines.append(Text(f"  {self.words.say('term-fits_nowhere')}", "yellow"))
        return lines


def beside(drawn: Sequence[Any], sides: Sequence[str], on: Telling, width: int) -> list[Text]:
    """One side grows to the left, the other to the right."""
    middle = max((name.cell_len for name, _, _ in drawn), default=0)
    room = (width - middle - 8) // 2
    say = on.words.say
    gap = " " * (middle + 8)
    lines = [Text.assemble(right(Text(say("term-side", seat=sides[0]), "dim"), room), gap,
                           (say("term-side", seat=sides[1]), "dim"))]  # fmt: skip
    for name, hits, (one, two) in drawn:
        left = right(Text(" ").join(fitting(one, room, on)[::-1]), room)
        line = Text.assemble(left, " ", right(hits[0], 2), " ", padded(name, middle), " ", padded(hits[1], 2), " ")
        lines.append(Text.assemble(line, Text(" ").join(fitting(two, room, on))))
    return lines


def below(drawn: Sequence[Any], sides: Sequence[str], on: Telling, width: int) -> list[Text]:
    """A line for the Base, and one for each side that has cards or could get some."""
    lines = []
    for name, hits, cards in drawn:
        lines.append(Text.assemble(name, "  ", hits[0], " : ", hits[1]))
        for side, some in zip(sides, cards):
            if some:
                lines.append(Text.assemble(f"   {side} ", Text(" ").join(fitting(some, width - 5, on))))
    return lines


def fitting(cards: Sequence[Text], room: int, on: Telling) -> list[Text]:
    """From the Base on; where they are too many, the outer ones."""
    some = list(cards)
    more = Text(on.pen.signs["more"], "dim")
    while len(some) > FEWEST_CARDS and sum(one.cell_len + 1 for one in some) > room - len(more.plain):
        del some[0]
    return some if len(some) == len(cards) else [more, *some]


def right(text: Text, width: int) -> Text:
    return Text.assemble(" " * max(width - text.cell_len, 0), text)
