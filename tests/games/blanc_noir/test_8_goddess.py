"""BN-8 女神【祝福】: one or two cards of the hand may be removed. BN-8b: removed cards lie face up."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: goddess red.sai red.sai blue.mage golem
    B: blue.lord red.jester
    C: green.lord golem
    discards: red.dagger
"""


@rule("BN-8.goddess")
def test_every_card_of_the_hand_is_offered() -> None:
    table = given(TABLE).play("discard goddess red")

    assert table.legal() == ["remove red.sai", "remove blue.mage", "remove golem", "decline"]


@rule("BN-8.goddess")
@pytest.mark.parametrize(
    ("moves", "removed"),
    [
        (["decline"], []),
        (["remove golem", "decline"], ["golem"]),
        (["remove golem", "remove red.sai"], ["red.sai", "golem"]),
        (["remove red.sai", "remove red.sai"], ["red.sai", "red.sai"]),
    ],
)
def test_none_one_or_two_may_be_removed(moves: list[str], removed: list[str]) -> None:
    table = given(TABLE).play("discard goddess red", *moves)

    assert (table.turn, table.removed) == ("B", removed)


@rule("BN-8.goddess")
def test_with_one_card_a_second_is_not_asked_for() -> None:
    table = given(TABLE.replace("red.sai red.sai blue.mage golem", "red.sai")).play(
        "discard goddess red", "remove red.sai"
    )

    assert (table.turn, table.sizes[0]) == ("B", 4)


@rule("BN-8.goddess", "BN-5.2.2")
def test_the_last_card_may_be_kept_by_declining() -> None:
    table = given(TABLE.replace("red.sai red.sai blue.mage golem", "red.sai"))
    table.play("discard goddess red declare", "decline")

    assert (table.hand("A"), table.declared) == (["red.sai"], ["A"])


@rule("BN-8.goddess")
def test_removed_special_cards_do_nothing() -> None:
    table = given(TABLE).play("discard goddess red", "remove golem", "remove blue.mage")

    assert (table.chain, table.line("direction"), table.turn) == (0, "clockwise", "B")


@rule("BN-8b")
@pytest.mark.parametrize("seat", ["A", "B", None])
def test_removed_cards_lie_face_up(seat: str | None) -> None:
    table = given(TABLE).play("discard goddess red", "remove golem", "remove red.sai")

    assert table.seen(seat, "removed") == ["red.sai", "golem"]


@rule("BN-8b")
def test_traded_cards_too() -> None:
    table = given(TABLE.replace("blue.mage", "blue.sai")).play("trade red.sai red.sai blue.sai")

    assert table.seen("B", "removed") == ["red.sai", "red.sai", "blue.sai"]


@rule("BN-8b")
def test_they_are_out_for_the_round() -> None:
    table = given("""
        A: goddess red.sai red.sai blue.mage golem
        B: blue.lord red.jester
        discards: red.dagger
        pile: -
        removed: *
    """)
    table.play("discard goddess red", "remove golem", "remove red.sai", "draw", "draw")

    assert {"golem", "red.sai"} <= set(table.removed)


@rule("BN-8b")
def test_everybody_hears_what_is_removed() -> None:
    table = given(TABLE).play("discard goddess red", "remove golem", "decline")

    assert table.heard(None, "removed") == [{"event": "removed", "seat": "A", "card": "golem"}]


@rule("BN-8")
@pytest.mark.parametrize("card", ["goddess", "valkyrie", "pixie", "gargoyle"])
def test_wild_cards_other_than_the_golem_open_no_chain(card: str) -> None:
    table = given(TABLE.replace("goddess", card)).play(f"discard {card} red")

    assert table.chain == 0


@rule("BN-8", "BN-3")
def test_the_turn_does_not_pass_before_an_ability_is_done() -> None:
    table = given(TABLE).play("discard goddess red")

    assert (table.turn, table.asks, table.state.asked) == ("A", "goddess", "A")
