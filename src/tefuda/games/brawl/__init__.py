"""BRAWL: a card fight, in turns or in real time, of characters with decks of their own."""

from typing import Any

from tefuda.core import racing
from tefuda.core.game import Game
from tefuda.core.options import Identity, Option
from tefuda.games.brawl import decks

IDENTITY = Identity(
    key="brawl",
    rules_version=1,
    fewest=2,
    most=7,
    options=(
        Option("mode", "training", ("training", "tournament")),
        Option("tag", "off", ("off", "on")),
        Option("expansion", "off", ("off", "on")),
        Option("decks", decks.HOUSE, (decks.HOUSE, decks.RANDOM), reads=decks.read_decks, by_seat=decks.offered),
        *racing.OPTIONS,
    ),
    paragraphs={"game_over": "B-4", "not_your_turn": "B-5", "not_this_answer": "B-2"},
    seats_by={"tag": {"on": (4, 4)}},
    demands=decks.demand,
    usual=2,
)


def open_game(options: dict[str, Any]) -> Game:
    from tefuda.games.brawl import notation, rules

    return rules.Brawl(IDENTITY, options, notation.Notation())
