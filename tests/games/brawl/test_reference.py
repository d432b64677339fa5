"""The engine and the slow, plain reference play the same fight: same deal, same moves, same everything.

More games than here: `python -m tests.reference.brawl.compare --games 5000`, or TEFUDA_REFERENCE=20 for twenty times as
many.
"""

import os
from collections import Counter

import pytest

import tefuda
from tests.reference.brawl import compare
from tests.reference.brawl.game import Reference
from tests.reference.brawl.reading import read

TIMES = int(os.environ.get("TEFUDA_REFERENCE", "1"))
GAMES = (8 if tefuda.compiled else 4) * TIMES


@pytest.mark.parametrize("style", compare.STYLES)
def test_whole_games_of_every_style(style: str) -> None:
    number = list(compare.STYLES).index(style)
    tally: Counter[str] = Counter()
    for seed in range(GAMES):
        tally += compare.compare_game(1000 * number + seed, style)

    assert tally["games"] == GAMES
    assert tally["moves"] > 50 * GAMES


def test_the_comparison_reaches_what_is_rare() -> None:
    """Otherwise it would say nothing about it."""
    wanted = {
        "passed",
        "nobody_can_play",
        "went_idle",
        "round_tied",
        "left_round",
        "arena_closed",
        "tagged",
        "put_back",
    }
    wanted |= {f"play {kind}" for kind in ("base", "clear", "freeze", "press", "null", "reverse", "hold", "double")}
    tally: Counter[str] = Counter()
    seed = 20_000
    while not wanted <= set(tally) and seed < 20_400:
        tally += compare.compare_game(seed)
        seed += 1

    assert wanted - set(tally) == set()


def test_a_difference_would_be_seen() -> None:
    """One card of a deck elsewhere is enough, and so is one Hit more."""
    state = tefuda.game("brawl", decks="hale").new(seats=2, seed=7)
    game = Reference(read(state.table()), 2, lambda: read(state.table()))
    assert compare.difference(state, game) == ""

    deck = game.table.players["A"].deck
    deck[0], deck[1] = ("green.hit", "clear")
    assert "players: engine" in compare.difference(state, game)

    game.table.players["A"].deck = read(state.table()).players["A"].deck
    game.table.arenas[0].row[0].columns["A"].append("red.hit")
    assert "rows: engine" in compare.difference(state, game)
