"""B-2: arenas, Bases and their columns, decks, discards and cards in hand; and the few verbs that change them.

A place is where a Base lies: PLACES * arena + index in its row; its sides are 2 * place and 2 * place + 1, the first
that of the arena's first-named seat. Which cards lie in a column, and in which order, stands in the log of what was
played.
"""

from tefuda.core import how, pool
from tefuda.core.chance import Chance
from tefuda.core.table import Table
from tefuda.games.brawl import columns, names
from tefuda.games.brawl.choices import Choices


class Zones(Table):
    def __init__(self, seats: int, chance: Chance, choices: Choices) -> None:
        Table.__init__(self, seats, chance)
        self.choices = choices
        self.round = self.plays = 0
        self.turn = 0  # training: whose turn
        self.has_tagged = False
        self.players = 0  # in this round
        self.order = [0] * 8  # they, as they sit
        self.playing = 0  # the set of those who are not out of the round
        self.active = [0, 1]  # tag team: the active one of each team
        self.deck_of = [0] * 8
        self.hand = [names.NO_FACE] * 8
        self.lifted = 0  # the set of seats whose card in hand is known to all
        self.deck = [0] * 288
        self.in_deck = [0] * 8
        self.discards = [0] * 288
        self.in_discards = [0] * 8
        self.laid = [0] * 8  # how many Bases of theirs were laid in this round
        self.arenas = 0
        self.first = [0] * 8
        self.second = [0] * 8
        self.one = [names.NONE] * 8  # by seat: its first arena
        self.two = [names.NONE] * 8  # and its second
        self.bases = [0] * 8  # by arena
        self.unfrozen = [0] * 8
        self.row = [0] * 32  # by place: which Base
        self.played_on = [0] * 32  # bits of what was played on it
        self.doubles = [0] * 32
        self.last = [0] * 64  # by side: what lies last
        self.hits = [0] * 64
        self.log_face = [0] * 256
        self.log_base = [0] * 256
        self.in_log = 0
        self.scratch = [0] * 40

    def copy(self, chance: Chance) -> Table:
        return fork(self, chance)

    # -- the verbs: each tells what happened when somebody listens

    def flip(self, seat: int) -> None:
        self.in_deck[seat] -= 1
        face = self.deck[names.CARDS * seat + self.in_deck[seat]]
        self.hand[seat] = face
        if self.heard is not None:
            self.tell("flipped", seat, face, None, 1 << seat)

    def lift(self, seat: int) -> None:
        """Everybody has seen it."""
        self.hand[seat] = self.top(seat)
        self.in_discards[seat] -= 1
        self.lifted |= 1 << seat
        if self.heard is not None:
            self.tell("lifted", seat, self.hand[seat], None, how.EVERYBODY)

    def discard(self, seat: int) -> None:
        face = self.hand[seat]
        is_back = self.lifted >> seat & 1
        self.discards[names.CARDS * seat + self.in_discards[seat]] = face
        self.in_discards[seat] += 1
        self.hand[seat] = names.NO_FACE
        self.lifted &= ~(1 << seat)
        if self.heard is not None:
            self.tell("put_back" if is_back else "discarded", seat, None, face, how.EVERYBODY)

    def take(self, seat: int) -> bool:
        """The card to be played leaves the hand; or the discards, where none is in hand. Whether it was those."""
        self.plays += 1
        if self.hand[seat] != names.NO_FACE:
            self.hand[seat] = names.NO_FACE
            self.lifted &= ~(1 << seat)
            return False
        self.in_discards[seat] -= 1
        return True

    def add_to_column(self, seat: int, face: int, place: int, side: int) -> None:
        was_below = self.take(seat)
        i = 2 * place + side
        self.last[i] = columns.after(face, self.last[i])
        self.hits[i] += columns.HITS[face]
        self.log(face | (names.SIDE if side else 0), self.row[place])
        if self.heard is not None:
            self.tell("played", seat, face, (self.row[place], self.side_seat(place, side), was_below), how.EVERYBODY)

    def freeze(self, seat: int, place: int) -> None:
        was_below = self.take(seat)
        self.played_on[place] |= names.FROZEN
        self.last[2 * place] = self.last[2 * place + 1] = names.SHUT
        self.unfrozen[place // names.PLACES] -= 1
        self.log(names.FREEZE | names.ON_BASE, self.row[place])
        if self.heard is not None:
            self.tell("froze", seat, names.FREEZE, (self.row[place], was_below), how.EVERYBODY)

    def modify(self, seat: int, face: int, place: int) -> None:
        """B-9"""
        was_below = self.take(seat)
        self.note_modifier(face, place)
        self.log(face | names.ON_BASE, self.row[place])
        if self.heard is not None:
            self.tell("modified", seat, face, (self.row[place], was_below), how.EVERYBODY)

    def note_modifier(self, face: int, place: int) -> None:
        if face == names.NULL:
            self.played_on[place] |= names.NULLED
        elif face == names.REVERSE:
            self.played_on[place] ^= names.REVERSED
        elif face == names.HOLD:
            self.played_on[place] |= names.HELD
        else:
            self.doubles[place] += 1

    def clear(self, seat: int, place: int) -> None:
        """The Base goes, with all that lies there, and the row closes up."""
        was_below = self.take(seat)
        base = self.row[place]
        self.log(names.CLEAR | names.ON_BASE, base)
        arena = place // names.PLACES
        self.bases[arena] -= 1
        self.unfrozen[arena] -= 1
        while place < arena * names.PLACES + self.bases[arena]:
            self.move_place(place + 1, place)
            place += 1
        if self.heard is not None:
            self.tell("cleared", seat, names.CLEAR, (base, was_below), how.EVERYBODY)

    def lay(self, seat: int, arena: int, end: int, is_start: bool) -> None:
        """A Base comes to the left or the right end of a row."""
        was_below = not is_start and self.take(seat)
        base = names.BASES * seat + self.laid[seat]
        self.laid[seat] += 1
        place = arena * names.PLACES + self.bases[arena]
        if end == names.LEFT:
            while place > arena * names.PLACES:
                self.move_place(place - 1, place)
                place -= 1
        self.bases[arena] += 1
        self.unfrozen[arena] += 1
        self.row[place] = base
        self.played_on[place] = self.doubles[place] = 0
        self.last[2 * place] = self.last[2 * place + 1] = names.EMPTY
        self.hits[2 * place] = self.hits[2 * place + 1] = 0
        self.log(names.BASE | names.ON_BASE, base)
        if self.heard is not None:
            where = (base, self.first[arena], self.second[arena], end, was_below)
            self.tell("base_placed" if is_start else "laid_base", seat, None, where, how.EVERYBODY)

    def move_place(self, old: int, new: int) -> None:
        self.row[new] = self.row[old]
        self.played_on[new] = self.played_on[old]
        self.doubles[new] = self.doubles[old]
        for side in range(2):
            self.last[2 * new + side] = self.last[2 * old + side]
            self.hits[2 * new + side] = self.hits[2 * old + side]

    def log(self, entry: int, base: int) -> None:
        self.log_face[self.in_log] = entry
        self.log_base[self.in_log] = base
        self.in_log += 1

    # -- questions

    def top(self, seat: int) -> int:
        """The top of the discards, where there are any."""
        return self.discards[names.CARDS * seat + self.in_discards[seat] - 1]

    def place_of(self, base: int, seat: int) -> int:
        """Where this Base lies in the seat's arenas; it is known to lie there."""
        arena = self.one[seat]
        place = arena * names.PLACES
        for i in range(self.bases[arena]):
            if self.row[place + i] == base:
                return place + i
        place = self.two[seat] * names.PLACES
        while self.row[place] != base:
            place += 1
        return place

    def arena_between(self, one: int, two: int) -> int:
        arena = 0
        while self.first[arena] != one or self.second[arena] != two:
            arena += 1
        return arena

    def side_seat(self, place: int, side: int) -> int:
        """The seat that a side is named after."""
        arena = place // names.PLACES
        return self.second[arena] if side else self.first[arena]


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
    new.plays = z.plays
    new.turn = z.turn
    new.has_tagged = z.has_tagged
    new.players = z.players
    new.order[:] = z.order
    new.playing = z.playing
    new.active[:] = z.active
    new.deck_of[:] = z.deck_of
    new.hand[:] = z.hand
    new.lifted = z.lifted
    new.deck[:] = z.deck
    new.in_deck[:] = z.in_deck
    new.discards[:] = z.discards
    new.in_discards[:] = z.in_discards
    new.laid[:] = z.laid
    new.arenas = z.arenas
    new.first[:] = z.first
    new.second[:] = z.second
    new.one[:] = z.one
    new.two[:] = z.two
    new.bases[:] = z.bases
    new.unfrozen[:] = z.unfrozen
    new.row[:] = z.row
    new.played_on[:] = z.played_on
    new.doubles[:] = z.doubles
    new.last[:] = z.last
    new.hits[:] = z.hits
    new.log_face[:] = z.log_face
    new.log_base[:] = z.log_base
    new.in_log = z.in_log
    return new


def fresh(seats: int, chance: Chance, choices: Choices) -> Zones:
    """An empty table; the constructor's lists would cost more than a game."""
    new = Zones.__new__(Zones)
    if not how.IS_COMPILED:
        Zones.__init__(new, seats, chance, choices)
    new.seats = seats
    new.chance = chance
    new.choices = choices
    return new
