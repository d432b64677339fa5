"""BN-2 ゲームの準備: what is done before every round."""

import pytest

from tests.games.blanc_noir.given import Laid, begun_by, dealt, given
from tests.rules import rule

# A fulfils the quest with its only card, and the next round is dealt.
LAST_CARD = """
    A: red.sai
    B: red.lord
    C: blue.lord
    first: B
    turn: A
    discards: red.dagger
"""


def first_players(moves: list[str], **options: str) -> set[str]:
    """Who begins the round after these moves, on forty tables that differ in luck alone."""
    return {
        given(LAST_CARD + f"chance: quick {luck:016x}", **options).play(*moves).line("first") for luck in range(1, 41)
    }


@rule("BN-2")
def test_every_round_is_set_up_anew() -> None:
    table = given(LAST_CARD).play("discard red.sai")

    assert (table.round, table.sizes) == (2, [7, 7, 7])


@rule("BN-2.1")
def test_the_draw_pile_is_shuffled() -> None:
    assert dealt(seed=1).words("pile") != dealt(seed=2).words("pile")


@rule("BN-2.1")
def test_the_scroll_pile_is_shuffled() -> None:
    assert dealt(seed=1).words("scroll_pile") != dealt(seed=2).words("scroll_pile")


@rule("BN-2.1")
def test_the_same_seed_deals_the_same() -> None:
    assert dealt(seed=7).state.table() == dealt(seed=7).state.table()


@rule("BN-2.1")
def test_removed_cards_come_back() -> None:
    table = given(LAST_CARD + "removed: goddess dragon valkyrie").play("discard red.sai")

    assert table.removed == []
    assert len(table.words("pile")) == 121 - 3 * 7 - 1


@rule("BN-2.1")
def test_all_scrolls_come_back() -> None:
    table = given("""
        A: red.sai | ^mirage ^tornado salvation
        B: red.lord | ^blizzard
        discards: red.dagger
    """)
    table.play("discard red.sai")

    assert len(table.words("scroll_pile")) == 20 - 2


@rule("BN-2.2", "BN-11.seats")
@pytest.mark.parametrize("seats", range(2, 7))
def test_seven_cards_for_each_of_two_to_six_players(seats: int) -> None:
    assert dealt(seats).sizes == [7] * seats


