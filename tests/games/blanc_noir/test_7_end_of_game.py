"""BN-7 ゲームの終了: over the target the game ends; exactly on it the points are halved."""

import pytest

from tests.games.blanc_noir.given import Laid, given
from tests.rules import rule


def scored(points: str, quests: str = "A=0", b: str = "goddess", c: str = "red.sai", **options: str | int) -> Laid:
    """A fulfils the quest; B and C score what they hold."""
    table = given(
        f"""
        A: red.sai
        B: {b}
        C: {c}
        discards: red.dagger
        points: {points}
        quests: {quests}
        """,
        **options,
    )
    return table.play("discard red.sai")


@rule("BN-7")
def test_points_of_all_rounds_are_added() -> None:
    assert scored("A=30 B=20 C=10").points == [30, 70, 16]


@rule("BN-7", "BN-7.2")
@pytest.mark.parametrize(("before", "over"), [(149, False), (151, True)])
def test_over_200_the_game_ends(before: int, over: bool) -> None:
    assert scored(f"B={before}").state.over == over


@rule("BN-7.1")
@pytest.mark.parametrize(("before", "after"), [(149, 199), (150, 100), (151, 201)])
def test_exactly_200_are_halved(before: int, after: int) -> None:
    assert scored(f"B={before}").points[1] == after


@rule("BN-7.1", "BN-7.2")
def test_halved_points_do_not_end_the_game() -> None:
    table = scored("B=150")

    assert (table.state.over, table.round) == (False, 2)


@rule("BN-7.1")
def test_an_odd_target_is_halved_and_rounded_down() -> None:
    assert scored("B=25", target=75).points[1] == 37


@rule("BN-7.1")
def test_halving_is_told() -> None:
    assert scored("B=150").heard(None, "halved") == [{"event": "halved", "seat": "B", "total": 100}]


@rule("BN-7.1", "BN-7.2")
def test_points_are_halved_before_the_winner_is_found() -> None:
    assert scored("A=120 B=150 C=200").winners == ("B",)


@rule("BN-7.1")
def test_several_may_be_halved() -> None:
    assert scored("A=0 B=150 C=194").points == [0, 100, 100]


@rule("BN-7.2")
def test_fewest_points_win() -> None:
    assert scored("A=40 B=160 C=30").winners == ("C",)


@rule("BN-7.2")
def test_who_ended_the_round_need_not_win() -> None:
    assert scored("A=300 B=0 C=0").winners == ("C",)


@rule("BN-7.2")
def test_among_equals_most_quests_win() -> None:
    assert scored("A=6 B=160 C=0", "A=0 B=0 C=2").winners == ("C",)


@rule("BN-7.2")
def test_the_quest_of_the_last_round_counts() -> None:
    assert scored("A=6 B=160 C=0", "A=1 B=0 C=1").winners == ("A",)


@rule("BN-7.2")
def test_among_equals_again_the_win_is_shared() -> None:
    assert scored("A=6 B=160 C=0", "A=0 B=9 C=1").winners == ("A", "C")


@rule("BN-7.2")
def test_the_outcome_names_every_score() -> None:
    outcome = scored("A=40 B=160 C=30").state.outcome

    assert outcome is not None
    assert outcome.scores == {"A": 40, "B": 210, "C": 36}


@rule("BN-7.2")
def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = scored("B=160")

    assert (table.state.asked, table.state.waiting, list(table.state.legal("A"))) == ("", (), [])


@rule("BN-7.2")
def test_before_that_there_is_no_outcome() -> None:
    assert scored("B=0").state.outcome is None


@rule("BN-7.2")
def test_the_winners_are_told() -> None:
    table = scored("A=6 B=160 C=0", "A=0 B=9 C=1")

    assert table.heard(None, "game_ended") == [{"event": "game_ended", "winners": ["A", "C"]}]


@rule("BN-7.2")
def test_no_new_round_is_dealt() -> None:
    table = scored("B=160")

    assert (table.round, table.hand("B")) == (1, ["goddess"])


@rule("BN-7.2", "BN-5c")
def test_a_round_without_a_quest_may_end_the_game() -> None:
    table = given("""
        A: red.mage blue.sai
        B: red.lord
        discards: golem
        pile: -
        removed: *
        points: A=195 B=0
    """)
    table.play("draw", "draw")

    assert table.winners == ("B",)


@rule("BN-7.2", "BN-9.menace")
def test_menace_may_end_the_game() -> None:
    table = given("""
        A: golem dragon gargoyle goddess | menace
        B: red.lord
        discards: golem
        points: A=0 B=100
    """)
    table.play("use menace", "aim B")

    assert table.winners == ("A",)


@rule("BN-7.3", "BN-11.target")
@pytest.mark.parametrize(("before", "after", "over"), [(49, 99, False), (50, 50, False), (51, 101, True)])
def test_another_target(before: int, after: int, over: bool) -> None:
    table = scored(f"B={before}", target=100)

    assert (table.points[1], table.state.over) == (after, over)


@rule("BN-7.3", "BN-11.rounds")
def test_after_so_many_rounds_the_game_ends() -> None:
    assert scored("A=8 B=0 C=0", rounds=1).winners == ("C",)


@rule("BN-7.3", "BN-11.rounds")
def test_not_before() -> None:
    assert not scored("A=8 B=0 C=0", rounds=2).state.over


@rule("BN-7.3", "BN-11.rounds")
def test_then_the_target_does_not_end_it() -> None:
    assert not scored("A=0 B=190 C=0", rounds=2).state.over


@rule("BN-7.3", "BN-11.rounds")
def test_but_it_is_still_halved() -> None:
    assert scored("A=60 B=0 C=0", rounds=1, target=50).points == [60, 25, 6]


@rule("BN-7.3", "BN-11.rounds")
def test_rounds_without_a_quest_count() -> None:
    table = given(
        """
        A: red.mage blue.sai
        B: red.lord
        discards: golem
        pile: -
        removed: *
        """,
        rounds=1,
    )
    table.play("draw", "draw")

    assert table.winners == ("B",)
