"""B-3: where a card may be played."""

import pytest

from tests.games.brawl.given import duel, given
from tests.rules import rule

ALL_SIDES = ["A1 A", "A1 B", "B1 A", "B1 B"]
GREEN = "A1: - | green.hit | green.hit green.hit2\nB1: - | green.hit green.block | blue.hit"
"""On A1 a green Hit, and a green Hit-2; on B1 a green Block, and a blue Hit."""


def spots(card: str, lines: str = GREEN, **more: str) -> list[str]:
    return duel(card, lines=lines, **more).plays()


def lying(cards: str) -> str:
    """On side B of A1; everything else is frozen."""
    return f"A1: - | red.hit red.block | {cards}\nB1: freeze | - | -"


# Either side, by either player


@rule("B-3")
def test_a_card_may_go_on_either_side_of_everybodys_bases() -> None:
    assert spots("red.hit", "") == ALL_SIDES


@rule("B-3")
def test_printed_example_one_may_block_ones_own_hit() -> None:
    assert "A1 A" in spots("green.block", "A1: - | green.hit | -")


@rule("B-3")
def test_printed_example_hits_and_presses_go_on_the_others_side() -> None:
    assert "B1 B" in spots("red.hit", "")
    assert spots("press", "B1: - | - | green.hit green.block", decks="bennett") == ["B1 B"]


@rule("B-3", "B-5.discards")
def test_what_lies_is_whoevers_it_is() -> None:
    table = duel("red.hit", b="- | red.block | *").play("play red.hit A1 A", "B: play red.block A1 A")

    assert table.column("A1", "A") == ["red.hit", "red.block"]


# Base


@rule("B-3.base")
def test_a_base_goes_to_either_end() -> None:
    assert spots("base", "") == ["AB left", "AB right"]


@rule("B-3.base")
@pytest.mark.parametrize(("end", "row"), [("left", ["A2", "A1", "B1"]), ("right", ["A1", "B1", "A2"])])
def test_there_it_lies(end: str, row: list[str]) -> None:
    assert duel("base").play(f"play base AB {end}").row() == row


@rule("B-3.base")
def test_three_bases_are_the_most() -> None:
    table = duel("base", row="A1 B1 B2")

    assert table.plays() == []
    assert table.why_not("play base AB left") == "row_full"


@rule("B-3.base")
def test_frozen_bases_count_among_the_three() -> None:
    table = duel("base", row="A1 B1 B2", lines="A1: freeze | - | -")

    assert table.why_not("play base AB right") == "row_full"


@rule("B-3.base")
def test_a_base_may_lie_beside_a_frozen_one() -> None:
    table = duel("base", lines="A1: freeze | - | -").play("play base AB left")

    assert table.row() == ["A2", "A1", "B1"]


@rule("B-3.base")
def test_with_a_single_base_both_ends_are_still_two() -> None:
    assert spots("base", "cleared: A1", row="B1") == ["AB left", "AB right"]


@rule("B-3.base")
def test_a_new_base_is_empty_and_open() -> None:
    found = duel("base").play("play base AB left").base("A2")

    assert (found["frozen"], [found["columns"][side]["cards"] for side in "AB"]) == (False, [[], []])


# What is not there


@rule("B-3")
def test_bases_and_sides_that_there_are_not() -> None:
    text = "A: red.hit | - | *\nB: - | - | *\nC: - | - | *\nAB: A1 B1\nBC: B2 C1\nCA: C2 A2\ncleared: A3\nturn: A"
    table = given(text)

    assert table.why_not("play red.hit A7 A") == "no_such_base"
    assert table.why_not("play red.hit A3 A") == "base_gone"
    assert table.why_not("play red.hit A1 C") == "no_such_side"
