"""BRAWL in the terminal: the arena, where the card in hand can go, and how little must be typed."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

import tefuda
from tefuda import replay, texts
from tefuda.core.chance import Quick
from tefuda.terminal.arrangement import Arrangement, arranged
from tefuda.terminal.menu import Choice
from tefuda.terminal.pen import Pen
from tefuda.terminal.screen import Screen

GAME = "brawl"
DUEL = """
    A: {hand} | {discards} | *
    B: - | {b} | {deck}
    AB: {row}
    turn: A
    {more}
"""


def laid(
    hand: str = "-", more: str = "", row: str = "A1 B1", discards: str = "-", b: str = "-", **options: Any
) -> tefuda.State:
    b, deck = ("*", "freeze freeze") if "freeze" in more else (b, "*")
    text = DUEL.format(hand=hand, more=more, row=row, discards=discards, b=b, deck=deck)
    return tefuda.table(GAME, text, seed=3, **options)


def drawn(state: tefuda.State, seat: str = "A", lang: str = "en", width: int = 80) -> str:
    return shown(lines_of(state, seat, lang, width))


def lines_of(state: tefuda.State, seat: str | None, lang: str = "en", width: int = 80) -> list[Text]:
    arrangement = arranged(GAME, lang, state.game.options, Screen())
    view = state.view(seat)
    return arrangement.table(view, choices(arrangement, state, seat), width)


def choices(arrangement: Arrangement, state: tefuda.State, seat: str | None) -> list[Choice]:
    return arrangement.choices(state.view(seat), list(state.legal(seat)) if seat else [])


def shown(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def played(seats: int, moves: int, **options: str) -> tefuda.State:
    state = tefuda.game(GAME, **options).new(seats=seats, seed=8)
    for number in range(moves):
        able = [seat for seat in state.seats if state.legal(seat)]
        if state.over or not able:
            break
        seat = able[number % len(able)]
        legal = state.legal(seat)
        state.play(seat, legal[(number * 5 + 1) % len(legal)])
    return state


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (7, {"mode": "tournament"}), (4, {"tag": "on"})])
def test_a_table_keeps_to_its_width(seats: int, options: dict[str, str], lang: str, width: int) -> None:
    for moves in (0, 40, 120):
        state = played(seats, moves, **options)
        for seat in ("A", "B", None):
            plain = [line.plain for line in lines_of(state, seat, lang, width)]
            table = plain[: plain.index(next((line for line in plain if line.startswith("  1)")), plain[-1]))]
            wide = [line for line in table if cell_len(line.rstrip()) > width]
            assert [line for line in wide if not line.startswith("  ")] == []


def test_columns_grow_away_from_their_base_ones_own_to_the_left() -> None:
    state = laid(more="A1: - | red.hit red.hit2 | green.hit green.block")
    assert re.search(r"R2 RH +3 ◀ A1 +1 +GH GB", drawn(state))
    assert re.search(r"GB GH +1 +A1 ▶ 3 +RH R2", drawn(state, "B"))


def test_the_arrow_points_to_who_would_win() -> None:
    lines = drawn(laid(more="B1: - | red.hit | -"))
    assert re.search(r"1 ◀ B1", lines)
    assert re.search(r"0 ◀ A1", lines)  # equal: the owner's


def test_spots_of_the_card_in_hand_have_the_numbers_of_their_choices() -> None:
    lines = drawn(laid("green.hit", "A1: - | green.hit | red.hit"))
    assert re.search(r"1\) GH +1 ", lines)
    assert re.search(r"2\) +0 +B1 ▶ 0 +3\)", lines)
    assert "1) GH A1, A’s side" in lines
    assert "4) Discard" in lines


def test_ends_of_a_row_and_whole_bases_are_numbered_too() -> None:
    assert re.search(r"1\) \(left\)\n.*\n(.*\n)+ +2\) \(right\)", drawn(laid("base")))
    assert re.search(r"1\) ◀ A1", drawn(laid("clear")))


def test_what_is_frozen_says_so_in_words() -> None:
    assert "A1   frozen" in drawn(laid(more="A1: freeze | - | -"))


def test_modifiers_stand_beside_their_base() -> None:
    tricks = "tricks:hit=4/4/4;clear=4;base=4;freeze=3;null=3;reverse=3;hold=3;double=3"
    lines = drawn(laid(more="A1: double reverse | - | -", expansion="on", decks=tricks))
    assert re.search(r"A1 +Do Re", lines)


def test_a_card_that_fits_nowhere_is_told() -> None:
    assert "It fits nowhere now." in drawn(laid("press", decks="bennett"))
    assert "It fits nowhere now." not in drawn(laid("green.hit"))


def test_the_top_of_ones_discards_is_offered_with_what_it_does() -> None:
    lines = drawn(laid(discards="blue.hit"))
    assert "On top of your discards: BH blue Hit" in lines
    assert "1) Flip" in lines
    assert "2) BH A1, A’s side" in lines


def test_decks_piles_and_bases_of_everybody() -> None:
    lines = drawn(laid(discards="red.hit blue.hit", decks="hale,darwin"))
    assert re.search(r"▶ A you +Hale +Bases 1 +deck 32 +discards 2 BH", lines)
    assert re.search(r"B +Darwin +Bases 1 +deck 34 +discards 0", lines)


def test_a_recipe_of_ones_own_goes_by_its_name() -> None:
    assert "frosty" in drawn(laid(decks="frosty:hit=10/10/7;hit2=1/1/1;base=2;freeze=3"))


def test_who_fights_for_a_team_is_told() -> None:
    lines = drawn(played(4, 0, tag="on", mode="tournament"))
    assert re.search(r"A you fights", lines)
    assert re.search(r"C +Chris", lines)


def test_arenas_of_others_are_told_in_short() -> None:
    lines = drawn(played(5, 0))
    assert "CD " in lines
    assert "A’s side" in lines
    assert "C’s side" not in lines


def test_colour_is_said_by_a_letter_as_well() -> None:
    state = laid(more="A1: - | red.hit | green.hit\nB1: - | blue.hit | -")
    assert {"RH", "GH", "BH"} <= set(drawn(state).split())
    styles = {str(span.style) for line in lines_of(state, "A") for span in line.spans}
    assert {"bold white on red", "bold black on green", "bold white on blue"} <= styles


def test_a_long_column_shows_its_end() -> None:
    many = " ".join(["green.hit"] * 8 + ["green.hit2"])
    line = next(line for line in drawn(laid(more=f"A1: - | {many} | -"), width=60).splitlines() if "A1" in line)
    assert "G2" in line
    assert "…" in line
    assert "10" in line


def test_plain_signs_serve_where_there_are_no_others() -> None:
    state = laid("green.hit", "A1: freeze | red.hit | -", row="A1 B1 B2")
    arrangement = arranged(GAME, "en", state.game.options, Screen())
    arrangement.pen = Pen(arrangement.words, {}, plain=True)
    lines = arrangement.table(state.view("A"), choices(arrangement, state, "A"), 80)
    assert shown(lines).replace("’", "'").isascii()


def test_hidden_cards_are_not_on_the_screen() -> None:
    for options in ({}, {"mode": "tournament"}):
        state = played(3, 25, **options)
        for seat in state.seats:
            other = state.resample(seat, Quick(9))
            assert drawn(state, seat) == drawn(other, seat)


# A game through a pipe


def play(folder: Path, typed: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tefuda.cli", "play", GAME, "--seed", "5", *arguments],
        input=typed,
        env=os.environ | {"TEFUDA_DATA": str(folder), "COLUMNS": "80", "PYTHONUTF8": "1", "LC_ALL": "C"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    ("lang", "options"),
    [("en", ()), ("ja", ("--option", "mode=tournament")), ("de", ("--seats", "4", "--option", "tag=on"))],
)
def test_a_whole_fight(tmp_path: Path, lang: str, options: tuple[str, ...]) -> None:
    said = play(tmp_path, "1\n" * 3000, "--lang", lang, "--bots", "random", *options)

    record = replay.read(next((tmp_path / "records").glob("brawl-*.json")))
    assert record.outcome is not None
    assert replay.verify(record).genuine
    assert texts.say(lang, GAME, "term-one_by_one")[:10] in said or "mode=tournament" not in options
    assert not {"{", "_error"} & set(said.split())


def test_in_tournament_mode_it_says_that_moves_come_one_after_the_other(tmp_path: Path) -> None:
    said = play(tmp_path, "quit\n", "--option", "mode=tournament")
    assert "here everybody makes one move after the other" in " ".join(said.split())
    assert "one move after the other" not in " ".join(play(tmp_path, "quit\n").split())


def test_base_and_side_are_enough_for_a_play(tmp_path: Path) -> None:
    assert "A plays the red Hit on A1, B’s side." in play(tmp_path, "flip\na1 b\nquit\n")


def test_why_says_what_would_be_possible(tmp_path: Path) -> None:
    said = " ".join(play(tmp_path, "flip\nwhy press\nwhy a1 b\ncard clear\nquit\n").split())
    assert "The Press is not the card that you can play now; that is the red Hit. B-5" in said
    assert "is legal." in said
    assert "Takes a Base at an end of the row out of the game" in said
