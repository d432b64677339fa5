"""What has happened, in sentences, for each seat as it heard it."""

from typing import Any

import pytest

import tefuda
from tefuda import texts
from tefuda.core.view import Event
from tefuda.terminal.arrangement import arranged
from tefuda.terminal.log import Log
from tefuda.terminal.screen import Screen
from tests.terminal.tables import GAME, table


def told(
    seat: str | None, *moves: str, hand: str, front: str = "mirage", lang: str = "en", **options: Any
) -> list[str]:
    """The log of a seat after these moves of A."""
    state = tefuda.table(GAME, table(hand, front), seed=4, **options)
    state.t.listen()
    log = Log(arranged(GAME, lang, state.game.options, Screen()), seat)
    for move in moves:
        log.hear(state.play("A", move))
    return [line.plain for line in log.lines]


def test_a_round_begins_with_one_sentence() -> None:
    state = tefuda.game(GAME).new(seats=4, seed=5, events=True)
    log = Log(arranged(GAME, "en", state.game.options, Screen()), "A")
    lines = [line.plain for line in log.hear(state.events())]
    assert lines == ["Round 1 begins with the Valkyrie on the discard pile. C plays first."]


def test_a_move_is_one_line() -> None:
    assert told("B", "discard red.prince", hand="red.prince golem blue.sai") == [
        "A discards the red Prince. The chain grows to 2. Play turns round: now counterclockwise."
    ]


def test_cards_drawn_together_are_one_sentence_and_hidden_from_others() -> None:
    moves = ("discard dragon blue", "aim B")
    assert "B draws 4 cards." in told("C", *moves, hand="dragon golem blue.sai red.sai")[-1]
    assert "B draws 4 cards." in told(None, *moves, hand="dragon golem blue.sai red.sai")[-1]
    own = told("B", *moves, hand="dragon golem blue.sai red.sai")[-1]
    assert own.startswith("B draws the ")
    assert (own.count(", "), own.count(" and ")) == (2, 1)


def test_cards_removed_together_are_one_sentence() -> None:
    lines = told("B", "use herald_of_blue 1", hand="blue.sai blue.mage golem red.sai", front="herald_of_blue")
    assert lines[-1].endswith("A removes the blue Sai and blue Mage.")


@pytest.mark.parametrize(("seat", "ending"), [("A", "(B’s scroll 1)."), ("C", "(B’s scroll 1).")])
def test_who_sent_whose_scroll_back(seat: str, ending: str) -> None:
    moves = ("use shock_wave 1", "return B.1")
    line = told(seat, *moves, hand="blue.sai golem", front="shock_wave mirage")[-1]
    assert line == f"A sends a face-down scroll of B back into the pile {ending}"


@pytest.mark.parametrize(
    ("option", "seat", "line"),
    [
        ("public", "C", "B shows all players this hand: "),
        ("private", "A", "B shows A this hand: "),
        ("private", "C", "B shows A the hand."),
    ],
)
def test_whom_a_hand_is_shown(option: str, seat: str, line: str) -> None:
    moves = ("discard gargoyle blue", "aim B")
    assert line in told(seat, *moves, hand="gargoyle golem blue.sai", gargoyle=option)[-1]


def test_what_nobody_should_miss_is_bold() -> None:
    state = tefuda.table(GAME, table("red.sai golem"), seed=4)
    state.t.listen()
    log = Log(arranged(GAME, "en", state.game.options, Screen()), "B")
    (line,) = log.hear(state.play("A", "discard red.sai declare"))
    assert "bold" in {str(span.style) for span in line.spans}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_whole_games_are_told_in_every_language(lang: str) -> None:
    for seed in range(3):
        state = tefuda.game(GAME, target=20).new(seats=3, seed=seed, events=True)
        log = Log(arranged(GAME, lang, state.game.options, Screen()), "A")
        log.hear(state.events())
        for number in range(4000):
            if state.over:
                break
            moves = state.legal(state.asked)
            seat, move = state.asked, moves[(number * 13 + 5) % len(moves)]
            log.hear(state.play(seat, move))
        lines = "\n".join(line.plain for line in log.lines)
        assert not [word for word in ("{", "_", "'back'", "event") if word in lines]


def test_an_event_without_a_text_is_told_in_its_own_words() -> None:
    state = tefuda.game(GAME).new(seats=2, seed=1)
    log = Log(arranged(GAME, "en", state.game.options, Screen()), "A")
    (line,) = log.hear([Event("danced", {"seat": "A", "card": "red.sai"})])
    assert line.plain == "danced seat: A card: red Sai"
