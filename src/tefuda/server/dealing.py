"""The deal of a table's game, from nothing but what its log says."""

from functools import lru_cache
from typing import Any

from tefuda import registry
from tefuda.core.chance import Chance
from tefuda.core.state import State


@lru_cache(maxsize=256)
def _opened(game: str, options: tuple[tuple[str, Any], ...]) -> registry.Opened:
    return registry.Opened(game, dict(options))


def opened(game: str, options: dict[str, Any]) -> registry.Opened:
    """Tables with the same game and options share the rules."""
    return _opened(game, tuple(sorted(options.items())))


def set_up(rules: registry.Opened, text: str, luck: Chance) -> State:
    """A game that begins with this table; where the table names its luck, with that."""
    return rules.set_up(text, None if "\nchance: " in text else luck)


def dealt(rules: registry.Opened, seats: int, luck: Chance, is_told: bool) -> State:
    """`is_told`: somebody will ask what the deal brought."""
    state = rules.deal(seats, luck, events=is_told)
    if not is_told:
        state.t.listen()
    return state
