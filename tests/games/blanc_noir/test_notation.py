"""Cards, moves and tables in text: what is written can be read, and what cannot be read is refused with a sentence."""

import pytest

import tefuda
from tests.games.blanc_noir.given import dealt, given
from tests.rules import rule

TURN = """
    A: red.sai red.sai yellow.sai golem | mirage ^blizzard mirage
    B: red.lord golem | salvation
    discards: red.dagger
"""
ASKED = """
    A: red.sai red.dagger blue.mage | menace tornado ^blizzard
    B: red.mage golem | salvation
    C: blue.sai
    discards: green.sai {top}
    waiting: then A close; turn A {why}
"""
SCROLL = """
    A: red.sai red.dagger red.mage | ^{scroll}
    B: blue.mage golem | ^revelation
    discards: green.dagger
    waiting: turn A turn; turn A {scroll}
"""
ONE_LEFT = """
    A: red.sai
    B: red.mage golem
    C: blue.sai golem
    discards: green.sai dragon
    declared: -
    waiting: then A close; turn A dragon
"""
FIRST_WILD = """
    options: first_wild=de
    A: red.sai blue.lord yellow.mage
    B: red.lord yellow.sai
    discards: dragon
    waiting: turn A turn; turn A first_wild
"""

# a table, a move as it may be typed, and as it is written
MOVES = [
    (TURN, "draw", "draw"),
    (TURN, "  DRAW ", "draw"),
    (TURN, "Discard  Red.Sai", "discard red.sai"),
    (TURN, "discard golem GREEN", "discard golem green"),
    (TURN, "trade yellow.sai red.sai red.sai declare", "trade red.sai red.sai yellow.sai declare"),
    (TURN, "use mirage", "use mirage 1"),
    (TURN, "use mirage 3", "use mirage 3"),
    (FIRST_WILD, "name blue", "name blue"),
    (ASKED.format(top="dragon", why="dragon"), "aim c", "aim C"),
    (ONE_LEFT, "aim B declare", "aim B declare"),
    (ASKED.format(top="goddess", why="goddess/2"), "remove red.sai", "remove red.sai"),
    (ASKED.format(top="goddess", why="goddess/2"), "decline", "decline"),
    (ASKED.format(top="valkyrie", why="valkyrie"), "take green.sai", "take green.sai"),
    (ASKED.format(top="pixie", why="pixie"), "swap pile b.1", "swap pile B.1"),
    (ASKED.format(top="pixie", why="pixie"), "swap B.1 pile", "swap pile B.1"),
    (ASKED.format(top="pixie", why="pixie"), "swap B.1 A.2", "swap A.2 B.1"),
    (SCROLL.format(scroll="shock_wave"), "return b.1", "return B.1"),
    (SCROLL.format(scroll="herald_of_red"), "remove red.mage", "remove red.mage"),
]


@pytest.mark.parametrize(("table", "typed", "written"), MOVES, ids=[typed for _, typed, _ in MOVES])
def test_a_move_is_read_and_written(table: str, typed: str, written: str) -> None:
    laid = given(table).play(typed)

    assert laid.state.moves == [("A", written)]


@pytest.mark.parametrize(("table", "written"), [(table, written) for table, _, written in MOVES])
def test_every_legal_move_is_read_as_itself(table: str, written: str) -> None:
    laid = given(table)
    legal = laid.legal()
    played = [str(given(table).play(move).state.moves[0][1]) for move in legal]

    assert written in legal
    assert played == legal


def test_a_move_from_the_engine_can_be_played() -> None:
    laid = given(TURN)
    laid.state.play("A", laid.state.legal("A")[0])

    assert laid.state.moves[0][1] == "trade red.sai red.sai yellow.sai"


# What is no move at all, and what its refusal says