@rule("BN-2.2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_scroll_each_face_down(seats: int) -> None:
    new = dealt(seats)

    assert [len(new.scrolls(seat)) for seat in new.state.seats] == [1] * seats
    assert "^" not in new.state.table()


@rule("BN-2.2", "BN-10")
def test_a_player_may_look_at_the_own_scroll() -> None:
    new = dealt(3)

    assert new.seen("B", "scrolls", "B") == [{"face": new.scrolls("B")[0], "up": False}]


@rule("BN-2.2", "BN-10")
@pytest.mark.parametrize("seat", ["A", "C", None])
def test_nobody_else_may(seat: str | None) -> None:
    assert dealt(3).seen(seat, "scrolls", "B") == [{"back": "scroll", "up": False}]


@rule("BN-2.2", "BN-10")
def test_how_many_cards_everybody_has_is_public() -> None:
    assert dealt(3).seen(None, "hand", "B") == [{"back": "number"}] * 7


@rule("BN-2.3")
def test_play_goes_clockwise_from_the_first_player() -> None:
    new = dealt(4, seed=3)
    turns = [new.turn, *(new.play("draw").turn for _ in range(4))]

    assert "".join(turns) in "ABCDABCDA"


@rule("BN-2.3")
def test_a_new_round_goes_clockwise_again() -> None:
    table = given(LAST_CARD + "direction: counterclockwise").play("discard red.sai")

    assert table.line("direction") == "clockwise"


@rule("BN-2.3", "BN-2a")
def test_the_first_player_has_the_first_turn() -> None:
    new = dealt(4)

    assert (new.turn, new.state.asked) == (new.line("first"), new.line("first"))


@rule("BN-2a", "BN-11.first_player")
def test_the_first_player_of_the_first_round_is_drawn_at_random() -> None:
    assert {dealt(3, seed).line("first") for seed in range(40)} == {"A", "B", "C"}


@rule("BN-2a", "BN-11.first_player")
def test_and_that_of_every_later_round() -> None:
    assert first_players(["discard red.sai"]) == {"A", "B", "C"}


@rule("BN-2a", "BN-11.first_player")
def test_winner_whoever_fulfilled_the_quest_begins() -> None:
    assert first_players(["discard red.sai"], first_player="winner") == {"A"}


@rule("BN-2a", "BN-11.first_player", "BN-9.menace")
def test_winner_menace_fulfils_the_quest_as_well() -> None:
    table = given(
        """
        A: red.sai
        B: golem dragon gargoyle red.lord | menace
        C: blue.lord
        turn: B
        discards: red.dagger
        """,
        first_player="winner",
    )
    table.play("use menace", "aim C")

    assert table.line("first") == "B"


@rule("BN-2a", "BN-11.first_player")
def test_winner_the_first_round_begins_at_random() -> None:
    assert {dealt(3, seed, first_player="winner").line("first") for seed in range(40)} == {"A", "B", "C"}


@rule("BN-2a", "BN-11.first_player")
def test_winner_a_round_after_one_without_a_quest_begins_at_random() -> None:
    text = """
        A: red.lord
        B: blue.lord
        C: green.lord
        last_quest: B
        discards: golem
        pile: -
        removed: *
        chance: quick """
    still = [given(f"{text}{luck:016x}", first_player="winner").play("draw", "draw", "draw") for luck in range(1, 41)]

    assert {table.line("first") for table in still} == {"A", "B", "C"}


@rule("BN-2a", "BN-11.first_player")
def test_left_of_last_the_next_clockwise_begins() -> None:
    assert first_players(["discard red.sai"], first_player="left_of_last") == {"C"}


@rule("BN-2a", "BN-11.first_player")
def test_left_of_last_is_clockwise_whatever_the_direction_was() -> None:
    table = given(LAST_CARD + "direction: counterclockwise", first_player="left_of_last").play("discard red.sai")

    assert table.line("first") == "C"


@rule("BN-2a", "BN-11.first_player")
def test_left_of_last_goes_round_from_the_last_seat_to_the_first() -> None:
    table = given(LAST_CARD.replace("first: B", "first: C"), first_player="left_of_last").play("discard red.sai")

    assert table.line("first") == "A"


@rule("BN-2.4")
def test_the_top_card_of_the_draw_pile_starts_the_discard_pile() -> None:
    new = dealt(3)

    assert (len(new.words("discards")), len(new.words("pile"))) == (1, 121 - 3 * 7 - 1)


@rule("BN-2.4")
@pytest.mark.parametrize("kind", ["knight", "prince", "golem"])
def test_a_25_that_starts_the_pile_opens_no_chain(kind: str) -> None:
    assert begun_by(kind).chain == 0


@rule("BN-2.4")
@pytest.mark.parametrize("kind", ["dragon", "gargoyle", "princess", "lord", "goddess", "pixie", "valkyrie"])
def test_an_ability_does_not_happen(kind: str) -> None:
    assert begun_by(kind).asks == "turn"


@rule("BN-2.4")
def test_a_priestess_brings_no_scroll() -> None:
    assert len(begun_by("priestess").words("scroll_pile")) == 18


WILD_BEGINS = """
    A: red.sai blue.lord green.jester
    B: yellow.sai red.lord
    discards: dragon
"""


@rule("BN-2.4", "BN-11.first_wild")
def test_on_a_wild_card_the_first_player_may_discard_any_card() -> None:
    table = given(WILD_BEGINS)

    assert table.legal("discard") == ["discard red.sai", "discard blue.lord", "discard green.jester"]


@rule("BN-2.4", "BN-11.first_wild")
def test_a_dealt_wild_card_has_no_colour() -> None:
    assert begun_by("dragon").line("colour") == "any"


@rule("BN-2.4")
def test_after_a_draw_the_next_player_may_still_discard_any_card() -> None:
    table = given(WILD_BEGINS).play("draw")

    assert table.legal("discard") == [
        "discard red.lord",
        "discard red.lord declare",
        "discard yellow.sai",
        "discard yellow.sai declare",
    ]


@rule("BN-2.4")
def test_the_first_discard_ends_that() -> None:
    table = given(WILD_BEGINS).play("discard green.jester", "draw")

    assert table.legal("discard") == []


def deal_events(laid: Laid, key: str) -> int:
    return sum(event.key == key for event in laid.told)


@rule("BN-2.2")
def test_the_deal_is_told_card_by_card() -> None:
    new = dealt(3)

    assert (deal_events(new, "drew"), deal_events(new, "gained_scroll"), deal_events(new, "pile_opened")) == (21, 3, 1)
