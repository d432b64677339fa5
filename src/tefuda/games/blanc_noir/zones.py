"""BN-2, BN-10: hands, piles and scrolls, what each seat has seen, and the few verbs that change them.

A zone of number cards is two sets of faces: bit f in `once` for a first copy, in `twice` for a second.
"""

from tefuda.core import bits, how, pool
from tefuda.core.chance import Chance
from tefuda.core.table import Table
from tefuda.games.blanc_noir import names, sets
from tefuda.games.blanc_noir.choices import Choices
from tefuda.games.blanc_noir.seen import Seen


class Zones(Table):
    def __init__(self, seats: int, chance: Chance, choices: Choices) -> None:
        Table.__init__(self, seats, chance)
        self.choices = choices
        self.round = 0
        self.first = self.seat = 0
        self.direction = 1
        self.top = self.colour = self.chain = self.idle = 0
        self.leap = 1
        self.used = 0
        self.has_moved = False
        self.declared = 0
        self.last_quest = -1
        self.points = [0] * 6
        self.quests = [0] * 6
        self.once = [0] * 8
        self.twice = [0] * 8
        self.size = [0] * 8
        self.held = [0] * 192  # zone * 24 + number: how many cards of it
        self.threes = [0] * 8  # numbers of which the zone holds three or more
        self.pile = [0] * 160
        self.in_pile = 0
        self.discards = [0] * 160  # in the order they lie, the last on top
        self.taken = names.NO_FACE  # the card taken back unseen since the pile was renewed, by whom, whence
        self.taken_by = self.taken_at = 0
        self.front = [0] * 120
        self.knows = [0] * 120
        self.fronts = [0] * 6
        self.down = [0] * 6  # which of a seat's scrolls lie face down: a set of indices
        self.scrolls = [0] * 20
        self.scrolls_known = [0] * 20
        self.in_scrolls = 0
        self.places = [0] * 20  # scratch: where scrolls lie face down
        self.downs = 0
        self.looked = [0] * 6
        self.seen = Seen()
        self.owns_seen = True

    def copy(self, chance: Chance) -> Table:
        return fork(self, chance)

    # -- zones of faces

    def put(self, zone: int, face: int) -> None:
        bit = bits.one(face)
        self.twice[zone] |= self.once[zone] & bit
        self.once[zone] |= bit
        self.size[zone] += 1
        k = zone * 24 + sets.CLASS_OF[face]
        self.held[k] += 1
        if self.held[k] == 3:
            self.threes[zone] |= 1 << sets.CLASS_OF[face]

    def lift(self, zone: int, face: int) -> None:
        bit = bits.one(face)
        second = self.twice[zone] & bit
        self.twice[zone] ^= second
        self.once[zone] ^= bit ^ second
        self.size[zone] -= 1
        k = zone * 24 + sets.CLASS_OF[face]
        self.held[k] -= 1
        if self.held[k] == 2:
            self.threes[zone] ^= 1 << sets.CLASS_OF[face]

    def clear(self, zone: int) -> None:
        self.once[zone] = self.twice[zone] = 0
        self.size[zone] = 0
        self.threes[zone] = 0
        for i in range(24):
            self.held[zone * 24 + i] = 0

    def has(self, zone: int, face: int) -> bool:
        return self.once[zone] & bits.one(face) != 0

    # -- the verbs: each tells what happened when somebody listens

    def draw(self, seat: int, count: int) -> int:
        """BN-5c: so many, or what there is; the pile is renewed when a card must be drawn and none is there."""
        drawn = 0
        while drawn < count:
            if self.in_pile == 0:
                self.renew()
                if self.in_pile == 0:
                    break
            self.in_pile -= 1
            face = self.pile[self.in_pile]
            self.put(seat, face)
            drawn += 1
            if self.heard is not None:
                self.tell("drew", seat, face, None, 1 << seat)
        if drawn:
            self.has_moved = True
            self.declared &= ~(1 << seat)
        return drawn

    def renew(self) -> None:
        """The discard pile, its top card aside, is the new draw pile."""
        if self.size[names.DISCARDS] > 1:
            self.lift(names.DISCARDS, self.top)
            self.in_pile = self.gather(names.DISCARDS)
            self.clear(names.DISCARDS)
            self.put(names.DISCARDS, self.top)
            self.discards[0] = self.top
            self.taken = names.NO_FACE
            for i in range(self.seats):
                self.looked[i] = 0
            self.chance.shuffle(self.pile, self.in_pile)
            if self.heard is not None:
                self.tell("pile_renewed", -1, None, self.in_pile, how.EVERYBODY)

    def gather(self, zone: int) -> int:
        """Lays a zone's cards, in their order, into the pile's place; how many it were."""
        count = 0
        some = self.once[zone]
        while some:
            face = bits.lowest(some)
            some = bits.rest(some)
            self.pile[count] = face
            count += 1
            if self.twice[zone] & bits.one(face):
                self.pile[count] = face
                count += 1
        return count

    def discard(self, seat: int, face: int, colour: int) -> None:
        self.leave(seat, face)
        self.discards[self.size[names.DISCARDS]] = face
        self.put(names.DISCARDS, face)
        self.top = face
        self.colour = colour
        if self.heard is not None:
            self.tell("discarded", seat, None, (face, colour), how.EVERYBODY)

    def remove(self, seat: int, face: int) -> None:
        """BN-8b: out for the round, face up."""
        self.leave(seat, face)
        self.put(names.REMOVED, face)
        if self.heard is not None:
            self.tell("removed", seat, None, face, how.EVERYBODY)

    def give(self, seat: int, other: int, face: int) -> None:
        self.leave(seat, face)
        self.put(other, face)
        self.declared &= ~(1 << other)
        if self.heard is not None:
            self.tell("gave", seat, None, (other, face), how.EVERYBODY)

    def leave(self, seat: int, face: int) -> None:
        """A card leaves a hand before everybody's eyes."""
        self.lift(seat, face)
        self.has_moved = True
        if self.seen.any[seat] & bits.one(face):
            self.forget(seat, face)

    def forget(self, seat: int, face: int) -> None:
        """Whoever has seen this card of the hand sees that it leaves."""
        self.own_seen()
        bit = bits.one(face)
        self.seen.any[seat] = 0
        for viewer in range(self.seats):
            k = viewer * 6 + seat
            second = self.seen.twice[k] & bit
            self.seen.twice[k] ^= second
            self.seen.once[k] ^= self.seen.once[k] & bit ^ second
            self.seen.any[seat] |= self.seen.once[k]

    def own_seen(self) -> None:
        """Before it changes: no other table may see that."""
        if not self.owns_seen:
            self.seen = self.seen.fork()
            self.owns_seen = True

    def declare(self, seat: int) -> None:
        """BN-5.2.2"""
        self.declared |= 1 << seat
        if self.heard is not None:
            self.tell("declared", seat, None, None, how.EVERYBODY)

    def turn_round(self) -> None:
        """Nothing with two players."""
        if self.seats > 2:
            self.direction = -self.direction
            if self.heard is not None:
                self.tell("turned_round", -1, None, self.direction, how.EVERYBODY)

    def add_to_chain(self, amount: int) -> None:
        self.chain += amount
        if self.heard is not None:
            self.tell("chain_grew", -1, None, self.chain, how.EVERYBODY)

    def close_chain(self) -> None:
        if self.chain:
            self.chain = 0
            if self.heard is not None:
                self.tell("chain_closed", -1, None, None, how.EVERYBODY)

    def close_turn(self, seat: int, step: int) -> None:
        """The turn is over once everything above it is answered."""
        self.depth = 1
        self.how[0] = how.THEN
        self.who[0] = 1 << seat
        self.why[0] = names.CLOSE
        self.step[0] = step

    def open_turn(self, seat: int) -> None:
        self.seat = seat
        self.leap = 1
        self.has_moved = False
        self.depth = 1
        self.how[0] = how.TURN
        self.who[0] = 1 << seat
        self.why[0] = names.TURN
        self.step[0] = 0

    # -- questions

    def next_seat(self, seat: int, steps: int) -> int:
        return (seat + steps * self.direction + 2 * self.seats) % self.seats

    def may_declare(self, seat: int) -> bool:
        """BN-5a: while a discard's effect is answered the word may be said, if it does not stand."""
        return self.how[0] == how.THEN and not self.choices.is_automatic and not self.declared >> seat & 1

    def faces(self, zone: int) -> list[int]:
        """The cards of a zone, in their order."""
        return both(self.once[zone], self.twice[zone])


