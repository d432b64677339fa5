"""The moves of BRAWL: what they are called, how little of them need be typed, and what one may have meant."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from tefuda import texts
from tefuda.terminal.arrangement import Arrangement, View, zone
from tefuda.terminal.menu import Choice

COLOURS = ("red", "green", "blue")
COLOURED = ("hit", "hit2", "block")
ENDS = ("left", "right")


class Moves(Arrangement):
    def worded(self, moves: Sequence[str]) -> dict[str, str]:
        """Which card is played need not be said: only one can be."""
        found = {move: move for move in moves}
        for move in moves:
            verb, *words = move.split()
            if verb == "play":
                found[" ".join([verb, *words[1:]])] = move
        return found

    def steps(self, moves: Sequence[str]) -> list[Choice]:
        """Every move is a choice: there are never many."""
        return [Choice(tuple(move.split()), (move,)) for move in moves]

    # -- in words

    def chip(self, card: str) -> Text:
        """Its colour's letter and its own: RH, B2, P."""
        mark = self.words.letter(card) if "." in card else ""
        kind = self.words.first_of(f"card-{card.rpartition('.')[2]}.letter") or card
        return Text(mark + kind, self.pen.style(card))

    def card(self, card: str) -> Text:
        return Text.assemble(self.chip(card), " ", (self.words.thing(card), "bold"))

    def label(self, choice: Choice, begun: int = 0) -> Text:
        if choice.words[0] != "play" or len(choice.words) < 3:
            return super().label(choice, begun)
        return Text.assemble(self.chip(choice.words[1]), " ", self.where(choice.words[2:]))

    def where(self, words: Sequence[str]) -> str:
        """A Base and its side; an arena and its end; a Base."""
        if len(words) == 1:
            return words[0]
        if words[1] not in ENDS:
            return f"{words[0]}, {self.words.say('term-side', seat=words[1])}"
        end = self.words.thing(words[1])
        return f"{words[0]}, {end}" if len(self.view["facts"]["arenas"]) > 1 else end

    # -- what is not legal

    def conceivable(self, view: View, moves: Sequence[str]) -> Iterable[str]:
        """The card that can be played everywhere; then all others; then what one does without a place."""
        mine = [card for card in (self.held(view), self.top(view, view["seat"])) if card]
        for card in [*mine, *(card for card in self.deck() if card not in mine)]:
            yield from self.places(view, card)
        yield from ("flip", "discard", "lift", "tag")

    def places(self, view: View, card: str) -> Iterator[str]:
        for arena in view["facts"]["arenas"]:
            if card == "base":
                yield from (f"play base {arena['arena']} {end}" for end in ENDS)
            for base in arena["row"] if card != "base" else ():
                if card.rpartition(".")[2] in (*COLOURED, "press"):
                    yield from (f"play {card} {base['base']} {side}" for side in arena["sides"])
                else:
                    yield f"play {card} {base['base']}"

    def nearest(self, verb: str, view: View) -> str:
        if verb == "play":
            return next(iter(self.conceivable(view, [])))
        return verb if verb in ("flip", "discard", "lift", "tag") else ""

    def things(self) -> list[str]:
        """Every kind of card, once."""
        keys = texts.keys("en", self.words.game)
        return sorted(key.removeprefix("card-") for key in keys if key.startswith("card-") and "." not in key)

    def deck(self) -> list[str]:
        """Every card, once."""
        coloured = [f"{colour}.{kind}" for kind in COLOURED for colour in COLOURS]
        return [*coloured, *(kind for kind in self.things() if kind not in COLOURED)]

    # -- what lies where

    def held(self, view: View, seat: str | None = None) -> str:
        """The card in a seat's hand, as far as it is seen here."""
        return seen_last(zone(view, "hand", seat or view["seat"])["cards"])

    def top(self, view: View, seat: str) -> str:
        return seen_last(zone(view, "discards", seat)["cards"])


def seen_last(cards: Sequence[Any]) -> str:
    face = cards[-1] if cards else ""
    return face if isinstance(face, str) else face.get("face", "")
