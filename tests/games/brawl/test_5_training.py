"""B-5: training mode, in turns."""

import pytest

from tests.games.brawl.given import Laid, dealt, duel, given
from tests.rules import rule


@rule("B-5.first")
def test_the_first_player_is_random() -> None:
    assert {dealt(seed=seed).turn for seed in range(30)} == {"A", "B"}


@rule("B-5.first")
@pytest.mark.parametrize("seats", [3, 7])
def test_any_of_them_may_begin(seats: int) -> None:
    assert len({dealt(seats=seats, seed=seed).turn for seed in range(60)}) == seats


@rule("B-5")
def test_only_whose_turn_it_is_is_asked() -> None:
    table = duel()

    assert (table.state.asked, [one.how for one in table.state.waiting]) == ("A", ["turn"])
    assert table.why_not("flip", "B") == "not_your_turn"


@rule("B-5.flip")
def test_a_turn_begins_with_a_flip() -> None:
    assert duel().legal() == ["flip"]


@rule("B-5.flip")
def test_the_top_of_the_deck_comes_into_the_hand() -> None:
    table = duel(a="- | - | blue.hit red.hit *").play("flip")

    assert table.hand("A") == ["blue.hit"]
    assert table.deck("A")[0] == "red.hit"
    assert table.turn == "A"


@rule("B-5.flip")
def test_it_is_played() -> None:
    table = duel(a="- | - | blue.hit *").play("flip", "play blue.hit A1 A")

    assert (table.hand("A"), table.column("A1", "A"), table.turn) == ([], ["blue.hit"], "B")


@rule("B-5.flip")
def test_or_discarded_and_the_turn_passes() -> None:
    table = duel(a="- | - | blue.hit *").play("flip", "discard")

    assert (table.hand("A"), table.discards("A"), table.turn) == ([], ["blue.hit"], "B")


@rule("B-5.flip")
def test_after_the_flip_the_discards_cannot_be_used() -> None:
    table = duel(a="- | red.hit | blue.hit *").play("flip")

    assert {move.split()[1] for move in table.legal("A", "play")} == {"blue.hit"}
    assert table.why_not("play red.hit A1 A") == "not_your_card"


@rule("B-5.flip")
def test_a_card_that_fits_may_be_discarded_as_well() -> None:
    assert "discard" in duel("blue.hit").legal()


@rule("B-5.discards")
def test_instead_of_a_flip_the_top_of_the_discards_is_played() -> None:
    table = duel(a="- | red.hit blue.hit | *").play("play blue.hit B1 A")

    assert (table.discards("A"), table.column("B1", "A"), table.turn) == (["red.hit"], ["blue.hit"], "B")


@rule("B-5.discards")
def test_it_is_offered_beside_the_flip() -> None:
    table = duel(a="- | blue.hit | *")

    assert table.legal() == ["flip", *(f"play blue.hit {spot}" for spot in ("A1 A", "A1 B", "B1 A", "B1 B"))]


@rule("B-5.discards")
def test_printed_example_a_hit_on_the_others_side_and_then_the_block() -> None:
    """A's discards have a green Block on top. A flips a green Hit, lays it on B's side, and then the Block."""
    table = duel(a="- | green.block | green.hit *", b="- | - | base *")
    table.play("flip", "play green.hit B1 B", "B: flip", "B: discard", "play green.block B1 B")

    assert table.column("B1", "B") == ["green.hit", "green.block"]


@rule("B-5.discards", "B-6.lift")
def test_nothing_is_lifted_to_be_put_back() -> None:
    table = duel(a="- | blue.hit | *")

    assert "lift" not in table.legal()
    assert table.why_not("lift") == "no_lift_in_training"


@rule("B-5")
def test_turns_alternate() -> None:
    table = duel()
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.play("flip", "discard")

    assert turns == ["A", "B", "A", "B"]


@rule("B-5", "B-7")
def test_turns_go_round_the_circle() -> None:
    table = given("A: - | - | *\nB: - | - | *\nC: - | - | *\nAB: A1 B1\nBC: B2 C1\nCA: C2 A2\nturn: B")
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.play("flip", "discard")

    assert turns == ["B", "C", "A", "B"]


# An empty deck: the Freezes came last, so they lie on Bases

NEIGHBOURS = """
    A: {a}
    B: {b}
    C: {c}
    AB: A1 B1
    BC: B2 C1 B3
    CA: C2 A2
    B2: freeze | - | -
    C1: freeze | - | -
    B3: freeze | - | -
    turn: {turn}
"""
"""B has laid its three Freezes in the arena BC."""


def around(b: str, a: str = "- | - | *", c: str = "- | - | *", turn: str = "A") -> Laid:
    return given(NEIGHBOURS.format(a=a, b=b, c=c, turn=turn))


@rule("B-5a")
def test_with_an_empty_deck_the_discards_are_played() -> None:
    table = around("- | * blue.hit | -", turn="B")

    assert table.legal("B") == [f"play blue.hit {spot}" for spot in ("A1 A", "A1 B", "B1 A", "B1 B")]
    assert table.why_not("flip", "B") == "deck_empty"


@rule("B-5a")
def test_if_that_is_impossible_one_passes_unasked() -> None:
    table = around("- | * blue.hit2 | -").play("flip", "discard")

    assert table.heard(None, "passed") == [{"event": "passed", "seat": "B"}]
    assert table.turn == "C"


@rule("B-5a")
def test_who_can_play_does_not_pass() -> None:
    table = around("- | * blue.hit | -").play("flip", "discard")

    assert (table.heard(None, "passed"), table.turn) == ([], "B")


@rule("B-5a", "B-6b")
def test_when_all_pass_in_succession_the_game_ends_and_is_scored_as_it_lies() -> None:
    """Afterwards A and C have no deck and nothing that fits, and both arenas of B are closed."""
    table = given("""
        A: - | * green.hit2 red.hit | -
        B: - | - | *
        C: - | * blue.hit2 | -
        AB: A1 B1 A3
        BC: B2 C1 C3
        CA: C2 A2
        A1: freeze | - | -
        B1: freeze | - | -
        A3: freeze | - | -
        B2: freeze | - | -
        C1: freeze | - | -
        C3: freeze | - | -
        turn: A
    """)
    table.play("play red.hit C2 A")

    assert [one["seat"] for one in table.heard(None, "passed")] == ["C", "A"]
    assert (table.over, table.scores) == (True, {"A": 4, "B": 2, "C": 2})
