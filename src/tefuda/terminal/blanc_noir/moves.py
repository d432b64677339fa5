"""The moves of Blanc Noir: how they are offered, what they are called, and what one may have meant."""

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from tefuda import deck
from tefuda.terminal import menu
from tefuda.terminal.arrangement import Arrangement, View, own_cards, zone
from tefuda.terminal.menu import Choice

COLOURS = ("red", "yellow", "blue", "green")
WORD = "declare"
ORDER = {"discard": 0, "remove": 0, "use": 1}
PAIRS = 6
"""More pairs of scrolls than this are chosen in two steps."""


class Moves(Arrangement):
    @property
    def shout(self) -> str:
        return "" if self.options.get("declaration") == "automatic" else WORD

    @property
    def word(self) -> str:
        return WORD

    @property
    def alone(self) -> str:
        key = f"term-alone-{WORD}" if self.shout else "refused-declare_automatic"
        return self.words.first_of(key) or ""

    def may_shout(self, why: str) -> bool:
        """With a discard, a trade, or an answer to a card: never with what a scroll asks."""
        scrolls = [kind.key for kind in deck.kinds(self.words.game) if kind.group == "scroll"]
        return why not in (*scrolls, "first_wild")

    # -- choosing

    def worded(self, moves: Sequence[str]) -> dict[str, str]:
        """Two places change places in either order."""
        swaps = [move for move in moves if move.startswith("swap ")]
        places = list(dict.fromkeys(place for move in swaps for place in move.split()[1:3]))
        both = {move: move for move in swaps} | {turned(move): move for move in swaps}
        found = {move: move for move in moves if move not in both}
        return found | dict(sorted(both.items(), key=lambda one: [places.index(at) for at in one[0].split()[1:3]]))

    def choices(self, view: View, moves: Sequence[str]) -> list[Choice]:
        return super().choices(view, list(self.worded(moves)))

    def steps(self, moves: Sequence[str]) -> list[Choice]:
        """In the order in which they are drawn: the hand, the scrolls, then all other moves."""
        some = once(moves)
        if len(some) < len(moves):
            return whole(some)
        found = menu.grouped(some, self.step)
        return sorted(found, key=lambda choice: ORDER.get(choice.words[0], len(ORDER)))

    def step(self, words: list[str]) -> tuple[str, ...]:
        """Trades by their number: which three is asked next."""
        if words[0] == "trade":
            return "trade", self.pen.number(words[1])
        return tuple(words[:2])

    def further(self, choice: Choice) -> list[Choice]:
        if choice.moves[0].startswith("trade "):
            return whole(choice.moves)
        if choice.words == ("swap",) and len(once(choice.moves)) < len(choice.moves):
            return whole(once(choice.moves))
        return super().further(choice)

    # -- in words

    def label(self, choice: Choice, begun: int = 0) -> Text:
        verb, *things = choice.moves[0].split()
        if verb == "trade":
            if begun:
                return self.pen.chips(things)
            says = self.words.say("move-trade", what=self.words.kind(things[0]))
            more = f" {self.pen.signs['more']}" if len(choice.moves) > 1 else ""
            return Text.assemble(says, (f" ({self.pen.number(things[0])})", "dim"), more)
        if verb == "draw":
            return Text(self.words.say("move-draw-cards", count=self.view["facts"]["chain"] or 1))
        if verb == "swap" and choice.move and begun < 2:
            return Text(f" {self.pen.signs['swap']} ").join(self.thing(place) for place in things)
        return super().label(choice, begun)

    def thing(self, word: str) -> Text:
        """With what one may want to know of it: how many cards a seat holds, which scroll lies in a place."""
        if word in self.view["facts"]["points"]:
            cards = self.words.say("term-cards", count=zone(self.view, "hand", word)["count"])
            return Text.assemble((word, "bold"), (f" ({cards})", "dim"))
        seat, dot, place = word.partition(".")
        if dot and place.isdigit():
            lying = zone(self.view, "scrolls", seat)["cards"][int(place) - 1]
            known = f" ({self.words.thing(lying['face'])})" if "face" in lying else ""
            return Text.assemble(self.words.thing(word), (known, "magenta"))
        return super().thing(word)

    # -- what is not legal

    def conceivable(self, view: View, moves: Sequence[str]) -> Iterable[str]:
        verb = self.verb if self.verb in ("remove", "take") else "discard"
        mine = [card for card in own_cards(view) if self.pen.number(card)]
        others = [card for card in self.deck() if card not in mine]
        for cards in (mine, others):
            for card in cards:
                yield from (f"discard {card} {colour}" for colour in COLOURS if "." not in card and verb == "discard")
                if "." in card or verb != "discard":
                    yield f"{verb} {card}"
        yield from self.uses(view)
        yield self.nearest("trade", view)
        yield from (f"discard {card} {colour}" for card in (*mine, *others) for colour in COLOURS if "." in card)

    def uses(self, view: View) -> Iterator[str]:
        """Those in front of oneself, used ones too; then all others."""
        for place, card in enumerate(zone(view, "scrolls", view["seat"])["cards"], 1):
            yield f"use {card['face']} {place}"
        yield from (f"use {kind.key}" for kind in deck.kinds(self.words.game) if kind.group == "scroll")

    def nearest(self, verb: str, view: View) -> str:
        other = next(seat for seat in sorted(view["facts"]["points"]) if seat != view["seat"])
        cards = zone(view, "hand", view["seat"])["cards"]
        alike = sorted(cards, key=lambda card: -sum(self.pen.number(one) == self.pen.number(card) for one in cards))
        match verb:
            case "trade":
                return " ".join(["trade", *(alike + self.deck())[:3]])
            case "aim":
                return f"aim {other}"
            case "name":
                return f"name {COLOURS[0]}"
            case "remove" | "take":
                return f"{verb} {(alike + self.deck())[0]}"
            case "return":
                return f"return {other}.1"
            case "swap":
                return f"swap pile {other}.1"
        return ""

    def things(self) -> list[str]:
        return [*self.deck(), *(kind.key for kind in deck.kinds(self.words.game) if not kind.number)]

    def deck(self) -> list[str]:
        """Every number card, each once."""
        kinds = [(kind.group, kind.key) for kind in deck.kinds(self.words.game) if kind.number]
        coloured = [f"{colour}.{key}" for colour in COLOURS for group, key in kinds if group != "wild"]
        return coloured + [key for group, key in kinds if group == "wild"]


def turned(move: str) -> str:
    """The same swap, the other place first."""
    verb, one, two, *word = move.split()
    return " ".join([verb, two, one, *word])


def once(moves: Sequence[str]) -> list[str]:
    """Few swaps in one order only, so that each pair is a choice; many in both, so that either place may be first."""
    found: dict[str, str] = {}
    for move in moves:
        if move.startswith("swap ") and turned(move) not in found:
            found[move] = move
    return (
        [move for move in moves if not move.startswith("swap ") or move in found] if len(found) <= PAIRS else [*moves]
    )


def whole(moves: Sequence[str]) -> list[Choice]:
    return [Choice(tuple(move.split()), (move,)) for move in moves]
