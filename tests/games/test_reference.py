"""The engine and the slow, plain reference play the same game: same luck, same moves, same everything.

More games than here: `python -m tests.reference.compare --games 5000 --tables 20000`, or TEFUDA_REFERENCE=20 for twenty
times as many.
"""

import os
import random
from collections import Counter

import pytest

import tefuda
from tefuda.core.chance import Quick
from tests.reference import compare
from tests.reference.blanc_noir import Reference

TIMES = int(os.environ.get("TEFUDA_REFERENCE", "1"))
GAMES = 40 if tefuda.compiled else 10
TABLES = 250 if tefuda.compiled else 60


@pytest.mark.parametrize("style", compare.STYLES)
def test_whole_games_of_every_style(style: str) -> None:
    number = list(compare.STYLES).index(style)
    tally: Counter[str] = Counter()
    for seed in range(GAMES * TIMES):
        tally += compare.compare_game(1000 * seed + number, style)
    assert tally["games"] == GAMES * TIMES


@pytest.mark.parametrize("part", range(4))
def test_tables_late_in_a_round(part: int) -> None:
    tally: Counter[str] = Counter()
    for seed in range(TABLES * TIMES):
        tally += compare.compare_table(4 * seed + part)
    assert tally["tables"] == TABLES * TIMES


def test_the_comparison_reaches_rare_endings() -> None:
    """Otherwise it would say nothing about them."""
    tally: Counter[str] = Counter()
    wanted = {f"round ended by {why}" for why in ("quest", "menace", "stillness", "no_normal")}
    wanted |= {f"asked by {card}" for card in ("princess.escort", "herald_of_red", "salvation", "menace", "first_wild")}
    wanted |= {"penalised", "pile_renewed", "halved"}
    seed = 10_000
    while not wanted <= set(tally) and seed < 13_000:
        tally += compare.compare_table(seed)
        if seed % 20 == 0:
            tally += compare.compare_game(seed)
        seed += 1
    assert wanted - set(tally) == set()


def test_a_difference_would_be_seen() -> None:
    """One card of the pile elsewhere is enough."""
    seats, seed = 3, 7
    state = tefuda.game("blanc_noir").new(seats, seed)
    game = Reference(seats, Quick(seed))
    assert compare.of_engine(state) == compare.of_reference(game)
    game.table.pile[0], game.table.pile[1] = game.table.pile[1], game.table.pile[0]
    with pytest.raises(compare.Differs, match="pile: engine"):
        compare.play_both(state, game, random.Random(1), "uniform", 5)
