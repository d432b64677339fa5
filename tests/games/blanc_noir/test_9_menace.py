"""BN-9 脅威: three monsters for another player are as good as the quest."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: golem dragon gargoyle goddess | menace
    B: blue.sai
    C: red.lord
    discards: red.dagger
"""


@rule("BN-9.menace", "BN-8")
def test_one_other_player_is_chosen() -> None:
    assert given(TABLE).play("use menace").legal() == ["aim B", "aim C"]


@rule("BN-9.menace")
def test_that_player_gets_and_scores_the_three() -> None:
    assert given(TABLE).play("use menace", "aim B").points == [0, 6 + 25 + 40 + 35, 15]


@rule("BN-9.menace", "BN-6")
def test_the_quest_is_fulfilled_and_the_round_ends() -> None:
    table = given(TABLE).play("use menace", "aim B")

    assert (table.quests, table.round) == ([1, 0, 0], 2)


@rule("BN-9.menace")
def test_everybody_sees_the_three_cards() -> None:
    table = given(TABLE).play("use menace", "aim B")

    assert [(event["target"], event["card"]) for event in table.heard(None, "gave")] == [
        ("B", "dragon"),
        ("B", "golem"),
        ("B", "gargoyle"),
    ]


@rule("BN-9.menace")
def test_everybody_hears_how_the_round_ended() -> None:
    table = given(TABLE).play("use menace", "aim B")

    assert table.heard(None, "round_ended") == [{"event": "round_ended", "why": "menace"}]


@rule("BN-9.menace")
@pytest.mark.parametrize(
    "hand", ["golem golem dragon gargoyle", "golem dragon gargoyle gargoyle", "golem golem dragon gargoyle gargoyle"]
)
def test_printed_example_of_two_golems_or_gargoyles_one_of_each_is_given(hand: str) -> None:
    table = given(TABLE.replace("golem dragon gargoyle goddess", hand)).play("use menace", "aim C")

    assert table.points == [0, 6, 15 + 25 + 40 + 35]


@rule("BN-9.menace", "BN-9a")
@pytest.mark.parametrize("hand", ["golem golem gargoyle gargoyle", "golem dragon", "dragon gargoyle", "-"])
def test_without_all_three_nothing_happens(hand: str) -> None:
    table = given(TABLE.replace("golem dragon gargoyle goddess", hand)).play("use menace")

    assert (table.asks, table.round, table.scrolls("A")) == ("turn", 1, ["^menace"])


@rule("BN-9.menace")
def test_it_needs_no_word() -> None:
    table = given(TABLE.replace(" goddess", "")).play("use menace", "aim B")

    assert (table.quests, table.points[0]) == ([1, 0, 0], 0)


@rule("BN-9.menace", "BN-5.2.1")
def test_an_open_chain_does_not_hinder_it() -> None:
    table = given(TABLE.replace("discards: red.dagger", "discards: red.knight") + "chain: 4").play(
        "use menace", "aim B"
    )

    assert table.round == 2


@rule("BN-9.menace")
def test_with_two_players() -> None:
    table = given("""
        A: golem dragon gargoyle goddess | menace
        B: blue.sai
        discards: red.dagger
    """)
    table.play("use menace", "aim B")

    assert table.points == [0, 106]


@rule("BN-9.menace", "BN-5a")
def test_the_word_is_not_offered_with_it() -> None:
    table = given(TABLE.replace(" goddess", "")).play("use menace")

    assert table.legal() == ["aim B", "aim C"]
