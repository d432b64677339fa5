"""Random moves over all numbers of seats and all options, and after every one of them the whole state is looked at.

TEFUDA_MOVES=1000000 plays a million; the suite plays some thousands.
"""

import os
import random
from collections import Counter
from typing import Any

import tefuda
from tefuda.games.blanc_noir import names, sets, spelling, whole
from tefuda.testing.drawing import Drawing
from tefuda.testing.point import Player
from tests.reference.cards import NUMBER

MOVES = int(os.environ.get("TEFUDA_MOVES", "40000" if tefuda.compiled else "4000"))

SCROLLS = Counter(sets.scroll_deck())
DECKS = {"listed": Counter(sets.deck(False)), "boxed": Counter(sets.deck(True))}


def assert_sound(state: tefuda.State, options: dict[str, Any]) -> None:
    """What is always true of a table of Blanc Noir."""
    data = whole.read_off(state.t)  # type: ignore[arg-type]
    seats = range(len(state.seats))
    hands, fronts, discards = data["hands"], data["fronts"], data["discards"]
    cards = Counter(face for some in (*hands, data["pile"], discards, data["removed"]) for face in some)
    assert cards == DECKS[options["deck"]]
    assert Counter([kind for row in fronts for kind, _, _ in row] + [kind for kind, _ in data["scrolls"]]) == SCROLLS
    assert discards, "a card is always on top"
    top = discards[-1]
    assert data["colour"] == top // names.COLOUR_STEP or top >= names.FIRST_WILD
    assert not data["chain"] or NUMBER[spelling.FACES[top]] == names.CHAINER, "an open chain has a 25 on top"
    assert data["chain"] % 2 == 0
    assert data["direction"] == 1 or (data["direction"] == -1 and len(seats) > 2)
    assert 0 <= data["idle"] < len(seats) or state.over
    for seat in seats:
        if data["declared"] >> seat & 1 and not state.over:
            assert len(hands[seat]) <= 1, "the word is spent when the hand grows"
        assert all(known >> seat & 1 for _, _, known in fronts[seat]), "everybody knows their own scrolls"
        assert all(known == 255 for _, is_up, known in fronts[seat] if is_up)
        assert data["looked"][seat] <= len(discards)
        assert data["points"][seat] >= 0
    for viewer, owner, some in data["seen"]:
        assert viewer != owner
        assert not Counter(some) - Counter(hands[owner]), "seen cards are still in that hand"
    if data["taken"]:
        by, face, at = data["taken"]
        assert spelling.FACES[face] != "valkyrie"
        assert by in seats
        assert at < len(discards)
    assert_waits(state, data)
    if not state.over and not options["rounds"]:
        assert max(data["points"]) <= options["target"]
        assert options["target"] not in data["points"], "exactly the target is halved"


def assert_waits(state: tefuda.State, data: dict[str, Any]) -> None:
    """At the bottom a turn, or the end of one; at the top a question to whoever's turn it is."""
    waits = data["waits"]
    assert len(waits) <= 3
    assert all(who == 1 << data["seat"] for _, who, _, _ in waits)
    if state.over:
        assert waits == []
        return
    assert state.asked == state.seats[data["seat"]]
    assert waits[0][2] in (names.TURN, names.CLOSE)
    legal = [str(move) for move in state.legal(state.asked)]
    assert len(set(legal)) == len(legal) > 0
    for before, move in zip(["", *legal], legal):
        assert not move.endswith(" declare") or before == move.removesuffix(" declare"), "right behind the same without"
    if state.waiting[0].why == "turn":
        assert "draw" in legal
        assert_turn(legal, data)


def assert_turn(legal: list[str], data: dict[str, Any]) -> None:
    """Only cards of the hand are traded and discarded, only own face-down scrolls are used."""
    hand = Counter(spelling.FACES[face] for face in data["hands"][data["seat"]])
    row = data["fronts"][data["seat"]]
    uses = [f"use {spelling.SCROLLS[kind]} {i}" for i, (kind, is_up, _) in enumerate(row, start=1) if not is_up]
    assert [move for move in legal if move.startswith("use")] == uses
    for move in legal:
        verb, *words = move.split()
        if verb == "discard":
            assert hand[words[0]]
        elif verb == "trade":
            assert not Counter(words[:3]) - hand
            assert data["scrolls"]


def test_random_moves_keep_the_table_sound() -> None:
    drawing = Drawing("blanc_noir", None, None, 2)
    played = 0
    verbs: Counter[str] = Counter()
    while played < MOVES:
        opened, state, seed = drawing.next()
        player = Player(random.Random(seed))
        assert_sound(state, opened.options)
        while not state.over and played < MOVES:
            seat, move = player.move(state)
            try:
                state.play(seat, move)
                assert_sound(state, opened.options)
            except Exception as problem:
                problem.add_note(f"after {seat} {move}, {seed=}, {opened.options=}\n{state.table()}")
                raise
            played += 1
            verbs[move.split()[0]] += 1
    assert played == MOVES
    assert not {"draw", "discard", "trade", "use", "aim", "remove", "take", "swap", "return", "decline"} - set(verbs)
