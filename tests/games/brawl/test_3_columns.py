"""B-3: Hit, Hit-2, Block and Press, and the columns that they make."""

import pytest

from tests.games.brawl.given import duel
from tests.rules import rule

ALL_SIDES = ["A1 A", "A1 B", "B1 A", "B1 B"]
GREEN = "A1: - | green.hit | green.hit green.hit2\nB1: - | green.hit green.block | blue.hit"
"""On A1 a green Hit, and a green Hit-2; on B1 a green Block, and a blue Hit."""


def spots(card: str, lines: str = GREEN, **more: str) -> list[str]:
    return duel(card, lines=lines, **more).plays()


def lying(cards: str) -> str:
    """On side B of A1; everything else is frozen."""
    return f"A1: - | red.hit red.block | {cards}\nB1: freeze | - | -"


# Hit


@rule("B-3.hit", "B-3.colour")
def test_a_hit_goes_on_an_empty_side() -> None:
    assert spots("red.hit", "A1: - | green.hit | -") == ["A1 B", "B1 A", "B1 B"]


@rule("B-3.hit")
def test_a_hit_goes_on_hits_of_its_colour() -> None:
    assert spots("green.hit") == ["A1 A", "A1 B"]


@rule("B-3.hit")
def test_not_on_another_colour() -> None:
    table = duel("red.hit", lines=lying("green.hit"))

    assert table.plays() == []
    assert table.why_not("play red.hit A1 B") == "wrong_colour"


@rule("B-3.hit")
def test_no_hit_follows_a_block() -> None:
    table = duel("green.hit", lines=lying("green.hit green.block"))

    assert table.plays() == []
    assert table.why_not("play green.hit A1 B") == "not_on_this_kind"


@rule("B-3.hit", "B-3.press")
def test_a_hit_of_the_columns_colour_follows_a_press() -> None:
    lines = lying("green.hit green.block press")

    assert duel("green.hit", lines=lines, decks="bennett").plays() == ["A1 B"]
    assert duel("blue.hit", lines=lines, decks="bennett").why_not("play blue.hit A1 B") == "wrong_colour"


@rule("B-3.hit")
def test_a_hit_counts_one() -> None:
    assert duel("green.hit", lines="A1: - | green.hit | -").play("play green.hit A1 A").hits("A1") == [2, 0]


# Hit-2


@rule("B-3.hit2")
def test_a_hit_2_goes_on_a_hit_or_hit_2_of_its_colour() -> None:
    lines = "A1: - | green.hit | -\nB1: - | blue.hit | blue.hit blue.hit2"

    assert spots("green.hit2", lines) == ["A1 A"]
    assert spots("blue.hit2", lines) == ["B1 A", "B1 B"]


@rule("B-3.hit2")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("-", "not_on_this_kind"),
        ("green.hit green.block", "not_on_this_kind"),
        ("green.hit green.block press", "not_on_this_kind"),
        ("blue.hit", "wrong_colour"),
    ],
)
def test_not_on_a_base_a_block_a_press_or_another_colour(cards: str, reason: str) -> None:
    table = duel("green.hit2", lines=lying(cards), decks="pearl")

    assert table.plays() == []
    assert table.why_not("play green.hit2 A1 B") == reason


@rule("B-3.hit2")
def test_a_hit_2_counts_two() -> None:
    assert duel("green.hit2", lines="A1: - | green.hit | -").play("play green.hit2 A1 A").hits("A1") == [3, 0]


# Block


@rule("B-3.block")
def test_a_block_goes_on_a_hit_or_hit_2_of_its_colour() -> None:
    assert spots("green.block", "A1: - | green.hit | green.hit green.hit2\nB1: - | blue.hit | -") == ["A1 A", "A1 B"]


@rule("B-3.block")
@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("-", "not_on_this_kind"),
        ("green.hit green.block", "not_on_this_kind"),
        ("green.hit green.block press", "not_on_this_kind"),
        ("blue.hit", "wrong_colour"),
    ],
)
def test_not_on_a_base_a_block_a_press_or_another_colour_either(cards: str, reason: str) -> None:
    table = duel("green.block", lines=lying(cards), decks="morgan")

    assert table.plays() == []
    assert table.why_not("play green.block A1 B") == reason


@rule("B-3.block", "B-3.press")
def test_printed_example_a_hit_comes_between_a_press_and_the_next_block() -> None:
    lines = "A1: - | green.hit green.block press | -"
    table = duel("green.hit", lines=lines, b="- | green.block | *", decks="morgan")
    assert table.why_not("play green.block A1 A") == "not_your_card"

    table.play("play green.hit A1 A", "B: play green.block A1 A")

    assert table.column("A1", "A") == ["green.hit", "green.block", "press", "green.hit", "green.block"]


@rule("B-3.block")
def test_a_block_counts_nothing() -> None:
    assert duel("green.block", lines="A1: - | green.hit | -").play("play green.block A1 A").hits("A1") == [1, 0]


# Press


@rule("B-3.press")
def test_a_press_goes_on_a_block_of_any_colour() -> None:
    lines = "A1: - | green.hit green.block | red.hit\nB1: - | blue.hit blue.block | -"

    assert duel("press", lines=lines, decks="bennett").plays() == ["A1 A", "B1 A"]


@rule("B-3.press")
@pytest.mark.parametrize("cards", ["-", "green.hit", "green.hit green.hit2", "green.hit green.block press"])
def test_never_on_an_empty_side_a_hit_a_hit_2_or_a_press(cards: str) -> None:
    table = duel("press", lines=f"A1: - | - | {cards}\nB1: freeze | - | -", decks="pearl")

    assert table.plays() == []
    assert table.why_not("play press A1 B") == "not_on_this_kind"


@rule("B-3.press")
def test_printed_example_no_block_right_behind_a_press() -> None:
    table = duel("green.block", lines=lying("green.hit green.block press"), decks="morgan")

    assert table.why_not("play green.block A1 B") == "not_on_this_kind"


# Colours


@rule("B-3.colour")
@pytest.mark.parametrize("card", ["red.hit2", "red.block", "press"])
def test_a_column_begins_with_a_hit(card: str) -> None:
    assert spots(card, "", decks="darwin") == []


@rule("B-3.colour")
def test_a_column_has_one_colour() -> None:
    table = duel("red.hit").play("play red.hit A1 A")

    assert table.base("A1")["columns"]["A"]["colour"] == "red"
    assert table.base("A1")["columns"]["B"]["colour"] is None


@rule("B-3.colour")
def test_printed_example_a_weak_colour_on_the_others_side() -> None:
    """Morgan has two red Hits and no red Hit-2: a red Hit on B's side, and no blue column can grow there."""
    table = duel("red.hit", b="- | blue.hit | *", decks="hale,morgan").play("play red.hit B1 B")

    assert "B1 B" not in table.plays("B")
    assert table.why_not("play blue.hit B1 B", "B") == "wrong_colour"
