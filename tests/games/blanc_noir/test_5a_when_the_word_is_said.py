"""BN-5a: the word is part of the action; the hand is counted when the action is done."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule


@rule("BN-5a")
def test_the_hand_is_counted_after_the_removals() -> None:
    table = given("""
        A: red.lord red.sai red.dagger blue.mage
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard red.lord", "remove red.sai", "remove red.dagger")

    assert table.sizes == [5, 2]


# What A holds, what it plays, and the removal that then leaves one card.
REMOVALS = [
    ("red.lord red.sai blue.mage", ["discard red.lord"], "remove red.sai"),
    ("goddess red.sai red.sai", ["discard goddess red"], "remove red.sai"),
    ("goddess red.sai red.sai blue.mage", ["discard goddess red", "remove blue.mage"], "remove red.sai"),
    ("red.princess red.mage red.mage", ["discard red.princess"], "remove red.mage"),
    ("red.princess red.prince red.sai red.sai", ["discard red.princess", "remove red.prince"], "remove red.sai"),
]


@rule("BN-5a")
@pytest.mark.parametrize(("hand", "moves", "removal"), REMOVALS)
def test_it_is_offered_with_the_removal_that_leaves_one_card(hand: str, moves: list[str], removal: str) -> None:
    table = given(f"""
        A: {hand}
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play(*moves)

    assert table.legal("remove") == [removal, f"{removal} declare"]


@rule("BN-5a")
@pytest.mark.parametrize("question", ["dragon red", "gargoyle red"])
def test_with_the_aim_of_a_card_that_left_one(question: str) -> None:
    table = given(f"""
        A: {question.split()[0]} red.sai
        B: blue.lord golem
        C: green.lord golem
        discards: red.dagger
    """)
    table.play(f"discard {question}")

    assert table.legal() == ["aim B", "aim B declare", "aim C", "aim C declare"]


@rule("BN-5a", "BN-8.pixie")
def test_with_the_swap_of_a_pixie_that_left_one() -> None:
    table = given("""
        A: pixie red.sai
        B: blue.lord golem | mirage
        discards: red.dagger
    """)
    table.play("discard pixie red")

    assert table.legal() == ["swap pile B.1", "swap pile B.1 declare"]


@rule("BN-5a")
@pytest.mark.parametrize("discard", ["goddess red", "valkyrie red", "red.lord"])
def test_with_declining_when_the_discard_left_one(discard: str) -> None:
    table = given(f"""
        A: {discard.split()[0]} red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play(f"discard {discard}")

    assert table.legal("decline") == ["decline", "decline declare"]


@rule("BN-5a")
def test_it_is_not_offered_with_a_removal_that_leaves_more() -> None:
    table = given("""
        A: goddess red.sai blue.mage green.mage
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard goddess red")

    assert table.legal() == ["remove red.sai", "remove blue.mage", "remove green.mage", "decline"]


@rule("BN-5a")
def test_it_is_not_offered_with_a_removal_that_leaves_none() -> None:
    table = given("""
        A: goddess red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard goddess red")

    assert table.legal() == ["remove red.sai", "decline", "decline declare"]


@rule("BN-5a")
def test_it_is_not_offered_while_it_stands() -> None:
    table = given("""
        A: goddess red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard goddess red declare")

    assert table.legal() == ["remove red.sai", "decline"]


@rule("BN-5a", "BN-8.valkyrie")
def test_it_is_not_offered_with_taking_a_card() -> None:
    table = given("""
        A: valkyrie red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard valkyrie red")

    assert table.legal("take") == ["take red.dagger"]


@rule("BN-5a", "BN-9.explosion", "BN-9.shock_wave")
@pytest.mark.parametrize(("scroll", "answers"), [("explosion", ["aim B"]), ("shock_wave", ["return B.1"])])
def test_it_is_not_offered_with_answers_to_a_scroll(scroll: str, answers: list[str]) -> None:
    table = given(f"""
        A: red.sai | {scroll}
        B: blue.lord golem | mirage
        discards: red.dagger
        declared: -
    """)
    table.play(f"use {scroll}")

    assert table.legal() == answers


@rule("BN-5a", "BN-9.herald")
def test_it_is_not_offered_with_a_removal_for_a_scroll() -> None:
    table = given("""
        A: red.sai red.dagger red.mage | herald_of_red
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("use herald_of_red")

    assert table.legal() == ["remove red.dagger", "remove red.sai", "remove red.mage"]


@rule("BN-5a")
def test_said_with_the_discard_it_covers_the_effect() -> None:
    table = given("""
        A: dragon red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard dragon red declare", "aim B")

    assert (table.sizes, table.declared) == ([1, 6], ["A"])


@rule("BN-5a")
def test_said_with_the_answer_it_counts_as_well() -> None:
    table = given("""
        A: dragon red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard dragon red", "aim B declare")

    assert (table.sizes, table.declared) == ([1, 6], ["A"])


@rule("BN-5a", "BN-8.valkyrie")
def test_one_card_that_grows_to_two_before_the_count_costs_nothing() -> None:
    table = given("""
        A: valkyrie red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard valkyrie red", "take red.dagger")

    assert table.sizes == [2, 2]


TRADED = """
    A: red.sai yellow.sai blue.sai red.dagger
    B: blue.lord golem
    discards: red.dagger
"""
TRADE = "trade red.sai yellow.sai blue.sai"


@rule("BN-5a", "BN-4.1")
def test_with_a_trade_that_leaves_one_card() -> None:
    assert given(TRADED).legal("trade") == [TRADE, f"{TRADE} declare"]


@rule("BN-5a", "BN-4.1")
def test_a_trade_without_it_costs_four_before_play_goes_on() -> None:
    table = given(TRADED).play(TRADE)

    assert (table.sizes[0], table.turn, table.asks) == (5, "A", "turn")


@rule("BN-5a", "BN-6")
def test_a_declared_trade_may_be_followed_by_the_quest() -> None:
    table = given(TRADED).play(f"{TRADE} declare", "discard red.dagger")

    assert table.quests == [1, 0]


@rule("BN-5a", "BN-4.1")
def test_a_trade_that_leaves_two_asks_for_no_word() -> None:
    table = given(TRADED.replace("red.dagger\n    B", "red.dagger red.mage\n    B"))

    assert table.legal("trade") == [TRADE]


@rule("BN-5a")
def test_after_a_penalty_for_a_trade_the_main_action_has_its_own() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai red.dagger
        B: blue.lord golem
        discards: red.dagger
        pile: blue.mage *
        removed: -
    """)
    table.play(TRADE, "discard red.dagger")

    assert table.sizes[0] == 4
