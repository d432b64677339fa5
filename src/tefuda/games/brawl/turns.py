"""B-5, B-6, B-8: what is offered in a turn and in the race, and what a move brings."""

from tefuda.core import how, quick
from tefuda.core.effects import Effect
from tefuda.core.moves import Moves
from tefuda.core.table import Table
from tefuda.games.brawl import moves, names, own, rounds, spots
from tefuda.games.brawl.zones import Zones


class Turn(Effect):
    """B-5: flip the top of the deck, then play it or discard it; or play the top of the discards."""

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        if z.hand[seat] != names.NO_FACE:
            spots.plays(z, seat, z.hand[seat], out)
            quick.add(out, names.DISCARD)
        else:
            if z.in_deck[seat]:
                quick.add(out, names.FLIP)
            if z.in_discards[seat]:
                spots.plays(z, seat, z.top(seat), out)
            if z.choices.is_tag and not z.has_tagged and spots.may_act(z, seat ^ 2):
                quick.add(out, names.TAG)

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        kind = moves.kind(move)
        if kind == names.FLIP:
            z.flip(seat)
        elif kind == names.TAG:
            tag(z, seat)
            z.has_tagged = True
            z.turn = seat ^ 2
            z.who[0] = 1 << z.turn
        else:
            if kind == names.DISCARD:
                z.discard(seat)
            else:
                play(z, seat, move)
            if z.playing:
                pass_on(z)
            else:
                rounds.end_round(z)

    def default(self, t: Table, seat: int, offered: Moves) -> int:
        return default(own.zones(t), seat, offered)


class Race(Effect):
    """B-6: everybody flips, plays, discards and lifts as fast as they like; nobody waits for a turn."""

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        if z.choices.is_tag and z.active[seat & 1] != seat:
            return
        if z.hand[seat] != names.NO_FACE:
            spots.plays(z, seat, z.hand[seat], out)
            quick.add(out, names.DISCARD)
        else:
            if z.in_deck[seat]:
                quick.add(out, names.FLIP)
            if z.in_discards[seat]:
                quick.add(out, names.LIFT)
        if z.choices.is_tag:
            quick.add(out, names.TAG)

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        kind = moves.kind(move)
        if kind == names.FLIP:
            z.flip(seat)
        elif kind == names.DISCARD:
            z.discard(seat)
        elif kind == names.LIFT:
            z.lift(seat)
        elif kind == names.TAG:
            tag(z, seat)
        elif kind == names.END:
            z.playing = 0
            if z.heard is not None:
                z.tell("went_idle", -1, None, None, how.EVERYBODY)
        else:
            play(z, seat, move)
            z.who[0] = z.playing
        if z.playing == 0:
            rounds.end_round(z)
        elif rounds.is_stuck(z):
            tell_stuck(z)

    def default(self, t: Table, seat: int, offered: Moves) -> int:
        return default(own.zones(t), seat, offered)


def default(z: Zones, seat: int, offered: Moves) -> int:
    """Whoever is not there flips, and discards what is in hand."""
    if z.hand[seat] != names.NO_FACE:
        return names.DISCARD
    return offered.items[0]


def tag(z: Zones, seat: int) -> None:
    """B-8: the partner comes in; deck, discards and card in hand stay with their player."""
    z.active[seat & 1] = seat ^ 2
    if z.heard is not None:
        z.tell("tagged", seat, None, seat ^ 2, how.EVERYBODY)


def play(z: Zones, seat: int, move: int) -> None:
    """B-3"""
    if moves.kind(move) == names.LAY:
        arena = z.arena_between(moves.face(move), moves.base(move))
        z.lay(seat, arena, moves.side(move), False)
    else:
        play_on(z, seat, moves.face(move), z.place_of(moves.base(move), seat), moves.side(move))


def play_on(z: Zones, seat: int, face: int, place: int, side: int) -> None:
    arena = place // names.PLACES
    if face <= names.PRESS:
        z.add_to_column(seat, face, place, 0 if side == z.first[arena] else 1)
    elif face == names.CLEAR or face == names.FREEZE:
        if face == names.CLEAR:
            z.clear(seat, place)
        else:
            z.freeze(seat, place)
        if z.unfrozen[arena] == 0:
            rounds.close_arena(z, arena)
    else:
        z.modify(seat, face, place)


def pass_on(z: Zones) -> None:
    """B-5a: to the next who can do something; whoever cannot passes, and when all do the round is over."""
    seat = z.turn
    for _ in range(2 if z.choices.is_tag else z.players):
        seat = next_seat(z, seat)
        if z.playing >> seat & 1:
            if spots.may_act(z, seat) or (z.choices.is_tag and spots.may_act(z, seat ^ 2)):
                rounds.open_turn(z, seat)
                break
            if z.heard is not None:
                z.tell("passed", seat, None, None, how.EVERYBODY)
    else:
        tell_stuck(z)


def next_seat(z: Zones, seat: int) -> int:
    """In the circle; B-8: the active one of the other team, and nobody passes while the partner can act."""
    if z.choices.is_tag:
        return z.active[1 - seat % 2]
    at = 0
    while z.order[at] != seat:
        at += 1
    return z.order[at + 1] if at + 1 < z.players else z.order[0]


def tell_stuck(z: Zones) -> None:
    z.playing = 0
    if z.heard is not None:
        z.tell("nobody_can_play", -1, None, None, how.EVERYBODY)
    rounds.end_round(z)
