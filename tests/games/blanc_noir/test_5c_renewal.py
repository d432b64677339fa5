"""BN-5.3, BN-5c: no card left to draw; rounds that cannot end."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

EMPTY_PILE = """
    A: red.mage blue.sai
    B: red.lord blue.lord
    discards: green.sai yellow.sai red.sai golem
    colour: blue
    pile: -
    removed: *
"""


@rule("BN-5.3", "BN-5c")
def test_the_discards_but_the_top_are_the_new_pile() -> None:
    table = given(EMPTY_PILE).play("draw")

    assert table.words("discards") == ["golem"]
    assert {*table.words("pile"), *table.hand("A")} == {"green.sai", "yellow.sai", "red.sai", "red.mage", "blue.sai"}


@rule("BN-5c")
def test_they_are_shuffled() -> None:
    drawn = {given(EMPTY_PILE, seed=seed).play("draw").line("pile") for seed in range(40)}

    assert len(drawn) == 6


@rule("BN-5c")
def test_the_named_colour_stays_with_the_top_card() -> None:
    assert given(EMPTY_PILE).play("draw").line("colour") == "blue"


@rule("BN-5c")
def test_removed_cards_stay_out() -> None:
    table = given(EMPTY_PILE).play("draw")

    assert len(table.removed) == 121 - 2 - 2 - 4


@rule("BN-5c")
def test_the_pile_is_not_renewed_before_a_card_must_be_drawn() -> None:
    table = given(EMPTY_PILE.replace("pile: -", "pile: red.knight")).play("draw")

    assert (table.words("pile"), len(table.words("discards"))) == ([], 4)


@rule("BN-5c")
def test_the_discard_that_is_played_stays_on_top() -> None:
    table = given(EMPTY_PILE).play("discard blue.sai declare")

    assert table.words("pile") == []


@rule("BN-5.3", "BN-5c")
def test_it_is_renewed_amid_a_draw() -> None:
    table = given("""
        A: red.mage blue.sai
        B: red.lord blue.lord
        discards: green.mage yellow.mage red.knight
        chain: 2
        pile: green.sai
        removed: *
    """)
    table.play("draw")

    assert (table.sizes[0], "green.sai" in table.hand("A"), len(table.words("pile"))) == (4, True, 1)


@rule("BN-5c")
def test_everybody_hears_how_many_cards_the_new_pile_has() -> None:
    table = given(EMPTY_PILE).play("draw")

    assert table.heard(None, "pile_renewed") == [{"event": "pile_renewed", "count": 3}]


@rule("BN-5.3", "BN-5c")
def test_if_there_are_fewer_cards_what_there_is_is_drawn() -> None:
    table = given("""
        A: red.mage blue.sai
        B: red.lord blue.lord
        discards: green.mage yellow.mage red.knight
        chain: 6
        pile: green.sai
        removed: *
    """)
    table.play("draw")

    assert (table.sizes[0], table.words("pile"), table.words("discards")) == (5, [], ["red.knight"])


@rule("BN-5c", "BN-9.blizzard")
def test_a_blizzard_reaches_the_next_players_first() -> None:
    table = given("""
        A: red.mage blue.sai | blizzard
        B: red.lord blue.lord
        C: green.lord yellow.lord
        D: green.mage yellow.mage
        discards: red.knight
        pile: green.sai yellow.sai
        removed: *
    """)
    table.play("use blizzard")

    assert table.sizes == [2, 3, 3, 2]


@rule("BN-5c", "BN-8.valkyrie")
def test_a_valkyrie_finds_only_what_lies_there_since() -> None:
    table = given(EMPTY_PILE.replace("red.lord blue.lord", "valkyrie red.lord blue.lord"))
    table.play("draw", "discard valkyrie red")

    assert table.legal("take") == ["take golem"]


# Nothing moves: no card to draw, and nothing that fits.
STILL = """
    A: red.mage blue.sai | mirage
    B: red.lord blue.lord | mirage
    C: red.jester
    discards: golem
    colour: green
    pile: -
    removed: *
