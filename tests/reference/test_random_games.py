"""Whole random games under every option: nothing is lost, nothing appears, everything ends."""

import random
from collections import Counter
from typing import Any

import pytest

from .blanc_noir import Reference
from .cards import all_scrolls, whole_deck
from .options import VALUES
from .setting import Dice

LONGEST = 50_000


def drawn_options(lot: random.Random) -> dict[str, Any]:
    """Any mix of options, with games short enough for a test."""
    options: dict[str, Any] = {name: lot.choice(values) for name, values in VALUES.items() if lot.random() < 0.5}
    return {**options, "target": lot.choice((20, 50, 100, 200)), "rounds": lot.choice((None, None, 1, 2))}


def assert_sound(game: Reference, cards: Counter[str], scrolls: Counter[str]) -> None:
    """Every card is in exactly one place, and the open facts fit together."""
    state = game.summary()
    places = [*state["hands"], state["pile"], state["discards"], state["removed"]]
    assert Counter(card for place in places for card in place) == cards
    lying = [scroll for row in state["scrolls"] for scroll, _ in row]
    assert Counter(lying + state["scroll_pile"]) == scrolls
    assert state["top"] in state["discards"]
    assert (state["colour"] is None) == ("." in state["top"])
    assert 0 <= state["idle"] <= len(state["hands"])
    assert all(len(state["hands"]["ABCDEF".index(letter)]) == 1 for letter in state["declared"]) or state["over"]


def assert_well_offered(game: Reference) -> None:
    """Each move once; the word only behind the same move without it."""
    legal = game.legal()
    assert len(set(legal)) == len(legal) > 0
    for before, move in zip(["", *legal], legal, strict=False):
        if move.endswith(" declare"):
            assert before == move.removesuffix(" declare")
            assert game.options.declaration == "manual"


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("seed", range(20))
def test_random_games_are_sound_and_end(seats: int, seed: int) -> None:
    """121 or 125 cards and 20 scrolls at every moment (BN-1), and winners at the end (BN-7.2)."""
    lot = random.Random(1000 * seats + seed)
    game = Reference(seats, Dice(seed), **drawn_options(lot))
    cards, scrolls = Counter(whole_deck(game.options.deck)), Counter(all_scrolls())
    played = 0
    while not game.over:
        if played % 7 == 0:
            assert_sound(game, cards, scrolls)
            assert_well_offered(game)
        game.play(lot.choice(game.legal()))
        played += 1
        assert played < LONGEST
    assert_sound(game, cards, scrolls)
    state = game.summary()
    assert state["winners"]
    assert game.legal() == []
    assert min(state["points"]) == state["points"]["ABCDEF".index(state["winners"][0])]
    if game.options.rounds is None:
        assert max(state["points"]) > game.options.target
    else:
        assert state["round"] == game.options.rounds


@pytest.mark.parametrize("seed", range(20))
def test_the_same_luck_gives_the_same_game(seed: int) -> None:
    """Nothing but the luck and the moves decides."""
    one, other = (Reference(3, Dice(seed), rounds=1) for _ in range(2))
    lot = random.Random(seed)
    while not one.over:
        move = lot.choice(one.legal())
        one.play(move)
        other.play(move)
        assert one.summary() == other.summary()


@pytest.mark.parametrize("seed", range(20))
def test_a_summary_can_be_laid_again(seed: int) -> None:
    """Whenever a turn begins; the order of the discards under the top one is nobody's business."""
    lot = random.Random(seed)
    game = Reference(4, Dice(seed), rounds=1)
    while not game.over:
        if "draw" in game.legal() and not game.table.moved:
            copy = Reference(4, Dice(seed))
            copy.set(**game.summary())
            assert (copy.summary(), copy.legal()) == (game.summary(), game.legal())
        game.play(lot.choice(game.legal()))
