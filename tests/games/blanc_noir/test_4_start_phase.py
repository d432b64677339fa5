"""BN-4 手番開始フェイズ: trading cards for scrolls, and using scrolls."""

import pytest

from tests.games.blanc_noir.given import all_but, given
from tests.rules import rule

TRADE = "trade red.sai yellow.sai blue.sai"
TABLE = """
    A: red.sai yellow.sai blue.sai green.dagger red.mage
    B: red.lord golem
    discards: red.battleaxe
    scroll_pile: mirage blizzard *
"""


# 4.1 スクロールカードの取得


@rule("BN-4.1")
def test_a_trade_removes_the_three_cards() -> None:
    table = given(TABLE).play(TRADE)

    assert table.removed == ["red.sai", "yellow.sai", "blue.sai"]
    assert table.hand("A") == ["red.mage", "green.dagger"]


@rule("BN-4.1")
def test_a_trade_brings_one_scroll_face_down() -> None:
    table = given(TABLE).play(TRADE)

    assert len(table.scrolls("A")) == 1
    assert table.scrolls("A")[0][0] != "^"
    assert len(table.words("scroll_pile")) == 19


@rule("BN-4.1", "BN-11.draw_scroll")
def test_a_traded_scroll_is_a_random_one() -> None:
    gained = {given(TABLE, seed=seed).play(TRADE).scrolls("A")[0] for seed in range(60)}

    assert gained >= {"explosion", "tornado", "shock_wave", "mirage", "herald_of_red"}


@rule("BN-4.1", "BN-11.draw_scroll")
def test_with_draw_scroll_top_it_is_the_top_one() -> None:
    table = given(TABLE, draw_scroll="top").play(TRADE)

    assert table.scrolls("A") == ["mirage"]


@rule("BN-4.1")
def test_a_traded_scroll_lies_behind_the_others() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai green.dagger red.mage | ^salvation menace
        B: red.lord golem
        discards: red.battleaxe
    """)
    table.play(TRADE)

    assert table.scrolls("A")[:2] == ["^salvation", "menace"]
    assert len(table.scrolls("A")) == 3


@rule("BN-4.1")
def test_colours_do_not_matter_and_you_choose_which_three() -> None:
    table = given("""
        A: red.sai red.sai blue.sai green.sai red.mage
        B: red.lord golem
        discards: red.battleaxe
    """)

    assert table.legal("trade") == [
        "trade red.sai red.sai blue.sai",
        "trade red.sai red.sai green.sai",
        "trade red.sai blue.sai green.sai",
    ]


@rule("BN-4.1")
def test_two_of_a_number_are_not_enough() -> None:
    table = given("""
        A: red.sai blue.sai blue.dagger green.mage red.mage
        B: red.lord golem
        discards: red.battleaxe
    """)

    assert table.legal("trade") == []


@rule("BN-4.1")
def test_trades_stand_in_the_order_of_numbers() -> None:
    table = given("""
        A: green.great_sword red.great_sword blue.great_sword red.dagger blue.dagger green.dagger
        B: red.lord golem
        discards: red.battleaxe
    """)

    assert table.legal("trade") == [
        "trade red.great_sword blue.great_sword green.great_sword",
        "trade red.dagger blue.dagger green.dagger",
    ]


@rule("BN-4.1", "BN-11.trade")
@pytest.mark.parametrize(("trade", "moves"), [("ja", []), ("de", ["trade red.mage blue.mage green.mage"])])
def test_special_cards_can_be_traded_in_the_german_edition_only(trade: str, moves: list[str]) -> None:
    table = given(
        """
        A: red.mage blue.mage green.mage red.sai red.dagger
        B: red.lord golem
        discards: red.battleaxe
        """,
        trade=trade,
    )

    assert table.legal("trade") == moves


@rule("BN-4.1", "BN-11.trade")
def test_in_the_german_edition_three_25s_are_of_a_number() -> None:
    table = given(
        """
        A: red.knight red.prince golem red.sai red.dagger
        B: red.lord
        discards: red.battleaxe
        """,
        trade="de",
    )

    assert table.legal("trade") == ["trade red.knight red.prince golem"]


@rule("BN-4.1", "BN-4.2", "BN-5.2.1")
def test_an_open_chain_does_not_hinder_the_start_phase() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai green.dagger red.mage | revelation
        B: red.lord golem
        discards: red.knight
        chain: 2
    """)

    assert table.legal("trade", "use") == [TRADE, "use revelation 1"]


@rule("BN-4.1", "BN-5.2.1")
def test_a_trade_leaves_the_chain_open() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai green.dagger red.mage
        B: red.lord golem
        discards: red.knight
        chain: 2
    """)

    assert table.play(TRADE).chain == 2


@rule("BN-4a")
def test_without_a_scroll_in_the_pile_there_is_no_trade() -> None:
    table = given(f"""
        A: red.sai yellow.sai blue.sai green.dagger red.mage
        B: red.lord golem | {all_but()}
        discards: red.battleaxe
    """)

    assert table.legal("trade") == []


@rule("BN-4a")
def test_a_trade_may_not_empty_the_hand() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai
        B: red.lord golem
        discards: red.battleaxe
    """)

    assert table.legal("trade") == []


@rule("BN-4a")
def test_a_trade_may_leave_one_card() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai red.dagger
        B: red.lord golem
        discards: red.battleaxe
    """)

    assert TRADE in table.legal("trade")


# 4.2 スクロールカードの使用

USE = """
    A: red.sai yellow.sai blue.dagger | revelation ^mirage tornado blizzard
    B: red.lord golem | blizzard
    discards: red.battleaxe
    pile: green.sai *
"""


@rule("BN-4.2")
def test_each_face_down_scroll_of_your_own_can_be_used() -> None:
    assert given(USE).legal("use") == ["use revelation 1", "use tornado 3", "use blizzard 4"]


@rule("BN-4.2")
def test_a_used_scroll_stays_in_front_of_you_face_up() -> None:
    table = given(USE).play("use blizzard 4")

    assert table.scrolls("A") == ["revelation", "^mirage", "tornado", "^blizzard"]


@rule("BN-4.2")
def test_its_effect_happens_once() -> None:
    table = given(USE).play("use blizzard 4")

    assert (table.sizes, table.legal("use")) == ([3, 3], ["use revelation 1", "use tornado 3"])


@rule("BN-4.2")
def test_everybody_sees_a_used_scroll() -> None:
    table = given(USE).play("use blizzard 4")

    assert table.seen(None, "scrolls", "A")[3] == {"face": "blizzard", "up": True}


@rule("BN-4.2")
def test_a_scroll_gained_in_this_phase_may_be_used_at_once() -> None:
    table = given(TABLE.replace("mirage blizzard", "blizzard mirage"), draw_scroll="top")
    table.play(TRADE, "use blizzard 1")

    assert (table.turn, table.sizes) == ("A", [2, 3])


@rule("BN-4.2")
def test_two_scrolls_of_a_kind_are_used_one_by_one() -> None:
    table = given("""
        A: red.sai yellow.sai | blizzard blizzard
        B: red.lord golem
        discards: red.battleaxe
    """)
    table.play("use blizzard 2", "use blizzard 1")

    assert table.sizes == [2, 4]
