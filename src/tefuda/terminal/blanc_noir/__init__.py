"""The table of Blanc Noir at a glance."""

from collections.abc import Sequence

from rich.text import Text

from tefuda.terminal.arrangement import View, numeral, zone
from tefuda.terminal.blanc_noir.moves import COLOURS
from tefuda.terminal.blanc_noir.telling import Telling
from tefuda.terminal.menu import Choice
from tefuda.terminal.pen import beside, flow, padded

BOX_WIDTH = 16
SIDE_BY_SIDE = 64
ROOM_FOR_BARS = 46
MOST_BARS = 10


class Arranged(Telling):
    def table(self, view: View, choices: Sequence[Choice], width: int, is_dense: bool = False) -> list[Text]:
        room = width - BOX_WIDTH - 2
        piles, seats = self.piles(view), self.seats(view, room)
        if width >= SIDE_BY_SIDE:
            lines = beside(self.top(view), [*seats, *flow(piles, room, indent=2)])
        else:
            lines = [*beside(self.top(view), seats), *flow(piles, width)]
        lines.insert(0, self.heading_line(view))
        gap = [] if is_dense else [Text()]
        return [*lines, *gap, *self.own(view, choices, width, is_dense)] if view["seat"] else lines

    def heading_line(self, view: View) -> Text:
        facts = view["facts"]
        order = sorted(facts["points"])
        turned = order if facts["direction"] == "clockwise" else [order[0], *reversed(order[1:])]
        return Text.assemble(
            (f"{self.words.say('term-round')} {facts['round']}", "bold"),
            "   ",
            f" {self.pen.signs['next']} ".join(turned),
            (f"  {self.words.say('term-' + facts['direction'])}", "dim"),
        )

    def top(self, view: View) -> list[Text]:
        """The top card, large; under a wild one the colour that was named."""
        facts = view["facts"]
        card, colour = facts["top"], facts["colour"]
        name = self.words.say(f"colour-{colour}")
        if "." not in card:
            name = f"{self.pen.signs['next']} {name}"
        lines = [f"{self.words.letter(card)}\t{self.pen.number(card)}", self.words.kind(card), name]
        return self.pen.panel(lines, self.pen.style(colour), BOX_WIDTH)

    def seats(self, view: View, width: int) -> list[Text]:
        """A row for each seat: hand, points, scrolls; one's own last."""
        facts = view["facts"]
        order = sorted(facts["points"])
        start = order.index(view["seat"]) + 1 if view["seat"] else 0
        seated = order[start:] + order[:start]
        rows = [self.seat(view, seat, width) for seat in seated]
        widths = [max(row[i].cell_len for row in rows) for i in range(3)]
        room = width - sum(widths) - 6
        lines = []
        for seat, row in zip(seated, rows):
            line = Text("  ").join(
                [*(padded(cell, size) for cell, size in zip(row, widths)), self.front(view, seat, room)]
            )
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines

    def seat(self, view: View, seat: str, width: int) -> tuple[Text, Text, Text]:
        facts, signs = view["facts"], self.pen.signs
        count = zone(view, "hand", seat)["count"]
        mine = f" {self.words.say('term-you')}" if seat == view["seat"] else ""
        turn = signs["turn"] if facts["turn"] == seat else " "
        name = Text.assemble((turn, "bold yellow"), (f" {seat}", "bold"), (mine, "dim"))
        bars = min(count, MOST_BARS) if width >= ROOM_FOR_BARS else 1
        alarm = "bold red" if count == 1 else "cyan"
        hand = Text.assemble((signs["card"] * bars, alarm), (f" {count}", "bold"))
        if seat in facts["declared"] and count:
            hand.append(" BN!", "bold red")
        points = self.words.say("term-score_short", points=facts["points"][seat])
        quests = f" {signs['quest']}{facts['quests'][seat]}" if facts["quests"][seat] else ""
        return name, hand, Text.assemble(points, (quests, "yellow"))

    def front(self, view: View, seat: str, room: int) -> Text:
        """The scrolls in front of a seat: backs, with the names that one knows of others, and the used ones.

        Where the names do not fit, the used ones are counted, and then the backs stand without names.
        """
        cards = zone(view, "scrolls", seat)["cards"]
        used = [self.words.thing(card["face"]) for card in cards if card["up"]]
        down = [self.words.thing(card["face"]) if "face" in card and seat != view["seat"] else ""
                for card in cards if not card["up"]]  # fmt: skip
        back = self.pen.signs["down"]
        named = "".join(f"{back}{name}" for name in down)
        count = self.words.say("term-used", count=len(used)) if used else ""
        wide = (named, "  ".join(used)), (named, count), (back * len(down), count)
        texts = [Text.assemble(backs, " " if backs and end else "", (end, "dim")) for backs, end in wide]
        return next((text for text in texts if text.cell_len <= room), texts[-1])

    def piles(self, view: View) -> list[Text]:
        """The chain, when it is open; and how much lies where."""
        say = self.words.say
        cells = [
            Text.assemble((f"{say('term-' + key)} ", "dim"), str(zone(view, key)["count"]))
            for key in ("pile", "scroll_pile", "removed")
        ]
        if view["facts"]["chain"]:
            cells.insert(0, Text(f" {say('term-chain')} +{view['facts']['chain']} ", "bold white on red"))
        return cells

    def own(self, view: View, choices: Sequence[Choice], width: int, is_dense: bool) -> list[Text]:
        """One's hand and scrolls, with the numbers of the moves that they are for; then all other moves."""
        marks: dict[str, int] = {}
        for i, choice in enumerate(choices, 1):
            marks.setdefault(self.place_of(choice), i)
        hand = self.hand(view, marks, width, is_dense)
        scrolls = self.scrolls(view, marks, width)
        rest = [
            Text.assemble(numeral(i), self.label(choice))
            for i, choice in enumerate(choices, 1)
            if self.place_of(choice) not in self.drawn(view)
        ]
        return [*hand, *scrolls, *flow(rest, width, indent=2)]

    def place_of(self, choice: Choice) -> str:
        """The card, or the place, in front of oneself that a choice is about."""
        verb, *things = choice.words
        if verb in ("discard", "remove") and things:
            return things[0]
        return f"scroll {things[1]}" if verb == "use" and len(things) > 1 else ""

    def drawn(self, view: View) -> set[str]:
        cards = zone(view, "hand", view["seat"])["cards"]
        places = range(1, zone(view, "scrolls", view["seat"])["count"] + 1)
        return {*cards, *(f"scroll {place}" for place in places)}

    def hand(self, view: View, marks: dict[str, int], width: int, is_dense: bool) -> list[Text]:
        """A line for each colour, where there is room for it."""
        cards = zone(view, "hand", view["seat"])["cards"]
        lines = [Text.assemble((self.words.say("term-hand"), "bold"), (f"  {len(cards)}", "dim"))]
        rows = [
            [self.held(card, cards.count(card), marks.get(card)) for card in dict.fromkeys(cards)
             if self.words.colour(card) == colour]
            for colour in (*COLOURS, "")
        ]  # fmt: skip
        for some in [[cell for row in rows for cell in row]] if is_dense else rows:
            lines += flow(some, width, indent=2)
        return lines

    def held(self, card: str, copies: int, mark: int | None) -> Text:
        more = f" {self.pen.signs['times']}{copies}" if copies > 1 else ""
        return Text.assemble(numeral(mark), self.pen.card(card, dim=not mark), (more, "dim" if not mark else ""))

    def scrolls(self, view: View, marks: dict[str, int], width: int) -> list[Text]:
        cells = []
        for place, card in enumerate(zone(view, "scrolls", view["seat"])["cards"], 1):
            name = self.words.thing(card["face"])
            if card["up"]:
                cells.append(Text(f" {name} ({self.words.say('term-face_up')})", "dim"))
            else:
                cells.append(Text.assemble(numeral(marks.get(f"scroll {place}")), (name, "bold magenta")))
        if not cells:
            return []
        title = Text(self.words.say("term-own_scrolls"), "bold")
        if title.cell_len * 2 > width:
            return [title, *flow(cells, width, indent=2, gap=1)]
        return beside([title], flow(cells, width - title.cell_len - 1, gap=1), gap=1)
