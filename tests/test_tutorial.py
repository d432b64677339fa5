"""Every tutorial plays through as it is written, and says something about each of its moves."""

import pytest

from tefuda import registry, texts, tutorial
from tefuda.core.state import State
from tefuda.server.bots import choose

TAUGHT = [game for game in registry.keys() if tutorial.has(game)]  # noqa: SIM118 (a function)


def test_blanc_noir_is_taught() -> None:
    assert "blanc_noir" in TAUGHT
    assert not tutorial.has("chess")


@pytest.mark.parametrize("game", TAUGHT)
def test_every_move_is_legal_when_it_comes_and_the_last_lesson_ends_the_game(game: str) -> None:
    found = tutorial.of(game)
    state = found.start()
    for ply, (seat, move) in enumerate(found.moves):
        assert found.next_move(state) == (seat, move)
        assert state.asked == seat, f"{game}: after {ply} moves {state.asked} is asked, not {seat}"
        assert move in state.legal(seat), f"{game}: {seat} {move}: {state.why_not(seat, move)}"
        state.play(seat, move)
    assert state.over
    assert state.outcome is not None
    assert state.outcome.winners == (found.seat,)
    assert found.next_move(state) is None


@pytest.mark.parametrize("game", TAUGHT)
def test_lessons_are_few_and_come_when_the_learner_is_asked(game: str) -> None:
    found = tutorial.of(game)
    assert 8 <= len(found.lessons) <= 12
    assert [found.moves[one.ply] for one in found.lessons] == [(found.seat, one.move) for one in found.lessons]
    assert [move for seat, move in found.moves if seat == found.seat] == [one.move for one in found.lessons]
    assert len({one.key for one in found.lessons}) == len(found.lessons)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_lesson_has_its_words_and_its_paragraph(game: str, lang: str) -> None:
    found = tutorial.of(game)
    keys = {f"tutorial-{key}" for key in [*(one.key for one in found.lessons), "end"]}
    written = {key for key in texts.keys(lang, game) if key.startswith("tutorial-")}
    others = {f"{key}.other" for key in keys if key != "tutorial-end"}
    assert written == keys | {f"{key}.title" for key in keys} | others
    assert all(20 <= len(texts.say(lang, game, key)) <= 420 for key in keys | others)


@pytest.mark.parametrize("game", TAUGHT)
def test_bots_play_what_is_written_until_somebody_leaves_the_path(game: str) -> None:
    found = tutorial.of(game)
    state = found.start()
    for seat, move in found.moves:
        if seat != found.seat:
            assert choose("sensible", 1, state.copy(), seat, game) == move
        state.play(seat, move)
    off = left(found)
    seat = off.asked
    assert seat != found.seat
    assert choose("random", 1, off.copy(), seat, game) in off.legal(seat)
    assert found.next_move(off) is None


def left(found: tutorial.Tutorial) -> State:
    """The first lesson, with another move."""
    state = found.start()
    first = found.lessons[0].move
    while state.asked == found.seat:
        state.play(found.seat, next(move for move in state.legal(found.seat) if move != first and "use" not in move))
    return state


def test_a_bot_at_any_other_table_thinks_for_itself() -> None:
    state = tutorial.of("blanc_noir").start()
    assert choose("random", 3, state.copy(), "A", "") in state.legal("A")
