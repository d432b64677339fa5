"""How a table is drawn and its moves are offered: for any game, from its view, zones, facts and texts alone."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from tefuda import deck
from tefuda.terminal import menu
from tefuda.terminal.menu import Choice
from tefuda.terminal.pen import COLOURS, Pen, flow
from tefuda.terminal.screen import Screen
from tefuda.words import Heard, Words

View = dict[str, Any]


class Arrangement:
    def __init__(self, pen: Pen, options: Mapping[str, object]) -> None:
        self.pen = pen
        self.words = pen.words
        self.options = options
        self.view: View = {"zones": [], "facts": {}, "seat": None}
        """The table that is shown."""
        self.verb = ""
        """The verb of all its moves, where they have the same: then it need not be said with each."""

    def things(self) -> list[str]:
        """Every kind of card that there is, in notation."""
        return [kind.key for kind in deck.kinds(self.words.game)]

    # -- moves

    @property
    def shout(self) -> str:
        """A word at the end of a move that one must think of oneself: it is not offered, `!` says it."""
        return ""

    @property
    def word(self) -> str:
        """The shout as it may be written out, also where nobody needs to say it."""
        return self.shout

    @property
    def alone(self) -> str:
        """What to answer to the shout without a move."""
        return ""

    def may_shout(self, why: str) -> bool:
        """Whether it can ever belong to an answer to this question."""
        return True

    def worded(self, moves: Sequence[str]) -> dict[str, str]:
        """The moves as they may be typed, each with the legal move that it is."""
        return {move: move for move in moves}

    def offered(self, moves: Sequence[str]) -> list[str]:
        """The moves that are shown: all but those with the shout."""
        return [move for move in moves if not self.shout or move.split()[-1] != self.shout]

    def choices(self, view: View, moves: Sequence[str]) -> list[Choice]:
        """What is offered, each with its number: the first step of choosing a move."""
        offered = self.offered(moves)
        verbs = {move.split()[0] for move in offered if " " in move}
        self.view, self.verb = view, verbs.pop() if len(verbs) == 1 else ""
        return self.steps(offered)

    def steps(self, moves: Sequence[str]) -> list[Choice]:
        return menu.first_step(moves)

    def further(self, choice: Choice) -> list[Choice]:
        return menu.next_step(choice)

    def label(self, choice: Choice, begun: int = 0) -> Text:
        """A choice in words; `begun`: so many words stand above it already."""
        words = choice.move.split() if choice.move else list(choice.words)
        begun = begun or (words[0] == self.verb)
        if begun and len(words) > begun:
            said = Text(" ").join(self.thing(word) for word in words[begun:])
        else:
            said = Text(self.words.move(" ".join(words)))
        return said if choice.move else Text.assemble(said, f" {self.pen.signs['more']}")

    def thing(self, word: str) -> Text:
        """A card with its mark, a colour in its colour, anything else by name."""
        if word in COLOURS:
            return self.pen.colour(word)
        known = self.pen.number(word) and self.words.thing(word) != word
        return self.pen.card(word) if known else Text(self.words.thing(word))

    def conceivable(self, view: View, moves: Sequence[str]) -> Iterable[str]:
        """Moves that somebody may think of although they are not legal, likely ones first."""
        verbs = dict.fromkeys(move.split()[0] for move in moves)
        return [f"{verb} {card}" for verb in verbs for card in own_cards(view)]

    def nearest(self, verb: str, view: View) -> str:
        """The move that says best why there is none with this verb; none where no move does."""
        return ""

    # -- the log

    @property
    def retells(self) -> bool:
        """Whether one may read what happened before one's last turn."""
        return True

    def retold(self, heard: Sequence[Heard]) -> list[Heard]:
        """What happened, as it is best told: only what is worth a line, several alike as one."""
        return list(heard)

    def is_loud(self, heard: Heard) -> bool:
        """Whether nobody should miss it."""
        return False

    def is_own(self, heard: Heard, seat: str | None) -> bool:
        """Whether it tells this seat what nobody else may know, or what it will need: it is never left out."""
        return False

    def has_line(self, heard: Heard) -> bool:
        """Whether it begins a line; all that one move brings is one line otherwise."""
        return False

    # -- the table

    def table(self, view: View, choices: Sequence[Choice], width: int, is_dense: bool = False) -> list[Text]:
        """Everything at a glance, the numbered choices last; `is_dense`: on as few lines as may be."""
        return [*self.everything(view, width), Text(), *self.numbered(choices, width)]

    def everything(self, view: View, width: int) -> list[Text]:
        """All facts and zones, one after the other."""
        lines = []
        for key, value in view["facts"].items():
            if value is None:
                continue
            lines.append(Text.assemble((f"{self.heading(key)}: ", "dim"), self.fact(value)))
        for zone in view["zones"]:
            owner = f" {zone['owner']}" if zone["owner"] else ""
            mine = zone["owner"] is None or zone["owner"] == view["seat"]
            head = self.heading(zone["zone"]) if mine else self.heading(f"{zone['zone']}s")
            lines.append(Text.assemble((f"{head}{owner}: ", "dim"), str(zone["count"])))
            shown = [self.lying(card) for card in zone["cards"]]
            if any(is_seen(card) for card in zone["cards"]):
                lines += flow(shown, width, indent=4, gap=2)
        return lines

    def heading(self, key: str) -> str:
        return self.words.first_of(f"term-{key}", f"term-{key.removesuffix('s')}") or key

    def fact(self, value: object) -> str:
        if isinstance(value, dict):
            return "  ".join(f"{key} {self.fact(one)}" for key, one in value.items())
        if isinstance(value, (list, tuple)):
            return " ".join(self.fact(one) for one in value) or "-"
        if isinstance(value, str):
            thing = self.words.thing(value)
            return thing if thing != value else self.words.first_of(f"term-{value}") or value
        return str(value)

    def lying(self, card: Any) -> Text:
        """A card as the seat sees it: its face, or a back."""
        if isinstance(card, str):
            return self.thing(card)
        down = "" if card.get("up", True) else self.pen.signs["down"]
        return Text.assemble(down, self.thing(card["face"])) if "face" in card else Text(self.pen.signs["down"])

    def numbered(self, choices: Sequence[Choice], width: int, begun: int = 0) -> list[Text]:
        """Numbered choices, several on a line where there is room."""
        cells = [Text.assemble(numeral(i), self.label(one, begun)) for i, one in enumerate(choices, 1)]
        longest = max((cell.cell_len for cell in cells), default=0)
        if longest * 2 > width:
            return [Text.assemble("  ", cell) for cell in cells]
        for cell in cells:
            cell.append(" " * (longest - cell.cell_len))
        return flow(cells, width, indent=2)


