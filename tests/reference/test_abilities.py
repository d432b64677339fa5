"""Each special card and each scroll (BN-8, BN-9), with both editions where they differ (BN-11)."""

import pytest

from .setting import Dice, after, down, hand_sizes, laid, legal

# Special cards (BN-8)


def test_priestess_gains_a_scroll() -> None:
    """BN-8 Prayer: nothing from an empty pile."""
    game = laid("red.priestess red.sai red.sai | red.sai", "red.dagger", {"edition": "de"}, scroll_pile=["mirage"])
    assert after(game, "discard red.priestess")["scrolls"] == [down("mirage"), []]
    game = laid("red.priestess red.sai red.sai | red.sai", "red.dagger", scroll_pile=())
    assert after(game, "discard red.priestess")["turn"] == "B"


def test_mage_turns_the_direction_but_not_with_two_players() -> None:
    """BN-8 Reverse"""
    hands = "red.mage red.sai red.sai | red.sai"
    state = after(laid(f"{hands} | red.sai", "red.dagger"), "discard red.mage")
    assert (state["direction"], state["turn"]) == (-1, "C")
    state = after(laid(hands, "red.dagger"), "discard red.mage")
    assert (state["direction"], state["turn"]) == (1, "B")


def test_jester_leaves_out_the_next_player() -> None:
    """BN-8 Skip: with two players it is your turn again."""
    state = after(laid("red.jester red.sai red.sai | red.sai | red.sai", "red.dagger"), "discard red.jester")
    assert state["turn"] == "C"
    state = after(laid("red.jester red.sai red.sai | red.sai", "red.dagger"), "discard red.jester")
    assert state["turn"] == "A"


def test_lord_removes_up_to_two_normal_cards_of_his_colour() -> None:
    """BN-8 Command, BN-11 lord: one or two or none; asked also without such a card (BN-8c)."""
    hand = "red.lord red.sai red.dagger red.mage blue.sai golem"
    game = laid(f"{hand} | red.sai", "red.dagger")
    game.play("discard red.lord")
    assert game.legal() == ["remove red.dagger", "remove red.sai", "decline"]
    game.play("remove red.sai")
    assert game.legal() == ["remove red.dagger", "decline"]
    state = after(game, "decline")
    assert (state["removed"], state["turn"]) == (["red.sai"], "B")
    game = laid(f"{hand} | red.sai", "red.dagger", {"edition": "de"})
    game.play("discard red.lord")
    assert game.legal() == ["remove red.dagger", "remove red.sai", "remove red.mage", "decline"]
    game = laid("red.lord red.mage blue.sai | red.sai", "red.dagger")
    game.play("discard red.lord")
    assert game.legal() == ["decline"]
    assert after(game, "decline")["turn"] == "B"


def test_the_word_with_a_lord() -> None:
    """BN-5a: with the answer that leaves one card, the declining one included."""
    game = laid("red.lord red.sai red.dagger blue.sai | red.sai", "red.dagger")
    after(game, "discard red.lord", "remove red.sai")
    assert game.legal() == ["remove red.dagger", "remove red.dagger declare", "decline"]
    game = laid("red.lord red.sai red.sai | red.sai", "red.dagger")
    after(game, "discard red.lord", "remove red.sai")
    assert game.legal() == ["remove red.sai", "decline", "decline declare"]
    assert after(game, "decline declare")["declared"] == ["A"]
    assert hand_sizes(game) == [1, 1]
    game = laid("red.lord red.sai | red.sai", "red.dagger")
    game.play("discard red.lord declare")
    assert game.legal() == ["remove red.sai", "decline"]


def test_princess_removes_a_special_card() -> None:
    """BN-8a: only the Prince of her colour has a consequence."""
    game = laid("red.princess red.prince blue.prince golem red.sai red.dagger | red.sai", "red.dagger")
    game.play("discard red.princess")
    assert game.legal() == ["remove red.prince", "remove blue.prince", "remove golem", "decline"]
    state = after(game, "remove blue.prince")
    assert (state["removed"], state["turn"]) == (["blue.prince"], "B")
    game = laid("red.princess red.sai red.dagger | red.sai", "red.dagger")
    game.play("discard red.princess")
    assert game.legal() == ["decline"]
    assert after(game, "decline")["turn"] == "B"


