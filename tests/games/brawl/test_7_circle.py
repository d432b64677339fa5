"""B-7: three to seven players in a circle."""

import pytest

from tests.games.brawl.given import Laid, dealt, given
from tests.rules import rule


def three(more: str = "", a: str = "- | - | *", b: str = "- | - | *", c: str = "- | - | *", **options: str) -> Laid:
    rows = "AB: A1 B1\nBC: B2 C1\nCA: C2 A2\n"
    for line in more.splitlines():
        key = line.strip().partition(":")[0]
        rows = "".join(row + "\n" for row in rows.splitlines() if row.partition(":")[0] != key)
    return given(f"A: {a}\nB: {b}\nC: {c}\n{rows}{more}", **options)


def frozen(*bases: str) -> str:
    return "".join(f"{base}: freeze | - | -\n" for base in bases)


@rule("B-7", "B-7.start")
@pytest.mark.parametrize(("seats", "arenas"), [(3, "AB BC CA"), (4, "AB BC CD DA"), (7, "AB BC CD DE EF FG GA")])
def test_each_pair_of_neighbours_has_an_arena(seats: int, arenas: str) -> None:
    assert [arena["arena"] for arena in dealt(seats=seats).facts["arenas"]] == arenas.split()


@rule("B-7.start")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_everybody_starts_with_a_base_in_both(seats: int) -> None:
    table = dealt(seats=seats)

    owners = [sorted(base["owner"] for base in arena["row"]) for arena in table.facts["arenas"]]
    assert owners == [sorted(arena["sides"]) for arena in table.facts["arenas"]]


@rule("B-7")
@pytest.mark.parametrize("mode", ["training", "tournament"])
def test_one_plays_into_both_arenas(mode: str) -> None:
    table = three(a="red.hit | - | *", mode=mode, more="turn: A\n" * (mode == "training"))

    assert table.plays() == ["A1 A", "A1 B", "B1 A", "B1 B", "C2 C", "C2 A", "A2 C", "A2 A"]


@rule("B-7")
def test_but_not_into_those_of_others() -> None:
    table = three(a="red.hit | - | *", more="turn: A")

    assert table.why_not("play red.hit B2 B") == "not_this_arena"


@rule("B-7", "B-3.base")
def test_a_base_goes_into_either_arena() -> None:
    table = three(a="base | - | *", more="turn: A")

    assert table.plays() == ["AB left", "AB right", "CA left", "CA right"]
    assert table.why_not("play base BC left") == "not_this_arena"


@rule("B-7", "B-3.base")
def test_each_arena_holds_three() -> None:
    table = three(a="base | - | *", more="AB: A1 B1 B3\nturn: A")

    assert table.plays() == ["CA left", "CA right"]


@rule("B-7", "B-3.clear")
def test_a_clear_takes_an_end_of_either_row() -> None:
    table = three(a="clear | - | *", more="AB: A1 B1 B3\nturn: A")

    assert table.plays() == ["A1", "B3", "C2", "A2"]


# Closed arenas


@rule("B-7.closed")
def test_an_arena_without_an_open_base_is_closed() -> None:
    table = three(a="freeze | * | freeze freeze", b="- | * | freeze freeze", more=frozen("B1") + "turn: A")

    table.play("play freeze A1")

    assert [arena["open"] for arena in table.facts["arenas"]] == [False, True, True]
    assert table.heard(None, "arena_closed") == [{"event": "arena_closed", "arena": "AB"}]
    assert not table.over


@rule("B-7.closed")
def test_it_is_closed_to_new_bases_too() -> None:
    table = three(a="base | - | *", b="- | * | freeze", more=frozen("A1", "B1") + "turn: A")

    assert table.plays() == ["CA left", "CA right"]
    assert table.why_not("play base AB left") == "arena_closed"


@rule("B-7.closed")
def test_who_has_two_closed_arenas_is_out() -> None:
    more = frozen("A1", "B1", "B2") + "turn: C"
    table = three(a="- | * | freeze", b="- | * | freeze", c="freeze | * | freeze freeze", more=more)
    table.play("play freeze C1")

    assert table.facts["seats"]["B"]["out"]
    assert table.heard(None, "left_round") == [{"event": "left_round", "seat": "B"}]
    assert table.legal("B") == []


