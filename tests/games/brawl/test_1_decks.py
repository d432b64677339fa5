"""B-1: kinds of cards, decks and recipes."""

from collections import Counter
from typing import Any

import pytest

import tefuda
from tests.games.brawl.given import Laid, dealt
from tests.rules import rule

# by kind: red, green, blue Hits; Hit-2s; Blocks; Press; Clear; Base
PRINTED = {
    "hale": ([4, 8, 5], [1, 1, 1], [1, 1, 0], 0, 4, 6),
    "bennett": ([4, 4, 6], [0, 0, 1], [1, 1, 1], 1, 6, 7),
    "chris": ([5, 5, 5], [1, 1, 1], [2, 2, 2], 0, 2, 6),
    "darwin": ([9, 4, 3], [3, 0, 0], [1, 1, 1], 3, 2, 5),
    "morgan": ([2, 4, 8], [0, 0, 2], [1, 2, 2], 1, 4, 6),
    "pearl": ([1, 6, 6], [0, 1, 1], [2, 1, 1], 3, 5, 5),
}
MINE = "mine:hit=5/5/5;hit2=1/1/1;block=1/1/1;press=1;clear=4;base=6;freeze=3"


def recipe(deck: str, **options: Any) -> dict[str, Any]:
    found: dict[str, Any] = dealt(decks=deck, **options).facts["recipes"]["A"]
    return found


def cards(table: Laid, seat: str) -> Counter[str]:
    """All of a seat's cards when a game has begun: its deck and its Bases in the arenas."""
    bases = [base for arena in table.facts["arenas"] for base in arena["row"] if base["owner"] == seat]
    return Counter([*table.deck(seat), *["base"] * len(bases)])


@rule("B-1")
@pytest.mark.parametrize("deck", PRINTED)
def test_a_deck_has_35_cards_three_of_them_freezes(deck: str) -> None:
    found = cards(dealt(decks=deck), "A")

    assert (sum(found.values()), found["freeze"]) == (35, 3)


@rule("B-1")
def test_colours_belong_to_hits_and_blocks() -> None:
    found = set(cards(dealt(decks="bennett"), "A")) | set(cards(dealt(decks="hale"), "A"))

    assert {card for card in found if "." in card} == {
        f"{colour}.{kind}" for colour in ("red", "green", "blue") for kind in ("hit", "hit2", "block")
    }
    assert {card for card in found if "." not in card} == {"press", "clear", "base", "freeze"}


@rule("B-1.bottom")
@pytest.mark.parametrize("seed", range(5))
def test_the_freezes_lie_at_the_bottom(seed: int) -> None:
    table = dealt(seats=3, seed=seed)

    assert [table.deck(seat)[-3:] for seat in "ABC"] == [["freeze"] * 3] * 3
    assert ["freeze" in table.deck(seat)[:-3] for seat in "ABC"] == [False] * 3


@rule("B-1.shuffle")
@pytest.mark.parametrize(("seats", "shuffled"), [(2, 31), (3, 30), (7, 30)])
def test_so_many_cards_are_shuffled(seats: int, shuffled: int) -> None:
    table = dealt(seats=seats)

    assert [len(table.deck(seat)) - 3 for seat in table.state.seats] == [shuffled] * seats


@rule("B-1.shuffle", "B-8.decks")
def test_in_tag_team_31_and_32_of_a_partner() -> None:
    table = dealt(seats=4, tag="on")

    assert [len(table.deck(seat)) - 2 for seat in "ABCD"] == [31, 31, 32, 32]


@rule("B-1.shuffle")
def test_another_seed_is_another_order() -> None:
    one, other = dealt(seed=1), dealt(seed=2)

    assert one.deck("A") != other.deck("A")
    assert Counter(one.deck("A")) == Counter(other.deck("A"))


@rule("B-1.number", "B-10.recipes")
@pytest.mark.parametrize("deck", PRINTED)
def test_the_number_on_a_card_is_how_many_there_are(deck: str) -> None:
    table = dealt(decks=deck)
    found, numbers = cards(table, "A"), table.facts["recipes"]["A"]

    for kind in ("hit", "hit2", "block"):
        assert [found[f"{colour}.{kind}"] for colour in ("red", "green", "blue")] == list(numbers[kind])
    assert [found[kind] for kind in ("press", "clear", "base", "freeze")] == [
        numbers[kind] for kind in ("press", "clear", "base", "freeze")
    ]


@rule("B-1.number")
def test_printed_example_three_red_hits_are_in_the_deck() -> None:
    deck = "mine:hit=3/7/5;hit2=1/1/1;block=1/1/1;press=1;clear=4;base=6;freeze=3"
    table = dealt(decks=deck)

    assert table.facts["recipes"]["A"]["hit"][0] == 3
    assert table.deck("A").count("red.hit") == 3


