"""BN-1 カード: which cards there are, and what is printed on them."""

from collections import Counter

import pytest

from tests.games.blanc_noir.given import dealt, given
from tests.rules import rule

# kind, number, copies (of a coloured kind: of each colour)
COLOURED = [
    ("great_sword", 1, 2),
    ("twin_swords", 2, 2),
    ("boomerang", 3, 2),
    ("longbow", 4, 2),
    ("dagger", 5, 2),
    ("sai", 6, 2),
    ("battlewhip", 7, 2),
    ("halberd", 8, 2),
    ("battleaxe", 9, 2),
    ("priestess", 10, 2),
    ("mage", 11, 2),
    ("jester", 12, 2),
    ("lord", 15, 1),
    ("princess", 20, 1),
    ("knight", 25, 1),
    ("prince", 25, 1),
]
WILD = [
    ("golem", 25, 2),
    ("pixie", 30, 2),
    ("gargoyle", 35, 2),
    ("dragon", 40, 1),
    ("valkyrie", 45, 1),
    ("goddess", 50, 1),
]
COLOURS = ["red", "yellow", "blue", "green"]
FACES = [(f"{colour}.{kind}", number, copies) for colour in COLOURS for kind, number, copies in COLOURED] + WILD
HERALDS = ["herald_of_red", "herald_of_yellow", "herald_of_blue", "herald_of_green"]
PAIRS = [*HERALDS, "explosion", "shock_wave", "mirage", "blizzard"]
SINGLE = ["menace", "tornado", "salvation", "revelation"]


def number_cards(deck: str) -> Counter[str]:
    new = dealt(2, deck=deck)
    return Counter([*new.hand("A"), *new.hand("B"), *new.words("pile"), *new.words("discards")])


def special_cards(deck: str) -> int:
    kinds = {kind for kind, number, _ in COLOURED + WILD if number >= 10}
    return sum(count for face, count in number_cards(deck).items() if face.rpartition(".")[2] in kinds)


@rule("BN-1")
@pytest.mark.parametrize(("face", "copies"), [(face, copies) for face, _, copies in FACES])
def test_copies_of_every_number_card(face: str, copies: int) -> None:
    assert number_cards("listed")[face] == copies


@rule("BN-1")
def test_there_are_no_other_number_cards() -> None:
    assert set(number_cards("listed")) == {face for face, _, _ in FACES}


@rule("BN-1")
def test_twenty_scrolls() -> None:
    new = dealt(2)

    assert Counter(new.scrolls("A") + new.scrolls("B") + new.words("scroll_pile")) == Counter(2 * PAIRS + SINGLE)
    assert len(2 * PAIRS + SINGLE) == 20


@rule("BN-1")
@pytest.mark.parametrize("scroll", HERALDS)
def test_wild_cards_have_no_colour_for_a_herald(scroll: str) -> None:
    table = given(f"""
        A: golem pixie gargoyle dragon valkyrie goddess | {scroll}
        B: red.sai
        discards: red.dagger
    """)
    table.play(f"use {scroll} 1")

    assert table.sizes[0] == 6


@rule("BN-1")
@pytest.mark.parametrize("edition", ["ja", "de"])
def test_wild_cards_have_no_colour_for_a_lord(edition: str) -> None:
    table = given(
        """
        A: red.lord red.sai golem
        B: red.sai
        discards: red.dagger
        """,
        edition=edition,
    )
    table.play("discard red.lord")

    assert table.legal("remove") == ["remove red.sai", "remove red.sai declare"]


@rule("BN-1", "BN-1a", "BN-6")
@pytest.mark.parametrize(("face", "number"), [(face, number) for face, number, _ in FACES])
def test_number_of_every_card(face: str, number: int) -> None:
    table = given(f"""
        A: red.sai
        B: {face}
        discards: red.dagger
    """)
    table.play("discard red.sai")

    assert table.points == [0, number]


@rule("BN-1a")
@pytest.mark.parametrize(("card", "moves"), [("red.battleaxe", ["discard red.battleaxe"]), ("red.priestess", [])])
def test_a_nine_is_normal_and_a_ten_special(card: str, moves: list[str]) -> None:
    table = given(f"""
        A: {card}
        B: red.sai
        discards: red.dagger
    """)

    assert table.legal("discard") == moves


@rule("BN-1a")
@pytest.mark.parametrize("card", ["red.knight", "red.prince", "golem red"])
def test_knight_prince_and_golem_share_the_printed_number_25(card: str) -> None:
    table = given("""
        A: red.knight red.prince golem
        B: red.sai
        discards: blue.prince
    """)

    assert f"discard {card}" in table.legal("discard")


@rule("BN-1a")
@pytest.mark.parametrize(
    ("card", "top"), [("red.sai", "blue.sai"), ("red.jester", "green.jester"), ("red.lord", "blue.lord")]
)
def test_the_numbers_decide_what_matches(card: str, top: str) -> None:
    table = given(f"""
        A: {card} red.great_sword red.twin_swords
        B: yellow.sai
        discards: {top}
    """)

    assert table.legal("discard") == [f"discard {card}"]


@rule("BN-1b", "BN-11.deck")
@pytest.mark.parametrize(("deck", "cards", "specials"), [("listed", 121, 49), ("boxed", 125, 53)])
def test_the_list_and_the_box(deck: str, cards: int, specials: int) -> None:
    assert (number_cards(deck).total(), special_cards(deck)) == (cards, specials)


@rule("BN-1b")
def test_the_list_is_played_unless_chosen_otherwise() -> None:
    assert dealt(2).state.view(None)["options"]["deck"] == "listed"


@rule("BN-1b", "BN-11.deck")
def test_the_box_has_one_more_knight_of_each_colour() -> None:
    more = number_cards("boxed") - number_cards("listed")

    assert more == {"red.knight": 1, "yellow.knight": 1, "blue.knight": 1, "green.knight": 1}


@rule("BN-1b", "BN-11.deck")
def test_a_second_knight_is_played_like_the_first() -> None:
    table = given(
        """
        A: red.knight red.sai red.sai
        B: red.knight red.dagger
        discards: red.dagger
        """,
        deck="boxed",
    )
    table.play("discard red.knight", "discard red.knight declare")

    assert table.chain == 4
