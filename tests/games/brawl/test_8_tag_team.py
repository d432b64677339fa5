"""B-8: two against two, one of each team active."""

import pytest

import tefuda
from tests.games.brawl.given import Laid, dealt, given
from tests.rules import rule


def four(more: str = "", row: str = "A1 B1", mode: str = "training", **seats: str) -> Laid:
    lines = "".join(f"{seat.upper()}: {seats.get(seat, '- | - | *')}\n" for seat in "abcd")
    return given(f"{lines}AB: {row}\n{more}", tag="on", mode=mode)


LATE = "- | * | freeze"


@rule("B-8")
def test_it_is_for_four() -> None:
    with pytest.raises(tefuda.Refused) as refused:
        tefuda.game("brawl", tag="on").new(seats=3, seed=1)

    assert refused.value.reason == "bad_seats"


@rule("B-8", "B-8.arena")
def test_there_is_one_arena() -> None:
    assert [arena["arena"] for arena in dealt(seats=4, tag="on").facts["arenas"]] == ["AB"]


@rule("B-8")
def test_one_of_each_team_is_active() -> None:
    seats = dealt(seats=4, tag="on", mode="tournament").facts["seats"]

    assert [seat for seat in "ABCD" if seats[seat]["active"]] == ["A", "B"]


@rule("B-8.decks")
def test_everyones_deck_has_two_freezes() -> None:
    table = dealt(seats=4, tag="on")

    assert [table.deck(seat).count("freeze") for seat in "ABCD"] == [2, 2, 2, 2]
    assert [table.deck(seat)[-2:] for seat in "ABCD"] == [["freeze"] * 2] * 4
    assert table.seen(None, "boxed") == ["freeze"] * 4


@rule("B-8.decks")
def test_only_the_starters_lay_a_base() -> None:
    assert sorted(dealt(seats=4, tag="on").row()) == ["A1", "B1"]


@rule("B-8.decks", "B-1.custom")
def test_a_partners_recipe_needs_no_base() -> None:
    bare = "bare:hit=20/12/0;freeze=3"

    assert len(dealt(seats=4, tag="on", decks=f"hale,hale,{bare},hale").deck("C")) == 34
    with pytest.raises(tefuda.Refused):
        dealt(seats=4, tag="on", decks=f"{bare},hale,hale,hale")


@rule("B-8.arena")
def test_four_bases_are_the_most() -> None:
    assert four("turn: A", row="A1 B1 A2", a="base | - | *").plays() == ["AB left", "AB right"]
    full = four("turn: A", row="A1 B1 A2 B2", a="base | - | *")
    assert (full.plays(), full.why_not("play base AB left")) == ([], "row_full")


@rule("B-8.arena", "B-3.clear")
def test_only_the_two_outermost_can_be_cleared() -> None:
    table = four("turn: A", row="A1 B1 A2 B2", a="clear | - | *")

    assert table.plays() == ["A1", "B2"]
    assert table.why_not("play clear A2") == "base_only_at_ends"


@rule("B-8.score")
def test_the_team_wins_what_its_side_wins() -> None:
    table = four("turn: A\nB1: - | green.hit | -")

    assert table.bases() == {"A": 2, "B": 0, "C": 2, "D": 0}


@rule("B-8.score")
def test_ties_go_to_the_owners_team() -> None:
    table = four("turn: A\ncleared: A1", row="C1 B1 D1")

    assert [table.winner(base) for base in ("C1", "B1", "D1")] == ["A", "B", "B"]


@rule("B-8.score")
def test_the_team_wins_together() -> None:
    lines = "turn: A\nB1: freeze | green.hit | -"
    table = four(lines, a="freeze | * | freeze", b=LATE).play("play freeze A1")

    assert (table.winners, table.scores) == ("AC", {"A": 2, "B": 0, "C": 2, "D": 0})


