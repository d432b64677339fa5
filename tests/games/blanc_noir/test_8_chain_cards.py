"""BN-8 騎士, 皇子, ゴーレム: the three cards that attack in a chain."""

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.knight red.prince golem red.sai
    B: blue.lord yellow.lord
    C: green.lord yellow.mage
    discards: red.dagger
"""
TWO = """
    A: red.knight red.prince golem red.sai
    B: blue.lord yellow.lord
    discards: red.dagger
"""


@rule("BN-8.knight")
def test_a_knight_adds_two() -> None:
    assert given(TABLE).play("discard red.knight").chain == 2


@rule("BN-8.knight")
def test_a_knight_leaves_the_direction() -> None:
    assert given(TABLE).play("discard red.knight").turn == "B"


@rule("BN-8.prince")
def test_a_prince_adds_two() -> None:
    assert given(TABLE).play("discard red.prince").chain == 2


@rule("BN-8.prince")
def test_a_prince_turns_the_direction_round() -> None:
    table = given(TABLE).play("discard red.prince")

    assert (table.line("direction"), table.turn) == ("counterclockwise", "C")


@rule("BN-8.prince")
def test_a_prince_does_not_turn_it_with_two_players() -> None:
    table = given(TWO).play("discard red.prince")

    assert (table.line("direction"), table.turn, table.chain) == ("clockwise", "B", 2)


@rule("BN-8.prince", "BN-5.2.1")
def test_a_prince_on_a_chain_throws_it_back() -> None:
    table = given("""
        A: red.knight red.sai blue.sai
        B: blue.prince yellow.lord red.lord
        C: green.lord yellow.mage
        discards: red.dagger
    """)
    table.play("discard red.knight", "discard blue.prince", "draw")

    assert (table.sizes, table.turn) == ([6, 2, 2], "C")


@rule("BN-8.golem")
def test_a_golem_adds_four() -> None:
    assert given(TABLE).play("discard golem red").chain == 4


@rule("BN-8.golem", "BN-5.2")
def test_a_golem_is_wild() -> None:
    table = given(TABLE.replace("discards: red.dagger", "discards: yellow.dagger")).play("discard golem green")

    assert table.line("colour") == "green"


@rule("BN-8.golem", "BN-5.2.1")
def test_the_named_colour_waits_until_the_chain_is_closed() -> None:
    table = given(TABLE).play("discard golem green")

    assert table.legal() == ["draw"]


@rule("BN-8.golem", "BN-5.2.1")
def test_and_counts_then() -> None:
    table = given(TABLE).play("discard golem green", "draw")

    assert table.legal("discard")[0] == "discard green.lord"
