"""BN-1: what is printed on the cards, row by row in the rulebook's order. Everything else is derived from these rows.

To correct a number, change it here. The order of the rows is the order of cards; a new order is a new rules_version.
"""

from tefuda.core.effects import Both, Effect, Effects
from tefuda.games.blanc_noir import names, sets
from tefuda.games.blanc_noir.choosing import MayRemove, RemoveColour, RemoveUntil
from tefuda.games.blanc_noir.scrolls import EndTurn, Gather, GiveMonsters, OthersDraw, ReturnScroll
from tefuda.games.blanc_noir.special import (
    Aurora,  # fmt: skip
    ChainAttack,
    Command,
    Escort,
    Escorted,
    GainScrolls,
    Mischief,
    Reverse,
    Scout,
    Skip,
    TargetDraws,
)


class Face:
    """A kind of card: its name, what is printed on it, and what it does. Copies of coloured cards are per colour."""

    def __init__(self, key: str, japanese: str, number: int, copies: int, effect: Effect) -> None:
        self.key = key
        self.japanese = japanese
        self.number = number
        self.copies = copies
        self.effect = effect


NORMAL = [
    Face("great_sword", "大剣", 1, 2, Effect()),
    Face("twin_swords", "双剣", 2, 2, Effect()),
    Face("boomerang", "投擲", 3, 2, Effect()),
    Face("longbow", "長弓", 4, 2, Effect()),
    Face("dagger", "短剣", 5, 2, Effect()),
    Face("sai", "釵", 6, 2, Effect()),
    Face("battlewhip", "戦鞭", 7, 2, Effect()),
    Face("halberd", "斧槍", 8, 2, Effect()),
    Face("battleaxe", "戦斧", 9, 2, Effect()),
]

SPECIAL = [
    Face("priestess", "女司祭", 10, 2, GainScrolls(1)),
    Face("mage", "魔術師", 11, 2, Reverse()),
    Face("jester", "道化師", 12, 2, Skip()),
    Face("lord", "領主", 15, 1, Command(2)),
    Face("princess", "皇女", 20, 1, Escort(Escorted(1, "BN-8"))),
    Face("knight", "騎士", 25, 1, ChainAttack(2)),
    Face("prince", "皇子", 25, 1, Both(ChainAttack(2), Reverse())),
]

WILD = [
    Face("golem", "ゴーレム", 25, 2, ChainAttack(4)),
    Face("pixie", "妖精", 30, 2, Mischief()),
    Face("dragon", "ドラゴン", 40, 1, TargetDraws(4, "BN-8")),
    Face("valkyrie", "戦乙女", 45, 1, Aurora()),
    Face("goddess", "女神", 50, 1, MayRemove(2)),
    Face("gargoyle", "ガーゴイル", 35, 2, Scout()),
]

SCROLLS = [
    Face("herald_of_red", "赤の伝令", 0, 2, RemoveColour(names.RED)),
    Face("herald_of_yellow", "黄の伝令", 0, 2, RemoveColour(names.YELLOW)),
    Face("herald_of_blue", "青の伝令", 0, 2, RemoveColour(names.BLUE)),
    Face("herald_of_green", "緑の伝令", 0, 2, RemoveColour(names.GREEN)),
    Face("explosion", "爆発", 0, 2, TargetDraws(2, "BN-9")),
    Face("shock_wave", "衝撃波", 0, 2, ReturnScroll()),
    Face("mirage", "蜃気楼", 0, 2, EndTurn()),
    Face("blizzard", "吹雪", 0, 2, OthersDraw(1)),
    Face("menace", "脅威", 0, 1, GiveMonsters()),
    Face("tornado", "竜巻", 0, 1, Gather()),
    Face("salvation", "救済", 0, 1, RemoveUntil(4, "BN-9")),
    Face("revelation", "啓示", 0, 1, GainScrolls(2)),
]

# BN-1b: our guess at the four cards that the box has more than the list
BOXED = "knight"

COLOURED = NORMAL + SPECIAL
sets.derive(
    [(row.key, row.number, row.copies) for row in COLOURED], [(row.key, row.number, row.copies) for row in WILD], BOXED
)
sets.derive_scrolls([row.copies for row in SCROLLS])


def enrol(effects: Effects) -> None:
    """Gives every card's effect its number, in the order of the rows."""
    for row in COLOURED + WILD + SCROLLS:
        effects.enrol(row.key, row.effect)
    for kind, row in enumerate(COLOURED):
        for colour in range(4):
            sets.note_effect(sets.face_of(colour, kind), row.effect.number)
    for i, row in enumerate(WILD):
        sets.note_effect(names.FIRST_WILD + i, row.effect.number)
    for i, row in enumerate(SCROLLS):
        sets.note_scroll_effect(i, row.effect.number)
