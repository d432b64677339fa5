"""BN-8 妖精【いたずら】: two face-down scrolls change places, unseen."""

import pytest

from tests.games.blanc_noir.given import all_but, given
from tests.rules import rule

TABLE = """
    A: pixie red.sai blue.mage | menace tornado ^mirage
    B: blue.lord golem | salvation
    C: green.lord golem | explosion
    discards: red.dagger
    scroll_pile: revelation *
"""
SPENT = all_but("menace", "tornado", "salvation").replace(" ", " ^")
EMPTY_PILE = f"""
    A: pixie red.sai blue.mage | menace tornado
    B: blue.lord golem | salvation
    C: green.lord golem | ^{SPENT}
    discards: red.dagger
"""


@rule("BN-8.pixie", "BN-11.pixie")
def test_any_two_face_down_scrolls_the_pile_being_one_place() -> None:
    table = given(TABLE).play("discard pixie red")

    assert table.legal() == [
        "swap pile A.1",
        "swap pile A.2",
        "swap pile B.1",
        "swap pile C.1",
        "swap A.1 A.2",
        "swap A.1 B.1",
        "swap A.1 C.1",
        "swap A.2 B.1",
        "swap A.2 C.1",
        "swap B.1 C.1",
    ]


@rule("BN-8.pixie", "BN-8")
def test_it_is_compulsory() -> None:
    assert "decline" not in given(TABLE).play("discard pixie red").legal()


@rule("BN-8.pixie")
def test_each_scroll_keeps_the_place_of_the_other() -> None:
    table = given(TABLE).play("discard pixie red", "swap A.2 B.1")

    assert (table.scrolls("A"), table.scrolls("B")) == (["menace", "salvation", "^mirage"], ["tornado"])


@rule("BN-8.pixie", "BN-11.pixie")
def test_both_may_be_one_players_in_the_japanese_edition() -> None:
    table = given(TABLE).play("discard pixie red", "swap A.1 A.2")

    assert table.scrolls("A") == ["tornado", "menace", "^mirage"]


@rule("BN-8.pixie", "BN-11.pixie")
def test_but_not_in_the_german_one() -> None:
    table = given(TABLE, pixie="de").play("discard pixie red")

    assert "swap A.1 A.2" not in table.legal()
    assert len(table.legal()) == 9


@rule("BN-8.pixie", "BN-11.draw_scroll")
def test_from_the_pile_comes_a_random_scroll() -> None:
    swaps = [given(TABLE, seed=seed).play("discard pixie red", "swap pile B.1") for seed in range(60)]

    assert {table.scrolls("B")[0] for table in swaps} >= {"explosion", "shock_wave", "mirage", "herald_of_red"}


@rule("BN-8.pixie", "BN-11.draw_scroll")
def test_the_other_goes_into_the_pile() -> None:
    table = given(TABLE).play("discard pixie red", "swap pile B.1")

    assert "salvation" in table.words("scroll_pile")
    assert len(table.words("scroll_pile")) == 15


@rule("BN-8.pixie", "BN-11.draw_scroll")
def test_with_draw_scroll_top_it_is_the_top_one() -> None:
    table = given(TABLE, draw_scroll="top").play("discard pixie red", "swap pile B.1")

    assert table.scrolls("B") == ["revelation"]


@rule("BN-8.pixie", "BN-11.draw_scroll")
def test_and_the_scroll_put_there_is_drawn_next() -> None:
    table = given(TABLE.replace("blue.lord", "red.priestess blue.lord"), draw_scroll="top")
    table.play("discard pixie red", "swap pile A.1", "discard red.priestess")

    assert table.scrolls("B") == ["salvation", "menace"]


@rule("BN-8.pixie")
def test_with_an_empty_pile_only_the_players_scrolls() -> None:
    table = given(EMPTY_PILE).play("discard pixie red")

    assert table.legal() == ["swap A.1 A.2", "swap A.1 B.1", "swap A.2 B.1"]


