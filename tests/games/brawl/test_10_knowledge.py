"""B-10: what each player may know."""

import pytest

from tests.games.brawl.given import dealt, duel, given, racing
from tests.rules import rule

WATCHING = ["A", "B", None]


@rule("B-10")
@pytest.mark.parametrize("seat", WATCHING)
def test_everything_on_the_table_is_seen_by_all(seat: str | None) -> None:
    table = duel(lines="A1: - | green.hit green.block | red.hit")

    assert table.seen(seat, "column A1 A") == ["green.hit", "green.block"]
    assert table.seen(seat, "column A1 B") == ["red.hit"]
    assert table.seen(seat, "base A1") == ["base"]


@rule("B-10")
@pytest.mark.parametrize("seat", WATCHING)
def test_of_discards_the_top_is_seen_and_nothing_below(seat: str | None) -> None:
    table = duel(a="- | blue.hit red.hit | *")

    assert [card for card in table.seen(seat, "discards", "A") if isinstance(card, str)] == ["red.hit"]
    assert table.count("discards", "A") == 2


@rule("B-10")
def test_sizes_of_decks_and_piles_are_known() -> None:
    table = duel(a="- | blue.hit red.hit | *")

    assert (table.count("deck", "A"), table.count("deck", "B")) == (32, 34)


@rule("B-10")
def test_ones_own_card_in_hand_is_seen_and_no_others() -> None:
    table = racing("red.hit", b="blue.hit | - | *")

    assert (table.seen("A", "hand", "A"), table.seen("B", "hand", "B")) == (["red.hit"], ["blue.hit"])
    hidden = [table.seen("A", "hand", "B"), table.seen("B", "hand", "A"), table.seen(None, "hand", "A")]
    assert [[isinstance(card, dict) and "face" not in card for card in cards] for cards in hidden] == [[True]] * 3


@rule("B-10")
def test_a_flip_is_heard_by_all_and_its_card_by_one() -> None:
    table = duel(a="- | - | red.hit *").play("flip")

    assert table.heard(0, "flipped")[0]["card"] == "red.hit"
    assert table.heard(1, "flipped")[0]["card"] == {"back": "brawl"}
    assert table.heard(None, "flipped")[0]["card"] == {"back": "brawl"}


@rule("B-10")
@pytest.mark.parametrize("seat", WATCHING)
def test_no_deck_is_seen_not_even_ones_own(seat: str | None) -> None:
    table = duel()

    assert [card for card in table.seen(seat, "deck", "A") if isinstance(card, str)] == []


@rule("B-10")
def test_views_of_decks_in_another_order_are_equal() -> None:
    one = duel(a="- | - | red.hit blue.hit *", decks="hale")
    other = duel(a="- | - | blue.hit red.hit *", decks="hale")

    assert one.state.view("A")["zones"] == other.state.view("A")["zones"]


@rule("B-10")
def test_a_card_below_the_top_is_seen_when_it_comes_to_light() -> None:
    table = duel(a="- | blue.hit red.hit | *").play("play red.hit A1 A")

    assert [card for card in table.seen("B", "discards", "A") if isinstance(card, str)] == ["blue.hit"]


@rule("B-10")
def test_cleared_cards_are_seen_by_all() -> None:
    table = duel("clear", lines="A1: - | green.hit | -").play("play clear A1")

    assert sorted(table.seen("B", "cleared")) == ["base", "clear", "green.hit"]


@rule("B-10")
@pytest.mark.parametrize("seat", "AB")
def test_a_resampled_table_looks_the_same_to_its_seat(seat: str) -> None:
    table = racing("red.hit", b="blue.hit | green.hit red.hit | *")

    for luck in range(20):
        other = table.state.resample(seat, luck)
        assert other.view(seat) == table.state.view(seat)


@rule("B-10", "B-1.bottom")
def test_where_the_freezes_lie_is_known() -> None:
    """Everybody knows that they come last; so a deck dealt anew for a search ends with them too."""
    table = racing()

    for luck in range(10):
        lines = table.state.resample("A", luck).table().splitlines()
        decks = [line.rpartition("|")[2].split() for line in lines if line[:3] in ("A: ", "B: ")]
        assert [deck[-3:] for deck in decks] == [["freeze"] * 3] * 2


@rule("B-10.recipes")
@pytest.mark.parametrize("seat", WATCHING)
def test_recipes_are_public(seat: str | None) -> None:
    recipes = dealt(decks="pearl,morgan").state.view(seat)["facts"]["recipes"]

    assert (recipes["A"]["base"], recipes["B"]["hit"]) == (5, [2, 4, 8])


@rule("B-10", "B-6.lift")
def test_a_lifted_card_is_heard_by_all() -> None:
    table = racing(a="- | red.hit | *").play("A: lift")

    assert [table.heard(seat, "lifted")[0]["card"] for seat in (0, 1, None)] == ["red.hit"] * 3


@rule("B-10")
def test_nobody_may_look_through_a_game_of_others() -> None:
    table = given("A: red.hit | - | *\nB: - | - | *\nAB: A1 B1\nturn: A")

    assert "red.hit" not in str(table.state.view("B")["zones"])
