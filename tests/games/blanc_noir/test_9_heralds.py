"""BN-9 伝令: all cards of a colour leave the hand, but two cards at least stay."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule


@rule("BN-9.herald")
@pytest.mark.parametrize(
    ("colour", "left"),
    [
        ("red", ["yellow.sai", "blue.sai", "green.sai", "golem"]),
        ("yellow", ["red.sai", "blue.sai", "green.sai", "golem"]),
        ("blue", ["red.sai", "yellow.sai", "green.sai", "golem"]),
        ("green", ["red.sai", "yellow.sai", "blue.sai", "golem"]),
    ],
)
def test_each_herald_removes_its_colour(colour: str, left: list[str]) -> None:
    table = given(f"""
        A: red.sai yellow.sai blue.sai green.sai golem | herald_of_{colour}
        B: blue.lord red.jester
        discards: red.dagger
    """)
    table.play(f"use herald_of_{colour}")

    assert (table.hand("A"), table.removed) == (left, [f"{colour}.sai"])


def herald(hand: str) -> str:
    return f"""
        A: {hand} | herald_of_red
        B: blue.lord red.jester
        discards: red.dagger
    """


@rule("BN-9.herald")
def test_all_of_the_colour_special_cards_and_both_copies() -> None:
    table = given(herald("red.sai red.sai red.knight red.lord blue.sai golem")).play("use herald_of_red")

    assert (table.hand("A"), table.removed) == (["blue.sai", "golem"], ["red.sai", "red.sai", "red.lord", "red.knight"])


@rule("BN-9.herald", "BN-9")
def test_two_other_cards_are_enough_to_ask_nothing() -> None:
    table = given(herald("red.sai blue.sai golem")).play("use herald_of_red")

    assert (table.asks, table.hand("A")) == ("turn", ["blue.sai", "golem"])


@rule("BN-9.herald", "BN-9")
def test_with_one_other_card_you_choose_which_of_the_colour_stays() -> None:
    table = given(herald("red.sai red.dagger red.knight golem")).play("use herald_of_red")

    assert table.legal() == ["remove red.dagger", "remove red.sai", "remove red.knight"]


@rule("BN-9.herald", "BN-9")
def test_so_that_exactly_two_are_left() -> None:
    table = given(herald("red.sai red.dagger red.knight golem")).play("use herald_of_red")
    table.play("remove red.knight", "remove red.dagger")

    assert (table.hand("A"), table.asks) == (["red.sai", "golem"], "turn")


@rule("BN-9.herald", "BN-9")
def test_with_no_other_card_two_of_the_colour_stay() -> None:
    table = given(herald("red.sai red.dagger red.knight")).play("use herald_of_red", "remove red.sai")

    assert (table.hand("A"), table.asks) == (["red.dagger", "red.knight"], "turn")


@rule("BN-9.herald", "BN-9")
def test_the_removal_is_compulsory() -> None:
    table = given(herald("red.sai red.dagger red.knight")).play("use herald_of_red")

    assert "decline" not in table.legal()


@rule("BN-9.herald", "BN-9", "BN-9a")
@pytest.mark.parametrize("hand", ["red.sai red.dagger", "red.sai golem", "red.sai", "-"])
def test_no_effect_with_two_cards_or_fewer(hand: str) -> None:
    table = given(herald(hand)).play("use herald_of_red")

    assert (table.asks, table.removed, table.scrolls("A")) == ("turn", [], ["^herald_of_red"])


@rule("BN-9.herald", "BN-9", "BN-9a")
def test_no_effect_with_none_of_the_colour() -> None:
    table = given(herald("blue.sai green.sai golem pixie")).play("use herald_of_red")

    assert (table.asks, table.removed, table.scrolls("A")) == ("turn", [], ["^herald_of_red"])


@rule("BN-9.herald", "BN-4.2")
def test_the_turn_goes_on() -> None:
    table = given(herald("red.sai blue.sai golem")).play("use herald_of_red")

    assert (table.turn, "draw" in table.legal()) == ("A", True)


@rule("BN-9.herald", "BN-5a")
def test_what_stays_is_two_so_no_word_is_due() -> None:
    table = given(herald("red.sai blue.sai golem")).play("use herald_of_red", "draw")

    assert table.sizes == [3, 2]


@rule("BN-9.herald", "BN-5.2.1")
def test_a_herald_may_be_used_with_a_chain_open() -> None:
    table = given("""
        A: red.sai blue.sai golem | herald_of_red
        B: blue.lord red.jester
        discards: red.knight
        chain: 2
    """)
    table.play("use herald_of_red")

    assert (table.chain, table.hand("A")) == (2, ["blue.sai", "golem"])


# 救済

SALVATION = """
    A: {hand} | salvation
    B: blue.lord red.jester
    discards: red.dagger
"""


@rule("BN-9.salvation")
def test_salvation_removes_cards_of_your_choice() -> None:
    table = given(SALVATION.format(hand="red.sai red.mage blue.sai golem golem")).play("use salvation")

    assert table.legal() == ["remove red.sai", "remove red.mage", "remove blue.sai", "remove golem"]


@rule("BN-9.salvation")
def test_salvation_ends_with_four_cards() -> None:
    table = given(SALVATION.format(hand="red.sai red.mage blue.sai golem golem pixie")).play("use salvation")
    table.play("remove golem", "remove golem")

    assert (table.hand("A"), table.asks) == (["red.sai", "red.mage", "blue.sai", "pixie"], "turn")


@rule("BN-9.salvation", "BN-9a")
@pytest.mark.parametrize("hand", ["red.sai red.mage blue.sai golem", "red.sai red.mage", "-"])
def test_printed_example_salvation_does_nothing_with_four_cards_or_fewer(hand: str) -> None:
    table = given(SALVATION.format(hand=hand)).play("use salvation")

    assert (table.asks, table.removed, table.scrolls("A")) == ("turn", [], ["^salvation"])


@rule("BN-9.salvation")
def test_salvation_cannot_be_declined() -> None:
    table = given(SALVATION.format(hand="red.sai red.mage blue.sai golem golem")).play("use salvation")

    assert "decline" not in table.legal()


@rule("BN-9.salvation")
def test_after_salvation_the_turn_goes_on() -> None:
    table = given(SALVATION.format(hand="red.sai red.mage blue.sai golem golem")).play("use salvation", "remove golem")

    assert (table.turn, "draw" in table.legal()) == ("A", True)
