"""Random games to record."""

import random
from typing import Any

import tefuda
from tefuda import registry
from tefuda.core.options import Option
from tefuda.core.reasons import BadInput
from tefuda.replay import Record, record

QUICK, SEALED = 7, "5eed" * 16
SHORT = {"target": 20}
"""Blanc Noir: seldom more than a few rounds."""


def advance(state: tefuda.State, most: int = 100_000, seed: int = 1) -> tefuda.State:
    """Random moves, to the end or so many."""
    lot = random.Random(seed)
    while not state.over and most:
        seat = lot.choice(state.asked)
        state.play(seat, lot.choice(list(state.legal(seat))))
        most -= 1
    return state


def played(seed: int | str | None = QUICK, most: int = 100_000, seats: int = 3, **options: Any) -> tefuda.State:
    return advance(tefuda.game("blanc_noir", **{**SHORT, **options}).new(seats, seed), most)


def whole(seed: int | str | None = QUICK, most: int = 100_000) -> Record:
    """A record with everything that one can hold."""
    state = played(seed, most)
    times = [1500 * i for i in range(len(state.moves))]
    return record(state, players={"A": "Ännchen", "C": '手札 \\ "x"'}, started="2026-11-18T20:15:00.5Z", times=times)


def values(option: Option) -> list[Any]:
    if option.values:
        return list(option.values)
    return [option.low, min(option.high, option.low + 30), *([None] if option.default is None else [])]


def standing(key: str, chosen: dict[str, Any]) -> dict[str, Any]:
    """These options, and the first other one with which they are allowed if they are not so by themselves."""
    identity = registry.identity(key)
    others = [{}, *({option.key: value} for option in identity.options for value in option.values)]
    for other in others:
        try:
            identity.choose(other | chosen)
        except BadInput:
            continue
        return other | chosen
    raise AssertionError(f"{key} is never opened with {chosen}")


def every_choice() -> list[tuple[str, dict[str, Any]]]:
    """Each value of each option of each game, alone or with the one that it asks for."""
    keys = registry.keys()
    return [
        (key, standing(key, {option.key: value}))
        for key in keys
        for option in registry.identity(key).options
        for value in values(option)
    ]