pool.keep(Zones)


def fork(z: Zones, chance: Chance) -> Zones:
    """The same table, going its own way from here."""
    new = Zones.__new__(Zones)
    if not how.IS_COMPILED:
        Zones.__init__(new, z.seats, chance, z.choices)  # C arrays need no making
    new.seats = z.seats
    new.chance = chance
    new.choices = z.choices
    z.copy_waiting(new)
    new.round = z.round
    new.first = z.first
    new.seat = z.seat
    new.direction = z.direction
    new.top = z.top
    new.colour = z.colour
    new.chain = z.chain
    new.idle = z.idle
    new.leap = z.leap
    new.has_moved = z.has_moved
    new.declared = z.declared
    new.last_quest = z.last_quest
    new.points[:] = z.points
    new.quests[:] = z.quests
    new.once[:] = z.once
    new.twice[:] = z.twice
    new.size[:] = z.size
    new.held[:] = z.held
    new.threes[:] = z.threes
    new.pile[:] = z.pile
    new.in_pile = z.in_pile
    new.discards[:] = z.discards
    new.taken = z.taken
    new.taken_by = z.taken_by
    new.taken_at = z.taken_at
    new.front[:] = z.front
    new.knows[:] = z.knows
    new.fronts[:] = z.fronts
    new.down[:] = z.down
    new.scrolls[:] = z.scrolls
    new.scrolls_known[:] = z.scrolls_known
    new.in_scrolls = z.in_scrolls
    new.looked[:] = z.looked
    new.seen = z.seen
    new.owns_seen = z.owns_seen = False
    return new


def both(once: int, twice: int) -> list[int]:
    found = []
    while once:
        face = bits.lowest(once)
        once = bits.rest(once)
        found.append(face)
        if twice & bits.one(face):
            found.append(face)
    return found
