"""Snap: spot after spot is turned up, and whoever takes it first has it."""

from importlib import import_module
from typing import Any

from tefuda.core import racing
from tefuda.core.game import Game
from tefuda.core.options import Identity, Option

IDENTITY = Identity(
    key="snap",
    rules_version=1,
    fewest=2,
    most=4,
    options=(*racing.OPTIONS, Option("spots", 5, low=1, high=2000)),
    paragraphs={"game_over": "S-2", "not_your_turn": "S-1", "not_this_answer": "S-1"},
)


def open_game(options: dict[str, Any]) -> Game:
    rules = import_module("tefuda.games.snap.rules")
    notation = import_module("tefuda.games.snap.notation")
    game: Game = rules.Snap(IDENTITY, options, rules.EFFECTS, notation.SnapNotation())
    return game
