"""Bots play legal moves, know only what their seat knows, and one of them plays well."""

import pytest

import tefuda
from tefuda import bots
from tefuda.bots import sensible
from tefuda.bots.seen import Seen
from tefuda.core.chance import Quick
from tefuda.core.reasons import BadInput
from tefuda.registry import identity

GAMES = tefuda.keys()
TABLES = [
    (key, options)
    for key in GAMES
    for options in ({}, {"edition": "de", "log": "last"})
    if options.keys() <= {option.key for option in identity(key).options}
]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tries: what is shown here holds with any number of them, and uncompiled rules are slow."""
    monkeypatch.setattr(sensible, "TRIES", 40)
    monkeypatch.setattr(sensible, "FEWEST", 2)


def middle(key: str, seed: int, seats: int, plies: int, **options: object) -> tefuda.State:
    """A table in the middle of a random game."""
    state = tefuda.game(key, **options).new(seats=seats, seed=seed)
    choice = Quick(seed)
    for _ in range(plies):
        if not state.over:
            moves = state.legal(state.asked[0])
            state.play(state.asked[0], moves[choice.below(len(moves))])
    return state


def test_an_unknown_level_is_refused_with_the_list() -> None:
    known = "random, sensible, novice, trained, quick, lightning"
    with pytest.raises(BadInput, match=f"There are no bots of the level “deep”; the levels are: {known}."):
        bots.bot("deep", 1)


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("key", GAMES)
def test_every_choice_is_legal(key: str, level: str) -> None:
    for seats in (2, 4, 6):
        state = tefuda.game(key).new(seats=seats, seed=seats)
        players = {seat: bots.bot(level, number) for number, seat in enumerate(state.seats)}
        for _ in range(40):
            if not state.over:
                seat = state.asked[0]
                state.play(seat, bots.choice(players[seat], state, seat))


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    games = []
    for _ in range(2):
        state = tefuda.game("blanc_noir").new(seats=3, seed=4)
        players = {seat: bots.bot(level, 7) for seat in state.seats}
        while len(state.moves) < 30:
            state.play(state.asked, bots.choice(players[state.asked], state, state.asked))
        games.append(state.moves)
    assert games[0] == games[1]


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(("key", "options"), TABLES)
def test_a_choice_does_not_depend_on_hidden_cards(key: str, level: str, options: dict[str, str]) -> None:
    for seed in range(12):
        state = middle(key, seed, 2 + seed % 4, 5 + 6 * seed, **options)
        if state.over:
            continue
        seat = state.asked[0]
        chosen = bots.choice(bots.bot(level, seed), state, seat)
        for luck in range(3):
            other = state.resample(seat, Quick(1000 + luck))
            assert other.view(seat) == state.view(seat)
            assert bots.choice(bots.bot(level, seed), other, seat) == chosen


@pytest.mark.parametrize("key", GAMES)
def test_what_is_dealt_anew_depends_on_luck_and_knowledge_alone(key: str) -> None:
    """But whether a card that somebody took back unseen has left the hand again stays as it is."""
    for seed in range(30):
        state = middle(key, seed, 2 + seed % 5, 4 * seed)
        for seat in state.seats if state.view()["facts"].get("taken_back") is None else "":
            other = state.resample(seat, Quick(seed))
            tables = [hidden_cards(one.resample(seat, Quick(77)).table()) for one in (state, other)]
            assert tables[0] == tables[1]


def hidden_cards(table: str) -> list[str]:
    """What other seats know of each other is no card."""
    return [line for line in table.splitlines() if not line.startswith("known ")]


@pytest.mark.parametrize("key", GAMES)
def test_the_table_itself_is_out_of_reach(key: str) -> None:
    state = middle(key, 3, 4, 30)
    seat = state.asked[0]
    seen = Seen(state, seat, Quick(1))
    assert seen.view == state.view(seat)
    assert list(seen.legal) == list(state.legal(seat))
    held = [value for value in vars(seen).values() if isinstance(value, tefuda.State)]
    assert [one for one in held if one is state or one.t is state.t or one.table() == state.table()] == []


@pytest.mark.parametrize("key", GAMES)
def test_guesses_are_tables_that_the_seat_could_be_sitting_at(key: str) -> None:
    state = middle(key, 5, 3, 20)
    seat = state.asked[0]
    seen = Seen(state, seat, Quick(1))
    luck = Quick(2)
    guesses = [seen.guess(luck) for _ in range(5)]
    assert all(guess.view(seat) == state.view(seat) for guess in guesses)
    assert len({guess.table().partition("\npile")[0] for guess in guesses}) > 1


@pytest.mark.usefixtures("hurried")
def test_trying_changes_nothing() -> None:
    state = middle("blanc_noir", 6, 4, 25)
    before = state.table(), state.moves
    bots.choice(bots.bot("sensible", 1), state, state.asked)
    assert (state.table(), state.moves) == before


def test_many_moves_alike_are_not_all_tried_and_the_word_is_not_forgotten() -> None:
    trades = [f"trade {one}.sai {two}.sai {three}.sai" for one in "ry" for two in "bg" for three in "rybg"]
    moves = (*trades, "draw", "discard red.sai", "discard red.sai declare", "discard golem red")
    kept = sensible.without_many_alike(moves)
    assert kept == [*trades[: sensible.ALIKE], *moves[len(trades) :]]


QUEST = "A: red.sai | -\nB: blue.sai golem dragon red.knight | -\ndiscards: red.dagger\ndeclared: A"
LAST_BUT_ONE = "A: red.sai red.battleaxe | -\nB: blue.sai golem dragon red.knight | -\ndiscards: red.dagger"


def test_the_sensible_one_ends_a_round_when_it_can() -> None:
    state = tefuda.table("blanc_noir", QUEST, seed=1)
    for seed in range(3):
        assert bots.choice(bots.bot("sensible", seed), state, "A") == "discard red.sai"


def test_the_sensible_one_says_the_word() -> None:
    state = tefuda.table("blanc_noir", LAST_BUT_ONE, seed=1)
    for seed in range(3):
        assert bots.choice(bots.bot("sensible", seed), state, "A").endswith(" declare")


@pytest.mark.usefixtures("hurried")
def test_the_sensible_one_beats_three_random_ones() -> None:
    """Even with few tries; bench/bots.py measures it in earnest."""
    wins = 0.0
    for number in range(12):
        state = tefuda.game("blanc_noir", rounds=1).new(seats=4, seed=number)
        mine = state.seats[number % 4]
        players = {seat: bots.bot("sensible" if seat == mine else "random", number) for seat in state.seats}
        while state.outcome is None:
            seat = state.asked
            state.play(seat, bots.choice(players[seat], state, seat))
        wins += mine in state.outcome.winners
    assert wins >= 8
