"""BN-3, BN-4, BN-5: a turn, and the legal moves of it."""

from tefuda.core import bits, how, quick
from tefuda.core.effects import Effect, Effects
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.games.blanc_noir import front, moves, names, own, refusals, sets
from tefuda.games.blanc_noir.zones import Zones


class Turn(Effect):
    """手番: the start phase, any number of actions; then exactly one main action."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        start_phase(z, out)
        main_phase(z, out)

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        kind = moves.kind(move)
        if kind == names.DISCARD:
            z.close_turn(seat, names.DISCARDED)
            z.discard(seat, moves.first(move), moves.second(move))
            if moves.has_word(move):
                z.declare(seat)
            quick.effect(self.effects, sets.EFFECT_OF[moves.first(move)]).begin(z, seat)
        elif kind == names.DRAW:
            z.close_turn(seat, names.WITHOUT)
            z.draw(seat, z.chain if z.chain else 1)
            z.close_chain()
        elif kind == names.USE:
            z.used = moves.second(move)
            front.turn_up(z, seat, z.used)
            quick.effect(self.effects, sets.SCROLL_EFFECT_OF[moves.first(move)]).begin(z, seat)
        else:
            trade(z, seat, move)

    def default(self, t: Table, seat: int, offered: Moves) -> int:
        """Drawing is always allowed."""
        return moves.draw()

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        return refusals.of_turn(own.zones(t), seat, move)


def start_phase(z: Zones, out: Moves) -> None:
    """BN-4: trades and scrolls, any number, in any order."""
    seat = z.seat
    if z.threes[seat] and z.in_scrolls and z.size[seat] > 3:
        trades(z, out)
    down = z.down[seat]
    while down:
        i = bits.seat(down)
        down &= down - 1
        quick.add(out, moves.use(z.front[names.MOST_SCROLLS * seat + i], i))


def trades(z: Zones, out: Moves) -> None:
    """BN-4.1: three normal cards of a number (BN-11 `trade`: or any number cards); BN-4a: some must stay."""
    seat = z.seat
    classes = z.threes[seat]
    if not z.choices.trades_any:
        classes &= sets.NORMAL_CLASSES
    word = z.size[seat] == 4 and not (z.choices.is_automatic or z.declared >> seat & 1)
    while classes:
        some = z.once[seat] & sets.OF_CLASS[bits.seat(classes)]
        classes &= classes - 1
        twice = z.twice[seat] & some
        while some:
            one = bits.lowest(some)
            after = some if twice & bits.one(one) else bits.rest(some)
            some = bits.rest(some)
            while after:
                two = bits.lowest(after)
                last = after if two != one and twice & bits.one(two) else bits.rest(after)
                after = bits.rest(after)
                while last:
                    quick.add(out, moves.trade(one, two, bits.lowest(last)))
                    if word:
                        quick.add(out, moves.with_word(moves.trade(one, two, bits.lowest(last))))
                    last = bits.rest(last)


def main_phase(z: Zones, out: Moves) -> None:
    """BN-5: draw, or discard a card of the colour or the number, or a wild one; in a chain a 25."""
    seat = z.seat
    quick.add(out, moves.draw())
    hand = z.once[seat]
    if z.chain:
        hand &= sets.CHAINERS
    elif z.colour != names.ANY_COLOUR:
        hand &= sets.OF_COLOUR[z.colour] | sets.OF_NUMBER[z.top] | sets.WILD
    if z.size[seat] == 1:
        hand &= sets.NORMAL
    word = z.size[seat] == 2 and not (z.choices.is_automatic or z.declared >> seat & 1)
    wild = hand & sets.WILD
    hand ^= wild
    while hand:
        face = bits.lowest(hand)
        hand = bits.rest(hand)
        quick.add(out, moves.discard(face, sets.COLOUR_OF[face]))
        if word:
            quick.add(out, moves.with_word(moves.discard(face, sets.COLOUR_OF[face])))
    while wild:
        face = bits.lowest(wild)
        wild = bits.rest(wild)
        for colour in range(4):
            quick.add(out, moves.discard(face, colour))
            if word:
                quick.add(out, moves.with_word(moves.discard(face, colour)))


def trade(z: Zones, seat: int, move: int) -> None:
    """BN-4.1; BN-5a: after a trade the hand is counted before play goes on."""
    if z.heard is not None:
        z.tell("traded", seat, None, None, how.EVERYBODY)
    z.remove(seat, moves.first(move))
    z.remove(seat, moves.second(move))
    z.remove(seat, moves.third(move))
    front.gain(z, seat)
    if moves.has_word(move):
        z.declare(seat)
    count_hand(z, seat)


def count_hand(z: Zones, seat: int) -> None:
    """BN-5.2.2: one card without the word, or none by something else than the quest, costs four cards."""
    if z.size[seat] == 0:
        penalise(z, seat, sets.NUMBER[z.top] <= names.MOST_NORMAL)
    elif z.size[seat] == 1 and not z.declared >> seat & 1:
        if z.choices.is_automatic:
            z.declare(seat)
        else:
            penalise(z, seat, True)


def penalise(z: Zones, seat: int, forgot: bool) -> None:
    """BN-5a: if no card is found, one card counts as declared."""
    if z.heard is not None:
        z.tell("penalised", seat, None, forgot, how.EVERYBODY)
    if z.draw(seat, 4) == 0 and z.size[seat] == 1:
        z.declared |= 1 << seat
        if z.heard is not None:
            z.tell("counts_as_declared", seat, None, None, how.EVERYBODY)


def is_quest(z: Zones, seat: int) -> bool:
    """BN-6: the word said, and a normal card discarded as the last one."""
    return (
        z.size[seat] == 0
        and sets.NUMBER[z.top] <= names.MOST_NORMAL
        and (z.choices.is_automatic or z.declared >> seat & 1 != 0)
    )
