"""Every refusal names its paragraph and a remedy, and changes nothing."""

from typing import Any, NamedTuple

import pytest

import tefuda
from tefuda import texts
from tests.games.blanc_noir.given import Laid, all_but, given
from tests.rules import rule

TURN = """
    A: red.sai red.sai yellow.sai blue.lord red.mage blue.mage green.mage golem | mirage ^blizzard
    B: red.lord golem | salvation
    discards: red.dagger
"""
CHAIN = TURN.replace("discards: red.dagger", "discards: red.knight") + "chain: 6"
AUTOMATIC = """
    options: declaration=automatic
    A: red.sai goddess
    B: red.lord golem
    discards: red.dagger
"""
TRADE = """
    A: red.sai red.sai yellow.sai
    B: red.lord golem
    discards: red.dagger
"""
NO_SCROLL = f"""
    A: red.sai red.sai yellow.sai red.mage
    B: red.lord golem | {all_but()}
    discards: red.dagger
"""


def asking(card: str, hand: str = "red.sai red.dagger blue.mage golem", step: str = "") -> str:
    """A has discarded this card, and its question is open."""
    return f"""
        A: {hand} | menace tornado ^blizzard
        B: red.mage golem | salvation
        C: blue.sai | mirage
        discards: green.sai {card}
        waiting: then A close; turn A {card.rpartition(".")[2]}{step}
    """


def using(scroll: str, hand: str = "red.sai red.dagger green.mage") -> str:
    """A has turned this scroll up, and its question is open."""
    return f"""
        A: {hand} | ^{scroll}
        B: blue.mage golem | revelation
        C: blue.sai | mirage
        discards: green.dagger
        waiting: turn A turn; turn A {scroll}
    """


FIRST_WILD = """
    A: red.sai blue.lord yellow.mage | mirage
    B: red.lord yellow.sai
    discards: dragon
    waiting: turn A turn; turn A first_wild
"""


class Case(NamedTuple):
    key: str
    rule: str
    table: str
    move: str
    options: dict[str, Any] = {}
    seat: str = "A"


