"""BN-9 爆発, 吹雪, 蜃気楼, 啓示: scrolls that make others draw, end the turn, or bring scrolls."""

import pytest

from tests.games.blanc_noir.given import all_but, given
from tests.rules import rule

TABLE = """
    A: red.sai red.mage | explosion blizzard mirage revelation
    B: blue.lord golem
    C: green.lord golem
    D: yellow.lord blue.mage
    discards: red.dagger
    pile: red.great_sword red.twin_swords red.boomerang red.longbow *
"""


@rule("BN-9.explosion", "BN-8")
def test_explosion_aims_at_one_other_player() -> None:
    assert given(TABLE).play("use explosion").legal() == ["aim B", "aim C", "aim D"]


@rule("BN-9.explosion")
def test_explosion_makes_that_player_draw_two() -> None:
    table = given(TABLE).play("use explosion", "aim C")

    assert table.hand("C") == ["red.great_sword", "red.twin_swords", "green.lord", "golem"]


@rule("BN-9.explosion")
def test_explosion_does_not_change_the_order_of_turns() -> None:
    table = given(TABLE).play("use explosion", "aim B")

    assert (table.turn, table.play("draw").turn) == ("A", "B")


@rule("BN-9.explosion")
def test_explosion_with_two_players() -> None:
    table = given("""
        A: red.sai red.mage | explosion
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("use explosion")

    assert table.legal() == ["aim B"]


@rule("BN-9.explosion", "BN-5.2.1")
def test_explosion_leaves_a_chain_open() -> None:
    table = given(TABLE.replace("discards: red.dagger", "discards: red.knight") + "chain: 2")
    table.play("use explosion", "aim B")

    assert (table.chain, table.sizes) == (2, [2, 4, 2, 2])


# 吹雪


@rule("BN-9.blizzard")
def test_blizzard_makes_all_others_draw_one_from_the_next_player_on() -> None:
    table = given(TABLE).play("use blizzard")

    assert [table.hand(seat)[0] for seat in "BCD"] == ["red.great_sword", "red.twin_swords", "red.boomerang"]


@rule("BN-9.blizzard")
def test_blizzard_follows_the_direction() -> None:
    table = given(TABLE + "direction: counterclockwise").play("use blizzard")

    assert [table.hand(seat)[0] for seat in "DCB"] == ["red.great_sword", "red.twin_swords", "red.boomerang"]


@rule("BN-9.blizzard")
def test_blizzard_leaves_its_user_out() -> None:
    assert given(TABLE).play("use blizzard").sizes == [2, 3, 3, 3]


@rule("BN-9.blizzard")
def test_blizzard_does_not_change_the_order_of_turns() -> None:
    table = given(TABLE).play("use blizzard")

    assert (table.turn, table.play("draw").turn) == ("A", "B")


@rule("BN-9.blizzard")
def test_blizzard_with_two_players() -> None:
    table = given("""
        A: red.sai red.mage | blizzard
        B: blue.lord golem
        discards: red.dagger
    """)

    assert table.play("use blizzard").sizes == [2, 3]


# 蜃気楼


@rule("BN-9.mirage", "BN-3")
def test_mirage_ends_the_turn_with_neither_draw_nor_discard() -> None:
    table = given(TABLE).play("use mirage")

    assert (table.turn, table.sizes) == ("B", [2, 2, 2, 2])


@rule("BN-9.mirage", "BN-5.2.1")
def test_after_a_mirage_the_next_player_faces_the_chain() -> None:
    table = given(TABLE.replace("discards: red.dagger", "discards: red.knight") + "chain: 2").play("use mirage")

    assert (table.chain, table.legal("discard")[0]) == (2, "discard golem red")


@rule("BN-9.mirage")
def test_a_mirage_may_be_used_without_a_chain() -> None:
    assert "use mirage 3" in given(TABLE).legal()


@rule("BN-9.mirage")
def test_a_mirage_stays_face_up() -> None:
    assert given(TABLE).play("use mirage").scrolls("A")[2] == "^mirage"


@rule("BN-9.mirage")
def test_a_mirage_follows_the_direction() -> None:
    assert given(TABLE + "direction: counterclockwise").play("use mirage").turn == "D"


@rule("BN-9.mirage", "BN-5.2.2")
def test_a_mirage_with_one_card_in_hand_costs_nothing() -> None:
    table = given("""
        A: red.sai | mirage
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("use mirage")

    assert (table.sizes, table.declared) == ([1, 2], ["A"])


# 啓示


@rule("BN-9.revelation")
def test_revelation_brings_two_scrolls() -> None:
    table = given(TABLE).play("use revelation")

    assert len(table.scrolls("A")) == 4 + 2
    assert len(table.words("scroll_pile")) == 16 - 2


@rule("BN-9.revelation")
def test_face_down() -> None:
    assert "^" not in "".join(given(TABLE).play("use revelation").scrolls("A")[4:])


@rule("BN-9.revelation")
@pytest.mark.parametrize(("left", "gained"), [(["menace"], 1), ([], 0)])
def test_revelation_brings_as_many_as_there_are(left: list[str], gained: int) -> None:
    table = given(f"""
        A: red.sai red.mage | revelation
        B: blue.lord golem | {all_but("revelation", *left)}
        discards: red.dagger
    """)
    table.play("use revelation")

    assert table.scrolls("A") == ["^revelation", *left]
    assert len(left) == gained


@rule("BN-9.revelation", "BN-11.draw_scroll")
def test_revelation_takes_the_top_two_with_draw_scroll_top() -> None:
    table = given(TABLE + "scroll_pile: menace tornado *", draw_scroll="top").play("use revelation")

    assert table.scrolls("A")[4:] == ["menace", "tornado"]


@rule("BN-9.revelation", "BN-11.draw_scroll")
def test_revelation_takes_random_ones_otherwise() -> None:
    gained = {given(TABLE, seed=seed).play("use revelation").scrolls("A")[4] for seed in range(60)}

    assert gained >= {"menace", "tornado", "shock_wave", "herald_of_red", "blizzard"}


@rule("BN-9.revelation", "BN-4.2")
def test_a_scroll_from_the_revelation_may_be_used_at_once() -> None:
    table = given(TABLE + "scroll_pile: blizzard salvation *", draw_scroll="top").play(
        "use revelation", "use blizzard 5"
    )

    assert (table.turn, table.sizes) == ("A", [2, 3, 3, 3])


# BN-9a

NOTHING = """
    A: red.sai red.mage | {scroll}
    B: blue.lord golem
    discards: red.dagger
"""


@rule("BN-9a")
@pytest.mark.parametrize("scroll", ["herald_of_blue", "salvation", "menace", "shock_wave"])
def test_a_scroll_that_can_do_nothing_may_be_turned_up_and_is_spent(scroll: str) -> None:
    table = given(NOTHING.format(scroll=scroll)).play(f"use {scroll}")

    assert (table.scrolls("A"), table.asks, table.turn, table.sizes) == ([f"^{scroll}"], "turn", "A", [2, 2])
