"""The reference against the rulebook: the printed examples with the printed numbers, then each paragraph."""

import pytest

from .blanc_noir import Illegal, Reference
from .cards import all_scrolls, is_normal, is_special, whole_deck
from .setting import Dice, after, down, hand_sizes, laid, legal

# Cards and set-up (BN-1, BN-2)


@pytest.mark.parametrize(("deck", "cards", "special"), [("listed", 121, 49), ("boxed", 125, 53)])
def test_the_box_holds_what_it_says(deck: str, cards: int, special: int) -> None:
    """BN-1, BN-1b: 125 number cards, 72 normal and 53 special (the list gives 49), 20 scrolls."""
    whole = whole_deck(deck)
    assert (len(whole), sum(map(is_normal, whole)), sum(map(is_special, whole))) == (cards, 72, special)
    assert len(all_scrolls()) == 20


def test_everybody_gets_seven_cards_and_a_scroll() -> None:
    """BN-2.2, BN-2.4"""
    state = Reference(6, Dice(3)).summary()
    assert [len(hand) for hand in state["hands"]] == [7] * 6
    assert all(len(row) == 1 and not row[0][1] for row in state["scrolls"])
    assert (len(state["pile"]), len(state["discards"]), len(state["scroll_pile"])) == (121 - 42 - 1, 1, 14)


@pytest.mark.parametrize(("draw_scroll", "gains"), [("random", [20, 19]), ("top", [])])
def test_luck_is_asked_in_the_written_order(draw_scroll: str, gains: list[int]) -> None:
    """Notation, order of luck: deck, scrolls, a scroll for each seat, who begins."""
    dice = Dice(5)
    Reference(2, dice, draw_scroll=draw_scroll)
    assert dice.asked == [*range(121, 1, -1), *range(20, 1, -1), *gains, 2]


def test_a_wild_card_that_begins_takes_anything() -> None:
    """BN-2.4: any colour until the first discard, also after somebody drew."""
    game = laid("red.sai blue.lord green.mage | red.sai", "golem")
    assert legal(game, "discard") == ["discard red.sai", "discard blue.lord", "discard green.mage"]
    assert after(game, "draw")["colour"] == "any"


def test_in_the_german_edition_the_first_player_names_the_colour() -> None:
    """BN-11 first_wild"""
    game = laid("red.sai blue.lord | red.sai", "golem", {"edition": "de"}, scrolls=[down("mirage"), []])
    assert game.legal() == ["name red", "name yellow", "name blue", "name green"]
    game.play("name blue")
    assert game.legal() == ["use mirage 1", "draw", "discard blue.lord", "discard blue.lord declare"]


def test_who_begins() -> None:
    """BN-2a: the winner, the neighbour of who began, or by lot."""
    for option, letter in (("winner", "A"), ("left_of_last", "C")):
        game = laid("red.sai | red.lord | red.lord", "red.dagger", {"first_player": option}, declared="A", first="B")
        assert after(game, "discard red.sai")["turn"] == letter


# The start phase (BN-4)


def test_trade() -> None:
    """BN-4.1, BN-4a: three normal cards of a number, whichever, and not the last cards of the hand."""
    game = laid("red.sai red.sai blue.sai green.sai blue.mage yellow.mage green.mage | red.lord", "red.dagger")
    assert legal(game, "trade") == [
        "trade red.sai red.sai blue.sai",
        "trade red.sai red.sai green.sai",
        "trade red.sai blue.sai green.sai",
    ]
    state = after(game, "trade red.sai blue.sai green.sai")
    assert (len(state["scrolls"][0]), len(state["scroll_pile"]), state["turn"]) == (1, 19, "A")
    assert state["removed"] == ["red.sai", "blue.sai", "green.sai"]
    assert not legal(laid("red.sai blue.sai green.sai | red.sai", "red.dagger"), "trade")
    assert not legal(laid("red.sai blue.sai green.sai golem | red.sai", "red.dagger", scroll_pile=()), "trade")


def test_german_trade_takes_specials() -> None:
    """BN-11 trade: three number cards of a number, also while a chain is open."""
    hand = "red.knight red.prince blue.knight golem blue.sai"
    game = laid(f"{hand} | red.sai", "green.knight", {"edition": "de"}, chain=2)
    assert legal(game, "trade")[:2] == ["trade red.knight red.prince blue.knight", "trade red.knight red.prince golem"]
    assert len(legal(game, "trade")) == 4