NO_MOVES = [
    ("", "unknown_move"),
    ("   ", "unknown_move"),
    ("jump", "unknown_move"),
    ("declare", "unknown_move"),
    ("draw now", "move_syntax"),
    ("discard", "move_syntax"),
    ("discard red.sai blue green", "move_syntax"),
    ("discard red.unicorn", "unknown_card"),
    ("discard sai", "unknown_card"),
    ("discard mirage", "unknown_card"),
    ("discard golem pink", "unknown_colour"),
    ("discard golem any", "unknown_colour"),
    ("trade red.sai red.sai", "move_syntax"),
    ("use", "move_syntax"),
    ("use golem", "unknown_card"),
    ("use mirage one", "move_syntax"),
    ("use mirage 0", "move_syntax"),
    ("use mirage 21", "move_syntax"),
    ("use mirage -1", "move_syntax"),
    ("use mirage 1 2", "move_syntax"),
    ("name", "move_syntax"),
    ("name any", "unknown_colour"),
    ("aim", "move_syntax"),
    ("aim C", "unknown_seat"),
    ("aim AB", "unknown_seat"),
    ("remove", "move_syntax"),
    ("take nothing", "unknown_card"),
    ("swap pile", "move_syntax"),
    ("swap pile B", "move_syntax"),
    ("swap pile B.0", "move_syntax"),
    ("swap pile B.²", "move_syntax"),
    ("swap pile G.1", "unknown_seat"),
    ("return pile", "move_syntax"),
    ("return", "move_syntax"),
    ("decline it", "move_syntax"),
    ("draw " * 1000, "move_syntax"),
    ("discard red.sai\0", "unknown_card"),
    ("ｄｒａｗ", "unknown_move"),
]


@pytest.mark.parametrize(("typed", "reason"), NO_MOVES, ids=[repr(typed[:30]) for typed, _ in NO_MOVES])
def test_what_is_no_move_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        given(TURN).state.play("A", typed)

    assert refused.value.reason == reason


@pytest.mark.parametrize(("typed", "reason"), NO_MOVES, ids=[repr(typed[:30]) for typed, _ in NO_MOVES])
def test_with_one_sentence(typed: str, reason: str) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        given(TURN).state.why_not("A", typed)

    assert [len(refused.value.say(language)) > 10 for language in ("en", "ja", "de")] == [True] * 3
    assert "\n" not in refused.value.text
    assert len(refused.value.text) < 250


@pytest.mark.parametrize("typed", [None, 1, b"draw", ["draw"], ("draw",), 1.5])
def test_what_is_no_text_is_no_move(typed: object) -> None:
    with pytest.raises(tefuda.BadInput, match="is no move"):
        given(TURN).state.play("A", typed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", ["", "C", "a", "AB", None, 0, "Ａ"])
def test_a_seat_that_is_not_there_is_refused(seat: object) -> None:
    with pytest.raises(tefuda.BadInput, match="There is no seat .* here; the seats are: A, B"):
        given(TURN).state.legal(seat)  # type: ignore[arg-type]


# Order of legal moves


@rule("BN-4.1", "BN-4.2", "BN-5.1", "BN-5.2", "BN-5.2.2")
def test_legal_moves_stand_in_the_written_order() -> None:
    assert given(TURN).legal() == [
        "trade red.sai red.sai yellow.sai",
        "trade red.sai red.sai yellow.sai declare",
        "use mirage 1",
        "use mirage 3",
        "draw",
        "discard red.sai",
        "discard golem red",
        "discard golem yellow",
        "discard golem blue",
        "discard golem green",
    ]


def test_the_order_of_cards_is_colour_by_colour_then_wild() -> None:
    laid = given("""
        A: goddess valkyrie dragon gargoyle pixie golem green.sai blue.sai yellow.sai red.prince red.knight red.dagger
        B: red.lord
        discards: red.sai
    """)

    assert laid.hand("A") == [
        "red.dagger",
        "red.knight",
        "red.prince",
        "yellow.sai",
        "blue.sai",
        "green.sai",
        "golem",
        "pixie",
        "dragon",
        "valkyrie",
        "goddess",
        "gargoyle",
    ]


# Luck in the written order


def test_the_same_luck_deals_the_same_however_it_is_given() -> None:
    assert dealt(3, 42).state.table() == tefuda.game("blanc_noir").new(3, seed="42").table()


def test_a_written_table_goes_on_with_the_same_luck() -> None:
    one = dealt(3, 5)
    other = tefuda.table("blanc_noir", one.state.table(), seed=99)

    assert [one.play("draw").state.table() for _ in range(3)] == [
        (other.play(other.asked, "draw"), other.table())[1] for _ in range(3)
    ]
