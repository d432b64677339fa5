"""BN-8 皇女【エスコート】, BN-8a: one special card may be removed; with her Prince all but one card goes."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.princess red.prince blue.prince red.sai blue.dagger golem
    B: blue.lord yellow.lord
    discards: red.dagger
"""


@rule("BN-8.princess", "BN-8a")
def test_one_special_card_may_be_removed() -> None:
    table = given(TABLE).play("discard red.princess")

    assert table.legal() == ["remove red.prince", "remove blue.prince", "remove golem", "decline"]


@rule("BN-8.princess", "BN-8a")
def test_or_none() -> None:
    table = given(TABLE).play("discard red.princess", "decline")

    assert (table.turn, table.removed) == ("B", [])


@rule("BN-8.princess")
@pytest.mark.parametrize("card", ["blue.prince", "golem"])
def test_any_other_special_card_has_no_consequence(card: str) -> None:
    table = given(TABLE).play("discard red.princess", f"remove {card}")

    assert (table.turn, table.removed, table.chain) == ("B", [card], 0)


@rule("BN-8.princess", "BN-8c")
def test_without_a_special_card_only_declining_is_left() -> None:
    table = given("""
        A: red.princess red.sai blue.dagger
        B: blue.lord
        discards: red.dagger
    """)

    assert table.play("discard red.princess").legal() == ["decline"]
    assert table.play("decline").turn == "B"


@rule("BN-8.princess")
def test_with_the_prince_of_her_colour_cards_are_removed_until_one_is_left() -> None:
    table = given(TABLE).play("discard red.princess", "remove red.prince")
    table.play("remove golem", "remove blue.prince", "remove red.sai declare")

    assert (table.hand("A"), table.turn) == (["blue.dagger"], "B")


@rule("BN-8.princess")
def test_cards_of_your_choice() -> None:
    table = given(TABLE).play("discard red.princess", "remove red.prince")

    assert table.legal() == ["remove red.sai", "remove blue.dagger", "remove blue.prince", "remove golem"]


@rule("BN-8.princess", "BN-8a")
def test_compulsory_in_the_japanese_edition() -> None:
    table = given(TABLE).play("discard red.princess", "remove red.prince")

    assert "decline" not in table.legal()


@rule("BN-8.princess", "BN-8a", "BN-11")
def test_it_may_be_declined_in_the_german_edition() -> None:
    table = given(TABLE, edition="de").play("discard red.princess", "remove red.prince", "decline")

    assert (table.turn, table.sizes[0]) == ("B", 4)


@rule("BN-8.princess", "BN-8a", "BN-11")
def test_but_not_once_it_has_begun() -> None:
    table = given(TABLE, edition="de").play("discard red.princess", "remove red.prince", "remove golem")

    assert table.legal() == ["remove red.sai", "remove blue.dagger", "remove blue.prince"]


@rule("BN-8.princess")
def test_with_one_card_left_nothing_more_is_removed() -> None:
    table = given("""
        A: red.princess red.prince blue.sai
        B: blue.lord
        discards: red.dagger
    """)
    table.play("discard red.princess", "remove red.prince declare")

    assert (table.turn, table.hand("A"), table.declared) == ("B", ["blue.sai"], ["A", "B"])


@rule("BN-8.princess", "BN-5.2.2")
def test_the_prince_as_last_card_empties_the_hand() -> None:
    table = given("""
        A: red.princess red.prince
        B: blue.lord
        discards: red.dagger
    """)
    table.play("discard red.princess declare", "remove red.prince")

    assert (table.turn, table.sizes) == ("B", [4, 1])


@rule("BN-8.princess", "BN-5.2.2")
def test_forgetting_the_word_costs_four_here_too() -> None:
    table = given("""
        A: red.princess red.prince blue.sai red.sai
        B: blue.lord
        discards: red.dagger
    """)
    table.play("discard red.princess", "remove red.prince", "remove red.sai")

    assert table.sizes == [5, 1]


@rule("BN-8.princess")
def test_a_removed_prince_opens_no_chain() -> None:
    table = given(TABLE).play("discard red.princess", "remove red.prince")

    assert (table.chain, table.line("direction")) == (0, "clockwise")


@rule("BN-8.princess", "BN-8b")
def test_everybody_sees_what_is_removed() -> None:
    table = given(TABLE).play("discard red.princess", "remove red.prince", "remove golem")

    assert [event["card"] for event in table.heard(None, "removed")] == ["red.prince", "golem"]
    assert table.seen(None, "removed") == ["red.prince", "golem"]