def test_a_trade_down_to_one_card_wants_the_word() -> None:
    """BN-5a: the penalty comes before play goes on."""
    hands = "red.sai blue.sai green.sai golem | red.sai"
    trade = "trade red.sai blue.sai green.sai"
    assert legal(laid(hands, "red.dagger"), "trade") == [trade, f"{trade} declare"]
    silent, said, automatic = (
        laid(hands, "red.dagger", {"declaration": how}) for how in ("manual", "manual", "automatic")
    )
    assert (len(after(silent, trade)["hands"][0]), silent.summary()["turn"]) == (5, "A")
    assert after(said, f"{trade} declare")["declared"] == ["A"]
    assert legal(automatic, "trade") == [trade]
    assert after(automatic, trade)["declared"] == ["A"]


# The main phase (BN-5)


def test_the_printed_chain() -> None:
    """BN-5.2.1: Knight, Golem, the third player draws 6, the fourth plays a normal turn."""
    game = laid("red.knight red.sai red.sai | golem red.dagger blue.sai | red.mage blue.mage | blue.sai", "red.dagger")
    assert after(game, "discard red.knight")["chain"] == 2
    assert game.legal() == ["draw", *(f"discard golem {name}" for name in ("red", "yellow", "blue", "green"))]
    assert after(game, "discard golem blue")["chain"] == 6
    assert game.legal() == ["draw"]
    state = after(game, "draw")
    assert (hand_sizes(game)[2], state["chain"], state["turn"]) == (8, 0, "D")


def test_what_may_be_discarded() -> None:
    """BN-5.2: colour, number, or wild."""
    game = laid("red.sai blue.dagger blue.sai goddess | red.sai", "red.dagger")
    wild = [f"discard goddess {name}" for name in ("red", "yellow", "blue", "green")]
    assert legal(game, "discard") == ["discard red.sai", "discard blue.dagger", *wild]
    game = laid("red.knight blue.sai green.sai | red.sai", "golem", colour="blue")
    assert legal(game, "discard") == ["discard red.knight", "discard blue.sai"]


def test_forgetting_the_word_costs_four() -> None:
    """BN-5.2.2"""
    game = laid("red.sai blue.sai | red.sai", "red.dagger")
    assert legal(game, "discard") == ["discard red.sai", "discard red.sai declare"]
    game.play("discard red.sai")
    assert hand_sizes(game) == [5, 1]


def test_only_a_normal_card_can_be_the_last() -> None:
    """BN-5.2.2: declared or not, with or without a chain."""
    assert laid("golem | red.sai", "red.dagger", declared="A").legal() == ["draw"]
    assert laid("golem | red.sai", "red.knight", chain=2).legal() == ["draw"]
    assert laid("red.sai | red.sai", "red.knight", chain=2).legal() == ["draw"]
    assert laid("red.sai | red.sai", "red.dagger").legal() == ["draw", "discard red.sai"]


def test_the_last_card_without_the_word_costs_four() -> None:
    """BN-5.2.2, BN-5a: no quest."""
    game = laid("red.sai | red.sai", "red.dagger")
    state = after(game, "discard red.sai")
    assert (hand_sizes(game), state["quests"], state["turn"]) == ([4, 1], [0, 0], "B")


def test_an_ability_that_empties_the_hand_costs_four() -> None:
    """BN-5.2.2: said or not, and the round goes on."""
    game = laid("goddess red.sai blue.sai | red.sai", "red.dagger")
    game.play("discard goddess red")
    first = ["remove red.sai", "remove red.sai declare", "remove blue.sai", "remove blue.sai declare", "decline"]
    assert game.legal() == first
    game.play("remove red.sai declare")
    assert game.legal() == ["remove blue.sai", "decline"]
    state = after(game, "remove blue.sai")
    assert (hand_sizes(game), state["declared"], state["turn"]) == ([4, 1], [], "B")


def test_an_empty_hand_stays_in() -> None:
    """BN-5a: it can only draw; its scrolls may still be used."""
    game = laid("| red.sai", "red.dagger", scrolls=[down("revelation"), []])
    assert game.legal() == ["use revelation 1", "draw"]
    assert after(game, "draw")["round"] == 1


def test_a_penalty_that_finds_no_card_declares() -> None:
    """BN-5a: after a trade with nothing under the top card; a Dragon's target may have drawn the last one."""
    game = laid("red.sai blue.sai green.sai golem | red.sai", "red.dagger", pile=())
    assert after(game, "trade red.sai blue.sai green.sai")["declared"] == ["A"]
    game = laid("dragon golem | red.sai", "red.dagger", pile=())
    state = after(game, "discard dragon red", "aim B")
    assert (hand_sizes(game), state["declared"]) == ([1, 2], ["A"])
    game = laid("red.sai red.mage | red.sai", "red.dagger", pile=())
    state = after(game, "discard red.sai")
    assert (state["hands"][0], state["declared"]) == (["red.dagger", "red.mage"], [])