CASES = [
    Case("game_over", "BN-7", TURN + "waiting: -", "draw"),
    Case("not_your_turn", "BN-3", TURN, "draw", seat="B"),
    Case("not_your_turn", "BN-3", asking("goddess", step="/2"), "decline", seat="C"),
    # a turn
    Case("nothing_asked", "BN-3", TURN, "aim B"),
    Case("nothing_asked", "BN-3", TURN, "decline"),
    Case("nothing_asked", "BN-3", TURN, "name red"),
    Case("not_in_hand", "BN-5.2", TURN, "discard red.lord"),
    Case("neither_colour_nor_number", "BN-5.2", TURN, "discard blue.lord"),
    Case(
        "neither_colour_nor_number", "BN-5.2", TURN.replace("red.dagger", "dragon") + "colour: green", "discard red.sai"
    ),
    Case("chain_open", "BN-5.2.1", CHAIN, "discard red.sai"),
    Case("chain_open", "BN-5.2.1", CHAIN.replace("blue.lord", "pixie"), "discard pixie red"),
    Case("last_card_normal", "BN-5.2.2", "A: red.mage\nB: red.lord\ndiscards: red.dagger", "discard red.mage"),
    Case("last_card_normal", "BN-5.2.2", "A: golem\nB: red.lord\ndiscards: red.knight\nchain: 2", "discard golem red"),
    Case("name_a_colour", "BN-5.2", TURN, "discard golem"),
    Case("no_colour_to_name", "BN-5.2", TURN, "discard red.sai blue"),
    Case("declare_not_now", "BN-5.2.2", TURN, "discard red.sai declare"),
    Case("declare_not_now", "BN-5.2.2", TURN, "draw declare"),
    Case("declare_not_now", "BN-5.2.2", TURN, "trade red.sai red.sai yellow.sai declare"),
    Case("declare_not_now", "BN-5.2.2", TURN, "use mirage 1 declare"),
    Case("declare_automatic", "BN-5a", AUTOMATIC, "discard red.sai declare"),
    # start phase
    Case("not_three_of_a_number", "BN-4.1", TURN, "trade red.sai red.sai red.mage"),
    Case("not_in_hand", "BN-4.1", TURN, "trade red.sai yellow.sai blue.sai"),
    Case("not_in_hand", "BN-4.1", TURN, "trade red.sai yellow.sai yellow.sai"),
    Case("trade_not_normal", "BN-4.1", TURN, "trade red.mage blue.mage green.mage"),
    Case("trade_empties_hand", "BN-4a", TRADE, "trade red.sai red.sai yellow.sai"),
    Case("no_scroll_left", "BN-4a", NO_SCROLL, "trade red.sai red.sai yellow.sai"),
    Case("no_such_scroll", "BN-4.2", TURN, "use menace"),
    Case("no_such_scroll", "BN-4.2", TURN, "use mirage 2"),
    Case("no_such_scroll", "BN-4.2", TURN, "use blizzard 2"),
    Case("no_such_scroll", "BN-4.2", TURN, "use salvation 1"),
    Case("colour_first", "BN-11", FIRST_WILD, "discard red.sai", {"first_wild": "de"}),
    Case("colour_first", "BN-11", FIRST_WILD, "use mirage 1", {"first_wild": "de"}),
    # questions of special cards
    Case("answer_first", "BN-8", asking("dragon"), "draw"),
    Case("answer_first", "BN-8", asking("goddess", step="/2"), "draw"),
    Case("answer_first", "BN-8", asking("red.lord", step="/2"), "discard red.sai"),
    Case("answer_first", "BN-8", asking("valkyrie"), "use menace 1"),
    Case("answer_first", "BN-8", asking("pixie"), "trade red.sai blue.sai green.sai"),
    Case("not_this_answer", "BN-8", asking("goddess", step="/2"), "aim B"),
    Case("not_this_answer", "BN-8", asking("valkyrie"), "remove red.sai"),
    Case("not_this_answer", "BN-8", asking("dragon"), "take red.sai"),
    Case("must_choose", "BN-8", asking("dragon"), "decline"),
    Case("must_choose", "BN-8", asking("gargoyle"), "decline"),
    Case("must_choose", "BN-8", asking("pixie"), "decline"),
    Case("not_another_player", "BN-8", asking("dragon"), "aim A"),
    Case("lord_normal_of_colour", "BN-8", asking("red.lord", step="/2"), "remove blue.mage"),
    Case("lord_normal_of_colour", "BN-8", asking("red.lord", "red.sai red.knight", "/2"), "remove red.knight"),
    Case("lord_of_colour", "BN-11", asking("red.lord", step="/2"), "remove blue.mage", {"lord": "de"}),
    Case("princess_special", "BN-8", asking("red.princess", step="/1"), "remove red.sai"),
    Case("not_in_hand", "BN-8", asking("goddess", step="/2"), "remove yellow.sai"),
    Case("not_in_hand", "BN-8", asking("red.lord", step="/2"), "remove red.great_sword"),
    Case("not_in_discards", "BN-8", asking("valkyrie"), "take red.great_sword"),
    Case("no_valkyrie_back", "BN-8", asking("valkyrie"), "take valkyrie"),
    Case("same_place", "BN-8", asking("pixie"), "swap B.1 B.1"),
    Case("same_place", "BN-8", asking("pixie"), "swap pile pile"),
    Case("no_scroll_there", "BN-8", asking("pixie"), "swap pile B.2"),
    Case("not_face_down", "BN-8", asking("pixie"), "swap A.3 B.1"),
    Case("pixie_two_players", "BN-11", asking("pixie"), "swap A.1 A.2", {"pixie": "de"}),
    # questions of scrolls
    Case("answer_first", "BN-9", using("explosion"), "draw"),
    Case("not_this_answer", "BN-9", using("explosion"), "remove red.sai"),
    Case("must_choose", "BN-9", using("explosion"), "decline"),
    Case("must_choose", "BN-9", using("shock_wave"), "decline"),
    Case("must_choose", "BN-9", using("herald_of_red"), "decline"),
    Case("not_another_player", "BN-9", using("explosion"), "aim A"),
    Case("no_scroll_there", "BN-9", using("shock_wave"), "return A.1"),
    Case("no_scroll_there", "BN-9", using("shock_wave"), "return B.3"),
    Case("herald_colour", "BN-9", using("herald_of_red"), "remove green.mage"),
    Case("not_in_hand", "BN-9", using("herald_of_red"), "remove red.lord"),
    # the word in answers
    Case("declare_not_now", "BN-5.2.2", asking("goddess", step="/2"), "remove red.sai declare"),
    Case("declare_not_now", "BN-5.2.2", asking("goddess", step="/2"), "decline declare"),
    Case("declare_not_now", "BN-5.2.2", asking("red.lord", step="/2"), "remove red.sai declare"),
    Case("declare_not_now", "BN-5.2.2", asking("red.princess", step="/1"), "remove golem declare"),
    Case("declare_not_now", "BN-5.2.2", asking("dragon"), "aim B declare"),
    Case("declare_not_now", "BN-5.2.2", asking("pixie"), "swap pile B.1 declare"),
    Case("declare_not_now", "BN-5.2.2", asking("valkyrie", "red.mage"), "take green.sai declare"),
    Case("declare_not_now", "BN-5.2.2", using("herald_of_red"), "remove red.sai declare"),
    Case("declare_not_now", "BN-5.2.2", using("explosion"), "aim B declare"),
    Case("declare_automatic", "BN-5a", asking("dragon", "red.sai"), "aim B declare", {"declaration": "automatic"}),
]
IDS = [f"{case.key}: {case.move}" for case in CASES]


