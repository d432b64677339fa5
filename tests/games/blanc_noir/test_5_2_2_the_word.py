"""BN-5.2.2 ブランノワールの宣言: whoever comes down to one card says so. BN-5b: and again, when the hand has grown."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TWO = """
    A: red.sai blue.mage
    B: red.lord golem
    discards: red.dagger
    pile: green.mage yellow.mage green.sai yellow.sai blue.sai *
"""
ONE = """
    A: red.sai
    B: red.lord golem
    discards: red.dagger
    pile: green.mage yellow.mage green.sai yellow.sai blue.sai *
"""


@rule("BN-5.2.2", "BN-5a")
def test_the_word_is_offered_with_the_discard_that_leaves_one_card() -> None:
    assert given(TWO).legal("discard") == ["discard red.sai", "discard red.sai declare"]


@rule("BN-5.2.2", "BN-5a")
@pytest.mark.parametrize("hand", ["red.sai", "red.sai blue.mage green.mage"])
def test_it_is_not_offered_with_one_that_leaves_none_or_two(hand: str) -> None:
    table = given(f"""
        A: {hand}
        B: red.lord golem
        discards: red.dagger
    """)

    assert table.legal("discard") == ["discard red.sai"]


@rule("BN-5.2.2", "BN-5a")
def test_it_is_not_offered_with_a_draw() -> None:
    assert given(TWO).legal("draw") == ["draw"]


@rule("BN-5.2.2")
def test_whoever_says_it_has_declared() -> None:
    table = given(TWO).play("discard red.sai declare")

    assert (table.declared, table.sizes) == (["A"], [1, 2])


@rule("BN-5.2.2")
def test_everybody_hears_it() -> None:
    table = given(TWO).play("discard red.sai declare")

    assert table.heard(1, "declared") == [{"event": "declared", "seat": "A"}]
    assert table.fact("declared") == ["A"]


@rule("BN-5.2.2")
def test_forgetting_it_costs_four_cards() -> None:
    table = given(TWO).play("discard red.sai")

    assert table.hand("A") == ["yellow.sai", "yellow.mage", "blue.mage", "green.sai", "green.mage"]
    assert table.declared == []


@rule("BN-5.2.2", "BN-5a")
def test_they_are_drawn_before_the_turn_passes() -> None:
    table = given(TWO).play("discard red.sai")

    assert [event["event"] for event in table.heard(None)] == ["discarded", "penalised", *["drew"] * 4, "turn_passed"]


@rule("BN-5.2.2")
def test_everybody_hears_what_the_penalty_is_for() -> None:
    table = given(TWO).play("discard red.sai")

    assert table.heard(None, "penalised") == [{"event": "penalised", "seat": "A", "why": "forgot"}]


@rule("BN-5.2.2")
@pytest.mark.parametrize("card", ["red.mage", "red.lord", "red.knight", "golem", "goddess"])
def test_a_special_card_cannot_be_the_last(card: str) -> None:
    table = given(f"""
        A: {card}
        B: blue.lord golem
        discards: red.dagger
    """)

    assert table.legal() == ["draw"]


@rule("BN-5.2.2")
def test_not_even_without_the_word() -> None:
    table = given("""
        A: red.mage
        B: blue.lord golem
        discards: red.dagger
        declared: -
    """)

    assert table.legal() == ["draw"]


@rule("BN-5.2.2")
@pytest.mark.parametrize("card", ["red.great_sword", "red.battleaxe"])
def test_a_normal_card_can(card: str) -> None:
    table = given(f"""
        A: {card}
        B: blue.lord golem
        discards: red.dagger
    """)

    assert table.legal() == ["draw", f"discard {card}"]


@rule("BN-5.2.2")
def test_only_one_that_fits() -> None:
    table = given("""
        A: blue.sai
        B: blue.lord golem
        discards: red.dagger
    """)

    assert table.legal() == ["draw"]


@rule("BN-5.2.2", "BN-6")
def test_the_last_card_without_the_word_costs_four_and_the_round_goes_on() -> None:
    table = given(ONE + "declared: -").play("discard red.sai")

    assert (table.sizes, table.round, table.turn, table.quests) == ([4, 2], 1, "B", [0, 0])


@rule("BN-5.2.2", "BN-5b")
def test_a_table_written_by_hand_takes_a_single_card_for_declared() -> None:
    assert given(ONE).declared == ["A"]


# BN-5b: the word is spent when the hand grows


@rule("BN-5b")
def test_drawing_spends_the_word() -> None:
    assert given(ONE).play("draw").declared == []


@rule("BN-5b")
def test_it_must_be_said_again() -> None:
    table = given(ONE).play("draw", "draw")

    assert table.legal("discard") == ["discard red.sai", "discard red.sai declare"]


@rule("BN-5b")
def test_forgetting_it_the_second_time_costs_four() -> None:
    table = given(ONE).play("draw", "draw", "discard red.sai")

    assert table.sizes[0] == 5


SPENT = """
    A: dragon blue.sai green.sai | blizzard explosion
    B: red.sai
    C: red.dagger
    discards: red.dagger
"""


@rule("BN-5b", "BN-9.blizzard")
def test_a_blizzard_spends_the_words_of_all_others() -> None:
    assert given(SPENT).play("use blizzard").declared == []


@rule("BN-5b", "BN-9.explosion")
def test_an_explosion_spends_the_word_of_its_target() -> None:
    assert given(SPENT).play("use explosion", "aim B").declared == ["C"]


@rule("BN-5b", "BN-8.dragon")
def test_a_dragon_spends_the_word_of_its_target() -> None:
    assert given(SPENT).play("discard dragon red", "aim C").declared == ["B"]


@rule("BN-5b", "BN-8.valkyrie")
def test_a_card_taken_back_by_the_valkyrie_spends_it() -> None:
    table = given("""
        A: valkyrie blue.sai
        B: red.lord golem
        discards: red.dagger
    """)
    table.play("discard valkyrie red declare", "take red.dagger")

    assert (table.declared, table.sizes) == ([], [2, 2])


@rule("BN-5b", "BN-5c")
def test_a_draw_that_finds_nothing_does_not_spend_it() -> None:
    table = given("""
        A: red.sai
        B: red.lord golem
        discards: red.dagger
        pile: -
        removed: *
    """)

    assert table.play("draw").declared == ["A"]