def numeral(number: int | None) -> Text:
    """The number of a choice; as much room for what is none."""
    return Text(f"{number:>2}) ", "bold") if number else Text("    ")


def is_seen(card: Any) -> bool:
    return isinstance(card, str) or "face" in card


def own_cards(view: View) -> list[str]:
    """The cards that lie in front of the viewing seat or in its hand, each face once."""
    found: dict[str, None] = {}
    for zone in view["zones"]:
        if zone["owner"] == view["seat"]:
            for card in zone["cards"]:
                face = card if isinstance(card, str) else card.get("face")
                if face:
                    found[face] = None
    return list(found)


def zone(view: View, key: str, owner: str | None = None) -> dict[str, Any]:
    """The zone of that name and owner; empty where there is none."""
    for one in view["zones"]:
        if one["zone"] == key and one["owner"] == owner:
            return dict(one)
    return {"zone": key, "owner": owner, "shape": "", "count": 0, "cards": []}


def arranged(game: str, lang: str, options: Mapping[str, object], screen: Screen) -> Arrangement:
    """The game's own arrangement, or the general one."""
    pen = Pen(Words(lang, game), deck.numbers(game), screen.plain, screen.coloured)
    name = f"tefuda.terminal.{game}"
    if find_spec(name) is None:
        return Arrangement(pen, options)
    found: Arrangement = import_module(name).Arranged(pen, options)
    return found
