"""BN-8 戦乙女【極光】: one card of the discard pile may be taken into the hand."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: valkyrie red.mage blue.mage
    B: blue.lord red.jester
    C: green.lord golem
    discards: blue.sai red.lord red.sai red.sai red.dagger
"""


@rule("BN-8.valkyrie")
def test_every_card_of_the_discard_pile_but_the_valkyrie_is_offered() -> None:
    table = given(TABLE).play("discard valkyrie red")

    assert table.legal() == ["take red.dagger", "take red.sai", "take red.lord", "take blue.sai", "decline"]


@rule("BN-8.valkyrie")
def test_the_taken_card_comes_into_the_hand() -> None:
    table = given(TABLE).play("discard valkyrie red", "take red.lord")

    assert table.hand("A") == ["red.mage", "red.lord", "blue.mage"]
    assert table.words("discards") == ["blue.sai", "red.sai", "red.sai", "red.dagger", "valkyrie"]


@rule("BN-8.valkyrie")
def test_only_one_copy_is_taken() -> None:
    table = given(TABLE).play("discard valkyrie red", "take red.sai")

    assert table.words("discards") == ["blue.sai", "red.lord", "red.sai", "red.dagger", "valkyrie"]


@rule("BN-8.valkyrie")
def test_the_card_that_lay_on_top_may_be_taken() -> None:
    table = given(TABLE).play("discard valkyrie red", "take red.dagger")

    assert table.words("discards")[-1] == "valkyrie"


@rule("BN-8.valkyrie")
def test_the_top_and_its_colour_stay() -> None:
    table = given(TABLE).play("discard valkyrie red", "take red.dagger")

    assert (table.fact("top"), table.fact("colour")) == ("valkyrie", "red")


@rule("BN-8.valkyrie", "BN-8")
def test_it_may_be_declined() -> None:
    table = given(TABLE).play("discard valkyrie red", "decline")

    assert (table.turn, table.sizes[0]) == ("B", 2)


@rule("BN-8.valkyrie", "BN-3")
def test_a_taken_card_is_not_played_in_this_turn() -> None:
    assert given(TABLE).play("discard valkyrie red", "take red.sai").turn == "B"


@rule("BN-8.valkyrie", "BN-10")
@pytest.mark.parametrize(("seat", "card"), [(0, "red.sai"), (1, {"back": "number"}), (None, {"back": "number"})])
def test_the_card_is_not_shown(seat: int | None, card: object) -> None:
    table = given(TABLE).play("discard valkyrie red", "take red.sai")

    assert [event["card"] for event in table.heard(seat, "took_back")] == [card]


@rule("BN-8.valkyrie", "BN-10")
@pytest.mark.parametrize("log", ["full", "last"])
def test_nobody_sees_which_card_it_was(log: str) -> None:
    one = given(TABLE, log=log).play("discard valkyrie red", "take red.sai")
    other = given(TABLE, log=log).play("discard valkyrie red", "take blue.sai")

    assert one.state.view("B") == other.state.view("B")
    assert one.state.view(None) == other.state.view(None)


@rule("BN-8.valkyrie", "BN-10")
@pytest.mark.parametrize(("seat", "seen"), [("A", ["blue.sai", "red.lord"]), ("B", [{"back": "number"}] * 2)])
def test_only_you_look_through_the_pile(seat: str, seen: list[object]) -> None:
    table = given(TABLE, log="last").play("discard valkyrie red")

    assert table.seen(seat, "discards")[:2] == seen


@rule("BN-8.valkyrie", "BN-10")
def test_everybody_hears_that_you_looked() -> None:
    table = given(TABLE).play("discard valkyrie red")

    assert table.heard(None, "looked_through") == [
        {"event": "looked_through", "seat": "A", "cards": {"back": "number"}}
    ]


@rule("BN-8.valkyrie", "BN-10")
def test_you_alone_hear_what_lies_there() -> None:
    table = given(TABLE).play("discard valkyrie red")

    assert table.heard(0, "looked_through")[0]["cards"] == [
        "blue.sai", "red.lord", "red.sai", "red.sai", "red.dagger", "valkyrie"
    ]  # fmt: skip
    assert table.heard(1, "looked_through")[0]["cards"] == {"back": "number"}


@rule("BN-8.valkyrie", "BN-10")
def test_what_you_saw_stays_a_note() -> None:
    table = given(TABLE, log="last").play("discard valkyrie red", "decline", "discard red.jester declare")

    assert table.seen("A", "discards")[:2] == ["blue.sai", "red.lord"]


@rule("BN-8.valkyrie", "BN-10")
def test_what_came_later_does_not() -> None:
    table = given(TABLE, log="last").play("discard valkyrie red", "decline", "discard red.jester declare")
    table.play("discard red.mage declare")

    assert table.seen("A", "discards")[-2:] == [{"back": "number"}, "red.mage"]


@rule("BN-8.valkyrie", "BN-5.2.2")
def test_a_valkyrie_with_one_more_card_wants_the_word_if_nothing_is_taken() -> None:
    table = given(TABLE.replace("valkyrie red.mage blue.mage", "valkyrie red.mage"))
    table.play("discard valkyrie red", "decline")

    assert table.sizes[0] == 5
