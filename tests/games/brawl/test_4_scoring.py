"""B-4: when it ends, and who has won."""

import pytest

from tests.games.brawl.given import Laid, duel, racing
from tests.rules import rule

LAST = "freeze | * | freeze freeze"


def ended(lines: str, row: str = "A1 B1", frozen: str = "B1") -> Laid:
    """A freezes the last open Base, which is A1."""
    text = lines
    for base in frozen.split():
        text = (
            text.replace(f"{base}: -", f"{base}: freeze") if f"{base}:" in text else f"{text}\n{base}: freeze | - | -"
        )
    return duel(a=LAST, row=row, lines=text).play("play freeze A1")


# The end


@rule("B-4.end")
def test_the_game_ends_when_the_last_base_is_frozen() -> None:
    table = ended("")

    assert table.over
    assert table.happened()[-1] == "game_ended"


@rule("B-4.end")
def test_not_before() -> None:
    assert not duel(a=LAST, row="A1 B1 B2", lines="B2: freeze | - | -").play("play freeze A1").over


@rule("B-4.end")
def test_also_when_a_clear_takes_the_last_open_one() -> None:
    table = duel("clear", lines="B1: freeze | - | -").play("play clear A1")

    assert table.over
    assert table.scores == {"A": 0, "B": 1}


@rule("B-4.end", "B-6")
def test_cards_in_hand_do_nothing() -> None:
    table = racing(a=LAST, b="^red.hit | * | freeze freeze", lines="B1: freeze | - | -").play("A: play freeze A1")

    assert table.over
    assert table.state.legal("B") == []


# A Base


@rule("B-4.hits")
def test_more_hits_win_a_base() -> None:
    table = ended("A1: - | green.hit | -\nB1: - | blue.hit | red.hit red.hit")

    assert (table.winner("A1"), table.winner("B1")) == ("A", "B")


@rule("B-4.hits")
def test_a_hit_2_counts_as_two() -> None:
    assert duel(lines="B1: - | green.hit green.hit2 | blue.hit blue.hit").winner("B1") == "A"


@rule("B-4.hits")
def test_blocks_and_presses_count_nothing() -> None:
    table = duel(lines="B1: - | green.hit | blue.hit blue.block press blue.hit", decks="bennett")

    assert table.hits("B1") == [1, 2]


@rule("B-4.hits")
def test_whoever_played_them() -> None:
    """A lays a Hit on B's side of A1; it counts for B."""
    table = duel("red.hit").play("play red.hit A1 B")

    assert table.winner("A1") == "B"


@rule("B-4.hits")
def test_printed_example_figure_2_one_player_wins_every_base() -> None:
    lines = (
        "A1: - | green.hit green.hit green.hit2 | red.hit red.hit red.block\n"
        "B1: - | red.hit red.hit | blue.hit\n"
        "A2: - | blue.hit blue.hit | green.hit green.block"
    )
    table = ended(lines, row="A1 B1 A2", frozen="B1 A2")

    assert [table.winner(base) for base in ("A1", "B1", "A2")] == ["A"] * 3
    assert (table.scores, table.winners) == ({"A": 3, "B": 0}, "A")


@rule("B-4.owner")
@pytest.mark.parametrize(
    "columns", ["- | -", "green.hit | blue.hit", "green.hit green.hit2 | blue.hit blue.hit blue.hit"]
)
def test_equal_or_none_goes_to_the_owner(columns: str) -> None:
    table = duel(lines=f"A1: - | {columns}")

    assert (table.winner("A1"), table.winner("B1")) == ("A", "B")


@rule("B-4.owner")
def test_the_winner_of_each_base_is_told() -> None:
    table = ended("A1: - | green.hit | -\nB1: - | blue.hit | blue.hit")

    told = [(one["base"], one["winner"], one["hits"]) for one in table.heard(None, "base_won")]
    assert sorted(told) == [("A1", "A", "1:0"), ("B1", "B", "1:1")]


# The game


@rule("B-4")
def test_a_base_counts_one() -> None:
    assert ended("").scores == {"A": 1, "B": 1}


@rule("B-4.draw")
def test_most_bases_win() -> None:
    assert ended("B1: - | green.hit | -").winners == "A"


@rule("B-4.draw")
def test_equally_many_are_a_draw() -> None:
    assert ended("").winners == "AB"


@rule("B-4.draw")
def test_a_duels_draw_is_no_further_round() -> None:
    table = ended("")

    assert table.over
    assert "round_tied" not in table.happened()


@rule("B-4")
def test_cleared_bases_count_nothing() -> None:
    table = duel("clear", row="A1 B1 A2", lines="A1: - | green.hit | -\nB1: freeze | - | -\nA2: freeze | - | -")

    assert table.play("play clear A1").scores == {"A": 1, "B": 1}
