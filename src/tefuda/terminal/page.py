"""The rules of a game as a page to look at: paragraphs, cards, options and rulings."""

import re
from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tefuda import deck, registry
from tefuda.core.options import Option
from tefuda.rulespage import paragraphs, plain_option, rulings
from tefuda.terminal.screen import Screen
from tefuda.words import Words

WIDE = 60
"""From here on a table of cards has room for abilities."""


def whole(game: str, lang: str, width: int) -> Iterator[RenderableType]:
    words = Words(lang, game)
    yield from (Text(words.name, "bold underline"), Text(words.first_of("game-tagline") or ""), Text())
    for number, title, body in paragraphs(words):
        yield from paragraph(words, number, title, body, width)
    yield from (Text(words.say("term-options"), "bold underline"), Text())
    for option in registry.identity(game).options:
        yield from (option_text(words, option), Text())
    yield from (Text(words.say("term-rulings"), "bold underline"), Text())
    for rule, text in rulings(words):
        yield from (Text.assemble((rule, "bold"), " ", text), Text())


def paragraph(words: Words, number: int, title: str, body: str, width: int) -> Iterator[RenderableType]:
    yield from (Text(title, "bold underline"), Text())
    for part in body.split("\n\n"):
        yield from (Text(part), Text())
    if number == 1:
        for title, groups in (("term-number_cards", ("normal", "special", "wild")), ("term-scrolls", ("scroll",))):
            kinds = [kind for kind in deck.kinds(words.game) if kind.group in groups]
            if kinds:
                yield from (card_table(words, words.say(title), kinds, width), Text())


def card_table(words: Words, title: str, kinds: list[deck.Kind], width: int) -> Table:
    has_numbers, is_wide = any(kind.number for kind in kinds), width >= WIDE
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(title)
    if has_numbers:
        table.add_column(words.say("term-number"), justify="right")
    table.add_column(words.say("term-copies"), justify="right")
    if has_numbers and is_wide:
        table.add_column(words.say("term-ability"))
    for kind in kinds:
        is_coloured = kind.group in ("normal", "special")
        copies = words.say("term-copies_each", count=kind.copies) if is_coloured else str(kind.copies)
        cells = [words.thing(kind.key), copies]
        if has_numbers:
            cells.insert(1, str(kind.number))
            if is_wide:
                ability = (words.about(kind.key) or ("", ""))[0]
                group = words.first_of(f"kind-{kind.group}") or kind.group
                cells.append(ability if kind.group != "wild" else f"{ability} ({group})")
        table.add_row(*cells)
    return table


def option_text(words: Words, option: Option) -> Text:
    about = plain_option(words, option)
    text = Text.assemble((option.key, "bold"), f"  {about['name']}. {about['text']}")
    for value, name in about.get("values", {}).items():
        shown = words.say("term-default", value=name) if value == option.default else name
        text.append(f"\n  {value}: {shown}")
    if "low" in about:
        values = words.say("term-range", low=option.low, high=option.high)
        default = words.say("term-default", value="none" if option.default is None else option.default)
        text.append(f"\n  {values}; {default}")
    return text


def excerpt(game: str, lang: str, asked: str, width: int) -> list[RenderableType]:
    """The paragraph of that number with its rulings (`5`, `BN-5.2`); without one, the list of paragraphs."""
    words = Words(lang, game)
    number = re.search(r"\d+", asked)
    found = [one for one in paragraphs(words) if number and one[0] == int(number[0])]
    if not found:
        titles: list[RenderableType] = [Text(title) for _, title, _ in paragraphs(words)]
        return [*titles, Text(words.say("term-rules_which"), "dim")]
    lines = list(paragraph(words, *found[0], width))
    for rule, text in rulings(words):
        if re.search(r"\d+", rule)[0] == str(found[0][0]):  # type: ignore[index]
            lines += [Text.assemble((rule, "bold"), " ", text), Text()]
    return lines


def show(game: str, lang: str) -> None:
    screen = Screen()
    screen.page(whole(game, lang, screen.width))
