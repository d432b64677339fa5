"""The rules of a game as data: paragraphs, cards, options and rulings, for pages in a terminal and in a browser."""

import re
from collections.abc import Iterator
from typing import Any

from tefuda import deck, registry, texts
from tefuda.core.options import Option
from tefuda.words import Words

NUMBERED = re.compile(r"([A-Z]+-\d[\w.]*?)\.? (.*)", re.DOTALL)
"""A text that begins with the number of its paragraph."""


def plain(game: str, lang: str) -> dict[str, Any]:
    """The page."""
    words = Words(lang, game)
    identity = registry.identity(game)
    return {
        "game": game,
        "lang": lang,
        "name": words.name,
        "tagline": words.first_of("game-tagline") or "",
        "rules_version": identity.rules_version,
        "seats": list(range(identity.fewest, identity.most + 1)),
        "paragraphs": [plain_paragraph(words, *one) for one in paragraphs(words)],
        "cards": [plain_card(words, kind) for kind in deck.kinds(game)],
        "options": [plain_option(words, option) for option in identity.options],
        "editions": {edition: dict(values) for edition, values in identity.editions.items()},
        "rulings": [{"rule": rule, "text": text} for rule, text in rulings(words)],
    }


def paragraphs(words: Words) -> Iterator[tuple[int, str, str]]:
    number = 1
    while words.has(f"rules-{number}-title"):
        yield number, words.say(f"rules-{number}-title"), words.say(f"rules-{number}-body")
        number += 1


def rulings(words: Words) -> list[tuple[str, str]]:
    """Each with the paragraph that it belongs to, in the order of the rules."""
    keys = [key for key in texts.keys(words.lang, words.game) if key.startswith("ruling-")]
    found = [(key.removeprefix("ruling-").replace("_", "."), words.say(key)) for key in keys]
    return sorted(found, key=lambda one: [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", one[0])])


def plain_paragraph(words: Words, number: int, title: str, body: str) -> dict[str, Any]:
    """`rule`: its own number; `parts`: its texts, each with the number by which it can be pointed at."""
    found = NUMBERED.fullmatch(title)
    rule, heading = (found[1], found[2]) if found else (str(number), title)
    texts_of = body.split("\n\n")
    cards = [card_at_the_start(words, text) for text in texts_of]
    if sum(map(bool, cards)) < 3:  # no list of cards: one that is named first is only spoken of
        cards = [""] * len(cards)
    parts = [plain_part(rule, text, card) for text, card in zip(texts_of, cards, strict=True)]
    return {"number": number, "title": title, "text": body, "rule": rule, "heading": heading, "parts": parts}


def plain_part(rule: str, text: str, card: str) -> dict[str, str]:
    found = NUMBERED.fullmatch(text)
    if found and found[1].startswith(f"{rule}."):
        return {"rule": found[1], "text": found[2]}
    return {"rule": f"{rule}.{card}" if card else "", "text": text}


def card_at_the_start(words: Words, text: str) -> str:
    names = ((re.escape(words.thing(kind.key)), kind.key) for kind in deck.kinds(words.game))
    return next((key for name, key in names if re.match(rf"『{name}』|{name}\s*[(:,]", text)), "")


def plain_card(words: Words, kind: deck.Kind) -> dict[str, Any]:
    ability, text = words.about(kind.key) or ("", "")
    return {**kind._asdict(), "name": words.thing(kind.key), "ability": ability, "text": text}


def plain_option(words: Words, option: Option) -> dict[str, Any]:
    values = {value: words.first_of(f"option-{option.key}-{value}") or value for value in option.values}
    name = words.first_of(f"option-{option.key}") or option.key
    limits = {"values": values} if values else {"low": option.low, "high": option.high}
    about = words.first_of(f"option-{option.key}.help") or ""
    return {"option": option.key, "name": name, "text": about, "default": option.default, **limits}
