"""B-1: which deck each seat plays, from the option `decks`: names, and recipes of one's own."""

import re
from collections.abc import Mapping
from typing import Any

from tefuda.core.reasons import BadInput, shown
from tefuda.games.brawl import faces, names
from tefuda.games.brawl.faces import Recipe

HOUSE, RANDOM = "house", "random"
BY_SEAT = ("hale", "bennett", "chris", "darwin", "morgan", "pearl", "hale")
KNOWN = {recipe.key: recipe for recipe in (*faces.DECKS, *faces.EXPANSION_DECKS)}
COLOURED = {kind.key: kind.is_coloured for kind in faces.KINDS}
NAME = re.compile(r"[a-z]{1,20}")
NUMBER = re.compile(r"[0-9]{1,2}")
CARDS, FREEZES = 35, 3
MOST_DOUBLES = 7
LONGEST = 1200


def read_decks(text: str) -> str:
    """Names and recipes with commas between them, in their one canonical form."""
    if len(text) > LONGEST:
        raise BadInput("deck_too_long", limit=LONGEST)
    words = text.lower().split(",")
    if len(words) > names.MOST_SEATS:
        raise BadInput("deck_count", count=len(words), seats=names.MOST_SEATS)
    return ",".join(written(read_deck(word.strip())) for word in words)


def read_deck(word: str) -> Recipe:
    if ":" in word:
        return read_recipe(word)
    if word not in KNOWN:
        raise BadInput("deck_unknown", deck=shown(word), known=", ".join(KNOWN))
    return KNOWN[word]


def read_recipe(word: str) -> Recipe:
    """B-1: 35 cards, three of them Freezes."""
    name, _, rest = word.partition(":")
    counts: dict[str, Any] = {key: (0, 0, 0) if COLOURED[key] else 0 for key in COLOURED}
    given: set[str] = set()
    for part in rest.split(";"):
        key, _, value = part.partition("=")
        numbers = value.split("/")
        if (
            key not in COLOURED
            or key in given
            or len(numbers) != (3 if COLOURED[key] else 1)
            or not all(map(NUMBER.fullmatch, numbers))
        ):
            raise BadInput("deck_recipe", deck=shown(word))
        counts[key] = tuple(map(int, numbers)) if COLOURED[key] else int(numbers[0])
        given.add(key)
    if not NAME.fullmatch(name) or name in (*KNOWN, HOUSE, RANDOM):
        raise BadInput("deck_recipe", deck=shown(word))
    recipe = Recipe(name, **counts)
    if sum(recipe.counts) != CARDS:
        raise BadInput("deck_cards", deck=name, count=sum(recipe.counts))
    if recipe.freeze != FREEZES:
        raise BadInput("deck_freezes", deck=name, count=recipe.freeze)
    if recipe.double > MOST_DOUBLES:
        raise BadInput("deck_doubles", deck=name, count=recipe.double, most=MOST_DOUBLES)
    return recipe


def written(recipe: Recipe) -> str:
    """Kinds of which there are none are left out."""
    if recipe.key in KNOWN:
        return recipe.key
    parts = []
    for key, is_coloured in COLOURED.items():
        count = getattr(recipe, key)
        if is_coloured and any(count):
            parts.append(f"{key}={'/'.join(map(str, count))}")
        elif not is_coloured and count:
            parts.append(f"{key}={count}")
    return f"{recipe.key}:{';'.join(parts)}"


def of_option(options: Mapping[str, Any]) -> list[Recipe]:
    """By seat; a single one is everybody's. Those to draw from, where the table's luck decides."""
    text = str(options["decks"])
    if text == RANDOM:
        return [*faces.DECKS, *(faces.EXPANSION_DECKS if options["expansion"] == "on" else ())]
    if text == HOUSE:
        return [KNOWN[key] for key in BY_SEAT]
    some = [read_deck(word) for word in text.split(",")]
    return some * names.MOST_SEATS if len(some) == 1 else some


def offered(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The decks of the house that these options allow."""
    return tuple(key for key, deck in KNOWN.items() if options["expansion"] == "on" or not deck.needs_expansion)


def bases_at_start(seats: int, is_tag: bool, seat: int) -> int:
    """B-2, B-7, B-8: one in the only arena, one in each of two; a partner in tag team lays none."""
    if is_tag:
        return 1 if seat < 2 else 0
    return 2 if seats > 2 else 1


def demand(values: Mapping[str, Any], seats: int | None) -> None:
    """A deck for every seat, with the Bases that it lays at the start, and of kinds that are in play."""
    some = of_option(values)
    for recipe in some:
        if recipe.needs_expansion and values["expansion"] != "on":
            raise BadInput("deck_expansion", deck=recipe.key)
    if values["decks"] in (HOUSE, RANDOM) or seats is None:
        return
    count = len(str(values["decks"]).split(","))
    if count not in (1, seats):
        raise BadInput("deck_count", count=count, seats=seats)
    for seat, recipe in enumerate(some[:seats]):
        needs = bases_at_start(seats, values["tag"] == "on", seat)
        if recipe.base < needs:
            raise BadInput("deck_bases", deck=recipe.key, count=recipe.base, needs=needs)
