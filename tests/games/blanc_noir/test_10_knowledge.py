"""BN-10: what each player may know, and nothing else."""

import pytest

from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.sai goddess | menace ^mirage
    B: blue.lord golem golem | salvation
    C: green.lord | explosion
    discards: green.mage red.jester red.dagger
    removed: yellow.sai
    chain: 0
    points: A=1 B=2 C=3
    quests: A=3 B=2 C=1
"""
BACK = {"back": "number"}
DOWN = {"back": "scroll", "up": False}


@rule("BN-10")
def test_you_see_your_own_hand() -> None:
    assert given(TABLE).seen("B", "hand", "B") == ["blue.lord", "golem", "golem"]


@rule("BN-10")
@pytest.mark.parametrize("seat", ["A", "C", None])
def test_of_other_hands_you_see_how_many(seat: str | None) -> None:
    assert given(TABLE).seen(seat, "hand", "B") == [BACK, BACK, BACK]


@rule("BN-10")
def test_you_see_your_own_face_down_scrolls() -> None:
    assert given(TABLE).seen("A", "scrolls", "A")[0] == {"face": "menace", "up": False}


@rule("BN-10")
@pytest.mark.parametrize("seat", ["B", "C", None])
def test_of_others_you_see_the_face_up_ones_and_how_many(seat: str | None) -> None:
    assert given(TABLE).seen(seat, "scrolls", "A") == [DOWN, {"face": "mirage", "up": True}]


@rule("BN-10", "BN-8b")
@pytest.mark.parametrize("seat", ["A", "B", None])
def test_everybody_sees_the_removed_cards(seat: str | None) -> None:
    assert given(TABLE).seen(seat, "removed") == ["yellow.sai"]


@rule("BN-10")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("points", {"A": 1, "B": 2, "C": 3}),
        ("quests", {"A": 3, "B": 2, "C": 1}),
        ("top", "red.dagger"),
        ("colour", "red"),
        ("chain", 0),
        ("direction", "clockwise"),
        ("turn", "A"),
        ("round", 1),
        ("first", "A"),
        ("declared", ["C"]),
        ("idle", 0),
    ],
)
def test_open_facts(key: str, value: object) -> None:
    assert given(TABLE).fact(key) == value


@rule("BN-10")
def test_the_colour_of_a_wild_top_card_is_the_named_one() -> None:
    assert given(TABLE.replace("red.dagger", "dragon") + "colour: green").fact("colour") == "green"


@rule("BN-10")
@pytest.mark.parametrize(("zone", "size"), [("pile", 121 - 6 - 3 - 1), ("scroll_pile", 16), ("discards", 3)])
def test_the_sizes_of_the_piles_are_open(zone: str, size: int) -> None:
    assert given(TABLE).count(zone) == size


@rule("BN-10")
@pytest.mark.parametrize("zone", ["pile", "scroll_pile"])
@pytest.mark.parametrize("seat", ["A", "B", "C", None])
def test_nobody_sees_into_them(seat: str | None, zone: str) -> None:
    assert given(TABLE).known(seat, zone) == []


@rule("BN-10", "BN-11.log")
def test_with_log_last_only_the_top_discard_is_seen() -> None:
    table = given(TABLE, log="last")

    assert (table.known("A", "discards"), table.fact("played")) == (["red.dagger"], ["red.dagger"])


@rule("BN-10", "BN-11.log")
def test_with_log_full_what_was_played_can_be_read() -> None:
    assert given(TABLE, log="full").fact("played") == ["green.mage", "red.jester", "red.dagger"]


# Two tables that differ only in what a seat cannot know are equal to that seat.


@rule("BN-10")
@pytest.mark.parametrize(
    ("this", "that"),
    [
        ("B: blue.lord golem golem", "B: red.great_sword dragon pixie"),
        ("| salvation", "| tornado"),
        ("discards: ", "pile: dragon valkyrie *\ndiscards: "),
        ("discards: ", "pile: * yellow.lord yellow.dagger\ndiscards: "),
        ("discards: ", "scroll_pile: revelation *\ndiscards: "),
        ("green.mage red.jester red.dagger", "red.jester green.mage red.dagger"),
        ("green.mage red.jester red.dagger", "dragon valkyrie red.dagger"),
    ],
    ids=["hand", "scroll", "pile", "bottom", "scroll_pile", "order", "lower"],
)
def test_what_a_seat_cannot_know_does_not_change_its_view(this: str, that: str) -> None:
    one, other = given(TABLE, log="last"), given(TABLE.replace(this, that), log="last")

    assert one.state.view("C") == other.state.view("C")
    assert one.state.view(None) == other.state.view(None)


@rule("BN-10")
def test_hidden_cards_do_not_tell_by_their_place_beside_shown_ones() -> None:
    low = given(TABLE.replace("blue.lord golem golem", "red.dagger red.lord golem") + "known A>B: golem")
    high = given(TABLE.replace("blue.lord golem golem", "golem valkyrie gargoyle") + "known A>B: golem")

    assert low.seen("A", "hand", "B") == high.seen("A", "hand", "B") == ["golem", BACK, BACK]


# Notes


@rule("BN-10")
def test_a_card_once_shown_stays_a_note() -> None:
    table = given(TABLE + "known A>B: golem")

    assert table.seen("A", "hand", "B") == ["golem", BACK, BACK]


@rule("BN-10")
def test_of_whoever_saw_it() -> None:
    table = given(TABLE + "known A>B: golem")

    assert table.seen("C", "hand", "B") == [BACK, BACK, BACK]


@rule("BN-10")
def test_a_second_copy_that_was_not_shown_is_not_known() -> None:
    table = given(TABLE + "known A>B: golem golem")

    assert table.seen("A", "hand", "B") == ["golem", "golem", BACK]


@rule("BN-10")
def test_when_one_of_two_copies_leaves_a_note_of_one_is_gone() -> None:
    table = given(TABLE + "known A>B: golem\nturn: B").play("discard golem red")

    assert table.seen("A", "hand", "B") == [BACK, BACK]


@rule("BN-10", "BN-8.pixie")
def test_a_note_of_a_scroll_stays_with_its_place() -> None:
    table = given(TABLE.replace("salvation", "salvation=A"))

    assert (table.seen("A", "scrolls", "B"), table.seen("C", "scrolls", "B")) == (
        [{"face": "salvation", "up": False}],
        [DOWN],
    )


@rule("BN-10", "BN-9.shock_wave")
def test_notes_move_up_with_their_scrolls() -> None:
    table = given(TABLE.replace("| salvation", "| tornado salvation=C").replace("menace ^mirage", "shock_wave"))
    table.play("use shock_wave", "return B.1")

    assert table.seen("C", "scrolls", "B") == [{"face": "salvation", "up": False}]


@rule("BN-10", "BN-11.draw_scroll")
@pytest.mark.parametrize("seed", range(20))
def test_a_random_draw_loses_the_note_of_the_top_scroll(seed: int) -> None:
    table = given(
        """
        A: red.priestess red.sai red.mage
        B: blue.lord golem
        discards: red.dagger
        scroll_pile: menace=B *
        """,
        seed=seed,
    )
    table.play("discard red.priestess")

    assert table.seen("B", "scrolls", "A") == [DOWN]


@rule("BN-10", "BN-8.valkyrie")
def test_a_look_through_the_pile_is_a_note_until_the_pile_is_renewed() -> None:
    table = given(
        """
        A: red.sai red.mage
        B: blue.lord golem
        discards: green.mage blue.mage red.dagger
        looked: B=2
        pile: -
        removed: *
        """,
        log="last",
    )
    before = table.seen("B", "discards")
    table.play("draw")

    assert (before, table.seen("B", "discards")) == (["green.mage", "blue.mage", "red.dagger"], ["red.dagger"])


@rule("BN-10", "BN-8.valkyrie")
def test_everybody_knows_who_took_a_card_back() -> None:
    assert given(TABLE + "looked: B=3\ntaken: B blue.lord 1").fact("taken_back") == "B"


@rule("BN-10", "BN-8.valkyrie", "BN-11.log")
def test_what_was_played_does_not_tell_which() -> None:
    table = given(TABLE + "looked: B=3\ntaken: B blue.lord 1")

    assert table.fact("played") == ["green.mage", "blue.lord", "red.jester", "red.dagger"]


@rule("BN-10")
def test_a_new_round_knows_nothing_of_the_last() -> None:
    table = given(TABLE.replace("A: red.sai goddess", "A: red.sai") + "known A>B: golem\nknown C>B: golem golem")
    table.play("discard red.sai")

    assert "known" not in table.state.table()
    assert table.seen("A", "hand", "B") == [BACK] * 7


@rule("BN-10")
def test_a_question_tells_nothing_but_who_is_asked_and_why() -> None:
    table = given(TABLE.replace("goddess", "goddess green.halberd")).play("discard goddess red")

    assert table.state.view("B")["waiting"] == [{"how": "turn", "seats": ["A"], "why": "goddess"}]
