"""The game on a real terminal: keys, colours, width."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tefuda import texts
from tests.terminal.pty_session import Terminal

PLAY = ("play", "blanc_noir", "--seed", "5", "--seats", "2", "--bots", "random")


@contextmanager
def playing(folder: Path, *more: str, **size: int) -> Iterator[Terminal]:
    """Behind the welcome, where the first question stands."""
    with Terminal(*PLAY, *more, environment={"TEFUDA_DATA": str(folder)}, **size) as terminal:
        terminal.until("Enter: begin ")
        terminal.type("")
        terminal.until("? help\n> ")
        yield terminal


def test_a_game_is_left_by_a_word_and_a_confirmation(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        terminal.type("quit")
        terminal.until("Leave the game? It cannot be taken up again. (y/n) ")
        terminal.type("n")
        terminal.until("> ")
        terminal.type("q")
        terminal.until("(y/n) ")
        terminal.type("y")
        terminal.until("Game left.")
        assert terminal.end() == 0


@pytest.mark.parametrize(("key", "code"), [("C", 1), ("D", 0)])
def test_a_game_is_left_by_a_key(tmp_path: Path, key: str, code: int) -> None:
    with playing(tmp_path) as terminal:
        terminal.until("Game left.", pressing=key)
        assert terminal.end() == code
        assert "Traceback" not in terminal.text


def test_the_end_of_the_input_is_asked_about(tmp_path: Path) -> None:
    with playing(tmp_path, "--record", str(tmp_path / "game.json")) as terminal:
        terminal.press("D")
        terminal.until("(y/n) ")
        assert f"its record goes into “{tmp_path}/game.json”" in " ".join(terminal.text.split())
        terminal.type("n")
        terminal.until("> ")
        terminal.type("draw")
        terminal.until("A draws the ")
        terminal.until("? help\n> ")


def test_the_welcome_can_be_read_and_left(tmp_path: Path) -> None:
    with Terminal(*PLAY[:2], "--seats", "2", environment={"TEFUDA_DATA": str(tmp_path)}) as terminal:
        welcome = terminal.until("Enter: begin ")
        assert re.search(r"tefuda verify --commitment\):\n[0-9a-f]{64}\n", welcome)
        assert "Round 1 begins" not in welcome
        terminal.type("q")
        terminal.until("(y/n) ")
        terminal.type("n")
        terminal.until("Enter: begin ")
        terminal.type("quit")
        terminal.until("(y/n) ")
        terminal.type("y")
        terminal.until("Game left.")
        assert terminal.end() == 0


def test_long_answers_go_through_the_pager_that_is_wanted(tmp_path: Path) -> None:
    pager = tmp_path / "pager"
    pager.write_text('#!/bin/sh\nprintf "PAGER:"; sed -n 1,3p\nprintf "LESS=%s\\n" "$LESS"\n')
    pager.chmod(0o755)
    environment = {"TEFUDA_DATA": str(tmp_path), "PAGER": str(pager)}
    with Terminal(*PLAY, environment=environment) as terminal:
        terminal.until("Enter: begin ")
        terminal.type("")
        terminal.until("? help\n> ")
        terminal.type("rules 5")
        terminal.until("PAGER:")
        terminal.until("BN-5")
        terminal.until("LESS=-R")
        terminal.until("Enter: the table again")
        terminal.until("> ")
        terminal.type("log")
        assert "PAGER" not in terminal.until("Enter: the table again")


def test_a_turn_is_played_and_the_next_table_tells_what_happened(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        terminal.type("draw")
        terminal.until("A draws the ")
        news = terminal.until("? help\n> ")
        assert "B " in news
        assert "\x1b[2J" in terminal.raw.decode() or "\x1b[H" in terminal.raw.decode()


def test_colours_are_shown_only_where_they_are_wanted(tmp_path: Path) -> None:
    colours = {}
    for name, variable in {"all": "TEFUDA", "none": "NO_COLOR=1", "dumb": "TERM=dumb"}.items():
        key, _, value = variable.partition("=")
        with Terminal(*PLAY, environment={"TEFUDA_DATA": str(tmp_path), key: value}) as terminal:
            terminal.until("Enter: begin " if name != "dumb" else "? help\n> ")
            terminal.type("")
            terminal.until("? help\n> ")
            terminal.until("Game left.", pressing="D")
            terminal.end()
        colours[name] = terminal.raw.count(b"\x1b[1;37;4") + terminal.raw.count(b"\x1b[1;30;4")
    assert colours["all"] > 0
    assert colours["none"] == colours["dumb"] == 0


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_table_fits(tmp_path: Path, width: int, lang: str) -> None:
    from rich.cells import cell_len

    with Terminal(
        *PLAY, "--lang", lang, width=width, height=40, environment={"TEFUDA_DATA": str(tmp_path)}
    ) as terminal:
        terminal.until(f"{texts.say(lang, None, 'term-begin')} ")
        terminal.type("")
        terminal.until("\n> ")
        terminal.type("quit")
        terminal.until("(j/n) " if lang == "de" else "y/n")
        terminal.type("y")
        assert terminal.end() == 0
        assert max(cell_len(line) for line in terminal.text.splitlines()) <= width


def test_replay_steps_forth_and_back(tmp_path: Path) -> None:
    import tefuda
    from tefuda import replay

    state = tefuda.game("blanc_noir").new(seats=2, seed=5)
    for _ in range(4):
        state.play(state.asked, "draw")
    replay.record(state).write(tmp_path / "record.json")
    with Terminal("replay", str(tmp_path / "record.json")) as terminal:
        terminal.until("Before the first move")
        terminal.until("> ")
        terminal.type("")
        terminal.until("Move 1 of 4")
        terminal.until("> ")
        terminal.type("4")
        terminal.until("Move 4 of 4")
        terminal.until("The record ends here.")
        terminal.until("> ")
        terminal.type("b")
        terminal.until("Move 3 of 4")
        terminal.until("> ")
        terminal.type("what?")
        terminal.until("Type Enter, b, a number or q.")
        terminal.type("q")
        assert terminal.end() == 0


def test_a_replay_that_is_stopped_is_no_game_that_is_left(tmp_path: Path) -> None:
    import tefuda
    from tefuda import replay

    replay.record(tefuda.game("blanc_noir").new(seats=2, seed=5)).write(tmp_path / "record.json")
    with Terminal("replay", str(tmp_path / "record.json")) as terminal:
        terminal.until("> ")
        assert "Game left." not in terminal.until("Stopped.", pressing="C")
        assert terminal.end() == 1
