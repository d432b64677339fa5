"""A whole table from lines of notation. What cannot be a table is refused with the first thing that is wrong."""

import re
from typing import Any

from tefuda.core.chance import Chance
from tefuda.core.game import Game
from tefuda.core.reasons import BadInput, shown
from tefuda.core.table import Table
from tefuda.core.view import LETTERS
from tefuda.games.brawl import names, piles, spelling, standing, whole, zones

KEYS = (
    "game", "options", "seats", "decks", "round", "players", "turn", "tagged", "active", "plays", "over",
    "A", "B", "C", "D", "E", "F", "G", "cleared", "chance",
)  # fmt: skip
OF_ARENA, OF_BASE = re.compile(r"[A-G]{2}"), re.compile(r"[A-G][1-9][0-9]?")
MOST = 999_999_999


def read(game: Game, lines: dict[str, str], chance: Chance) -> Table:
    for key in lines:
        if key not in KEYS and not OF_ARENA.fullmatch(key) and not OF_BASE.fullmatch(key):
            raise BadInput("table_unknown_key", key=shown(key), known=", ".join(KEYS))
    words = Words(game, lines)
    seats = words.seats
    players = words.players()
    data: dict[str, Any] = {
        "round": words.number("round", 1, 1, names.LAST_ROUND),
        "plays": words.number("plays", 0, 0, MOST),
        "players": players,
        "turn": words.seat("turn", players[0], players),
        "has_tagged": words.yes("tagged"),
        "active": words.active(),
        "decks": words.decks(),
        "over": words.yes("over"),
    }
    standing.read_arenas(words, data)
    piles.deal_out(words, data, chance)
    table = zones.fresh(seats, chance, words.choices)
    whole.lay(table, data)
    standing.check_turn(words, data, table)
    return table


class Words:
    """The lines' words, each read as what it must be."""

    def __init__(self, game: Game, lines: dict[str, str]) -> None:
        self.choices = game.choices  # type: ignore[attr-defined]
        self.lines = lines
        held = [letter for letter in LETTERS if letter in lines]
        count = lines["seats"] if "seats" in lines else max(2, len(held))
        self.seats = game.identity.check_seats(count, game.options)
        for letter in LETTERS[: self.seats]:
            if letter not in lines:
                raise BadInput("table_missing_hand", seat=letter)
        if len(held) > self.seats:
            raise self.wrong("seats", str(len(held)))

    def wrong(self, key: str, allowed: str) -> BadInput:
        return BadInput("table_bad_value", key=key, value=shown(self.lines.get(key, "-")), allowed=allowed)

    def of(self, key: str) -> list[str]:
        return [word for word in self.lines.get(key, "").split() if word != "-"]

    def parts(self, key: str, form: str) -> list[list[str]]:
        """Three of them, with | between."""
        parts = [[word for word in part.split() if word != "-"] for part in self.lines.get(key, "- | - | -").split("|")]
        if len(parts) != 3:
            raise self.wrong(key, form)
        return parts

    def number(self, key: str, default: int, low: int, high: int) -> int:
        text = self.lines.get(key, str(default)).strip()
        if not (text.isascii() and text.isdigit() and len(text) < 10 and low <= int(text) <= high):
            raise self.wrong(key, f"{low}-{high}")
        return int(text)

    def yes(self, key: str) -> bool:
        word = self.lines.get(key, "no").strip()
        if word not in ("yes", "no"):
            raise self.wrong(key, "yes, no")
        return word == "yes"

    def seat(self, key: str, default: int, allowed: list[int]) -> int:
        letters = [LETTERS[seat] for seat in allowed]
        word = self.lines.get(key, LETTERS[default]).strip()
        if word not in letters:
            raise self.wrong(key, ", ".join(letters))
        return LETTERS.index(word)

    def players(self) -> list[int]:
        """In a first round all; then at least two of those who sat in the circle."""
        everybody = list(LETTERS[: self.seats])
        some = self.of("players") if "players" in self.lines else everybody
        is_circle = self.seats > 2 and not self.choices.is_tag
        few = len(some) >= 2 and is_circle and self.number("round", 1, 1, names.LAST_ROUND) > 1
        if some != everybody and not (few and some == [letter for letter in everybody if letter in some]):
            raise self.wrong("players", " ".join(everybody))
        if not is_circle and self.number("round", 1, 1, names.LAST_ROUND) > 1:
            raise self.wrong("round", "1")
        return [LETTERS.index(letter) for letter in some]

    def active(self) -> list[int]:
        some = self.of("active") if "active" in self.lines else ["A", "B"]
        if len(some) != 2 or some[0] not in ("A", "C") or some[1] not in ("B", "D"):
            raise self.wrong("active", "A B, A D, C B, C D")
        if not self.choices.is_tag and some != ["A", "B"]:
            raise self.wrong("active", "A B")
        return [LETTERS.index(letter) for letter in some]

    def decks(self) -> list[int]:
        """Which of the recipes is whose; written where luck has drawn them."""
        if not self.choices.is_drawn:
            if "decks" in self.lines:
                raise BadInput("table_unknown_key", key="decks", known=", ".join(KEYS))
            return list(range(self.seats))
        keys = [recipe.key for recipe in self.choices.recipes]
        some = self.of("decks")
        if len(some) != self.seats or not set(some) <= set(keys):
            raise self.wrong("decks", ", ".join(keys))
        return [keys.index(word) for word in some]

    def bases(self, key: str) -> list[int]:
        """Names of Bases."""
        found = []
        for word in self.of(key):
            base = spelling.base_of(word, self.seats)
            if base is None or word != spelling.base(base):
                raise self.wrong(key, "A1, A2, …")
            found.append(base)
        return found
