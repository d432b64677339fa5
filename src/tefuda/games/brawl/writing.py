"""A whole table as lines of notation."""

from collections.abc import Iterator
from typing import Any

from tefuda.core.game import Game
from tefuda.core.view import letter
from tefuda.games.brawl import spelling


def write(game: Game, data: dict[str, Any], chance: str) -> str:
    return "".join(f"{key}: {words}\n" for key, words in lines(game, data, chance))


def lines(game: Game, data: dict[str, Any], chance: str) -> Iterator[tuple[str, str]]:
    options = game.options
    chosen = game.identity.chosen(options)
    yield "game", game.key
    yield "options", " ".join(f"{key}={value}" for key, value in chosen.items()) or "-"
    yield "seats", str(len(data["seats"]))
    if options["decks"] == "random":
        recipes = game.choices.recipes  # type: ignore[attr-defined]
        yield "decks", " ".join(recipes[number].key for number in data["decks"])
    yield "round", str(data["round"])
    yield "players", letters(data["players"])
    if options["mode"] == "training":
        yield "turn", letter(data["turn"])
    if options["tag"] == "on":
        yield "active", letters(data["active"])
        if options["mode"] == "training":
            yield "tagged", "yes" if data["has_tagged"] else "no"
    yield "plays", str(data["plays"])
    yield "over", "yes" if data["over"] else "no"
    for seat, held in enumerate(data["seats"]):
        hand = [] if held["hand"] is None else [("^" if held["lifted"] else "") + spelling.FACES[held["hand"]]]
        yield letter(seat), " | ".join(map(joined, (hand, faces(held["discards"]), faces(held["deck"][::-1]))))
    for arena in data["arenas"]:
        row = [place["base"] for place in arena["row"]]
        yield spelling.arena(arena["first"], arena["second"]), joined(map(spelling.base, row))
        for base in row:
            yield spelling.base(base), " | ".join(map(joined, map(faces, data["cards"][base])))
    yield "cleared", joined(map(spelling.base, data["cleared"]))
    for base in data["cleared"]:
        yield spelling.base(base), " | ".join(map(joined, map(faces, data["cards"][base])))
    yield "chance", chance


def letters(some: list[int]) -> str:
    return " ".join(map(letter, some))


def faces(some: list[int]) -> list[str]:
    return [spelling.FACES[face] for face in some]


def joined(words: Any) -> str:
    return " ".join(words) or "-"
