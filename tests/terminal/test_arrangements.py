"""What a table looks like: everything is on it, nothing hidden is, and it fits."""

import re

import pytest
from rich.cells import cell_len
from rich.text import Text

import tefuda
from tefuda import texts
from tefuda.terminal.arrangement import Arrangement, arranged
from tefuda.terminal.pen import Pen
from tefuda.terminal.screen import Screen
from tefuda.words import Words
from tests.terminal.tables import GAME, asking, table

WIDTHS = [40, 64, 80, 120]


def shown(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def fresh(seats: int = 4, seed: int = 5, played: int = 0) -> tefuda.State:
    state = tefuda.game(GAME).new(seats=seats, seed=seed)
    for number in range(played):
        seat = state.asked[0]
        moves = state.legal(seat)
        state.play(seat, moves[(number * 7 + 3) % len(moves)])
    return state


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_a_table_keeps_to_its_width(width: int, lang: str, seats: int) -> None:
    for played in (0, 20, 60):
        state = fresh(seats, 5, played)
        arrangement = arranged(GAME, lang, state.game.options, Screen())
        for seat in (*state.seats, None):
            view = state.view(seat)
            moves = list(state.legal(seat)) if seat else []
            lines = arrangement.table(view, arrangement.choices(view, moves), width)
            assert [line.plain for line in lines[1:] if cell_len(line.plain.rstrip()) > width] == []


def test_the_top_card_is_large_with_colour_and_letter() -> None:
    at = asking(table())
    view = at.state.view("A")
    lines = at.arrangement.table(view, [], 80)
    assert "│ R          5 │" in shown(lines)
    assert "Dagger" in shown(lines)
    assert any("on red" in str(span.style) for line in lines for span in line.spans)


def test_a_named_colour_is_told_below_a_wild_card() -> None:
    at = asking(table(top="golem", more="colour: green"))
    assert "→ green" in shown(at.arrangement.table(at.state.view("A"), [], 80))


def test_playable_cards_have_numbers_and_others_do_not() -> None:
    at = asking(table("red.sai yellow.boomerang blue.sai blue.dagger golem"))
    view = at.state.view("A")
    lines = shown(at.arrangement.table(view, at.arrangement.choices(view, list(at.state.legal("A"))), 80))
    assert re.findall(r"(\d)\) +[RYBGW]", lines) == ["1", "2", "3"]
    assert re.search(r"\n {6}Y3 Boomerang\n", lines)


def test_an_open_chain_is_told_and_changes_what_is_drawn() -> None:
    at = asking(table(top="red.knight", more="chain: 6"))
    view = at.state.view("A")
    lines = shown(at.arrangement.table(view, at.arrangement.choices(view, list(at.state.legal("A"))), 80))
    assert "Chain +6" in lines
    assert "Draw 6 cards" in lines


def test_direction_is_the_order_of_the_seats() -> None:
    at = asking(table(more="direction: counterclockwise"))
    assert "A → C → B  counterclockwise" in shown(at.arrangement.table(at.state.view("A"), [], 80))


def test_who_has_said_the_word_and_what_everybody_has() -> None:
    at = asking(
        "A: red.sai golem | -\nB: blue.sai | mirage ^blizzard\ndiscards: red.dagger\npoints: A=3 B=44\nquests: A=0 B=1"
    )
    lines = shown(at.arrangement.table(at.state.view("A"), [], 80))
    assert re.search(r"B +▮ 1 BN! +44 pts ★1 +▯ Blizzard", lines)
    assert re.search(r"▶ A you +▮▮ 2 +3 pts", lines)


def test_hidden_cards_are_not_on_the_screen() -> None:
    state = fresh(4, 5, 30)
    arrangement = arranged(GAME, "en", state.game.options, Screen())
    for seat in state.seats:
        other = state.resample(seat, tefuda.core.chance.Quick(9))
        screens = []
        for one in (state, other):
            view = one.view(seat)
            lines = arrangement.table(view, arrangement.choices(view, list(one.legal(seat))), 80)
            screens.append(shown([*lines, *arrangement.everything(view, 80)]))
        assert screens[0] == screens[1]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_any_game_is_drawn_from_its_view_and_texts_alone(lang: str) -> None:
    state = fresh(3, 7, 25)
    general = Arrangement(Pen(Words(lang, GAME), {}), state.game.options)
    for seat in state.seats:
        view = state.view(seat)
        moves = list(state.legal(seat))
        choices = general.choices(view, moves)
        assert sorted(move for choice in choices for move in choice.moves) == sorted(moves)
        assert all(line.cell_len for line in general.table(view, choices, 60) if line.plain)


def test_plain_signs_serve_where_there_are_no_others() -> None:
    state = fresh()
    arrangement = arranged(GAME, "en", state.game.options, Screen())
    arrangement.pen = Pen(arrangement.words, arrangement.pen.numbers, plain=True)
    view = state.view("A")
    assert shown(arrangement.table(view, arrangement.choices(view, list(state.legal("A"))), 80)).isascii()
