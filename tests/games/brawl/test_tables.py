"""Whole tables in text: what is written can be read, `*` stands for the rest, and what cannot be a table is refused."""

from collections import Counter

import pytest

import tefuda
from tefuda.core.reasons import BadInput
from tests.docs.pages import block

DUEL = {"A": "red.hit | - | *", "B": "- | - | *", "AB": "A1 B1"}


def text(**lines: str | None) -> str:
    return "\n".join(f"{key}: {words}" for key, words in (DUEL | lines).items() if words is not None)


def read(**lines: str | None) -> tefuda.State:
    return tefuda.table("brawl", text(**lines))


def test_the_page_on_notation_shows_a_table_that_can_be_read() -> None:
    state = tefuda.table("brawl", block("notation.md", "brawl_table"))
    again = tefuda.table("brawl", state.table())

    assert (state.asked, again.table()) == ("AB", state.table())
    assert "play red.block A1 A" in list(state.legal("A"))


@pytest.mark.parametrize("line", block("notation.md", "brawl_moves").strip().splitlines())
def test_every_move_on_the_page_is_read_and_written_as_it_stands(line: str) -> None:
    state = read(options="mode=tournament expansion=on decks=volt")
    move = line.partition("#")[0].strip()
    number = state.game.notation.read_move(state.t, 0, move)

    assert state.game.notation.write_move(number) == move
    assert state.game.notation.read_move(state.t, 0, f"  {move.upper()} ") == number


def test_a_star_is_what_is_nowhere_else() -> None:
    state = read(A="red.hit | * blue.hit | clear freeze freeze freeze", A1="- | green.hit | -")
    lines = dict(line.split(": ") for line in state.table().splitlines())
    hand, discards, deck = (part.split() for part in lines["A"].split("|"))

    assert (hand, discards[-1], deck) == (["red.hit"], "blue.hit", ["clear", "freeze", "freeze", "freeze"])
    assert Counter(hand + discards + deck)["red.hit"] == 4
    assert Counter(hand + discards + deck)["green.hit"] == 7


def test_cards_on_the_table_come_from_whom_they_can() -> None:
    """Hale has eight green Hits and Bennett four."""
    state = read(A="- | - | *", B="- | - | *", A1="- | " + "green.hit " * 7 + "| " + "green.hit " * 5)
    lines = dict(line.split(": ") for line in state.table().splitlines())

    assert "green.hit" not in lines["A"].split() + lines["B"].split()


def test_a_base_is_laid_in_the_only_open_arena_when_none_is_named() -> None:
    state = read(A="base | - | *")
    state.play("A", "play base left")

    assert state.moves == [("A", "play base AB left")]


CIRCLE: dict[str, str | None] = {
    "A": "base | - | *", "B": "- | - | *", "C": "- | - | *", "AB": "A1 B1", "BC": "B2 C1", "CA": "C2 A2"
}  # fmt: skip
# A has played all Freezes, and the red Block fits nowhere
STUCK: dict[str, str | None] = {
    "A": "- | * red.block | -", "A1": "freeze | - | -", "A2": "freeze | - | -", "C2": "freeze | - | -"
}  # fmt: skip


def test_it_must_be_named_where_two_are_open() -> None:
    with pytest.raises(BadInput) as refused:
        read(**CIRCLE).play("A", "play base left")
    assert refused.value.reason == "move_syntax"


