"""BN-5a, BN-5.2.2: emptied hands, penalties that find no card, and tables that say the word for you."""

from tests.games.blanc_noir.given import given
from tests.rules import rule

EMPTIED = """
    A: goddess red.sai blue.sai
    B: blue.lord golem
    discards: red.dagger
"""


@rule("BN-5.2.2", "BN-5a")
def test_an_effect_that_empties_the_hand_costs_four() -> None:
    table = given(EMPTIED).play("discard goddess red", "remove red.sai", "remove blue.sai")

    assert table.sizes == [4, 2]


@rule("BN-5.2.2")
def test_and_the_round_goes_on() -> None:
    table = given(EMPTIED).play("discard goddess red", "remove red.sai", "remove blue.sai")

    assert (table.round, table.quests, table.turn) == (1, [0, 0], "B")


@rule("BN-5.2.2", "BN-5b")
def test_also_when_the_word_was_said_on_the_way() -> None:
    table = given(EMPTIED).play("discard goddess red", "remove red.sai declare", "remove blue.sai")

    assert (table.sizes, table.declared) == ([4, 2], [])


@rule("BN-5.2.2")
def test_everybody_hears_that_it_is_for_an_emptied_hand() -> None:
    table = given(EMPTIED).play("discard goddess red", "remove red.sai", "remove blue.sai")

    assert table.heard(None, "penalised") == [{"event": "penalised", "seat": "A", "why": "emptied"}]


