"""BN-8 ドラゴン【ドラゴンブレス】 and ガーゴイル【偵察】: they aim at one other player."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

DRAGON = """
    A: dragon red.sai blue.mage
    B: blue.lord golem
    C: green.lord golem
    discards: red.dagger
    pile: red.mage yellow.mage green.mage yellow.lord *
"""
AIMED = ["dragon", "gargoyle"]


@rule("BN-8.dragon", "BN-8.gargoyle", "BN-8")
@pytest.mark.parametrize("card", AIMED)
def test_one_other_player_must_be_chosen(card: str) -> None:
    table = given(DRAGON.replace("dragon", card)).play(f"discard {card} red")

    assert table.legal() == ["aim B", "aim C"]


@rule("BN-8.dragon", "BN-8.gargoyle", "BN-8")
@pytest.mark.parametrize("card", AIMED)
def test_with_two_players_the_other_is_named_too(card: str) -> None:
    table = given(f"""
        A: {card} red.sai blue.mage
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play(f"discard {card} red")

    assert table.legal() == ["aim B"]


@rule("BN-8.dragon")
def test_the_target_draws_four_at_once() -> None:
    table = given(DRAGON).play("discard dragon red", "aim C")

    assert table.hand("C") == ["red.mage", "yellow.mage", "yellow.lord", "green.mage", "green.lord", "golem"]


@rule("BN-8.dragon")
@pytest.mark.parametrize("target", ["B", "C"])
def test_the_order_of_turns_does_not_change(target: str) -> None:
    assert given(DRAGON).play("discard dragon red", f"aim {target}").turn == "B"


@rule("BN-8.dragon", "BN-5.2")
def test_a_dragon_is_wild() -> None:
    table = given(DRAGON.replace("discards: red.dagger", "discards: green.dagger")).play("discard dragon blue", "aim B")

    assert table.line("colour") == "blue"


@rule("BN-8.dragon", "BN-5.2.1")
def test_a_dragon_is_no_25_for_an_open_chain() -> None:
    table = given(DRAGON.replace("discards: red.dagger", "discards: red.knight") + "chain: 2")

    assert table.legal() == ["draw"]


@rule("BN-8.dragon", "BN-5c")
def test_the_target_draws_what_there_is() -> None:
    table = given("""
        A: dragon red.sai blue.mage
        B: blue.lord golem
        discards: red.dagger
        pile: red.mage
        removed: *
    """)
    table.play("discard dragon red", "aim B")

    assert table.hand("B") == ["red.dagger", "red.mage", "blue.lord", "golem"]


# 偵察

GARGOYLE = """
    A: gargoyle red.sai blue.mage
    B: blue.lord golem
    C: green.lord golem
    discards: red.dagger
"""
SHOWN = ["blue.lord", "golem"]
HIDDEN = [{"back": "number"}] * 2


@rule("BN-8.gargoyle", "BN-11.gargoyle")
@pytest.mark.parametrize("seat", ["A", "C", None])
def test_public_the_hand_is_shown_to_all(seat: str | None) -> None:
    table = given(GARGOYLE).play("discard gargoyle red", "aim B")

    assert table.seen(seat, "hand", "B") == SHOWN


@rule("BN-8.gargoyle", "BN-11.gargoyle")
@pytest.mark.parametrize(("seat", "cards"), [("A", SHOWN), ("C", HIDDEN), (None, HIDDEN)])
def test_private_to_you_alone(seat: str | None, cards: list[object]) -> None:
    table = given(GARGOYLE, gargoyle="private").play("discard gargoyle red", "aim B")

    assert table.seen(seat, "hand", "B") == cards


@rule("BN-8.gargoyle", "BN-11.gargoyle")
@pytest.mark.parametrize(
    ("gargoyle", "seat", "cards"),
    [
        ("public", None, SHOWN),
        ("public", 2, SHOWN),
        ("private", 0, SHOWN),
        ("private", 1, SHOWN),
        ("private", 2, {"back": "number"}),
        ("private", None, {"back": "number"}),
    ],
)
def test_who_hears_it(gargoyle: str, seat: int | None, cards: object) -> None:
    table = given(GARGOYLE, gargoyle=gargoyle).play("discard gargoyle red", "aim B")

    assert [event["cards"] for event in table.heard(seat, "hand_shown")] == [cards]


@rule("BN-8.gargoyle")
def test_nobody_else_shows_a_hand() -> None:
    table = given(GARGOYLE).play("discard gargoyle red", "aim B")

    assert table.seen("A", "hand", "C") == HIDDEN


@rule("BN-8.gargoyle", "BN-3")
def test_then_the_turn_passes() -> None:
    assert given(GARGOYLE).play("discard gargoyle red", "aim C").turn == "B"


@rule("BN-8.gargoyle", "BN-8")
def test_an_empty_hand_can_be_shown() -> None:
    table = given(GARGOYLE.replace("blue.lord golem", "-")).play("discard gargoyle red", "aim B")

    assert table.seen("A", "hand", "B") == []


@rule("BN-8.gargoyle", "BN-10")
def test_what_was_shown_stays_known() -> None:
    table = given(GARGOYLE).play("discard gargoyle red", "aim B", "draw", "draw")

    assert table.seen("C", "hand", "B") == [*SHOWN, {"back": "number"}]


@rule("BN-8.gargoyle", "BN-10")
def test_until_it_leaves_the_hand() -> None:
    table = given(GARGOYLE.replace("blue.lord golem", "blue.lord red.lord golem"))
    table.play("discard gargoyle red", "aim B", "discard red.lord", "decline", "draw", "draw")

    assert table.seen("C", "hand", "B") == SHOWN