"""


@rule("BN-5c")
def test_as_many_still_turns_as_seats_end_the_round() -> None:
    assert given(STILL).play("draw", "draw", "draw").round == 2


@rule("BN-5c")
def test_one_fewer_do_not() -> None:
    assert given(STILL).play("draw", "draw").round == 1


@rule("BN-5c", "BN-9.mirage")
def test_turns_with_a_mirage_count() -> None:
    assert given(STILL).play("use mirage", "use mirage", "draw").round == 2


@rule("BN-5c", "BN-6")
def test_then_everybody_scores_and_nobody_has_fulfilled_the_quest() -> None:
    table = given(STILL).play("draw", "draw", "draw")

    assert (table.points, table.quests) == ([17, 30, 12], [0, 0, 0])


@rule("BN-5c")
def test_everybody_hears_why_the_round_ended() -> None:
    table = given(STILL).play("draw", "draw", "draw")

    assert table.heard(None, "round_ended") == [{"event": "round_ended", "why": "stillness"}]


@rule("BN-5c")
def test_a_mirage_alone_is_a_still_turn_with_cards_in_the_pile_too() -> None:
    table = given("""
        A: red.mage blue.sai | mirage
        B: red.lord blue.lord | mirage
        discards: golem
        colour: green
    """)
    table.play("use mirage", "use mirage")

    assert (table.round, table.points) == (2, [17, 30])


MOVED = """
    A: red.mage red.sai yellow.sai blue.sai | mirage explosion
    B: red.lord blue.dagger
    discards: golem
    colour: green
    idle: 1
    pile: {pile}
    removed: *
"""


@rule("BN-5c")
@pytest.mark.parametrize(
    ("pile", "moves"),
    [
        ("-", ["trade red.sai yellow.sai blue.sai declare", "use mirage 1"]),
        ("green.sai", ["use explosion", "aim B", "use mirage"]),
        ("green.sai", ["draw"]),
    ],
)
def test_any_number_card_that_moved_makes_a_turn_no_still_one(pile: str, moves: list[str]) -> None:
    table = given(MOVED.format(pile=pile)).play(*moves)

    assert (table.round, table.line("idle")) == (1, "-")


@rule("BN-5c")
def test_scrolls_that_moved_do_not() -> None:
    table = given(MOVED.format(pile="-").replace("explosion", "revelation")).play("use revelation", "use mirage")

    assert table.round == 2


@rule("BN-5c")
def test_still_turns_must_be_consecutive() -> None:
    table = given(STILL.replace("red.jester", "green.jester red.jester"))
    table.play("draw", "draw", "discard green.jester declare")

    assert (table.round, table.line("idle")) == (1, "-")


NO_NORMAL = """
    A: {hand}
    B: red.lord blue.lord | herald_of_red
    discards: {discards}
    pile: green.lord yellow.lord
    removed: *
"""


@rule("BN-5c")
def test_without_a_normal_card_in_hands_and_piles_the_round_ends_with_the_turn() -> None:
    table = given(NO_NORMAL.format(hand="red.mage blue.mage", discards="golem")).play("draw")

    assert (table.round, table.quests) == (2, [0, 0])


@rule("BN-5c", "BN-6")
def test_everybody_scores_then_too() -> None:
    table = given(NO_NORMAL.format(hand="red.mage blue.mage", discards="golem")).play("draw")

    assert table.points == [11 + 11 + 15, 30]


@rule("BN-5c")
def test_everybody_hears_this_reason() -> None:
    table = given(NO_NORMAL.format(hand="red.mage blue.mage", discards="golem")).play("draw")

    assert table.heard(None, "round_ended") == [{"event": "round_ended", "why": "no_normal"}]


@rule("BN-5c")
def test_not_before_the_turn_ends() -> None:
    table = given(NO_NORMAL.format(hand="red.sai yellow.sai blue.sai red.mage", discards="golem"))
    table.play("trade red.sai yellow.sai blue.sai")

    assert (table.round, table.turn) == (1, "A")


@rule("BN-5c")
@pytest.mark.parametrize(
    ("hand", "discards"),
    [("red.mage red.sai", "golem"), ("red.mage blue.mage", "red.sai golem"), ("red.mage pixie", "red.sai")],
)
def test_one_normal_card_in_a_hand_or_a_pile_is_enough(hand: str, discards: str) -> None:
    assert given(NO_NORMAL.format(hand=hand, discards=discards)).play("draw").round == 1


@rule("BN-5c")
def test_one_normal_card_in_the_draw_pile_is_enough() -> None:
    table = given(NO_NORMAL.format(hand="red.mage blue.mage", discards="golem").replace("yellow.lord", "yellow.sai"))

    assert table.play("draw").round == 1
