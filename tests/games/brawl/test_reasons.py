"""Every refusal names its paragraph and a remedy, in every language, and changes nothing."""

import re
from typing import Any, NamedTuple

import pytest

import tefuda
from tefuda import texts
from tests.games.brawl.given import Laid, given

DUEL = """
    A: red.hit | blue.hit | *
    B: - | - | *
    AB: A1 B1
    turn: A
"""
THREE = """
    A: {hand} | - | *
    B: - | * | freeze
    C: - | - | *
    AB: A1 B1
    BC: B2 C1
    CA: C2 A2
    A1: freeze | - | -
    B1: freeze | - | -
    cleared: A3
"""
FULL = "A: base | - | *\nB: - | - | *\nAB: A1 B1 B2\nturn: A"
FROZEN = "A: red.hit | - | *\nB: - | * | freeze freeze\nAB: A1 B1\nA1: freeze | - | -\nturn: A"
TEAMS = "A: - | - | *\nB: - | - | *\nC: - | - | *\nD: - | - | *\nAB: A1 B1\n"
LATE_TEAMS = """
    A: - | - | *
    B: - | - | *
    C: - | * blue.hit2 | -
    D: - | - | *
    AB: A1 B1 A2 B2
    B1: freeze | - | -
    A2: freeze | - | -
    turn: A
"""
TRICKS = "tricks:hit=4/4/4;clear=4;base=4;freeze=3;null=3;reverse=3;hold=3;double=3"


def holding(card: str, lines: str = "") -> str:
    return DUEL.replace("red.hit |", f"{card} |") + lines


RAW = re.compile(r"\b(red|green|blue)\.[a-z]|hit2|[a-z]_[a-z]|[{}]")
"""Words of notation, which are none of a language."""


class Case(NamedTuple):
    key: str
    table: str
    move: str
    options: dict[str, Any] = {}
    seat: str = "A"


RACE = {"mode": "tournament"}
TAG = {"tag": "on"}
CASES = [
    Case("game_over", DUEL + "over: yes", "flip"),
    Case("not_your_turn", DUEL, "flip", seat="B"),
    Case("no_card_in_hand", DUEL.replace("red.hit |", "- |").replace("turn: A", ""), "play red.hit A1 A", RACE),
    Case("no_card_in_hand", DUEL.replace("red.hit |", "- |"), "discard"),
    Case("hand_full", DUEL, "flip"),
    Case("hand_full", DUEL.replace("turn: A", ""), "lift", RACE),
    Case("nothing_to_lift", DUEL.replace("turn: A", ""), "lift", RACE, "B"),
    Case("not_your_card", DUEL, "play green.hit A1 A"),
    Case("not_your_card", DUEL, "play blue.hit A1 A"),
    Case("no_such_base", DUEL, "play red.hit A9 A"),
    Case("base_gone", THREE.format(hand="red.hit") + "turn: A", "play red.hit A3 A"),
    Case("no_such_side", THREE.format(hand="red.hit") + "turn: A", "play red.hit A2 B"),
    Case("base_frozen", FROZEN, "play red.hit A1 A"),
    Case("not_this_arena", THREE.format(hand="red.hit") + "turn: A", "play red.hit B2 B"),
    Case("not_this_arena", THREE.format(hand="base") + "turn: A", "play base BC left"),
    Case("arena_closed", THREE.format(hand="base") + "turn: A", "play base AB left"),
    Case("row_full", FULL, "play base AB left"),
    Case("not_on_this_kind", holding("red.hit2"), "play red.hit2 A1 A"),
    Case("not_on_this_kind", holding("red.hit", "A1: - | red.hit red.block | -"), "play red.hit A1 A"),
    Case("not_on_this_kind", holding("red.block"), "play red.block A1 B"),
    Case("not_on_this_kind", holding("press", "A1: - | red.hit | -"), "play press A1 A", {"decks": "bennett"}),
    Case("wrong_colour", holding("red.hit", "A1: - | green.hit | -"), "play red.hit A1 A"),
    Case("base_only_at_ends", FULL.replace("base", "clear"), "play clear B1"),
    Case("last_base", holding("clear").replace("A1 B1", "A1") + "cleared: B1", "play clear A1"),
    Case("held_fast", holding("clear", "A1: hold | - | -"), "play clear A1", {"expansion": "on", "decks": TRICKS}),
    Case("no_lift_in_training", DUEL.replace("red.hit |", "- |"), "lift"),
    Case("not_active", TEAMS, "flip", {**TAG, **RACE}, "C"),
    Case("partner_cannot_act", LATE_TEAMS, "tag", TAG),
    Case("already_tagged", TEAMS + "turn: C\nactive: C B\ntagged: yes", "tag", TAG, "C"),
    Case("clock_only", DUEL.replace("turn: A", ""), "end", RACE),
    Case("not_this_answer", DUEL, "tag"),
]
ELSEWHERE = {"deck_empty", "out_of_round"}
"""Proved in test_5_training and test_7_circle."""


def laid(case: Case) -> Laid:
    return given(case.table, **case.options)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}: {case.move}")
def test_a_bad_play_is_refused_with_its_reason_and_changes_nothing(case: Case) -> None:
    table = laid(case)
    before = table.state.table()

    with pytest.raises(tefuda.Refused) as refused:
        table.state.play(case.seat, case.move)

    assert refused.value.reason == case.key
    assert table.state.table() == before


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}: {case.move}")
def test_it_names_its_paragraph_and_a_remedy(case: Case, lang: str) -> None:
    reason = laid(case).state.why_not(case.seat, case.move)

    assert reason is not None
    assert reason.rule.startswith("B-")
    for said in (reason.say(lang), reason.say_remedy(lang)):
        assert said.endswith((".", "。", "!"))
        assert not RAW.search(said)
        assert lang == "en" or "nothing" not in said


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_refusal_that_has_a_text_is_tried_here(lang: str) -> None:
    keys = {key.removeprefix("refused-") for key in texts.keys(lang, "brawl") if key.startswith("refused-")}

    assert {key for key in keys if "." not in key} == {case.key for case in CASES} | ELSEWHERE


def test_what_is_needed_and_what_lies_there_are_said_by_name() -> None:
    table = given(holding("red.hit", "A1: - | red.hit red.block | -"))
    reason = table.state.why_not("A", "play red.hit A1 A")

    assert reason is not None
    assert reason.say("en") == (
        "The red Hit goes on an empty side, on a Hit or Hit-2, or on a Press; on A’s side of A1 lies: red Block."
    )
    assert "赤のBlock" in reason.say("ja")
    assert "Block in Rot" in reason.say("de")


@pytest.mark.parametrize(
    "move", ["", "play", "play red.hit", "play red.hit A1", "kick A1", "play red.fist A1 A", "flip x"]
)
def test_what_is_no_move_at_all_is_named(move: str) -> None:
    table = given(DUEL)
    before = table.state.table()

    with pytest.raises(tefuda.Refused) as refused:
        table.state.play("A", move)

    assert refused.value.reason in ("unknown_move", "move_syntax", "unknown_card")
    assert table.state.table() == before


def test_another_players_card_cannot_be_played() -> None:
    """B holds a blue Hit; A names it."""
    table = given("A: red.hit | - | *\nB: blue.hit | - | *\nAB: A1 B1", mode="tournament")

    assert table.why_not("play blue.hit A1 A") == "not_your_card"
    assert table.why_not("play blue.hit A1 A", "B") == ""
