"""BN-5.2.1 【チェイン：アタック】の累積."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.knight blue.sai blue.mage
    B: golem red.dagger blue.sai
    C: red.sai green.sai
    D: green.dagger blue.dagger
    discards: red.dagger
"""


@rule("BN-5.2.1")
def test_a_knight_opens_a_chain_of_two() -> None:
    assert given(TABLE).play("discard red.knight").chain == 2


@rule("BN-5.2.1")
def test_only_a_25_answers_it() -> None:
    table = given(TABLE).play("discard red.knight")

    assert table.legal("discard") == [f"discard golem {colour}" for colour in ("red", "yellow", "blue", "green")]


@rule("BN-5.2.1")
def test_a_golem_adds_four() -> None:
    assert given(TABLE).play("discard red.knight", "discard golem blue").chain == 6


@rule("BN-5.2.1")
def test_printed_example_the_third_player_can_only_draw() -> None:
    table = given(TABLE).play("discard red.knight", "discard golem blue")

    assert (table.turn, table.legal()) == ("C", ["draw"])


@rule("BN-5.2.1")
def test_printed_example_the_third_player_draws_six() -> None:
    table = given(TABLE).play("discard red.knight", "discard golem blue", "draw")

    assert table.sizes == [2, 2, 2 + 6, 2]


@rule("BN-5.2.1")
def test_printed_example_the_fourth_plays_a_normal_turn() -> None:
    table = given(TABLE).play("discard red.knight", "discard golem blue", "draw")

    assert (table.turn, table.chain) == ("D", 0)
    assert table.legal("discard") == ["discard blue.dagger", "discard blue.dagger declare"]


OPEN = """
    A: blue.knight green.prince golem red.sai red.mage
    B: red.lord blue.lord
    C: green.lord yellow.lord
    discards: red.prince
    chain: 2
"""


@rule("BN-5.2.1")
@pytest.mark.parametrize(("card", "chain"), [("blue.knight", 4), ("green.prince", 4), ("golem green", 6)])
def test_each_25_adds_its_amount(card: str, chain: int) -> None:
    assert given(OPEN).play(f"discard {card}").chain == chain


@rule("BN-5.2.1")
def test_the_colour_of_a_25_does_not_matter() -> None:
    assert given(OPEN).legal("discard")[:2] == ["discard blue.knight", "discard green.prince"]


@rule("BN-5.2.1")
def test_a_25_may_follow_the_last_one_after_the_chain_is_closed() -> None:
    table = given(OPEN.replace("chain: 2", "turn: C")).play("draw")

    assert "discard blue.knight" in table.legal("discard")
    assert "discard red.mage" in table.legal("discard")


@rule("BN-5.2.1", "BN-9.mirage")
def test_mirage_hands_the_chain_on_with_its_sum() -> None:
    table = given("""
        A: red.sai blue.sai | mirage
        B: red.lord blue.lord
        discards: red.knight
        chain: 6
    """)
    table.play("use mirage")

    assert (table.turn, table.chain, table.legal()) == ("B", 6, ["draw"])


@rule("BN-5.2.1", "BN-9.blizzard")
def test_drawing_by_a_scroll_leaves_it_open() -> None:
    table = given("""
        A: red.sai blue.sai | blizzard
        B: red.lord blue.lord
        discards: red.knight
        chain: 6
    """)
    table.play("use blizzard")

    assert (table.chain, table.sizes) == (6, [2, 3])


@rule("BN-5.2.1", "BN-4.2")
@pytest.mark.parametrize(
    ("scroll", "answers"),
    [
        ("herald_of_red", []),
        ("explosion", ["aim B"]),
        ("shock_wave", ["return B.1"]),
        ("mirage", []),
        ("blizzard", []),
        ("tornado", []),
        ("salvation", ["remove red.sai"]),
        ("revelation", []),
    ],
)
def test_no_scroll_closes_it(scroll: str, answers: list[str]) -> None:
    table = given(f"""
        A: red.sai blue.sai green.sai blue.mage green.mage | {scroll}
        B: red.lord blue.lord | menace
        discards: red.knight
        chain: 6
    """)
    table.play(f"use {scroll}", *answers)

    assert table.chain == 6


@rule("BN-5.2.1", "BN-5.2.2")
def test_a_penalty_leaves_it_open() -> None:
    table = given("""
        A: red.sai blue.knight
        B: red.lord blue.lord
        discards: red.knight
        chain: 2
    """)
    table.play("discard blue.knight")

    assert (table.chain, table.sizes[0]) == (4, 5)


@rule("BN-5.2.1", "BN-4.1")
def test_a_penalty_for_a_trade_leaves_it_open() -> None:
    table = given("""
        A: red.sai blue.sai green.sai red.mage
        B: red.lord blue.lord
        discards: red.knight
        chain: 2
    """)
    table.play("trade red.sai blue.sai green.sai")

    assert (table.chain, table.sizes[0]) == (2, 5)


@rule("BN-5.2.1", "BN-5c")
def test_a_draw_that_finds_no_card_closes_it() -> None:
    table = given("""
        A: red.sai blue.sai
        B: red.lord blue.lord
        discards: red.knight
        chain: 2
        pile: -
        removed: *
    """)
    table.play("draw")

    assert (table.chain, table.sizes) == (0, [2, 2])


@rule("BN-5.2.1", "BN-5c")
def test_a_draw_that_finds_too_few_cards_closes_it() -> None:
    table = given("""
        A: red.sai blue.sai
        B: red.lord blue.lord
        discards: red.knight
        chain: 6
        pile: red.mage green.mage
        removed: *
    """)
    table.play("draw")

    assert (table.chain, table.sizes) == (0, [4, 2])


@rule("BN-5.2.1", "BN-5.2.2")
@pytest.mark.parametrize("card", ["blue.knight", "golem", "red.sai"])
def test_with_one_card_left_a_chain_leaves_nothing_but_drawing(card: str) -> None:
    table = given(f"""
        A: {card}
        B: red.lord blue.lord
        discards: red.knight
        chain: 2
    """)

    assert table.legal() == ["draw"]


@rule("BN-5.2.1")
def test_a_chain_goes_round_to_the_one_who_opened_it() -> None:
    table = given("""
        A: red.knight red.prince blue.sai green.sai
        B: blue.knight blue.sai red.sai
        discards: red.dagger
    """)
    table.play("discard red.knight", "discard blue.knight", "discard red.prince", "draw")

    assert (table.sizes, table.chain) == ([2, 2 + 6], 0)


@rule("BN-5.2.1")
def test_everybody_knows_the_sum() -> None:
    table = given(TABLE).play("discard red.knight", "discard golem blue")

    assert table.fact("chain") == 6
    assert table.heard(None, "chain_grew") == [{"event": "chain_grew", "sum": 2}, {"event": "chain_grew", "sum": 6}]
