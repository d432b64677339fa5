"""Why a move of a turn is refused: the first rule, in the order a player would check, that stands against it."""

from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.games.blanc_noir import front, moves, names, own, sets, spelling
from tefuda.games.blanc_noir.zones import Zones


def of_answer(game: Game, t: Table, seat: int, move: int) -> Reason | None:
    """While a card asks: what is wrong with the kind of the answer, or with the word. None: nothing of these."""
    if not t.asks(seat) or t.asker() in (names.TURN, names.FIRST_COLOUR):
        return None
    out = Moves()
    game.legal(t, seat, out)
    offered = out.as_list()
    if move in offered:
        return None
    key = game.asking(t).key
    paragraph = "BN-9" if key in spelling.SCROLL_OF else "BN-8"
    kind = moves.kind(move)
    if kind not in [moves.kind(one) for one in offered]:
        if kind <= names.USE:
            return Reason("answer_first", paragraph, why=key)
        return Reason("must_choose" if kind == names.DECLINE else "not_this_answer", paragraph, why=key)
    if moves.has_word(move) and moves.without_word(move) in offered:
        return of_word(own.zones(t))
    return None


def of_word(z: Zones) -> Reason:
    """BN-5a"""
    if z.choices.is_automatic:
        return Reason("declare_automatic", "BN-5a")
    return Reason("declare_not_now", "BN-5.2.2")


def of_turn(z: Zones, seat: int, move: int) -> Reason | None:
    kind = moves.kind(move)
    if kind > names.USE:
        return Reason("nothing_asked", "BN-3")
    if moves.has_word(move) and z.choices.is_automatic:
        return of_word(z)
    why = None
    if kind == names.DISCARD:
        why = of_discard(z, seat, moves.first(move), moves.second(move))
    elif kind == names.TRADE:
        why = of_trade(z, seat, [moves.first(move), moves.second(move), moves.third(move)])
    elif kind == names.USE:
        why = of_scroll(z, seat, moves.first(move), moves.second(move))
    if why is None and moves.has_word(move):
        why = of_word(z)
    return why


def of_discard(z: Zones, seat: int, face: int, colour: int) -> Reason | None:
    """BN-5.2"""
    is_wild = face >= names.FIRST_WILD
    number = sets.number_of(face)
    if not z.has(seat, face):
        return Reason("not_in_hand", "BN-5.2", card=face)
    if z.chain and number != names.CHAINER:
        return Reason("chain_open", "BN-5.2.1", card=face, chain=z.chain)
    if z.size[seat] == 1 and number > names.MOST_NORMAL:
        return Reason("last_card_normal", "BN-5.2.2", card=face)
    fits = z.chain or z.colour in (names.ANY_COLOUR, sets.colour_of(face)) or number == sets.number_of(z.top)
    if not (is_wild or fits):
        return Reason(
            "neither_colour_nor_number", "BN-5.2", card=face, top=z.top, colour=z.colour, number=sets.number_of(z.top)
        )
    if is_wild and colour == names.ANY_COLOUR:
        return Reason("name_a_colour", "BN-5.2", card=face)
    if not is_wild and colour != sets.colour_of(face):
        return Reason("no_colour_to_name", "BN-5.2", card=face)
    return None


def of_trade(z: Zones, seat: int, some: list[int]) -> Reason | None:
    """BN-4.1"""
    if len({sets.number_of(face) for face in some}) != 1:
        return Reason("not_three_of_a_number", "BN-4.1")
    mine = z.faces(seat)
    for face in some:
        if some.count(face) > mine.count(face):
            return Reason("not_in_hand", "BN-4.1", card=face)
    if not z.choices.trades_any and sets.number_of(some[0]) > names.MOST_NORMAL:
        return Reason("trade_not_normal", "BN-4.1", card=some[0])
    if z.in_scrolls == 0:
        return Reason("no_scroll_left", "BN-4a")
    if z.size[seat] == 3:
        return Reason("trade_empties_hand", "BN-4a")
    return None


def of_scroll(z: Zones, seat: int, scroll: int, index: int) -> Reason | None:
    """BN-4.2"""
    place = names.MOST_SCROLLS * seat + index
    if index < z.fronts[seat] and front.is_down(z, place) and z.front[place] == scroll:
        return None
    return Reason("no_such_scroll", "BN-4.2", scroll=scroll, place=place)