@pytest.mark.parametrize("edition", ["ja", "de"])
def test_princess_with_her_prince_comes_down_to_one_card(edition: str) -> None:
    """BN-8 Escort: compulsory, but the German edition may decline before the first."""
    game = laid("red.princess red.prince golem red.sai red.sai | red.sai", "red.dagger", {"edition": edition})
    after(game, "discard red.princess", "remove red.prince")
    assert game.legal() == ["remove red.sai", "remove golem", *(["decline"] if edition == "de" else [])]
    game.play("remove golem")
    assert game.legal() == ["remove red.sai", "remove red.sai declare"]
    state = after(game, "remove red.sai declare")
    assert (state["hands"][0], state["declared"], state["turn"]) == (["red.sai"], ["A"], "B")
    if edition == "de":
        game = laid("red.princess red.prince golem red.sai | red.sai", "red.dagger", {"edition": edition})
        state = after(game, "discard red.princess", "remove red.prince", "decline")
        assert (state["hands"][0], state["turn"]) == (["red.sai", "golem"], "B")
    game = laid("red.princess red.prince red.sai | red.sai", "red.dagger", {"edition": edition})
    after(game, "discard red.princess", "remove red.prince declare")
    assert (hand_sizes(game), game.asked()) == ([1, 1], 1)


def test_knight_prince_and_golem_add_to_the_chain() -> None:
    """BN-8 Chain attack: two, two with Reverse, four."""
    state = after(laid("red.prince golem golem | golem | red.sai", "red.dagger"), "discard red.prince")
    assert (state["chain"], state["direction"], state["turn"]) == (2, -1, "C")
    state = after(laid("golem red.sai red.sai | golem", "red.dagger"), "discard golem green")
    assert (state["chain"], state["colour"]) == (4, "green")


def test_pixie_exchanges_scrolls() -> None:
    """BN-8 Mischief, BN-11 pixie: any two, the pile's included; in the German edition not both one player's."""
    scrolls = [down("mirage", "menace"), [("tornado", True), ("blizzard", False)]]
    pixie = "pixie red.sai red.sai | red.sai"
    game = laid(pixie, "red.dagger", {"draw_scroll": "top"}, scrolls=scrolls, scroll_pile=["explosion", "salvation"])
    game.play("discard pixie red")
    pile = ["swap pile A.1", "swap pile A.2", "swap pile B.2"]
    assert game.legal() == [*pile, "swap A.1 A.2", "swap A.1 B.2", "swap A.2 B.2"]
    state = after(game, "swap pile A.2")
    assert state["scrolls"][0] == down("mirage", "salvation")
    assert state["scroll_pile"] == ["explosion", "menace"]
    game = laid(pixie, "red.dagger", scrolls=scrolls)
    game.table.luck = dice = Dice(2)
    state = after(game, "discard pixie red", "swap pile B.2")
    assert dice.asked == [16]
    assert state["scroll_pile"].count("blizzard") == 2
    game = laid(pixie, "red.dagger", {"edition": "de"}, scrolls=scrolls)
    game.play("discard pixie red")
    assert game.legal() == [*pile, "swap A.1 B.2", "swap A.2 B.2"]
    assert after(game, "swap A.1 B.2")["scrolls"] == [down("blizzard", "menace"), [("tornado", True), *down("mirage")]]
    game = laid(pixie, "red.dagger", {"edition": "de"}, scrolls=[down("mirage", "menace"), []], scroll_pile=())
    assert after(game, "discard pixie red")["turn"] == "B"