IMPOSSIBLE: list[tuple[str, dict[str, str | None], str]] = [
    ("no line for a seat", {"B": None}, "table_missing_hand"),
    ("no line for the arena", {"AB": None}, "table_missing"),
    ("an arena that there is not", {"BC": "B1"}, "table_unknown_key"),
    ("a line that there is not", {"scroll": "-"}, "table_unknown_key"),
    ("a Base of nobody's", {"AB": "A1 C1"}, "unknown_seat"),
    ("a Base without number", {"AB": "A1 B"}, "table_bad_value"),
    ("a Base of the number nought", {"AB": "A0 B1"}, "table_bad_value"),
    ("a Base twice", {"AB": "A1 A1 B1"}, "table_too_many"),
    ("a gap in the numbers", {"AB": "A1 A3 B1"}, "table_missing"),
    ("nothing laid by somebody", {"AB": "A1 A2"}, "table_missing"),
    ("more Bases than have room", {"AB": "A1 A2 A3 B1"}, "table_bad_value"),
    ("an empty row", {"AB": "-", "cleared": "A1 B1"}, "table_bad_value"),
    ("more Bases than the deck has", {"AB": "A1 B1", "cleared": "A2 A3 A4 A5 A6 A7"}, "table_too_many"),
    ("more Clears than the decks have", {"cleared": "A2 A3 A4 A5 A6 B2 B3 B4 B5 B6 B7"}, "table_too_many"),
    ("cards on a Base that is not there", {"A2": "- | red.hit | -"}, "table_unknown_key"),
    ("a column that begins with a Block", {"A1": "- | red.block | -"}, "table_bad_value"),
    ("a column of two colours", {"A1": "- | red.hit blue.hit | -"}, "table_bad_value"),
    ("a Hit on a Block", {"A1": "- | red.hit red.block red.hit | -"}, "table_bad_value"),
    ("a Freeze in a column", {"A1": "- | freeze | -"}, "table_bad_value"),
    ("a Hit on the Base itself", {"A1": "red.hit | - | -"}, "table_bad_value"),
    ("two parts instead of three", {"A1": "- | red.hit"}, "table_bad_value"),
    ("a Base frozen twice", {"A": "- | * | freeze", "A1": "freeze freeze | - | -"}, "table_bad_value"),
    ("a card more often than both decks have it", {"A1": "- | " + "red.hit " * 9 + "| -"}, "table_too_many"),
    (
        "a card more often than its deck has it",
        {"A": "red.hit | red.hit red.hit red.hit red.hit | *"},
        "table_too_many",
    ),
    ("a card that the deck has not", {"A": "press | - | *"}, "table_too_many"),
    ("a card that there is not", {"A": "yellow.hit | - | *"}, "unknown_card"),
    ("two cards in hand", {"A": "red.hit red.hit | - | *"}, "table_bad_value"),
    ("two stars", {"A": "- | * | *"}, "table_two_stars"),
    ("a star above other discards", {"A": "- | red.hit * | red.hit"}, "table_bad_value"),
    ("a star above other cards of the deck", {"A": "- | - | * red.hit"}, "table_bad_value"),
    ("cards nowhere", {"A": "red.hit | - | -"}, "table_nowhere"),
    ("a Freeze in hand above a whole deck", {"A": "freeze | - | *"}, "table_bad_value"),
    ("another card in hand when only Freezes can be", {"A": "red.hit | * | freeze"}, "table_bad_value"),
    ("a deck that ends without Freezes", {"A": "- | * | red.hit"}, "table_bad_value"),
    ("a Freeze below other discards", {"A": "- | freeze * | freeze freeze"}, "table_bad_value"),
    ("a card lifted in training mode", {"A": "^red.hit | - | *"}, "table_bad_value"),
    ("a card in hand out of turn", {"B": "red.hit | - | *"}, "table_bad_value"),
    ("a turn of nobody's", {"turn": "C"}, "table_bad_value"),
    ("a turn of somebody who can do nothing", {**CIRCLE, **STUCK, "turn": "A"}, "table_bad_value"),
    ("a further round of two", {"round": "2"}, "table_bad_value"),
    ("a fifth round", {**CIRCLE, "round": "5"}, "table_bad_value"),
    ("players in another order", {**CIRCLE, "round": "2", "players": "C A"}, "table_bad_value"),
    ("a negative number of plays", {"plays": "-3"}, "table_bad_value"),
    ("decks that were not drawn", {"decks": "hale hale"}, "table_unknown_key"),
    ("no decks where they were drawn", {"options": "decks=random"}, "table_bad_value"),
    ("another active one without teams", {"active": "C B"}, "table_bad_value"),
    ("eight seats", {"seats": "8"}, "bad_seats"),
    ("seats without lines", {"seats": "3"}, "table_missing_hand"),
    ("more lines than seats", {"C": "- | - | *", "seats": "2"}, "table_bad_value"),
]


@pytest.mark.parametrize(("lines", "reason"), [case[1:] for case in IMPOSSIBLE], ids=[case[0] for case in IMPOSSIBLE])
def test_what_cannot_be_a_table_is_refused_with_a_sentence(lines: dict[str, str | None], reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        read(**lines)

    assert refused.value.reason == reason
    for language in ("en", "ja", "de"):
        assert "\n" not in refused.value.say(language).strip()


def test_a_table_on_which_nobody_can_play_is_over() -> None:
    done = read(A="- | * | freeze freeze", B="- | * | freeze freeze", A1="freeze | - | -", B1="freeze | - | -")

    assert done.over
    assert done.outcome is not None
    assert done.outcome.winners == ("A", "B")


def test_a_card_that_there_is_not_is_told_how_those_of_this_game_are_written() -> None:
    with pytest.raises(BadInput, match=r"cards are written like red\.hit, clear\.$"):
        tefuda.game("brawl").new(seed=1).play("A", "play red.sai A1 A")
