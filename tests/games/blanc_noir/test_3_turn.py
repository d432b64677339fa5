"""BN-3 ラウンドの流れ: a turn is a start phase and exactly one main action."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.sai blue.sai green.sai red.dagger blue.mage | revelation salvation
    B: red.lord golem
    C: blue.lord golem
    discards: red.battleaxe
"""


@rule("BN-3")
def test_the_turn_passes_after_a_draw() -> None:
    assert given(TABLE).play("draw").turn == "B"


@rule("BN-3")
def test_the_turn_passes_after_a_discard() -> None:
    assert given(TABLE).play("discard red.sai").turn == "B"


@rule("BN-3")
def test_the_turn_passes_in_the_current_direction() -> None:
    assert given(TABLE + "direction: counterclockwise").play("draw").turn == "C"


@rule("BN-3")
def test_only_one_player_is_asked() -> None:
    table = given(TABLE)

    assert (table.state.asked, list(table.state.legal("B")), list(table.state.legal("C"))) == ("A", [], [])


@rule("BN-3")
def test_the_start_phase_does_not_end_the_turn() -> None:
    table = given(TABLE).play("trade red.sai blue.sai green.sai")

    assert (table.turn, table.asks) == ("A", "turn")


@rule("BN-3", "BN-4.1", "BN-4.2")
@pytest.mark.parametrize(
    "moves",
    [
        ["trade red.sai blue.sai green.sai", "use revelation"],
        ["use revelation", "trade red.sai blue.sai green.sai"],
        ["use revelation", "use salvation", "remove red.dagger"],
    ],
)
def test_any_number_of_start_actions_in_any_order_and_then_the_main_action(moves: list[str]) -> None:
    table = given(TABLE).play(*moves)

    assert (table.turn, "draw" in table.legal()) == ("A", True)


@rule("BN-3")
def test_the_start_phase_may_be_empty() -> None:
    assert "draw" in given(TABLE).legal()


@rule("BN-3", "BN-9.mirage")
def test_mirage_ends_the_turn_without_a_main_action() -> None:
    table = given("""
        A: red.sai blue.sai | mirage
        B: red.lord golem
        discards: red.battleaxe
    """)
    table.play("use mirage")

    assert (table.turn, table.sizes) == ("B", [2, 2])


@rule("BN-3", "BN-9.menace")
def test_menace_ends_the_turn_without_a_main_action() -> None:
    table = given("""
        A: red.sai blue.sai golem dragon gargoyle | menace
        B: red.lord golem
        discards: red.battleaxe
    """)
    table.play("use menace", "aim B")

    assert table.round == 2