def laid(case: Case) -> Laid:
    return given(case.table, **case.options)


def test_every_refusal_that_has_a_text_is_provoked_here() -> None:
    written = {key.removeprefix("refused-") for key in texts.keys("en", "blanc_noir") if key.startswith("refused-")}

    assert {case.key for case in CASES} == {key for key in written if "." not in key}


@rule("BN-3", "BN-4.1", "BN-4.2", "BN-4a", "BN-5.2", "BN-5.2.1", "BN-5.2.2", "BN-5a", "BN-7", "BN-8", "BN-9", "BN-11")
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_the_reason_is_the_right_one(case: Case) -> None:
    why = laid(case).state.why_not(case.seat, case.move)

    assert why is not None
    assert (why.reason, why.rule) == (case.key, case.rule)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_playing_it_is_refused_for_the_same_reason(case: Case) -> None:
    table = laid(case)
    why = table.state.why_not(case.seat, case.move)
    with pytest.raises(tefuda.Refused) as refused:
        table.state.play(case.seat, case.move)

    assert why is not None
    assert (refused.value.reason, refused.value.rule) == (why.reason, why.rule)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_nothing_has_changed(case: Case) -> None:
    table = laid(case)
    before = table.state.table()
    with pytest.raises(tefuda.Refused):
        table.state.play(case.seat, case.move)

    assert table.state.table() == before
    assert table.state.moves == []
    assert list(table.state.events()) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_it_is_said_with_a_remedy(case: Case, language: str) -> None:
    why = laid(case).state.why_not(case.seat, case.move)

    assert why is not None
    assert min(len(why.say(language)), len(why.say_remedy(language))) >= 4
    assert [
        flaw for flaw in ("\n", "..", "。。", "?.", "？。") if flaw in why.say(language) + why.say_remedy(language)
    ] == []


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("neither_colour_nor_number", ["blue Lord", "red Dagger", "the colour red", "number 5"]),
        ("chain_open", ["red Sai", "6"]),
        ("no_such_scroll", ["Menace"]),
        ("lord_normal_of_colour", ["blue Mage", "red"]),
        ("herald_colour", ["green Mage", "red"]),
        ("answer_first", ["Dragon"]),
        ("not_this_answer", ["Goddess"]),
        ("not_your_turn", ["A"]),
        ("no_scroll_there", ["B.2"]),
    ],
)
def test_the_sentence_names_what_it_is_about(key: str, words: list[str]) -> None:
    case = next(case for case in CASES if case.key == key)
    why = laid(case).state.why_not(case.seat, case.move)

    assert why is not None
    assert [word for word in words if word.lower() not in why.text.lower()] == []


def test_a_legal_move_has_no_reason() -> None:
    assert given(TURN).state.why_not("A", "discard red.sai") is None


def test_a_refusal_is_one_text_with_its_remedy() -> None:
    with pytest.raises(tefuda.Refused, match=r"^You have no red Lord in your hand\. Choose a card that you hold\.$"):
        given(TURN).state.play("A", "discard red.lord")
