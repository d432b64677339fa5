"""Tables from random games, and what becomes of them when their text is changed at random."""

import random
from contextlib import suppress

import pytest
from hypothesis import given as any_of
from hypothesis import settings
from hypothesis import strategies as some

import tefuda

OPTIONS: list[dict[str, str | int]] = [
    {},
    {"edition": "de"},
    {"declaration": "automatic", "log": "last", "first_player": "winner"},
    {"edition": "de", "deck": "boxed", "target": 60, "rounds": 3, "first_player": "left_of_last"},
]
WORDS = """
    - * red.sai golem valkyrie red.prince ^mirage menace mirage=B tornado=F red.unicorn A B F G A=1 B=200 C= yes no any
    0 1 5 7 200 999999999999 -1 ² clockwise red blue | # : = ^ > ; quick 2a sealed edition=de seats=3 rounds=none
"""
# X: the seat whose turn it is
WAITS = """
    turn.X.turn turn.B.turn then.X.close then.B.close then.X.turn turn.X.goddess turn.X.goddess/2 turn.X.princess.escort
    turn.X.menace turn.X.pixie turn.X.valkyrie turn.X.shock_wave turn.X.shock_wave/150 turn.X.herald_of_red turn.X.lord
    turn.X.salvation turn.X.first_wild then.X.prince turn.X.prince turn.X.golem all.XB.turn race.X.turn turn.X.dragon -
"""
KEYS = """
    game options seats round points quests first turn direction colour chain idle moved last_quest A B C D E F G pile
    discards removed scroll_pile declared looked taken waiting chance nonsense known
"""


def in_mid_game(seats: int, seed: int, steps: int, options: dict[str, str | int]) -> tefuda.State:
    state = tefuda.game("blanc_noir", **options).new(seats=seats, seed=seed)
    lot = random.Random(seed)
    for _ in range(steps):
        if state.over:
            break
        state.play(state.asked, lot.choice(list(state.legal(state.asked))))
    return state


def played_on(state: tefuda.State, seed: int) -> tefuda.State:
    """A dozen random moves further."""
    lot = random.Random(seed)
    for _ in range(12):
        if state.over:
            break
        state.play(state.asked, lot.choice(list(state.legal(state.asked))))
    return state


TABLES = some.builds(
    in_mid_game,
    seats=some.integers(2, 6),
    seed=some.integers(0, 2**64 - 1),
    steps=some.integers(0, 120),
    options=some.sampled_from(OPTIONS),
)


def changed(text: str, seed: int) -> str:
    """One small accident: words and lines that are lost, doubled, moved or replaced."""
    lot = random.Random(seed)
    lines = text.splitlines()
    i = lot.randrange(len(lines))
    words = lines[i].split(" ")
    k = lot.randrange(len(words))
    some_words = lot.choices(WORDS.split(), k=lot.randrange(1, 4))
    turn = text.partition("turn: ")[2][:1]
    waits = [
        entry.replace("X", turn).replace(".", " ", 2) for entry in lot.choices(WAITS.split(), k=lot.randrange(1, 4))
    ]
    match lot.randrange(10):
        case 0:
            words[k] = some_words[0]
        case 1:
            words.insert(k, some_words[0])
        case 2:
            del words[k]
        case 3:
            words[k] = words[k][: lot.randrange(len(words[k]) + 1)]
        case 4:
            words = [f"{lot.choice(KEYS.split())}:", *words[1:]]
        case 5:
            words = [words[0], *some_words]
        case 6:
            words[k], words[-1] = words[-1], words[k]
        case 7:
            words += ["\n", *lines[lot.randrange(len(lines))].split(" ")]
        case 8:
            words += ["\n", f"{lot.choice(KEYS.split())}:", *some_words]
        case 9:
            i = next(number for number, line in enumerate(lines) if line.startswith("waiting:"))
            words = ["waiting:", "; ".join(waits)]
    lines[i] = " ".join(words)
    return "\n".join(lines)


CHANGED = some.builds(changed, some.builds(tefuda.State.table, TABLES), some.integers(0, 2**32))


@settings(max_examples=200, deadline=None)
@any_of(TABLES)
def test_every_table_of_a_game_reads_back_to_itself(state: tefuda.State) -> None:
    written = state.table()
    read = tefuda.table("blanc_noir", written)

    assert read.table() == written
    assert [list(read.legal(seat)) for seat in read.seats] == [list(state.legal(seat)) for seat in state.seats]
    assert [read.view(seat) for seat in (*read.seats, None)] == [state.view(seat) for seat in (*state.seats, None)]


@settings(max_examples=100, deadline=None)
@any_of(TABLES, some.integers(0, 2**32))
def test_and_goes_on_in_the_same_way(state: tefuda.State, seed: int) -> None:
    read = tefuda.table("blanc_noir", state.table())

    assert played_on(read, seed).table() == played_on(state, seed).table()


def accepted(text: str) -> tefuda.State | None:
    """The table of this text; None when it is refused with a sentence in every language."""
    try:
        return tefuda.table("blanc_noir", text)
    except tefuda.BadInput as refused:
        sentences = [refused.say(language) for language in ("en", "ja", "de")]
        assert all(sentence.strip() and sentence.isprintable() for sentence in sentences)
        return None


@settings(max_examples=1000, deadline=None)
@any_of(CHANGED)
def test_a_changed_table_reads_back_to_itself_or_is_refused(text: str) -> None:
    state = accepted(text)

    assert state is None or tefuda.table("blanc_noir", state.table()).table() == state.table()


@settings(max_examples=400, deadline=None)
@any_of(CHANGED, some.integers(0, 2**32))
def test_a_changed_table_that_is_read_can_be_played(text: str, seed: int) -> None:
    read = accepted(text)
    state = read and played_on(read, seed)

    assert state is None or tefuda.table("blanc_noir", state.table()).table() == state.table()


@settings(max_examples=300, deadline=None)
@any_of(some.text(max_size=60))
def test_any_text_is_a_table_or_is_refused(text: str) -> None:
    assert accepted(text) is None


@settings(max_examples=300, deadline=None)
@any_of(
    TABLES,
    some.one_of(
        some.text(max_size=30), some.lists(some.sampled_from((WORDS + KEYS).split()), max_size=5).map(" ".join)
    ),
)
def test_any_text_is_a_move_or_is_refused(state: tefuda.State, text: str) -> None:
    before = state.table()
    with suppress(tefuda.BadInput):
        why = state.why_not(state.seats[0], text)
        assert why is None or (why.say("ja") and why.rule)

    assert state.table() == before


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_finished_table_of_a_whole_game_reads_back_to_itself(seats: int) -> None:
    state = in_mid_game(seats, seats, 20_000, {"rounds": 1})
    read = tefuda.table("blanc_noir", state.table())

    assert (state.over, read.outcome, read.table()) == (True, state.outcome, state.table())