def numbers(deck: str) -> tuple[Any, ...]:
    found = recipe(deck)
    some = tuple(list(found[kind]) for kind in ("hit", "hit2", "block"))
    return (*some, *(found[kind] for kind in ("press", "clear", "base")))


@rule("B-1.hale")
def test_hale_is_as_published() -> None:
    assert numbers("hale") == PRINTED["hale"]


@rule("B-1.bennett")
def test_bennett() -> None:
    assert numbers("bennett") == PRINTED["bennett"]


@rule("B-1.chris")
def test_chris() -> None:
    assert numbers("chris") == PRINTED["chris"]


@rule("B-1.darwin")
def test_darwin() -> None:
    assert numbers("darwin") == PRINTED["darwin"]


@rule("B-1.morgan")
def test_morgan() -> None:
    assert numbers("morgan") == PRINTED["morgan"]


@rule("B-1.pearl")
def test_pearl() -> None:
    assert numbers("pearl") == PRINTED["pearl"]


@rule("B-1.same")
def test_two_players_may_take_the_same_deck() -> None:
    table = dealt(decks="darwin,darwin")

    assert cards(table, "A") == cards(table, "B")


@rule("B-1")
def test_a_deck_for_each_seat_in_order() -> None:
    seats = dealt(seats=3, decks="pearl,hale,morgan").facts["seats"]

    assert [seats[seat]["deck"] for seat in "ABC"] == ["pearl", "hale", "morgan"]


@rule("B-1")
def test_drawn_decks_differ_with_the_luck() -> None:
    drawn = {dealt(decks="random", seed=seed).facts["seats"]["A"]["deck"] for seed in range(40)}

    assert drawn == set(PRINTED)


@rule("B-1.custom")
def test_a_recipe_of_ones_own() -> None:
    table = dealt(decks=f"{MINE},hale")

    assert table.facts["seats"]["A"]["deck"] == "mine"
    assert table.facts["recipes"]["A"]["hit"] == [5, 5, 5]
    assert sum(cards(table, "A").values()) == 35


@rule("B-1.custom")
def test_kinds_of_which_there_are_none_may_be_left_out() -> None:
    assert recipe("few:hit=20/0/0;clear=6;base=6;freeze=3")["block"] == [0, 0, 0]


@rule("B-1.custom")
def test_one_base_is_enough_for_two_players() -> None:
    assert recipe("one:hit=20/11/0;base=1;freeze=3")["base"] == 1


BAD = [
    ("deck_cards", "mine:hit=5/5/5;clear=4;base=6;freeze=3", {}),
    ("deck_freezes", "mine:hit=10/10/5;clear=4;base=4;freeze=2", {}),
    ("deck_freezes", "mine:hit=10/10/5;clear=4;base=6", {}),
    ("deck_bases", "mine:hit=20/12/0;freeze=3", {}),
    ("deck_bases", "mine:hit=20/11/0;base=1;freeze=3", {"seats": 3}),
    ("deck_recipe", "mine:hit=5/5;clear=4;base=6;freeze=3", {}),
    ("deck_recipe", "mine:hit=5/5/5;kick=4;base=6;freeze=3", {}),
    ("deck_recipe", "mine:hit=5/5/5;hit=5/5/5;base=2;freeze=3", {}),
    ("deck_recipe", "mine:hit=-5/20/17;freeze=3", {}),
    ("deck_recipe", "Mi ne:hit=20/8/0;base=4;freeze=3", {}),
    ("deck_recipe", "hale:hit=20/8/0;base=4;freeze=3", {}),
    ("deck_unknown", "mike", {}),
    ("deck_count", "hale,darwin,chris", {}),
    ("deck_count", "hale,darwin", {"seats": 3}),
    ("deck_expansion", "umbra", {}),
    ("deck_expansion", "mine:hit=20/6/0;base=4;freeze=3;null=2", {}),
    ("deck_too_long", "hale," * 400, {}),
]


@rule("B-1.custom")
@pytest.mark.parametrize(("reason", "decks", "more"), BAD)
def test_what_is_wrong_with_decks_is_said_in_a_sentence(reason: str, decks: str, more: dict[str, int]) -> None:
    with pytest.raises(tefuda.Refused) as refused:
        tefuda.game("brawl", decks=decks).new(seats=more.get("seats", 2), seed=1)

    assert refused.value.reason == reason
    assert [refused.value.say(lang).rstrip().endswith((".", "。")) for lang in ("en", "ja", "de")] == [True] * 3


@rule("B-1.custom")
def test_a_recipe_is_written_in_one_way_only() -> None:
    one = tefuda.game("brawl", decks=MINE)
    other = tefuda.game("brawl", decks="mine:freeze=3;base=6;clear=4;press=1;block=1/1/1;hit2=1/1/1;hit=5/5/5")

    assert one.options["decks"] == other.options["decks"]
