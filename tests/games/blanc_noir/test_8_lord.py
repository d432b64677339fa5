"""BN-8 領主【号令】: one or two normal cards of this Lord's colour may be removed."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.lord red.sai red.dagger red.mage blue.sai goddess
    B: blue.lord golem
    discards: red.dagger
"""


@rule("BN-8.lord", "BN-11.lord")
def test_normal_cards_of_his_colour_are_offered() -> None:
    table = given(TABLE).play("discard red.lord")

    assert table.legal() == ["remove red.dagger", "remove red.sai", "decline"]


@rule("BN-8.lord", "BN-8")
def test_none_may_be_removed() -> None:
    table = given(TABLE).play("discard red.lord", "decline")

    assert (table.turn, table.removed) == ("B", [])


@rule("BN-8.lord")
def test_one_may_be_removed() -> None:
    table = given(TABLE).play("discard red.lord", "remove red.sai", "decline")

    assert (table.turn, table.removed) == ("B", ["red.sai"])


@rule("BN-8.lord")
def test_two_may_be_removed() -> None:
    table = given(TABLE).play("discard red.lord", "remove red.sai", "remove red.dagger")

    assert (table.turn, table.removed) == ("B", ["red.dagger", "red.sai"])


@rule("BN-8.lord")
def test_no_third_one() -> None:
    table = given(TABLE.replace("goddess", "red.halberd"))
    table.play("discard red.lord", "remove red.sai", "remove red.dagger")

    assert (table.turn, table.hand("A")) == ("B", ["red.halberd", "red.mage", "blue.sai"])


@rule("BN-8.lord")
def test_both_copies_may_be_removed() -> None:
    table = given(TABLE.replace("red.dagger red.mage", "red.sai red.mage"))
    table.play("discard red.lord", "remove red.sai", "remove red.sai")

    assert table.removed == ["red.sai", "red.sai"]


@rule("BN-8.lord", "BN-8c")
def test_after_the_only_such_card_a_second_is_asked_for_all_the_same() -> None:
    table = given(TABLE.replace("red.dagger red.mage", "red.mage")).play("discard red.lord", "remove red.sai")

    assert table.legal() == ["decline"]
    assert table.play("decline").turn == "B"


@rule("BN-8.lord", "BN-8c")
@pytest.mark.parametrize("hand", ["blue.sai green.dagger", "red.mage red.knight", "golem goddess"])
def test_without_one_only_declining_is_left(hand: str) -> None:
    table = given(f"""
        A: red.lord {hand}
        B: blue.lord
        discards: red.dagger
    """)

    assert table.play("discard red.lord").legal() == ["decline"]
    assert table.play("decline").turn == "B"


@rule("BN-8c", "BN-10")
def test_others_cannot_tell_from_the_question_what_is_in_the_hand() -> None:
    views = []
    for hand in ("red.sai blue.mage", "blue.sai blue.mage"):
        table = given(f"""
            A: red.lord {hand}
            B: blue.lord
            pile: *
            discards: red.dagger
        """)
        views.append(table.play("discard red.lord").state.view("B"))

    assert views[0] == views[1]


@rule("BN-8.lord")
def test_his_own_colour_counts_not_that_of_the_pile_before() -> None:
    table = given(TABLE.replace("discards: red.dagger", "discards: green.lord")).play("discard red.lord")

    assert table.legal("remove") == ["remove red.dagger", "remove red.sai"]


@rule("BN-8.lord", "BN-11.lord")
def test_in_the_german_edition_any_card_of_his_colour() -> None:
    table = given(TABLE, lord="de").play("discard red.lord")

    assert table.legal() == ["remove red.dagger", "remove red.sai", "remove red.mage", "decline"]


@rule("BN-8.lord", "BN-11.lord")
def test_in_the_german_edition_two_special_cards_too() -> None:
    table = given(TABLE.replace("red.sai", "red.knight"), lord="de")
    table.play("discard red.lord", "remove red.mage", "remove red.knight")

    assert (table.turn, table.removed) == ("B", ["red.mage", "red.knight"])


@rule("BN-8.lord", "BN-5a")
def test_the_word_comes_with_the_last_removal() -> None:
    table = given("""
        A: red.lord red.sai red.dagger blue.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard red.lord", "remove red.sai", "remove red.dagger declare")

    assert (table.declared, table.sizes) == (["A"], [1, 2])


@rule("BN-8.lord")
def test_a_removed_special_card_does_nothing() -> None:
    table = given(TABLE.replace("red.sai", "red.knight"), lord="de")
    table.play("discard red.lord", "remove red.knight", "decline")

    assert (table.chain, table.turn) == (0, "B")