@rule("BN-8.pixie")
def test_with_only_the_pile_nothing_is_asked() -> None:
    table = given("""
        A: pixie red.sai blue.mage | ^mirage
        B: blue.lord golem
        discards: red.dagger
    """)

    assert table.play("discard pixie red").turn == "B"


@rule("BN-8.pixie")
def test_with_one_scroll_and_no_pile_nothing_is_asked() -> None:
    table = given(EMPTY_PILE.replace("menace tornado", "^menace tornado").replace("salvation", "^salvation"))

    assert table.play("discard pixie red").turn == "B"


@rule("BN-8.pixie", "BN-11.pixie")
@pytest.mark.parametrize(("pixie", "turn"), [("ja", "A"), ("de", "B")])
def test_two_scrolls_of_one_player_and_no_pile(pixie: str, turn: str) -> None:
    table = given(EMPTY_PILE.replace("salvation", "^salvation"), pixie=pixie)

    assert table.play("discard pixie red").turn == turn


@rule("BN-8.pixie")
def test_face_up_scrolls_stay_where_they_are() -> None:
    moves = given(TABLE).play("discard pixie red").legal()

    assert [move for move in moves if "A.3" in move] == []


@rule("BN-8.pixie", "BN-11.pixie")
def test_with_two_players() -> None:
    table = given(
        """
        A: pixie red.sai blue.mage | menace
        B: blue.lord golem | salvation
        discards: red.dagger
        """,
        pixie="de",
    )
    table.play("discard pixie red")

    assert table.legal() == ["swap pile A.1", "swap pile B.1", "swap A.1 B.1"]


# Who knows what afterwards


@rule("BN-8.pixie", "BN-10")
def test_the_new_owner_looks_at_the_scroll() -> None:
    table = given(TABLE).play("discard pixie red", "swap B.1 C.1")

    assert table.seen("B", "scrolls", "B") == [{"face": "explosion", "up": False}]


@rule("BN-8.pixie", "BN-10")
def test_the_old_owner_still_knows_it() -> None:
    table = given(TABLE).play("discard pixie red", "swap B.1 C.1")

    assert table.seen("B", "scrolls", "C") == [{"face": "salvation", "up": False}]


@rule("BN-8.pixie", "BN-10")
def test_whoever_played_the_pixie_sees_neither() -> None:
    table = given(TABLE).play("discard pixie red", "swap B.1 C.1")

    assert table.seen("A", "scrolls", "B") == [{"back": "scroll", "up": False}]
    assert table.heard(0, "learned_scroll")[0]["scroll"] == {"back": "scroll"}


@rule("BN-8.pixie", "BN-10")
def test_everybody_hears_which_places_were_swapped() -> None:
    table = given(TABLE).play("discard pixie red", "swap B.1 C.1")

    assert table.heard(None, "swapped_scrolls")[0]["first"] == "B.1"
    assert table.heard(None, "swapped_scrolls")[0]["second"] == "C.1"


@rule("BN-8.pixie", "BN-10", "BN-11.draw_scroll")
@pytest.mark.parametrize(("draw_scroll", "known"), [("random", []), ("top", ["salvation"])])
def test_whose_scroll_came_to_lie_on_the_pile_knows_the_top_one(draw_scroll: str, known: list[str]) -> None:
    table = given(TABLE, draw_scroll=draw_scroll).play("discard pixie red", "swap pile B.1")

    assert (table.known("B", "scroll_pile"), table.known("A", "scroll_pile")) == (known, [])


@rule("BN-8.pixie", "BN-10", "BN-11.draw_scroll")
def test_and_knows_who_draws_it() -> None:
    table = given(TABLE.replace("blue.lord", "red.priestess blue.lord"), draw_scroll="top")
    table.play("discard pixie red", "swap pile A.1", "discard red.priestess")

    assert table.seen("A", "scrolls", "B")[1] == {"face": "menace", "up": False}
    assert table.seen("C", "scrolls", "B")[1] == {"back": "scroll", "up": False}