def test_a_growing_hand_spends_the_word() -> None:
    """BN-5b: by drawing oneself or by what others do."""
    assert after(laid("red.sai | red.sai", "red.dagger", declared="A"), "draw")["declared"] == []
    game = laid("red.sai red.mage | red.sai", "red.dagger", declared="B", scrolls=[down("blizzard"), []])
    assert after(game, "use blizzard 1")["declared"] == []


def test_the_pile_is_renewed_amid_a_draw() -> None:
    """BN-5c: all discards but the top; as many as there are; removed cards stay out."""
    game = laid("red.sai red.mage | red.lord", "red.sai blue.sai golem blue.knight", pile=["green.mage"], chain=6)
    state = after(game, "draw")
    assert state["hands"][0] == ["red.sai", "red.sai", "red.mage", "blue.sai", "green.mage", "golem"]
    assert (state["discards"], state["pile"], state["chain"]) == (["blue.knight"], [], 0)


def test_renewing_shuffles_the_discards_in_the_order_of_cards() -> None:
    """Notation, order of luck."""
    game = laid("red.sai red.mage | red.lord", "golem blue.sai red.sai yellow.lord", pile=())
    game.table.luck = dice = Dice(4)
    expected = ["red.sai", "blue.sai", "golem"]
    twin = Dice(4)
    for i in (2, 1):
        j = twin.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    state = after(game, "draw")
    assert (state["pile"], dice.asked) == (expected[:2], [3, 2])
    assert expected[2] in state["hands"][0]


def test_a_round_ends_when_nothing_moves() -> None:
    """BN-5c: as many still turns as seats, Mirage included; everybody scores."""
    game = laid("red.sai | red.lord", "golem", pile=(), colour="blue", scrolls=[[], down("mirage")])
    assert after(game, "draw")["idle"] == 1
    state = after(game, "use mirage 1")
    assert (state["round"], state["points"], state["quests"]) == (2, [6, 15], [0, 0])


def test_a_round_ends_when_no_normal_card_is_left() -> None:
    """BN-5c"""
    assert after(laid("red.lord golem | red.lord", "golem", pile=["dragon"]), "draw")["round"] == 2


# The end of a round and of the game (BN-6, BN-7)


def test_a_quest_is_fulfilled() -> None:
    """BN-6: the others score what they hold."""
    game = laid("red.sai | red.knight golem blue.sai | goddess", "red.dagger", declared="A")
    state = after(game, "discard red.sai")
    assert (state["points"], state["quests"], state["round"]) == ([0, 56, 50], [1, 0, 0], 2)
    game = laid("red.sai | red.lord", "red.dagger", {"declaration": "automatic"})
    assert after(game, "discard red.sai")["quests"] == [1, 0]


@pytest.mark.parametrize(("before", "total", "over"), [(149, 199, False), (150, 100, False), (151, 201, True)])
def test_exactly_two_hundred_is_halved(before: int, total: int, over: bool) -> None:
    """BN-7.1, BN-7.2: over 200 ends the game, exactly 200 becomes 100."""
    game = laid("red.sai | goddess", "red.dagger", declared="A", points=[120, before])
    state = after(game, "discard red.sai")
    assert (state["points"], state["over"], game.legal() == []) == ([120, total], over, over)


def test_fewest_points_then_most_quests_then_shared() -> None:
    """BN-7.2, BN-7.3"""
    for quests, letters in (([0, 1, 2], ["C"]), ([1, 1, 2], ["A", "C"]), ([2, 1, 2], ["A"])):
        game = laid("red.sai | goddess | red.sai", "red.dagger", declared="A", points=[6, 190, 0], quests=quests)
        assert after(game, "discard red.sai")["winners"] == letters
    game = laid("red.sai | goddess", "red.dagger", {"rounds": 1, "target": 50}, declared="A", points=[60, 0])
    state = after(game, "discard red.sai")
    assert (state["points"], state["winners"]) == ([60, 25], ["B"])


def test_a_move_that_is_not_legal_changes_nothing() -> None:
    """Refused, and the game goes on as before."""
    game = laid("red.sai | red.sai", "red.dagger")
    before = game.summary()
    with pytest.raises(Illegal):
        game.play("discard blue.sai")
    assert game.summary() == before
