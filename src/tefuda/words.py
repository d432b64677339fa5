"""The things of a game in words of a language: cards, colours, places, seats, and events as sentences."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tefuda import texts

PLACE = re.compile(r"([A-H])\.(\d+)")
Heard = Mapping[str, Any]


class Words:
    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self.game = game

    def say(self, key: str, /, **args: object) -> str:
        return texts.say(self.lang, self.game, key, **args)

    def has(self, key: str) -> bool:
        return texts.has(self.lang, self.game, key)

    def first_of(self, *keys: str) -> str | None:
        """The first text that there is, of those without variables."""
        return next((self.say(key) for key in keys if self.has(key)), None)

    @property
    def name(self) -> str:
        return self.first_of("game-name") or self.game

    # -- things in notation

    def thing(self, word: str) -> str:
        """A card, a scroll, a colour or a place by its name; anything else stays as it is."""
        colour, dot, kind = word.partition(".")
        if dot and self.has(f"colour-{colour}") and self.has(f"card-{kind}"):
            kind = self.say(f"card-{kind}")
            return self.say("coloured-card", colour=self.say(f"colour-{colour}"), kind=kind)
        if place := PLACE.fullmatch(word):
            return self.say("place-front", seat=place[1], number=int(place[2])) if self.has("place-front") else word
        if not re.fullmatch(r"[a-z][a-z0-9_]*", word):
            return word
        return self.first_of(f"card-{word}", f"scroll-{word}", f"colour-{word}", f"place-{word}") or word

    def colour(self, card: str) -> str:
        """A card's colour in notation; nothing for cards without."""
        return card.partition(".")[0] if "." in card else ""

    def kind(self, card: str) -> str:
        """A card's name without its colour."""
        return self.thing(card.rpartition(".")[2])

    def letter(self, card: str) -> str:
        """The mark of a card's colour."""
        return self.first_of(f"colour-{self.colour(card) or 'wild'}.letter") or ""

    def about(self, thing: str) -> tuple[str, str] | None:
        """A card's ability, which may be empty, and its text."""
        kind = thing.rpartition(".")[2]
        for group in ("card", "scroll"):
            if self.has(f"{group}-{kind}.text"):
                return self.first_of(f"{group}-{kind}.ability") or "", self.say(f"{group}-{kind}.text")
        return None

    def move(self, move: str) -> str:
        """A move in words, where there are some for its verb; else in notation, its things by name."""
        verb, *rest = move.split()
        if not rest:
            return self.verb(verb) or verb
        things = [self.thing(word) for word in rest]
        if self.has(f"move-{verb}"):
            return self.say(f"move-{verb}", what=things)
        return " ".join([verb, *things])

    def verb(self, verb: str) -> str:
        """A verb in words, without what comes after it; nothing where there are none."""
        return self.say(f"move-{verb}", what="").strip().rstrip(":：").rstrip() if self.has(f"move-{verb}") else ""

    def listed(self, some: Sequence[object], field: str) -> str:
        """The last with an “and”. Cards have texts of their own, because a language may put each into quotes."""
        kind = "-card" if field == "card" else ""
        parts = [str(one) for one in some]
        line = parts[0] if parts else ""
        for i, part in enumerate(parts[1:], 2):
            key = "term-list_last" if i == len(parts) else "term-list"
            line = self.say(f"{key}{kind}", some=line, next=part)
        return line

    # -- events

    def event(self, heard: Heard) -> str:
        """What happened, as the seat heard it; without a text, in notation."""
        key = heard["event"]
        known = {name: value for name, value in heard.items() if name != "event" and not _is_hidden(value)}
        words = {name: self.spoken(name, value) for name, value in known.items()}
        text = texts.event_key(self.lang, self.game, key, known, is_redacted=len(known) < len(heard) - 1)
        if self.has(text):
            return self.say(text, **words)
        return " ".join([key, *(f"{field}: {value}" for field, value in words.items())])

    def spoken(self, field: str, value: object) -> object:
        if isinstance(value, (list, tuple)):
            return self.listed([self.spoken(field, one) for one in value], field)
        if isinstance(value, str) and field not in ("why", "direction"):
            return self.thing(value)
        return value


def _is_hidden(value: object) -> bool:
    return isinstance(value, dict) and "back" in value