def test_dragon_and_explosion_make_one_player_draw() -> None:
    """BN-8, BN-9: turn order does not change; even a single possible target is asked for."""
    game = laid("dragon red.sai red.sai | red.sai | red.sai", "red.dagger")
    game.play("discard dragon blue")
    assert game.legal() == ["aim B", "aim C"]
    assert after(game, "aim C")["turn"] == "B"
    assert hand_sizes(game) == [2, 1, 5]
    game = laid("red.sai red.sai | red.sai", "red.dagger", scrolls=[down("explosion"), []])
    game.play("use explosion 1")
    assert game.legal() == ["aim B"]
    assert after(game, "aim B")["turn"] == "A"
    assert hand_sizes(game) == [2, 3]


def test_valkyrie_takes_back_a_card() -> None:
    """BN-8 Aurora: not herself; the hand grows, so that no word comes with it."""
    game = laid("valkyrie red.sai | red.sai", "golem golem red.dagger")
    game.play("discard valkyrie blue")
    assert game.legal() == ["take red.dagger", "take golem", "decline", "decline declare"]
    state = after(game, "take golem")
    assert (state["hands"][0], state["top"], state["colour"]) == (["red.sai", "golem"], "valkyrie", "blue")
    assert state["discards"] == ["red.dagger", "golem", "valkyrie"]
    game = laid("valkyrie red.sai red.sai | red.sai", "red.dagger")
    assert after(game, "discard valkyrie blue", "decline")["turn"] == "B"


def test_goddess_removes_up_to_two_cards() -> None:
    """BN-8 Blessing: any number cards."""
    game = laid("goddess red.sai golem blue.lord blue.sai | red.sai", "red.dagger")
    after(game, "discard goddess blue", "remove golem")
    assert game.legal() == ["remove red.sai", "remove blue.sai", "remove blue.lord", "decline"]
    state = after(game, "remove blue.lord")
    assert (state["removed"], state["turn"]) == (["blue.lord", "golem"], "B")


def test_gargoyle_asks_whose_hand() -> None:
    """BN-8 Scout: the word may come with the answer; without it four cards."""
    game = laid("gargoyle red.sai | red.sai | red.sai", "red.dagger")
    game.play("discard gargoyle red")
    assert game.legal() == ["aim B", "aim B declare", "aim C", "aim C declare"]
    assert after(game, "aim C")["turn"] == "B"
    assert hand_sizes(game) == [5, 1, 1]


# Scrolls (BN-9)


def test_herald_takes_the_colour_away() -> None:
    """BN-9: wild cards are black and stay; two cards stay at least."""
    red = [down("herald_of_red"), []]
    game = laid("red.sai red.lord blue.sai golem | red.sai", "red.dagger", scrolls=red)
    state = after(game, "use herald_of_red 1")
    assert (state["hands"][0], state["turn"]) == (["blue.sai", "golem"], "A")
    game = laid("red.sai red.lord red.mage golem | red.sai", "red.dagger", scrolls=red)
    game.play("use herald_of_red 1")
    assert game.legal() == ["remove red.sai", "remove red.mage", "remove red.lord"]
    assert after(game, "remove red.sai", "remove red.lord")["hands"][0] == ["red.mage", "golem"]
    for hand in ("red.sai red.lord", "red.sai", "blue.sai blue.sai golem"):
        game = laid(f"{hand} | red.sai", "red.dagger", scrolls=red)
        assert after(game, "use herald_of_red 1")["removed"] == []
        assert game.legal()[0] == "draw"


def test_shock_wave_sends_a_scroll_back() -> None:
    """BN-9: also one that lies face up, also an own one, not this one."""
    scrolls = [down("mirage", "shock_wave"), [("tornado", True)]]
    game = laid("red.sai red.sai | red.sai", "red.dagger", scrolls=scrolls)
    game.play("use shock_wave 2")
    assert game.legal() == ["return A.1", "return B.1"]
    state = after(game, "return A.1")
    assert state["scrolls"] == [[("shock_wave", True)], [("tornado", True)]]
    assert state["scroll_pile"].count("mirage") == 2
    game = laid("red.sai red.sai | red.sai", "red.dagger", scrolls=[down("shock_wave"), []])
    assert after(game, "use shock_wave 1")["turn"] == "A"


