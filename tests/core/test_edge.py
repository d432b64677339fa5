"""Whatever is handed to the public library: refused with one sentence, or taken for what it plainly is."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

import tefuda
from tefuda import texts


class Word(str):
    """As numpy's are: a str, but no plain one."""


class Odd(str):
    def __len__(self) -> int:
        return 1

    def __getitem__(self, key: Any) -> str:
        return "A"


HUGE = 10**400
THINGS: list[Any] = [
    None, b"A", -1, 0, 1, 7, 2**31, 2**63, 2**64, HUGE, -HUGE, 1.5, float("nan"), float("inf"), True, False, "", "a",
    "AA", "G", "é", "手", "\0", "\ud800", "²", "٣", "1_0", "+7", "x" * 100_001, "7" * 5000, Odd("xx"), Word("Z"), [],
    {}, ["A"], ("A",), {"A"}, range(3), object(), len, ..., NotImplemented,
]  # fmt: skip
IDS = [f"{type(thing).__name__} {i}" for i, thing in enumerate(THINGS)]
HANDS = "discards: red.sai\nA: red.sai\nB: -"

game = tefuda.game("blanc_noir")


def dealt() -> tefuda.State:
    return game.new(seats=3, seed=4)


def reason() -> tefuda.Reason:
    state = dealt()
    why = next(
        state.why_not(state.asked, move)
        for move in ("trade red.sai red.sai golem", "discard golem")
        if state.why_not(state.asked, move)
    )
    assert why is not None
    return why


ENTRANCES: dict[str, Callable[[Any], object]] = {
    "game": tefuda.game,
    "options": lambda thing: [tefuda.game("blanc_noir", **{key: thing}) for key in game.options],
    "table of a game": lambda thing: tefuda.table(thing, HANDS),
    "table": lambda thing: tefuda.table("blanc_noir", thing),
    "table's seed": lambda thing: game.table(HANDS, seed=thing),
    "new": lambda thing: game.new(thing, seed=1),
    "seed": lambda thing: game.new(2, seed=thing),
    "playouts of": lambda thing: tefuda.playouts(thing, seats=2, games=1),
    "playouts with seats": lambda thing: tefuda.playouts("blanc_noir", seats=thing, games=1),
    "playouts with seed": lambda thing: tefuda.playouts("blanc_noir", seats=2, games=1, seed=thing),
    "legal": lambda thing: dealt().legal(thing),
    "view": lambda thing: dealt().view(thing),
    "default": lambda thing: dealt().default(thing),
    "play's seat": lambda thing: dealt().play(thing, "draw"),
    "play's move": lambda thing: dealt().play("A", thing),
    "why_not's seat": lambda thing: dealt().why_not(thing, "draw"),
    "why_not's move": lambda thing: dealt().why_not("A", thing),
    "resample's seat": lambda thing: dealt().resample(thing, 1),
    "resample's luck": lambda thing: dealt().resample("A", thing),
    "a language": lambda thing: reason().say(thing),
    "a language of a remedy": lambda thing: reason().say_remedy(thing),
}


@pytest.mark.parametrize("thing", THINGS, ids=IDS)
@pytest.mark.parametrize("entrance", ENTRANCES)
def test_anything_else_is_refused_with_a_sentence(entrance: str, thing: Any) -> None:
    try:
        ENTRANCES[entrance](thing)
    except tefuda.Refused as refused:
        sentences = [refused.say(language) for language in texts.LANGUAGES]
        assert all(sentence.isprintable() and 10 < len(sentence) < 600 for sentence in sentences), sentences


@pytest.mark.parametrize("thing", THINGS, ids=IDS)
def test_and_changes_nothing(thing: Any) -> None:
    state = dealt()
    before = state.table(), state.moves, state.legal("A")
    for seat, move in ((thing, "draw"), (state.asked, thing), (thing, thing)):
        with suppress(tefuda.Refused):
            state.why_not(seat, move)
            state.play(seat, move)

    assert (state.table(), state.moves, state.legal("A")) == before


def test_a_word_is_a_word_whatever_made_it() -> None:
    state = dealt()
    seat = state.asked
    state.play(Word(seat), Word("draw"))

    assert state.moves == [(seat, "draw")]
    assert type(state.moves[0][1]) is str


def test_a_seed_may_be_text_wherever_one_is_taken() -> None:
    assert dealt().resample("A", "7").table() == dealt().resample("A", 7).table()


def test_nobody_makes_a_state_of_nothing() -> None:
    with pytest.raises(TypeError, match="new"):
        tefuda.State(None, None)  # type: ignore[arg-type]


@pytest.mark.parametrize("use", [tefuda.State.table, tefuda.State.copy, repr, lambda state: state.moves])
def test_a_state_that_was_never_made_is_no_crash(use: Callable[[tefuda.State], object]) -> None:
    with pytest.raises(AttributeError):
        use(tefuda.State.__new__(tefuda.State))
