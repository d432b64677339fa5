"""What happened since the last turn, on as many lines as there are; and what is shown while nothing happens."""

import io
import re
import time
from typing import Any

import pytest
from rich.console import Console

import tefuda
from tefuda import bots, texts
from tefuda.terminal.arrangement import arranged
from tefuda.terminal.asking import Asking
from tefuda.terminal.log import Log
from tefuda.terminal.screen import Screen
from tests.terminal.tables import GAME, asking, table


def screen_of(width: int, height: int, monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A screen of this size that somebody sits in front of."""
    screen = Screen()
    screen.live = True
    screen.console = Console(width=width, height=height, file=io.StringIO(), highlight=False, force_terminal=True)
    monkeypatch.setattr(screen, "clear", lambda: None)
    return screen


def written(screen: Screen) -> list[str]:
    assert isinstance(screen.console.file, io.StringIO)
    return re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", screen.console.file.getvalue()).splitlines()


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40)])
def test_six_at_a_table_see_table_and_own_cards(
    lang: str, width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = tefuda.game(GAME).new(seats=6, seed=11, events=True)
    arrangement = arranged(GAME, lang, state.game.options, Screen())
    log = Log(arrangement, "A")
    log.hear(state.events())
    player = bots.bot("random", 3)
    drawn = ""
    for _ in range(200):
        if state.asked == "A":
            screen = screen_of(width, height, monkeypatch)
            asked = Asking(state, "A", arrangement, log, screen)
            asked.moves = list(state.legal("A"))
            asked.worded = arrangement.worded(asked.moves)
            asked.begin()
            shown = written(screen)
            count = len(state.view("A")["zones"][0]["cards"])
            assert count > 20 or len(shown) < height, "\n".join(shown)
            assert drawn in "".join(shown).replace(" ", "")
            seat, move = "A", "draw" if "draw" in asked.moves else asked.moves[0]
        else:
            seat, move = state.asked[0], bots.choice(player, state, state.asked[0])
        lines = log.hear(state.play(seat, move))
        if seat == "A" and "A" not in state.asked:
            log.turn_over(len(lines))
            drawn = lines[0].plain.replace(" ", "") if move == "draw" and len(lines) == 1 else ""
        if state.over:
            break


def news(room: int, **options: Any) -> list[str]:
    at = asking(table("red.sai blue.mage golem"), **options)
    at.log.turn_over(0)
    for seat, move in [("A", "draw"), ("B", "draw"), ("C", "draw")]:
        at.log.hear(at.state.play(seat, move))
    return [line.plain for line in at.log.latest(room, at.screen)]


def test_news_get_fewer_lines_where_there_is_less_room() -> None:
    own, *others = news(3)
    assert re.fullmatch(r"A draws the \w+( \w+)?\.", own)
    assert others == ["B draws a card.", "C draws a card."]
    assert news(2) == news(1) == [f"{own} B draws a card. C draws a card."]


def test_what_one_drew_is_never_left_out() -> None:
    (line,) = news(0)
    assert re.fullmatch(r"… and 3 lines before: type log A draws the .*\.", line)


def test_a_wait_is_told_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tefuda.terminal.screen.PATIENCE", 0.01)
    screen = screen_of(80, 24, monkeypatch)
    with screen.waiting("B is thinking …"):
        until = time.monotonic() + 5
        while "thinking" not in "".join(written(screen)) and time.monotonic() < until:
            time.sleep(0.005)
    assert isinstance(screen.console.file, io.StringIO)
    assert screen.console.file.getvalue().endswith("\r\x1b[2K")
    quick = screen_of(80, 24, monkeypatch)
    monkeypatch.setattr("tefuda.terminal.screen.PATIENCE", 30)
    with quick.waiting("B is thinking …"):
        pass
    assert written(quick) == []
