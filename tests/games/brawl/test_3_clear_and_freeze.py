"""B-3: Clear and Freeze."""

import pytest

from tests.games.brawl.given import duel
from tests.rules import rule

# Clear


@rule("B-3.clear")
def test_a_clear_takes_a_base_with_all_that_lies_on_it() -> None:
    table = duel("clear", lines="A1: - | green.hit | blue.hit blue.hit").play("play clear A1")

    assert table.row() == ["B1"]
    assert sorted(table.seen(None, "cleared")) == sorted(["base", "green.hit", "blue.hit", "blue.hit", "clear"])


@rule("B-3.clear")
def test_the_row_closes_up_and_other_columns_stay() -> None:
    table = duel("clear", row="A1 B1 B2", lines="B1: - | green.hit | -\nB2: - | - | blue.hit")
    table.play("play clear A1")

    assert table.row() == ["B1", "B2"]
    assert (table.column("B1", "A"), table.column("B2", "B")) == (["green.hit"], ["blue.hit"])


@rule("B-3.clear")
def test_printed_example_not_the_middle_one_of_three() -> None:
    table = duel("clear", row="A1 B1 B2")

    assert table.plays() == ["A1", "B2"]
    assert table.why_not("play clear B1") == "base_only_at_ends"


@rule("B-3.clear")
def test_printed_example_not_a_single_one() -> None:
    table = duel("clear", row="A1", lines="cleared: B1")

    assert table.plays() == []
    assert table.why_not("play clear A1") == "last_base"


@rule("B-3.clear")
def test_both_of_two_can_be_cleared() -> None:
    assert duel("clear").plays() == ["A1", "B1"]


@rule("B-3.clear", "B-3.freeze")
def test_not_a_frozen_one() -> None:
    table = duel("clear", lines="A1: freeze | - | -")

    assert table.plays() == ["B1"]
    assert table.why_not("play clear A1") == "base_frozen"


@rule("B-3.clear")
def test_the_middle_one_becomes_an_end() -> None:
    table = duel("clear", row="A1 B1 B2", b="- | clear | *").play("play clear A1")

    assert table.plays("B") == ["B1", "B2"]


@rule("B-3.clear")
def test_a_clear_makes_room_for_a_base() -> None:
    table = duel("clear", row="A1 B1 B2", b="- | base | *").play("play clear A1", "B: play base AB left")

    assert table.row() == ["B3", "B1", "B2"]


# Freeze


FREEZING = "freeze | * | freeze freeze"


@rule("B-3.freeze")
def test_a_freeze_goes_on_every_open_base() -> None:
    assert duel(a=FREEZING, row="A1 B1 B2").plays() == ["A1", "B1", "B2"]


@rule("B-3.freeze")
def test_not_on_a_frozen_one() -> None:
    table = duel(a=FREEZING, lines="A1: freeze | - | -", b="- | * | freeze freeze")

    assert table.plays() == ["B1"]
    assert table.why_not("play freeze A1") == "base_frozen"


@rule("B-3.freeze")
@pytest.mark.parametrize("card", ["green.hit", "green.hit2", "green.block", "clear"])
def test_nothing_can_be_played_on_a_frozen_base(card: str) -> None:
    table = duel(card, lines="A1: freeze | green.hit | green.hit")

    assert [spot for spot in table.plays() if spot.startswith("A1")] == []
    assert table.why_not(f"play {card} A1" + " A" * (card != "clear")) == "base_frozen"


@rule("B-3.freeze")
def test_what_lies_on_a_frozen_base_stays() -> None:
    table = duel(a=FREEZING, lines="A1: - | green.hit | -").play("play freeze A1")

    assert table.base("A1")["frozen"]
    assert table.column("A1", "A") == ["green.hit"]
