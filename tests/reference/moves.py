"""What may be done in a turn (BN-4, BN-5), in the order and the spelling of the notation page."""

from itertools import combinations

from .cards import COLOURS, NUMBER, colour, faces, in_order, is_normal, is_wild
from .table import Table


def with_the_word(table: Table, move: str, left: int) -> list[str]:
    """The move, and behind it the same with the word where that may be said: one card will be left, the word does
    not stand, and nobody says it for you (BN-5a)."""
    if left == 1 and not table.word_stands and table.options.declaration == "manual":
        return [move, f"{move} declare"]
    return [move]


def in_a_turn(table: Table) -> list[str]:
    """Any start action or the one main action (BN-3)."""
    return [*trades(table), *uses(table), "draw", *discards(table)]


def trades(table: Table) -> list[str]:
    """Three of a number for a scroll: not without a scroll to gain, not with the last cards (BN-4.1, BN-4a)."""
    if not table.scroll_pile or len(table.hand) <= 3:
        return []
    may_go = [card for card in in_order(table.hand) if table.options.trade == "de" or is_normal(card)]
    moves = []
    for number in sorted({NUMBER[card] for card in may_go}):
        alike = [card for card in may_go if NUMBER[card] == number]
        for three in dict.fromkeys(combinations(alike, 3)):
            moves += with_the_word(table, f"trade {' '.join(three)}", len(table.hand) - 3)
    return moves


def uses(table: Table) -> list[str]:
    """Each own scroll that is still face down (BN-4.2)."""
    own = table.scrolls[table.turn]
    return [f"use {scroll.face} {place}" for place, scroll in enumerate(own, start=1) if not scroll.up]


def discards(table: Table) -> list[str]:
    """Each card that goes with the top; a wild one once for each colour that it may be given (BN-5.2)."""
    moves = []
    for card in faces(table.hand):
        if may_be_discarded(table, card):
            named = [f"discard {card} {name}" for name in COLOURS] if is_wild(card) else [f"discard {card}"]
            for move in named:
                moves += with_the_word(table, move, len(table.hand) - 1)
    return moves


def may_be_discarded(table: Table, card: str) -> bool:
    """An open chain wants a 25, the last card must be normal, and otherwise colour, number or wild (BN-5.2)."""
    if table.chain and NUMBER[card] != 25:
        return False
    if len(table.hand) == 1 and not is_normal(card):
        return False
    return fits(table, card)


def fits(table: Table, card: str) -> bool:
    """The colour of the top card, or the one named for it, or its number; wild always; a wild card that began the
    pile takes anything (BN-2.4, BN-5.2)."""
    if is_wild(card) or table.colour == "any":
        return True
    wanted = table.colour or colour(table.top)
    return colour(card) == wanted or NUMBER[card] == NUMBER[table.top]
