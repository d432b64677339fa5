"""Blanc Noir ブランノワール: shed your hand, by colour or number, with chains, abilities and scrolls."""

from typing import Any

from tefuda.core.game import Game
from tefuda.core.options import Identity, Option

IDENTITY = Identity(
    key="blanc_noir",
    rules_version=1,
    fewest=2,
    most=6,
    options=(
        Option("edition", "ja", ("ja", "de")),
        Option("gargoyle", "public", ("public", "private")),
        Option("lord", "ja", ("ja", "de")),
        Option("pixie", "ja", ("ja", "de")),
        Option("trade", "ja", ("ja", "de")),
        Option("first_wild", "ja", ("ja", "de")),
        Option("draw_scroll", "random", ("random", "top")),
        Option("target", 200, low=1, high=10_000),
        Option("rounds", None, low=1, high=1000),
        Option("declaration", "manual", ("manual", "automatic")),
        Option("first_player", "random", ("random", "winner", "left_of_last")),
        Option("deck", "listed", ("listed", "boxed")),
        Option("log", "full", ("full", "last")),
    ),
    editions={
        "de": {
            "gargoyle": "private", "lord": "de", "pixie": "de", "trade": "de", "first_wild": "de", "draw_scroll": "top",
        },
    },
    paragraphs={"game_over": "BN-7", "not_your_turn": "BN-3", "not_this_answer": "BN-8"},
)  # fmt: skip


def open_game(options: dict[str, Any]) -> Game:
    from tefuda.games.blanc_noir import notation, rules

    return rules.BlancNoir(IDENTITY, options, notation.Notation())