@rule("B-8.score", "B-4.draw")
def test_equal_is_a_draw() -> None:
    table = four("turn: A\nB1: freeze | - | -", a="freeze | * | freeze", b=LATE).play("play freeze A1")

    assert (table.over, table.winners) == (True, "ABCD")


# Tagging in training mode


@rule("B-8.tag")
def test_a_tag_is_offered_before_acting() -> None:
    assert four("turn: A").legal() == ["flip", "tag"]
    assert "tag" not in four("turn: A").play("flip").legal()


@rule("B-8.tag")
def test_the_partner_takes_over_the_turn() -> None:
    table = four("turn: A").play("tag")

    assert (table.turn, table.legal("C"), table.legal("A")) == ("C", ["flip"], [])
    assert table.heard(None, "tagged") == [{"event": "tagged", "seat": "A", "partner": "C"}]


@rule("B-8.tag")
def test_once_a_turn() -> None:
    table = four("turn: A").play("tag")

    assert table.why_not("tag", "C") == "already_tagged"


@rule("B-8.tag")
def test_and_again_in_the_next_turn() -> None:
    table = four("turn: A").play("tag", "flip", "discard", "flip", "discard")

    assert (table.turn, "tag" in table.legal("C")) == ("C", True)


@rule("B-8.tag")
def test_only_to_a_partner_who_can_act() -> None:
    table = four("turn: A\nB1: freeze | - | -\nA2: freeze | - | -", row="A1 B1 A2 B2", c="- | * blue.hit2 | -")

    assert table.why_not("tag") == "partner_cannot_act"
    assert table.legal() == ["flip"]


@rule("B-8.tag", "B-5a")
def test_nobody_passes_while_the_partner_can_act() -> None:
    lines = "turn: B\nB1: freeze | - | -\nA2: freeze | - | -"
    table = four(lines, row="A1 B1 A2 B2", a="- | * green.hit2 | -").play("flip", "discard")

    assert (table.turn, table.legal("A")) == ("A", ["tag"])


@rule("B-8.tag", "B-5a")
def test_then_the_partner_acts_and_nobody_has_passed() -> None:
    lines = "turn: B\nB1: freeze | - | -\nA2: freeze | - | -"
    table = four(lines, row="A1 B1 A2 B2", a="- | * green.hit2 | -").play("flip", "discard", "tag", "flip", "discard")

    assert (table.turn, "passed" in table.happened()) == ("B", False)


@rule("B-8.tag")
def test_only_the_active_player_moves() -> None:
    assert four("turn: A").why_not("flip", "C") in ("not_your_turn", "not_active")


# Tagging in real time


@rule("B-8.tag", "B-6")
def test_in_real_time_one_tags_at_any_time() -> None:
    table = four(mode="tournament", a="red.hit | - | *")

    assert table.legal()[-1] == "tag"
    table.play("A: tag")
    assert (table.legal("A"), table.legal("C")) == ([], ["flip", "tag"])


@rule("B-8.tag", "B-8.decks")
def test_the_card_in_hand_stays_with_its_player() -> None:
    table = four(mode="tournament", a="red.hit | blue.hit | *").play("A: tag", "C: flip", "C: tag")

    assert (table.hand("A"), table.discards("A"), len(table.hand("C"))) == (["red.hit"], ["blue.hit"], 1)
    assert "play red.hit A1 A" in table.legal()


@rule("B-8.tag")
def test_the_partner_waits() -> None:
    assert four(mode="tournament").why_not("flip", "C") == "not_active"


@rule("B-8.tag", "B-6b")
def test_tagging_is_no_play() -> None:
    table = four(mode="tournament")
    before = table.state.due
    table.play("A: tag", "C: tag")

    assert before is not None
    assert table.state.due is not None
    assert table.state.due.since == before.since


@rule("B-8", "B-3")
def test_a_partner_plays_on_the_teams_side() -> None:
    table = four(mode="tournament", c="red.hit | - | *").play("A: tag")

    assert table.plays("C") == ["A1 A", "A1 B", "B1 A", "B1 B"]
