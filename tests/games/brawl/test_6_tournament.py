"""B-6: tournament mode, in real time. Who was first is what the server says: here, the order of the moves."""

import pytest

from tests.games.brawl.given import dealt, given, racing
from tests.rules import rule


@rule("B-6")
def test_everybody_is_asked_at_once() -> None:
    table = dealt(seats=3, mode="tournament")

    assert (table.state.asked, [one.how for one in table.state.waiting]) == ("ABC", ["race"])
    assert [table.legal(seat) for seat in "ABC"] == [["flip"]] * 3


@rule("B-6")
def test_there_are_no_turns() -> None:
    table = racing().play("B: flip", "B: discard", "B: flip", "A: flip", "B: discard")

    assert (len(table.discards("B")), len(table.hand("A"))) == (2, 1)
    assert table.turn == ""


@rule("B-6")
def test_a_flipped_card_is_played_or_discarded() -> None:
    table = racing("red.hit")

    assert table.legal() == [
        "play red.hit A1 A",
        "play red.hit A1 B",
        "play red.hit B1 A",
        "play red.hit B1 B",
        "discard",
    ]


@rule("B-6", "B-6.lift")
def test_the_discards_are_lifted_before_they_are_played() -> None:
    table = racing(a="- | red.hit | *")

    assert table.legal() == ["flip", "lift"]
    assert table.why_not("play red.hit A1 A") == "no_card_in_hand"


@rule("B-6.lift")
def test_a_lifted_card_is_played() -> None:
    table = racing(a="- | blue.hit red.hit | *").play("A: lift", "A: play red.hit A1 A")

    assert (table.discards("A"), table.column("A1", "A")) == (["blue.hit"], ["red.hit"])


@rule("B-6.lift")
def test_or_put_back() -> None:
    table = racing(a="- | blue.hit red.hit | *").play("A: lift", "A: discard")

    assert table.discards("A") == ["blue.hit", "red.hit"]
    assert "put_back" in table.happened()


@rule("B-6.lift")
def test_with_a_card_in_hand_nothing_is_lifted() -> None:
    table = racing(a="green.hit | red.hit | *")

    assert "lift" not in table.legal()
    assert table.why_not("lift") == "hand_full"


@rule("B-6.lift")
def test_nothing_is_lifted_from_an_empty_pile() -> None:
    assert racing().why_not("lift") == "nothing_to_lift"


@rule("B-6.lift", "B-10")
def test_a_lifted_card_stays_public() -> None:
    table = racing(a="- | red.hit | *").play("A: lift")

    assert [table.seen(seat, "hand", "A") for seat in ("A", "B", None)] == [["red.hit"]] * 3
    assert table.facts["seats"]["A"]["held"] == "lifted"


@rule("B-6.order")
def test_a_play_that_is_still_legal_stands_whatever_changed_beneath_it() -> None:
    """Both send a red Hit for the same column; the second lies on the first."""
    table = racing("red.hit", b="red.hit | - | *").play("B: play red.hit A1 A", "A: play red.hit A1 A")

    assert table.column("A1", "A") == ["red.hit", "red.hit"]


@rule("B-6.order")
def test_plays_count_in_the_order_in_which_they_are_made() -> None:
    one = racing("red.hit", b="blue.hit | - | *").play("A: play red.hit A1 A")
    other = racing("red.hit", b="blue.hit | - | *").play("B: play blue.hit A1 A")

    assert one.why_not("play blue.hit A1 A", "B") == "wrong_colour"
    assert other.why_not("play red.hit A1 A", "A") == "wrong_colour"


@rule("B-6.late")
@pytest.mark.parametrize(
    ("hand", "move", "other", "before", "reason"),
    [
        ("red.hit", "play red.hit A1 A", "blue.hit | - | *", "play blue.hit A1 A", "wrong_colour"),
        ("red.hit", "play red.hit A1 A", "clear | - | *", "play clear A1", "base_gone"),
        ("red.hit", "play red.hit A1 A", "freeze | * | freeze freeze", "play freeze A1", "base_frozen"),
        ("clear", "play clear A1", "clear | - | *", "play clear B1", "last_base"),
    ],
)
def test_what_came_too_late_stays_in_hand(hand: str, move: str, other: str, before: str, reason: str) -> None:
    table = racing(hand, b=other)
    assert table.why_not(move) == ""

    table.play(f"B: {before}")

    assert table.why_not(move) == reason
    assert table.hand("A") == [hand]
    assert "discard" in table.legal()


@rule("B-6.late")
def test_a_refused_play_changes_nothing() -> None:
    table = racing("red.hit", b="blue.hit | - | *").play("B: play blue.hit A1 A")
    before = table.state.table()

    with pytest.raises(ValueError, match="red"):
        table.play("A: play red.hit A1 A")

    assert table.state.table() == before


# The end of a game in which nothing happens


@rule("B-6b")
def test_the_clock_ends_it_when_nothing_was_played_for_30_seconds() -> None:
    table = racing("red.hit", lines="A1: - | - | green.hit")
    due = table.state.due
    assert due is not None
    assert (due.move, due.seconds) == ("end", 30)

    table.play("-: end")

    assert table.over
    assert table.scores == {"A": 0, "B": 2}
    assert "went_idle" in table.happened()


@rule("B-6b")
@pytest.mark.parametrize("moves", [["A: flip"], ["A: lift"], ["A: flip", "A: discard"], ["A: lift", "A: discard"]])
def test_only_plays_begin_the_time_anew(moves: list[str]) -> None:
    table = racing(a="- | red.hit | *")
    before = table.state.due
    table.play(*moves)

    assert before is not None
    assert table.state.due is not None
    assert table.state.due.since == before.since


@rule("B-6b")
def test_a_play_begins_it_anew() -> None:
    table = racing("red.hit")
    before = table.state.due
    table.play("A: play red.hit A1 A")

    assert before is not None
    assert table.state.due is not None
    assert table.state.due.since != before.since


@rule("B-6b")
def test_in_training_no_clock_ends_anything() -> None:
    assert dealt().state.due is None


@rule("B-6b")
def test_no_seat_can_end_it() -> None:
    assert racing().why_not("end") == "clock_only"


STUCK = """
    A: - | * green.hit2 | -
    B: - | - | *
    C: - | * red.block blue.hit2 | -
    AB: A1 B1 A3
    BC: B2 C1 C3
    CA: C2 A2
    A1: freeze | - | -
    B1: freeze | - | -
    A3: freeze | - | -
    B2: freeze | - | -
    C1: freeze | - | -
    C3: freeze | - | -
    C2: - | - | green.hit green.block
"""
"""B is out; A and C have no deck left, and three Freezes each on Bases."""


@rule("B-6b")
def test_it_ends_when_nobody_can_make_a_play_any_more() -> None:
    table = given(STUCK.replace("A: - | * green.hit2", "A: ^blue.hit | * green.hit2"), mode="tournament")
    table.play("A: play blue.hit A2 A")
    assert not table.over  # C's Hit-2 fits now

    table.play("C: lift", "C: play blue.hit2 A2 A")

    assert "nobody_can_play" in table.happened()
    assert (table.over, table.scores) == (True, {"A": 4, "B": 2, "C": 2})


@rule("B-6b")
def test_whoever_has_a_deck_may_still_play() -> None:
    assert not racing(a="- | - | *", b="- | * | freeze freeze", lines="B1: freeze | - | -").over


@rule("B-6b", "B-7.closed")
def test_decks_of_those_who_are_out_do_not_count() -> None:
    """B has a whole deck and no open arena."""
    assert given(STUCK, mode="tournament").over
