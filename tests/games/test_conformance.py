"""Every registered game keeps the laws of tefuda.testing. TEFUDA_CONFORMANCE=10 plays ten times as many games."""

import os

import pytest

import tefuda
from tefuda.testing import LAWS, conformance

TIMES = int(os.environ.get("TEFUDA_CONFORMANCE", "1"))
GAMES = 24 if tefuda.compiled else 6


@pytest.mark.parametrize("key", tefuda.keys())
def test_every_law_holds_under_drawn_options(key: str) -> None:
    report = conformance(key, games=GAMES * TIMES, seed=1)
    assert {name for name, count in report.laws.items() if not count} == set()
    assert {law.name for law in LAWS} <= set(report.laws)


@pytest.mark.parametrize("key", tefuda.keys())
def test_drawn_options_are_all_values(key: str) -> None:
    report = conformance(key, games=60, seed=2, moves=None, thorough=0.0, longest=100_000)
    for option in tefuda.registry.identity(key).options:
        assert set(option.values) <= set(report.options[option.key])


@pytest.mark.parametrize("seats", range(2, 7))
def test_an_opened_game_is_played_as_it_is(seats: int) -> None:
    game = tefuda.game("blanc_noir", rounds=1, declaration="automatic", log="last")
    report = conformance(game, games=2, seats=seats, seed=3, thorough=0.5)
    assert report.options["declaration"] == {"automatic": 2}
    assert report.games == 2