@rule("BN-5.2.2", "BN-8.lord")
def test_a_lord_may_empty_the_hand() -> None:
    table = given("""
        A: red.lord red.sai
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard red.lord declare", "remove red.sai")

    assert (table.sizes, table.quests) == ([4, 2], [0, 0])


@rule("BN-5.2.2", "BN-8.princess")
def test_a_princess_may_empty_the_hand() -> None:
    table = given("""
        A: red.princess red.prince
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("discard red.princess declare", "remove red.prince")

    assert (table.sizes, table.quests) == ([4, 2], [0, 0])


@rule("BN-5a")
def test_there_is_at_most_one_penalty_for_an_action() -> None:
    table = given("""
        A: goddess red.sai blue.sai
        B: blue.lord golem
        discards: red.dagger
        pile: green.sai
        removed: *
    """)
    table.play("discard goddess red", "remove red.sai", "remove blue.sai")

    assert [event["event"] for event in table.heard(None, "penalised")] == ["penalised"]


@rule("BN-5a", "BN-5c")
def test_a_penalty_takes_what_there_is() -> None:
    table = given("""
        A: red.sai blue.mage
        B: blue.lord golem
        discards: red.dagger
        pile: green.sai
        removed: *
    """)
    table.play("discard red.sai")

    assert table.hand("A") == ["red.dagger", "blue.mage", "green.sai"]


@rule("BN-5a")
def test_a_hand_emptied_and_grown_to_one_by_its_penalty_is_not_declared() -> None:
    table = given("""
        A: goddess red.sai blue.sai
        B: dragon golem
        discards: red.dagger
        pile: -
        removed: *
    """)
    table.play("discard goddess red", "remove red.sai", "remove blue.sai")

    assert (table.hand("A"), table.declared) == (["red.dagger"], [])


# The target of a Dragon drew the last cards, so that nothing is left for the penalty.
NOTHING_LEFT = """
    A: dragon red.sai
    B: blue.lord golem
    discards: red.dagger
    pile: -
    removed: *
"""


@rule("BN-5a")
def test_when_a_penalty_finds_no_card_one_card_counts_as_declared() -> None:
    table = given(NOTHING_LEFT).play("discard dragon red", "aim B")

    assert (table.sizes, table.declared) == ([1, 3], ["A"])


@rule("BN-5a", "BN-4.1")
def test_also_after_a_trade() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai red.dagger
        B: blue.lord golem
        discards: red.dagger
        pile: -
        removed: *
    """)
    table.play("trade red.sai yellow.sai blue.sai")

    assert (table.hand("A"), table.declared, table.turn) == (["red.dagger"], ["A"], "A")


@rule("BN-5a", "BN-6")
def test_that_card_may_then_fulfil_the_quest() -> None:
    table = given("""
        A: red.sai yellow.sai blue.sai red.dagger
        B: blue.lord golem
        discards: red.dagger
        pile: -
        removed: *
    """)
    table.play("trade red.sai yellow.sai blue.sai", "discard red.dagger")

    assert table.quests == [1, 0]


EMPTY = """
    A: - | revelation
    B: blue.lord golem
    discards: red.dagger
"""


@rule("BN-5a")
def test_an_empty_hand_stays_in_and_can_only_draw() -> None:
    assert given(EMPTY).legal() == ["use revelation 1", "draw"]


@rule("BN-5a")
def test_it_is_asked_in_its_turn() -> None:
    table = given(EMPTY + "turn: B").play("draw")

    assert (table.turn, table.round) == ("A", 1)


@rule("BN-5a", "BN-5.2.2")
def test_a_card_drawn_into_an_empty_hand_is_no_coming_down_to_one() -> None:
    table = given(EMPTY).play("draw")

    assert (table.sizes, table.declared) == ([1, 2], [])


@rule("BN-5a", "BN-6")
def test_and_it_cannot_fulfil_the_quest_before_the_word_stands() -> None:
    table = given("""
        A: -
        B: blue.lord golem
        discards: red.dagger
        pile: red.sai *
    """)
    table.play("draw", "draw", "discard red.sai")

    assert (table.quests, table.sizes[0]) == ([0, 0], 4)


AUTOMATIC = """
    options: declaration=automatic
    A: red.sai blue.mage
    B: red.lord golem
    discards: red.dagger
"""


@rule("BN-5a", "BN-11.declaration")
def test_automatic_the_word_is_not_offered() -> None:
    assert given(AUTOMATIC).legal("discard") == ["discard red.sai"]


@rule("BN-5a", "BN-11.declaration")
def test_automatic_it_is_said_for_you() -> None:
    table = given(AUTOMATIC).play("discard red.sai")

    assert (table.sizes, table.declared) == ([1, 2], ["A"])


@rule("BN-5a", "BN-11.declaration")
def test_automatic_after_a_trade_as_well() -> None:
    table = given(AUTOMATIC.replace("red.sai blue.mage", "red.sai blue.sai green.sai blue.mage"))
    table.play("trade red.sai blue.sai green.sai")

    assert (table.sizes, table.declared) == ([1, 2], ["A"])


@rule("BN-5a", "BN-11.declaration")
def test_automatic_answers_come_without_it() -> None:
    table = given(AUTOMATIC.replace("red.sai blue.mage", "dragon blue.mage")).play("discard dragon red")

    assert table.legal() == ["aim B"]


@rule("BN-5a", "BN-5.2.2", "BN-11.declaration")
def test_automatic_an_emptied_hand_costs_four_all_the_same() -> None:
    table = given(AUTOMATIC.replace("red.sai blue.mage", "goddess blue.mage"))
    table.play("discard goddess red", "remove blue.mage")

    assert table.sizes == [4, 2]


@rule("BN-5a", "BN-6", "BN-11.declaration")
def test_automatic_the_last_card_fulfils_the_quest() -> None:
    table = given(AUTOMATIC.replace("blue.mage", "blue.sai")).play("discard red.sai", "draw", "discard blue.sai")

    assert table.quests == [1, 0]


@rule("BN-6", "BN-11.declaration")
def test_automatic_a_last_card_fulfils_the_quest_however_it_came() -> None:
    table = given("""
        options: declaration=automatic
        A: red.sai
        B: red.lord golem
        discards: red.dagger
        declared: -
    """)
    table.play("discard red.sai")

    assert table.quests == [1, 0]
