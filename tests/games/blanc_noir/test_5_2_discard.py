"""BN-5.2 条件に合うカードを１枚捨てる: which card may be discarded."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.sai blue.dagger blue.sai goddess
    B: red.lord golem
    discards: red.dagger
"""


@rule("BN-5.2")
def test_the_colour_the_number_or_a_wild_card() -> None:
    assert given(TABLE).legal("discard") == [
        "discard red.sai",
        "discard blue.dagger",
        "discard goddess red",
        "discard goddess yellow",
        "discard goddess blue",
        "discard goddess green",
    ]


@rule("BN-5.2")
def test_the_discarded_card_is_the_new_top() -> None:
    table = given(TABLE).play("discard blue.dagger")

    assert table.words("discards") == ["red.dagger", "blue.dagger"]
    assert table.hand("A") == ["red.sai", "blue.sai", "goddess"]


@rule("BN-5.2")
def test_one_card_is_discarded_and_the_turn_ends() -> None:
    assert given(TABLE).play("discard red.sai").turn == "B"


@rule("BN-5.2")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "green"])
def test_on_a_wild_card_one_of_four_colours_is_named(colour: str) -> None:
    table = given(TABLE).play(f"discard goddess {colour}")

    assert table.line("colour") == colour


NAMED = """
    A: red.sai blue.dagger yellow.dagger
    B: red.lord blue.mage green.mage blue.sai
    discards: goddess
    colour: blue
"""


@rule("BN-5.2")
def test_the_named_colour_is_what_counts() -> None:
    assert given(NAMED).legal("discard") == ["discard blue.dagger"]


@rule("BN-5.2")
def test_it_holds_while_others_draw() -> None:
    table = given(NAMED).play("draw")

    assert table.legal("discard") == ["discard blue.sai", "discard blue.mage"]


@rule("BN-5.2")
def test_it_holds_until_the_next_discard() -> None:
    table = given(NAMED).play("discard blue.dagger")

    assert table.line("colour") == "-"


@rule("BN-5.2")
def test_the_same_number_follows_a_wild_card_whatever_its_colour() -> None:
    table = given("""
        A: red.knight red.sai blue.dagger
        B: red.lord
        discards: golem
        colour: blue
    """)

    assert table.legal("discard") == ["discard red.knight", "discard blue.dagger"]


@rule("BN-5.2")
def test_a_wild_card_follows_a_wild_card() -> None:
    table = given("""
        A: pixie red.sai yellow.sai
        B: red.lord
        discards: goddess
        colour: blue
    """)

    assert table.legal("discard") == [f"discard pixie {colour}" for colour in ("red", "yellow", "blue", "green")]


@rule("BN-5.2")
def test_a_second_copy_is_the_same_move() -> None:
    table = given("""
        A: red.sai red.sai blue.mage
        B: red.lord
        discards: red.dagger
    """)

    assert table.legal("discard") == ["discard red.sai"]


@rule("BN-5.2")
def test_with_nothing_that_fits_one_draws() -> None:
    table = given("""
        A: red.sai yellow.mage green.mage
        B: red.lord
        discards: blue.dagger
    """)

    assert table.legal() == ["draw"]


@rule("BN-5.2")
def test_a_discard_is_told_to_everybody() -> None:
    table = given(TABLE).play("discard goddess blue")

    assert table.heard(None, "discarded") == [{"event": "discarded", "seat": "A", "card": "goddess", "colour": "blue"}]
