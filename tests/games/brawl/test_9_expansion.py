"""B-9: Null, Reverse, Hold and Double, in decks of the house."""

from typing import Any

import pytest

import tefuda
from tests.games.brawl.given import Laid, dealt, duel
from tests.rules import rule

TRICKS = "tricks:hit=4/4/4;clear=4;base=4;freeze=3;null=3;reverse=3;hold=3;double=3"


def tricky(hand: str = "-", lines: str = "", **more: Any) -> Laid:
    return duel(hand, lines=lines, expansion="on", decks=TRICKS, **more)


def as_it_lies(played: str, columns: str = "red.hit | -") -> tuple[str, int]:
    found = tricky(lines=f"B1: {played} | {columns}").base("B1")
    return found["winner"], found["worth"]


@rule("B-9")
@pytest.mark.parametrize("kind", ["null", "reverse", "hold", "double"])
def test_each_is_played_on_an_open_base(kind: str) -> None:
    table = tricky(kind, lines="A1: freeze | - | -", row="A1 B1 B2")

    assert table.plays() == ["B1", "B2"]
    assert table.why_not(f"play {kind} A1") == "base_frozen"


@rule("B-9")
def test_it_lies_on_the_base_for_all_to_see() -> None:
    table = tricky("double").play("play double A1")

    assert table.seen(None, "base A1") == ["base", "double"]
    assert table.heard(None, "modified")[0]["base"] == "A1"


@rule("B-9")
def test_without_the_option_there_are_none() -> None:
    with pytest.raises(tefuda.Refused) as refused:
        tefuda.game("brawl", decks="volt")

    assert refused.value.reason == "deck_expansion"


@rule("B-9")
def test_they_go_with_a_cleared_base() -> None:
    table = tricky("clear", lines="A1: double null | - | -").play("play clear A1")

    assert sorted(table.seen(None, "cleared")) == ["base", "clear", "double", "null"]


@rule("B-9.null")
def test_null_the_base_counts_nothing() -> None:
    assert as_it_lies("null") == ("A", 0)


@rule("B-9.reverse")
def test_reverse_fewer_hits_win() -> None:
    assert as_it_lies("reverse") == ("B", 1)
    assert as_it_lies("reverse", "red.hit | blue.hit blue.hit") == ("A", 1)


@rule("B-9.reverse", "B-9.stack")
@pytest.mark.parametrize("columns", ["- | -", "red.hit | blue.hit"])
def test_reverse_leaves_ties_to_the_owner(columns: str) -> None:
    assert as_it_lies("reverse", columns) == ("B", 1)


@rule("B-9.hold")
def test_hold_the_base_cannot_be_cleared() -> None:
    table = tricky("clear", lines="A1: hold | - | -")

    assert table.plays() == ["B1"]
    assert table.why_not("play clear A1") == "held_fast"


@rule("B-9.hold")
def test_it_can_still_be_frozen() -> None:
    table = tricky(a="freeze | * | freeze freeze", lines="A1: hold | - | -")

    assert table.plays() == ["A1", "B1"]


@rule("B-9.double")
def test_double_the_base_counts_two() -> None:
    assert as_it_lies("double") == ("A", 2)
    assert tricky(lines="B1: double | red.hit | -").bases() == {"A": 3, "B": 0}


@rule("B-9.stack")
@pytest.mark.parametrize(
    ("played", "winner", "worth"),
    [
        ("reverse reverse", "A", 1),
        ("reverse reverse reverse", "B", 1),
        ("double double", "A", 4),
        ("double double double", "A", 8),
        ("double null", "A", 0),
        ("null null", "A", 0),
        ("null double reverse", "B", 0),
        ("hold double reverse", "B", 2),
    ],
)
def test_how_they_add_up(played: str, winner: str, worth: int) -> None:
    assert as_it_lies(played) == (winner, worth)


@rule("B-9.stack", "B-4.draw")
def test_what_a_base_is_worth_decides() -> None:
    lines = "A1: - | red.hit | -\nA2: freeze | red.hit | -\nB1: double double freeze | - | blue.hit"
    table = tricky(a="freeze | * | freeze freeze", row="A1 B1 A2", lines=lines).play("play freeze A1")

    assert (table.scores, table.winners) == ({"A": 2, "B": 4}, "B")


def house(deck: str) -> dict[str, Any]:
    found: dict[str, Any] = dealt(decks=deck, expansion="on").facts["recipes"]["A"]
    return found


@rule("B-9.umbra")
def test_umbra_uses_the_further_kinds() -> None:
    found = house("umbra")

    assert sum(found[kind] for kind in ("null", "reverse", "hold", "double")) >= 3
    assert found["freeze"] == 3


@rule("B-9.volt")
def test_volt_doubles() -> None:
    assert house("volt")["double"] >= 2


@rule("B-9.umbra", "B-9.volt", "B-1")
@pytest.mark.parametrize("deck", ["umbra", "volt"])
def test_both_have_35_cards(deck: str) -> None:
    assert len(dealt(decks=deck, expansion="on").deck("A")) == 34


@rule("B-9", "B-1")
def test_with_the_option_they_can_be_drawn() -> None:
    seats = range(60)
    drawn = {dealt(decks="random", expansion="on", seed=seed).facts["seats"]["A"]["deck"] for seed in seats}

    assert {"umbra", "volt"} < drawn