def test_mirage_hands_the_chain_on() -> None:
    """BN-9, BN-3: neither drawn nor discarded; the sum stays open for the next player."""
    game = laid("red.sai red.sai | red.sai", "red.knight", chain=6, scrolls=[down("mirage"), []])
    state = after(game, "use mirage 1")
    assert (state["chain"], state["turn"], state["scrolls"][0]) == (6, "B", [("mirage", True)])
    game.play("draw")
    assert hand_sizes(game) == [2, 7]


def test_blizzard_lets_all_others_draw_in_turn_order() -> None:
    """BN-9: here counter-clockwise."""
    pile = ["golem", "blue.sai", "green.sai"]
    hands = "red.sai red.sai | red.sai | red.sai"
    game = laid(hands, "red.dagger", pile=pile, scrolls=[down("blizzard"), [], []], direction=-1)
    state = after(game, "use blizzard 1")
    assert state["hands"][1:] == [["red.sai", "blue.sai"], ["red.sai", "green.sai"]]
    assert state["turn"] == "A"


def test_menace_ends_the_round() -> None:
    """BN-9, BN-6: of two Golems and two Gargoyles one each is given; the receiver scores 40 + 25 + 35."""
    hands = "dragon golem golem gargoyle gargoyle blue.sai | red.sai | red.lord"
    game = laid(hands, "red.dagger", scrolls=[down("menace"), [], []])
    game.play("use menace 1")
    assert game.legal() == ["aim B", "aim C"]
    state = after(game, "aim C")
    assert (state["points"], state["quests"], state["round"]) == ([0, 6, 115], [1, 0, 0], 2)
    game = laid("golem golem gargoyle gargoyle | red.sai", "red.dagger", scrolls=[down("menace"), []])
    state = after(game, "use menace 1")
    assert (state["turn"], state["round"], legal(game, "draw")) == ("A", 1, ["draw"])


def test_tornado_deals_all_scrolls_anew() -> None:
    """BN-9: all but this one, which stays where it is; the luck is one shuffle of the nineteen others."""
    scrolls = [down("mirage", "tornado"), [("menace", True)], []]
    game = laid("red.sai red.sai | red.sai | red.sai", "red.dagger", scrolls=scrolls)
    game.table.luck = dice = Dice(2)
    state = after(game, "use tornado 2")
    assert [len(row) for row in state["scrolls"]] == [2, 1, 1]
    assert state["scrolls"][0][0] == ("tornado", True)
    assert not any(up for row in state["scrolls"] for _, up in row[-1:])
    assert (len(state["scroll_pile"]), dice.asked) == (16, [*range(19, 1, -1)])


@pytest.mark.parametrize(("held", "left"), [(4, 4), (5, 4), (7, 4)])
def test_salvation_leaves_four(held: int, left: int) -> None:
    """BN-9: no effect with four or fewer."""
    game = laid(" ".join(["red.sai"] * held) + " | golem", "red.dagger", scrolls=[down("salvation"), []])
    game.play("use salvation 1")
    for _ in range(held - left):
        assert game.legal() == ["remove red.sai"]
        game.play("remove red.sai")
    assert hand_sizes(game) == [left, 1]
    assert legal(game, "draw") == ["draw"]


def test_revelation_gains_two_or_what_there_is() -> None:
    """BN-9"""
    game = laid("red.sai red.sai | golem", "red.dagger", scrolls=[down("revelation"), []])
    assert len(after(game, "use revelation 1")["scrolls"][0]) == 3
    game = laid("red.sai red.sai | golem", "red.dagger", scrolls=[down("revelation"), []], scroll_pile=["menace"])
    assert after(game, "use revelation 1")["scrolls"][0] == [("revelation", True), ("menace", False)]
