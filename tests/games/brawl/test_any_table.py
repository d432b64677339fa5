"""Random games of all modes, numbers of seats and options; after every move the whole table is looked at, and what is
offered is held against the rules written once more.

TEFUDA_MOVES=1000000 plays a million; the suite plays some thousands.
"""

import os
import random
from collections import Counter
from typing import Any

import tefuda
from tefuda.games.brawl import faces, names, whole
from tefuda.testing.drawing import Drawing
from tefuda.testing.laws.cards import of_table
from tefuda.testing.point import Player
from tests.games.brawl import slow

MOVES = int(os.environ.get("TEFUDA_MOVES", "12000" if tefuda.compiled else "1500"))
CARDS = 35


def assert_sound(state: tefuda.State) -> None:
    """What is always true of a table of BRAWL."""
    data = whole.read_off(state.t)  # type: ignore[arg-type]
    facts = state.view(None)["facts"]
    is_tag = state.game.options["tag"] == "on"
    assert sum(of_table(state).values()) == CARDS * len(state.seats)
    for arena in facts["arenas"]:
        assert 1 <= len(arena["row"]) <= (4 if is_tag else 3)
        assert arena["open"] == (not all(base["frozen"] for base in arena["row"]))
        for base in arena["row"]:
            assert base["winner"] == slow.wins(base, arena["sides"], is_tag)
            assert base["worth"] == slow.worth(base)
            assert_columns(base)
    for letter, seat in facts["seats"].items():
        assert seat["bases"] == won(facts, letter, is_tag)
        assert seat["held"] is None or letter in facts["players"]
    for held in data["seats"]:
        assert_freezes(held, 2 if is_tag else 3)


def assert_columns(base: dict[str, Any]) -> None:
    for column in base["columns"].values():
        cards = column["cards"]
        assert all(slow.fits(card, cards[:i]) for i, card in enumerate(cards))
        assert column["hits"] == slow.hits(cards)
        assert column["colour"] == (slow.colour(cards[0]) if cards else None)
        assert column["last"] == (slow.kind(cards[-1]) if cards else None)


def assert_freezes(held: dict[str, Any], freezes: int) -> None:
    """B-1: at the bottom of the deck as long as there is one."""
    deck = [faces.FACES[face] for face in held["deck"]]
    assert not deck or deck[:freezes] == ["freeze"] * min(freezes, len(deck))
    assert "freeze" not in deck[freezes:]
    if len(deck) >= freezes:
        assert held["hand"] != names.FREEZE
        assert names.FREEZE not in held["discards"]


def won(facts: dict[str, Any], seat: str, is_tag: bool) -> int:
    side = {"C": "A", "D": "B"}.get(seat, seat) if is_tag else seat
    rows = [(base, arena["sides"]) for arena in facts["arenas"] for base in arena["row"]]
    return sum(slow.worth(base) for base, sides in rows if slow.wins(base, sides, is_tag) == side)


def test_random_moves_keep_the_table_sound_and_are_those_that_the_rules_offer() -> None:
    drawing = Drawing("brawl", None, None, 5)
    played = 0
    verbs: Counter[str] = Counter()
    ends: Counter[int] = Counter()
    while played < MOVES:
        _, state, seed = drawing.next()
        player = Player(random.Random(seed))
        has_tagged = False
        while True:
            try:
                assert_sound(state)
                for seat in state.seats if not state.over else "":
                    assert list(state.legal(seat)) == slow.legal(state.view(seat), seat, has_tagged), seat
            except AssertionError as problem:
                problem.add_note(f"{seed=} {state.game.options}\n{state.table()}")
                raise
            if state.over:
                break
            seat, move = player.move(state)
            state.play(seat, move)
            has_tagged = move == "tag" or (has_tagged and move == "flip")
            played += 1
            verbs[move.split()[0]] += 1
        ends[state.view(None)["facts"]["round"]] += 1
    assert not {"flip", "play", "discard", "lift", "tag", "end"} - set(verbs)
    assert max(ends) > 1, "ties lead to further rounds"
