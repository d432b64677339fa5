"""Rush: everybody at once. Small, to hold the core and the laws to what they promise of races."""

from collections.abc import Mapping
from typing import Any

from tefuda.core.game import Game
from tefuda.core.options import Identity, Option
from tefuda.core.reasons import BadInput, shown


def starts(options: Mapping[str, Any]) -> tuple[str, ...]:
    return ("0", "2", "9")


def read_start(text: str) -> str:
    """RU-1: points to begin with, one number for each seat, or one for all."""
    words = text.split(",")
    if any(word not in "0123456789" or not word for word in words):
        raise BadInput("bad_option", option="start", game="rush", value=shown(text), allowed="0-9")
    return ",".join(words)


IDENTITY = Identity(
    key="rush",
    rules_version=1,
    fewest=2,
    most=7,
    options=(
        Option("cards", 4, low=1, high=5),
        Option("start", "even", ("even",), reads=read_start, by_seat=starts),
    ),
    paragraphs={"game_over": "RU-4", "not_your_turn": "RU-3", "not_this_answer": "RU-2"},
)


def open_game(options: dict[str, Any]) -> Game:
    from . import notation, rules

    return rules.Rush(IDENTITY, options, rules.EFFECTS, notation.RushNotation())
