"""B-2: arenas, Bases, sides and columns."""

import pytest

from tests.games.brawl.given import dealt, duel
from tests.rules import rule


@rule("B-2")
def test_an_arena_lies_between_two_opponents() -> None:
    arenas = dealt().facts["arenas"]

    assert [(arena["arena"], arena["sides"], arena["open"]) for arena in arenas] == [("AB", ["A", "B"], True)]


@rule("B-2")
def test_each_base_has_a_column_on_each_side() -> None:
    table = duel("red.hit", lines="A1: - | green.hit | blue.hit blue.block").play("play red.hit B1 A")

    assert table.column("A1", "A") == ["green.hit"]
    assert table.column("A1", "B") == ["blue.hit", "blue.block"]
    assert table.column("B1", "A") == ["red.hit"]
    assert table.column("B1", "B") == []


@rule("B-2")
def test_a_column_tells_its_colour_its_hits_and_what_lies_last() -> None:
    column = duel(lines="A1: - | green.hit green.hit2 green.block | -").base("A1")["columns"]["A"]

    assert {key: column[key] for key in ("colour", "hits", "last")} == {"colour": "green", "hits": 3, "last": "block"}


@rule("B-2.start")
def test_one_base_of_each_deck_starts_in_the_arena() -> None:
    table = dealt()

    assert sorted(table.row()) == ["A1", "B1"]
    assert [event["base"] for event in table.heard(None, "base_placed")] == ["A1", "B1"]


@rule("B-2.start")
def test_printed_example_figure_1() -> None:
    table = dealt()

    assert [table.base(base)["owner"] for base in table.row()] == ["A", "B"]
    assert [table.count("deck", seat) for seat in "AB"] == [34, 34]
    assert [table.deck(seat)[-3:] for seat in "AB"] == [["freeze"] * 3] * 2
    assert [table.hits(base) for base in table.row()] == [[0, 0], [0, 0]]


@rule("B-2.names")
def test_bases_are_named_after_owner_and_number() -> None:
    table = duel("base").play("play base AB left")

    assert table.row() == ["A2", "A1", "B1"]
    assert table.base("A2")["owner"] == "A"


@rule("B-2.names")
def test_a_base_keeps_its_name_when_the_row_moves() -> None:
    table = duel("clear", row="A1 B1 A2", lines="B1: - | red.hit | -").play("play clear A1")

    assert table.row() == ["B1", "A2"]
    assert table.column("B1", "A") == ["red.hit"]


@rule("B-2.names")
def test_a_cleared_number_is_not_given_again() -> None:
    table = duel("base", row="A1 B1", lines="cleared: A2").play("play base AB right")

    assert table.row() == ["A1", "B1", "A3"]


@rule("B-2.names")
@pytest.mark.parametrize(("end", "row"), [("left", ["B2", "A1", "B1"]), ("right", ["A1", "B1", "B2"])])
def test_left_and_right_are_as_the_first_named_seat_sees_them(end: str, row: list[str]) -> None:
    table = duel("red.hit", b="- | - | base *").play("play red.hit A1 A", "B: flip", f"B: play base AB {end}")

    assert table.row() == row


@rule("B-2.hand")
def test_at_most_one_card_is_in_hand() -> None:
    table = duel().play("flip")

    assert len(table.hand("A")) == 1
    assert table.why_not("flip") == "hand_full"


@rule("B-2.hand")
def test_only_the_top_of_the_discards_can_be_used() -> None:
    table = duel(a="- | red.hit green.block | *", lines="A1: - | - | green.hit")

    assert table.plays() == ["A1 B"]
    assert table.why_not("play red.hit B1 A") == "not_your_card"
