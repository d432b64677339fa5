"""Tables in the middle of something, for the screens that are shown there."""

import io
import sys
from typing import Any

import pytest

import tefuda
from tefuda.terminal.arrangement import arranged
from tefuda.terminal.asking import Asking
from tefuda.terminal.log import Log
from tefuda.terminal.screen import Screen

GAME = "blanc_noir"


def table(hand: str = "blue.sai red.sai", front: str = "mirage", top: str = "red.dagger", more: str = "") -> str:
    return f"""
        A: {hand} | {front}
        B: pixie blue.dagger green.jester | menace ^blizzard tornado
        C: yellow.sai blue.mage | explosion
        discards: green.halberd golem {top}
        {more}
    """


def asking(
    text: str, *moves: str, lang: str = "en", typed: str = "", patch: pytest.MonkeyPatch | None = None, **options: Any
) -> Asking:
    """What A is asked at this table, after some moves of A's; `typed` waits in the standard input."""
    if patch is not None:
        patch.setattr(sys, "stdin", io.StringIO(typed))
    state = tefuda.table(GAME, text, seed=4, **options)
    state.t.listen()
    screen = Screen()
    arrangement = arranged(GAME, lang, state.game.options, screen)
    log = Log(arrangement, "A")
    for move in moves:
        log.hear(state.play("A", move))
    return Asking(state, "A", arrangement, log, screen)