@rule("B-7.closed", "B-5")
def test_turns_go_past_those_who_are_out() -> None:
    table = three(b="- | * | -", c="- | * | freeze freeze", more=frozen("A1", "B1", "B2", "C1") + "turn: A")

    table.play("flip", "discard")

    assert table.turn == "C"


@rule("B-7.closed", "B-6")
def test_in_real_time_they_are_refused() -> None:
    more = frozen("A1", "B1", "B2", "C1")
    table = three(b="- | * | -", c="- | * | freeze freeze", more=more, mode="tournament")

    assert table.legal("B") == []
    assert table.why_not("flip", "B") in ("out_of_round", "not_your_turn")


@rule("B-7.closed")
def test_the_round_ends_when_all_are_closed() -> None:
    lines = frozen("B1", "B2", "C1", "C2") + "A1: freeze | - | red.hit\nturn: A"
    table = three(a="freeze | * | freeze freeze", b="- | * | -", c="- | * | freeze", more=lines).play("play freeze A2")

    assert table.over
    assert table.scores == {"A": 1, "B": 3, "C": 2}


# Scores and ties


@rule("B-7.score")
def test_bases_of_both_arenas_count_together() -> None:
    table = three(more="A1: - | - | red.hit\nC1: - | blue.hit | -\nturn: A")

    assert table.bases() == {"A": 1, "B": 4, "C": 1}


def tied(more: str = "", **options: str) -> Laid:
    """With A2 frozen too, everybody wins two."""
    lines = frozen("A1", "B1", "B2", "C1", "C2") + "turn: A\n" + more
    table = three(a="freeze | * | freeze", b="- | * | -", c="- | * | freeze", more=lines, **options)
    return table.play("A: play freeze A2")


def two_tied() -> Laid:
    """A wins C2, B wins C1: three each, and C none."""
    lines = "A1: freeze | - | -\nB1: freeze | - | -\nB2: freeze | - | -\nC1: freeze | red.hit | -\n"
    lines += "C2: freeze | - | red.hit\nturn: A"
    return three(a="freeze | * | freeze", b="- | * | -", c="- | * | freeze", more=lines).play("play freeze A2")


@rule("B-7.tie")
def test_equal_first_play_another_round() -> None:
    table = tied()

    assert not table.over
    assert table.facts["round"] == 2
    assert table.heard(None, "round_tied") == [{"event": "round_tied", "players": ["A", "B", "C"]}]


@rule("B-7.tie")
def test_with_whole_fresh_decks() -> None:
    table = tied()

    assert [(len(table.deck(seat)), table.discards(seat)) for seat in "ABC"] == [(33, [])] * 3
    assert [arena["arena"] for arena in table.facts["arenas"]] == ["AB", "BC", "CA"]


@rule("B-7.tie")
def test_only_those_who_are_equal() -> None:
    table = two_tied()

    assert table.facts["players"] == ["A", "B"]
    assert [arena["arena"] for arena in table.facts["arenas"]] == ["AB"]


@rule("B-7.tie")
def test_two_play_the_two_player_game() -> None:
    table = two_tied()

    assert sorted(table.row()) == ["A1", "B1"]
    assert [len(table.deck(seat)) for seat in "AB"] == [34, 34]
    assert table.legal("C") == []
    assert table.facts["seats"]["C"]["out"]


@rule("B-7.tie", "B-10")
def test_cards_of_those_who_are_not_in_it_are_boxed() -> None:
    table = two_tied()

    assert table.count("boxed") == 35


@rule("B-7.tie")
def test_after_three_further_rounds_they_share() -> None:
    table = tied("round: 4")

    assert (table.over, table.winners) == (True, "ABC")


@rule("B-7.tie")
def test_in_the_third_further_round_they_still_play() -> None:
    assert not tied("round: 3").over


@rule("B-7.tie", "B-4.draw")
def test_a_duels_draw_in_a_further_round_is_a_tie() -> None:
    text = """
        seats: 3
        round: 2
        players: A C
        A: freeze | * | freeze freeze
        B: - | - | -
        C: - | * | freeze freeze
        AC: A1 C1
        C1: freeze | - | -
        turn: A
    """
    table = given(text).play("play freeze A1")

    assert (table.over, table.facts["round"], table.facts["players"]) == (False, 3, ["A", "C"])
