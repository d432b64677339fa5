"""A game in event time: who acts when is data, and no clock runs.

Whoever is asked looks at the table, begins what a practised player would do, and does it a reaction time later; if it
is not possible any more, that was too late, and the seat looks again. Whoever sees nothing to do waits for a change.
"""

from tefuda.core import how
from tefuda.core.chance import Quick
from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.table import Table

NEVER = 0x3FFF_FFFF_FFFF_FFFF
LEAST = 20_000
"""Nobody acts faster. All times are microseconds."""
SECOND = 1_000_000


class Race:
    """`median`: of a reaction, in milliseconds; `curve`: reactions in thousandths of it; `errors`: in a thousand."""

    def __init__(self, game: Game, median: int, errors: int, curve: list[int], knows_reflexes: bool) -> None:
        self.game = game
        self.median = median
        self.errors = errors
        self.curve = curve
        self.knows_reflexes = knows_reflexes
        self.out = Moves()
        self.due = [0] * 8
        self.plan = [0] * 8
        self.seen = [0] * 8
        self.rests = [0] * 8
        self.now = 0
        self.moves = 0
        self.late = 0
        self.by_clock = 0

    def run(self, t: Table, luck: Quick, most: int) -> bool:
        """To the end of the game; False: it is stuck, after so many moves and late ones or where nobody ever acts."""
        self.now = 0
        self.moves = 0
        self.late = 0
        self.by_clock = 0
        for seat in range(t.seats):
            self.due[seat] = NEVER
            self.rests[seat] = 0
        since = -1
        quiet = 0
        while t.depth:
            if self.moves + self.late >= most:
                return False
            self.look(t, luck)
            seat = self.next(t, luck)
            clock = self.game.due(t)
            deadline = NEVER
            if clock is not None:
                if clock.since != since:
                    since = clock.since
                    quiet = self.now
                deadline = quiet + clock.seconds * SECOND
            if clock is not None and (seat < 0 or self.due[seat] > deadline):
                self.now = deadline
                self.by_clock += 1
                self.play(t, how.CLOCK, clock.move)
            elif seat < 0:
                return False
            else:
                self.now = self.due[seat]
                self.act(t, seat)
        return True

    def look(self, t: Table, luck: Quick) -> None:
        """Everybody who is asked and has nothing under way begins something; what nobody asks any more is dropped."""
        for seat in range(t.seats):
            if not t.asks(seat):
                self.due[seat] = NEVER
            elif self.due[seat] == NEVER and self.rests[seat] == 0:
                self.begin(t, seat, luck)

    def begin(self, t: Table, seat: int, luck: Quick) -> None:
        move = self.game.reflex(t, seat)
        if move < 0:
            if self.knows_reflexes and t.how[t.depth - 1] == how.RACE:
                self.rests[seat] = 1
                return
            self.game.legal(t, seat, self.out)
            if self.out.count == 0:
                self.rests[seat] = 1
                return
            move = self.out.items[luck.below(self.out.count)]
        elif self.errors > 0 and luck.below(1000) < self.errors:
            self.game.legal(t, seat, self.out)
            move = self.out.items[luck.below(self.out.count)]
        delay = self.median * self.curve[luck.below(1024)]
        self.plan[seat] = move
        self.seen[seat] = self.moves
        self.due[seat] = self.now + (delay if delay > LEAST else LEAST)

    def next(self, t: Table, luck: Quick) -> int:
        """Whoever acts next; of several at the same time any. -1: nobody does."""
        found = -1
        same = 1
        for seat in range(t.seats):
            if self.due[seat] == NEVER:
                continue
            if found < 0 or self.due[seat] < self.due[found]:
                found = seat
                same = 1
            elif self.due[seat] == self.due[found]:
                same += 1
                if luck.below(same) == 0:
                    found = seat
        return found

    def act(self, t: Table, seat: int) -> None:
        self.due[seat] = NEVER
        if self.seen[seat] != self.moves:
            self.game.legal(t, seat, self.out)
            if not self.out.has(self.plan[seat]):
                self.late += 1
                return
        self.play(t, seat, self.plan[seat])

    def play(self, t: Table, seat: int, move: int) -> None:
        """Something has changed: everybody looks again who saw nothing to do."""
        self.game.play(t, seat, move)
        self.moves += 1
        for other in range(t.seats):
            self.rests[other] = 0
