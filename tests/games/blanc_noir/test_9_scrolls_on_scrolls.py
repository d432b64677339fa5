"""BN-9 衝撃波, 竜巻: scrolls that move other scrolls."""

import pytest

from tests.games.blanc_noir.given import all_but, given
from tests.rules import rule

SHOCK_WAVE = """
    A: red.sai red.mage | menace shock_wave ^mirage
    B: blue.lord golem | salvation ^tornado
    C: green.lord golem
    discards: red.dagger
"""


@rule("BN-9.shock_wave")
def test_any_other_scroll_face_up_or_down_your_own_included() -> None:
    table = given(SHOCK_WAVE).play("use shock_wave")

    assert table.legal() == ["return A.1", "return A.3", "return B.1", "return B.2"]


@rule("BN-9.shock_wave")
@pytest.mark.parametrize(
    ("place", "a", "b"),
    [
        ("A.1", ["^shock_wave", "^mirage"], ["salvation", "^tornado"]),
        ("A.3", ["menace", "^shock_wave"], ["salvation", "^tornado"]),
        ("B.1", ["menace", "^shock_wave", "^mirage"], ["^tornado"]),
        ("B.2", ["menace", "^shock_wave", "^mirage"], ["salvation"]),
    ],
)
def test_it_leaves_its_place_and_those_behind_move_up(place: str, a: list[str], b: list[str]) -> None:
    table = given(SHOCK_WAVE).play("use shock_wave", f"return {place}")

    assert (table.scrolls("A"), table.scrolls("B")) == (a, b)


@rule("BN-9.shock_wave")
def test_it_goes_back_into_the_pile() -> None:
    table = given(SHOCK_WAVE).play("use shock_wave", "return B.1")

    assert "salvation" in table.words("scroll_pile")
    assert len(table.words("scroll_pile")) == 16


@rule("BN-9.shock_wave")
def test_which_is_shuffled() -> None:
    piles = {given(SHOCK_WAVE, seed=seed).play("use shock_wave", "return B.1").line("scroll_pile") for seed in range(9)}
    tops = {pile.split()[0] for pile in piles}

    assert len(tops) > 1


@rule("BN-9.shock_wave", "BN-11.draw_scroll")
def test_it_is_shuffled_in_the_german_edition_too() -> None:
    tables = [given(SHOCK_WAVE, edition="de", seed=seed).play("use shock_wave", "return B.1") for seed in range(40)]

    assert {table.words("scroll_pile")[0] for table in tables} > {"salvation"}


@rule("BN-9.shock_wave", "BN-8")
def test_it_is_compulsory() -> None:
    assert "decline" not in given(SHOCK_WAVE).play("use shock_wave").legal()


@rule("BN-9.shock_wave", "BN-9a")
def test_without_another_scroll_in_front_of_anybody_nothing_is_asked() -> None:
    table = given("""
        A: red.sai red.mage | shock_wave
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("use shock_wave")

    assert (table.asks, table.scrolls("A")) == ("turn", ["^shock_wave"])


@rule("BN-9.shock_wave")
def test_a_used_shock_wave_can_be_returned_by_another() -> None:
    table = given("""
        A: red.sai red.mage | shock_wave ^shock_wave
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("use shock_wave 1", "return A.2")

    assert table.scrolls("A") == ["^shock_wave"]


@rule("BN-9.shock_wave", "BN-4.2")
def test_then_the_turn_goes_on() -> None:
    table = given(SHOCK_WAVE).play("use shock_wave", "return A.1")

    assert (table.turn, "draw" in table.legal()) == ("A", True)


@rule("BN-9.shock_wave", "BN-10")
@pytest.mark.parametrize(("seat", "scroll"), [(0, {"back": "scroll"}), (1, "salvation"), (2, {"back": "scroll"})])
def test_a_face_down_scroll_is_returned_unseen(seat: int, scroll: object) -> None:
    table = given(SHOCK_WAVE).play("use shock_wave", "return B.1")

    assert [event["scroll"] for event in table.heard(seat, "returned_scroll")] == [scroll]


@rule("BN-9.shock_wave", "BN-10")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_of_a_face_up_one_everybody_knows_what_it_was(seat: int | None) -> None:
    table = given(SHOCK_WAVE).play("use shock_wave", "return B.2")

    assert [event["scroll"] for event in table.heard(seat, "returned_scroll")] == ["tornado"]


@rule("BN-9.shock_wave", "BN-10")
def test_nobody_knows_where_in_the_pile_it_lies() -> None:
    table = given(SHOCK_WAVE).play("use shock_wave", "return B.1")

    assert (table.known("B", "scroll_pile"), table.count("scroll_pile")) == ([], 16)


# 竜巻

TORNADO = """
    A: red.sai red.mage | menace tornado ^mirage
    B: blue.lord golem | salvation ^blizzard explosion
    C: green.lord golem
    discards: red.dagger
"""


@rule("BN-9.tornado")
def test_each_player_has_one_face_down_scroll_afterwards() -> None:
    table = given(TORNADO).play("use tornado")

    assert [len(table.scrolls(seat)) for seat in "ABC"] == [2, 1, 1]
    assert "^" not in "".join([*table.scrolls("A")[1:], *table.scrolls("B"), *table.scrolls("C")])


@rule("BN-9.tornado")
def test_all_but_the_tornado_are_gathered() -> None:
    table = given(TORNADO).play("use tornado")

    assert table.scrolls("A")[0] == "^tornado"


@rule("BN-9.tornado")
def test_the_rest_is_the_pile() -> None:
    table = given(TORNADO).play("use tornado")

    assert len(table.words("scroll_pile")) == 20 - 1 - 3


@rule("BN-9.tornado")
def test_no_scroll_is_lost() -> None:
    table = given(TORNADO).play("use tornado")
    lying = [*table.scrolls("A")[1:], *table.scrolls("B"), *table.scrolls("C"), *table.words("scroll_pile")]

    assert sorted(lying) == sorted(all_but("tornado").split())


@rule("BN-9.tornado")
def test_they_are_shuffled() -> None:
    gained = {given(TORNADO, seed=seed).play("use tornado").scrolls("C")[0] for seed in range(60)}

    assert gained >= {"menace", "mirage", "salvation", "blizzard", "explosion", "revelation"}


@rule("BN-9.tornado", "BN-4.2")
def test_the_new_scroll_may_be_used_in_the_same_turn() -> None:
    table = given(TORNADO).play("use tornado")

    assert table.legal("use") == [f"use {table.scrolls('A')[1]} 2"]


@rule("BN-9.tornado", "BN-10")
def test_what_was_known_is_known_no_more() -> None:
    table = given(TORNADO.replace("salvation", "salvation=AC")).play("use tornado")

    assert table.seen("A", "scrolls", "B") == [{"back": "scroll", "up": False}]


@rule("BN-9.tornado", "BN-10")
def test_everybody_knows_the_own_new_one() -> None:
    table = given(TORNADO).play("use tornado")

    assert table.seen("C", "scrolls", "C") == [{"face": table.scrolls("C")[0], "up": False}]


@rule("BN-9.tornado")
def test_with_two_players() -> None:
    table = given("""
        A: red.sai red.mage | tornado
        B: blue.lord golem
        discards: red.dagger
    """)
    table.play("use tornado")

    assert ([len(table.scrolls(seat)) for seat in "AB"], len(table.words("scroll_pile"))) == ([2, 1], 17)
