"""BN-6 ラウンドの終了: the quest, and what it costs the others."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.sai
    B: red.knight golem blue.sai blue.sai
    C: goddess
    discards: red.dagger
    points: A=20 B=10 C=0
    quests: A=1 B=0 C=2
"""


@rule("BN-6")
def test_a_declared_player_who_discards_a_normal_card_as_the_last_has_fulfilled_the_quest() -> None:
    assert given(TABLE).play("discard red.sai").quests == [2, 0, 2]


@rule("BN-6")
def test_the_round_ends() -> None:
    assert given(TABLE).play("discard red.sai").round == 2


@rule("BN-6")
def test_everybody_else_scores_the_numbers_in_hand() -> None:
    assert given(TABLE).play("discard red.sai").points == [20, 10 + 25 + 25 + 6 + 6, 50]


@rule("BN-6")
def test_a_hand_without_cards_scores_nothing() -> None:
    assert given(TABLE.replace("C: goddess", "C: -")).play("discard red.sai").points == [20, 72, 0]


@rule("BN-6")
def test_an_open_chain_is_forgotten() -> None:
    table = given("""
        A: red.sai golem dragon gargoyle | menace
        B: blue.sai
        discards: red.knight
        chain: 2
    """)

    assert table.play("use menace", "aim B").chain == 0


@rule("BN-6")
def test_words_are_forgotten() -> None:
    assert given(TABLE).play("discard red.sai").declared == []


@rule("BN-6", "BN-9.menace")
def test_menace_fulfils_the_quest_and_its_user_scores_nothing() -> None:
    table = given("""
        A: red.sai golem dragon gargoyle goddess | menace
        B: blue.sai
        C: red.lord
        discards: red.dagger
    """)
    table.play("use menace", "aim C")

    assert (table.quests, table.points) == ([1, 0, 0], [0, 6, 15 + 25 + 40 + 35])


@rule("BN-6")
def test_the_end_is_told_in_order() -> None:
    table = given(TABLE).play("discard red.sai")
    keys = [event["event"] for event in table.heard(None)]

    assert keys[:7] == ["discarded", "quest_fulfilled", "round_ended", "scored", "scored", "scored", "round_began"]


@rule("BN-6")
def test_everybody_hears_the_points() -> None:
    table = given(TABLE).play("discard red.sai")

    assert table.heard(None, "scored")[1] == {"event": "scored", "seat": "B", "points": 62, "total": 72}


@rule("BN-6")
@pytest.mark.parametrize("way", ["clockwise", "counterclockwise"])
def test_it_ends_at_once_whoever_would_be_next(way: str) -> None:
    table = given(TABLE + f"direction: {way}").play("discard red.sai")

    assert table.heard(None, "turn_passed") == [{"event": "turn_passed", "seat": table.line("first")}]
