"""BN-8 スペシャルカード: Priestess, Mage and Jester, which ask nothing."""

import pytest

from tests.games.blanc_noir.given import all_but, given
from tests.rules import rule

# 女司祭【祈り】

PRIESTESS = """
    A: red.priestess red.sai red.mage | ^mirage
    B: red.lord golem
    discards: red.dagger
    scroll_pile: menace tornado *
"""


@rule("BN-8.priestess")
def test_prayer_brings_one_scroll_face_down() -> None:
    table = given(PRIESTESS).play("discard red.priestess")

    assert len(table.scrolls("A")) == 2
    assert table.scrolls("A")[1][0] != "^"
    assert len(table.words("scroll_pile")) == 18


@rule("BN-8.priestess", "BN-11.draw_scroll")
def test_prayer_brings_a_random_one() -> None:
    gained = {given(PRIESTESS, seed=seed).play("discard red.priestess").scrolls("A")[1] for seed in range(60)}

    assert gained >= {"explosion", "tornado", "shock_wave", "mirage", "herald_of_red"}


@rule("BN-8.priestess", "BN-11.draw_scroll")
def test_prayer_brings_the_top_one_with_draw_scroll_top() -> None:
    table = given(PRIESTESS, draw_scroll="top").play("discard red.priestess")

    assert table.scrolls("A") == ["^mirage", "menace"]


@rule("BN-8.priestess")
def test_prayer_brings_nothing_when_the_pile_is_empty() -> None:
    table = given(f"""
        A: red.priestess red.sai red.mage
        B: red.lord golem | {all_but()}
        discards: red.dagger
    """)
    table.play("discard red.priestess")

    assert (table.scrolls("A"), table.turn) == ([], "B")


@rule("BN-8.priestess", "BN-10")
def test_only_its_owner_learns_the_scroll() -> None:
    table = given(PRIESTESS).play("discard red.priestess")
    scroll = table.scrolls("A")[1]

    assert [event["scroll"] for event in table.heard(0, "gained_scroll")] == [scroll]
    assert [event["scroll"] for event in table.heard(1, "gained_scroll")] == [{"back": "scroll"}]


@rule("BN-8.priestess", "BN-3")
def test_its_scroll_is_for_a_later_turn() -> None:
    assert given(PRIESTESS).play("discard red.priestess").turn == "B"


# 魔術師【リバース】

MAGE = """
    A: red.mage red.sai red.mage
    B: red.jester golem golem
    C: blue.lord green.lord
    discards: red.dagger
"""


@rule("BN-8.mage")
def test_reverse_turns_the_direction_round() -> None:
    table = given(MAGE).play("discard red.mage")

    assert (table.line("direction"), table.turn) == ("counterclockwise", "C")


@rule("BN-8.mage")
def test_reverse_turns_it_back_again() -> None:
    table = given(MAGE + "direction: counterclockwise").play("discard red.mage")

    assert (table.line("direction"), table.turn) == ("clockwise", "B")


@rule("BN-8.mage")
def test_reverse_does_nothing_with_two_players() -> None:
    table = given("""
        A: red.mage red.sai red.mage
        B: red.jester golem
        discards: red.dagger
    """)
    table.play("discard red.mage")

    assert (table.line("direction"), table.turn) == ("clockwise", "B")


@rule("BN-8.mage")
def test_everybody_hears_the_new_direction() -> None:
    table = given(MAGE).play("discard red.mage")

    assert table.heard(None, "turned_round") == [{"event": "turned_round", "direction": "counterclockwise"}]


@rule("BN-8.mage", "BN-2.3")
def test_the_direction_lasts_through_the_round() -> None:
    table = given(MAGE).play("discard red.mage", "draw", "draw", "draw")

    assert table.turn == "C"


# 道化師【スキップ】


@rule("BN-8.jester")
def test_skip_leaves_out_the_next_player() -> None:
    table = given(MAGE + "turn: B").play("discard red.jester")

    assert table.turn == "A"


@rule("BN-8.jester")
def test_skip_follows_the_direction() -> None:
    table = given(
        MAGE.replace("red.mage red.sai red.mage", "red.jester red.sai red.mage") + "direction: counterclockwise"
    )

    assert table.play("discard red.jester").turn == "B"


@rule("BN-8.jester")
def test_with_two_players_you_play_again() -> None:
    table = given("""
        A: red.jester red.sai red.mage
        B: red.lord golem
        discards: red.dagger
    """)

    assert table.play("discard red.jester").turn == "A"


@rule("BN-8.jester")
def test_only_one_turn_is_left_out() -> None:
    table = given(MAGE + "turn: B").play("discard red.jester", "draw")

    assert table.turn == "B"


@rule("BN-8.jester")
@pytest.mark.parametrize(("seats", "left_out"), [("", "B"), ("D: blue.dagger", "B")])
def test_everybody_hears_who_is_left_out(seats: str, left_out: str) -> None:
    table = given(f"""
        A: red.jester red.sai red.mage
        B: red.lord golem
        C: blue.lord golem
        {seats}
        discards: red.dagger
    """)
    table.play("discard red.jester")

    assert table.heard(None, "skipped") == [{"event": "skipped", "seat": left_out}]


@rule("BN-8.jester", "BN-5.2.2")
def test_a_skip_does_not_save_from_the_penalty() -> None:
    table = given("""
        A: red.jester red.sai
        B: red.lord golem
        discards: red.dagger
    """)
    table.play("discard red.jester")

    assert (table.turn, table.sizes) == ("A", [5, 2])
