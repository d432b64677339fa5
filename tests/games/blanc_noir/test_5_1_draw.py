"""BN-5.1 規定枚数のドロー: drawing as the main action."""

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.sai blue.sai
    B: red.lord golem
    discards: red.battleaxe
    pile: red.mage green.mage blue.mage yellow.mage *
"""
CHAIN = TABLE.replace("red.battleaxe", "red.knight") + "chain: 2"


@rule("BN-5.1")
def test_one_card_is_drawn_from_the_top() -> None:
    table = given(TABLE).play("draw")

    assert table.hand("A") == ["red.sai", "red.mage", "blue.sai"]
    assert table.words("pile")[0] == "green.mage"


@rule("BN-5.1")
def test_the_turn_ends_so_that_the_drawn_card_is_not_played() -> None:
    assert given(TABLE).play("draw").turn == "B"


@rule("BN-5.1", "BN-5.2.1")
def test_with_a_chain_open_its_sum_is_drawn_instead() -> None:
    table = given(CHAIN).play("draw")

    assert table.hand("A") == ["red.sai", "red.mage", "blue.sai", "green.mage"]


@rule("BN-5.1", "BN-5.2.1")
def test_and_the_chain_closes() -> None:
    assert given(CHAIN).play("draw").chain == 0


@rule("BN-5.1")
def test_drawing_is_allowed_with_a_playable_card() -> None:
    table = given(TABLE)

    assert "discard red.sai" in table.legal()
    assert "draw" in table.legal()


@rule("BN-5.1")
def test_drawing_is_allowed_with_a_chain_open_and_a_25_in_hand() -> None:
    table = given(CHAIN.replace("blue.sai", "blue.knight"))

    assert table.legal() == ["draw", "discard blue.knight", "discard blue.knight declare"]


@rule("BN-5.1")
def test_only_the_drawer_learns_the_card() -> None:
    table = given(TABLE).play("draw")

    assert table.heard(0, "drew") == [{"event": "drew", "seat": "A", "card": "red.mage"}]
    assert table.heard(1, "drew") == [{"event": "drew", "seat": "A", "card": {"back": "number"}}]
    assert table.heard(None, "drew") == [{"event": "drew", "seat": "A", "card": {"back": "number"}}]


@rule("BN-5.1")
def test_drawing_is_what_is_played_for_a_seat_whose_time_is_over() -> None:
    assert given(TABLE).state.default("A") == "draw"
