"""What every game's state has: seats, luck, what it waits for, and who listens.

A table is over, or it waits: a small stack of (how, who, why, step). TURN asks one seat, ALL asks several whose
answers stay secret until the last is in, RACE takes the first legal answer of any seat, THEN asks nobody and goes on.
`who` is a set of seats, `why` the number of the effect that asks. It is data, so a game can be saved in mid-effect.
"""

from tefuda.core import how
from tefuda.core.chance import Chance


class Table:
    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.heard: list[tuple[object, ...]] | None = None
        self.depth = 0
        self.how = [0] * 12
        self.who = [0] * 12
        self.why = [0] * 12
        self.step = [0] * 12
        self.answer = [0] * 8

    def copy(self, chance: Chance) -> "Table":
        raise NotImplementedError

    def copy_waiting(self, new: "Table") -> None:
        new.depth = self.depth
        new.how[:] = self.how
        new.who[:] = self.who
        new.why[:] = self.why
        new.step[:] = self.step
        new.answer[:] = self.answer

    def listen(self) -> None:
        """From now on the verbs tell what happens."""
        self.heard = []

    def told(self) -> list[tuple[object, ...]]:
        """What happened since the last time."""
        some = self.heard
        self.heard = []
        return some if some is not None else []

    def tell(self, key: str, seat: int, one: object, two: object, to: int) -> None:
        """`one` is heard only by the seats in `to`."""
        if self.heard is not None:
            self.heard.append((key, seat, one, two, to))

    # -- what it waits for

    def wait(self, way: int, who: int, why: int, step: int) -> None:
        i = self.depth
        if i == how.WAITS:
            raise OverflowError("the table waits for too many things at once")
        self.how[i] = way
        self.who[i] = who
        self.why[i] = why
        self.step[i] = step
        self.depth = i + 1

    def ask(self, seat: int, why: int, step: int) -> None:
        """One seat's turn to answer."""
        self.wait(how.TURN, 1 << seat, why, step)

    def then(self, seat: int, why: int, step: int) -> None:
        """Nobody is asked: go on with this when what comes above is done."""
        self.wait(how.THEN, 1 << seat, why, step)

    def answered(self) -> None:
        self.depth -= 1

    def asks(self, seat: int) -> bool:
        return self.depth > 0 and (self.who[self.depth - 1] >> seat & 1) != 0

    def asked(self) -> int:
        """The set of seats whose answer is awaited."""
        return self.who[self.depth - 1] if self.depth else 0

    def asker(self) -> int:
        """The number of the effect that asks."""
        return self.why[self.depth - 1] if self.depth else 0

    def counter(self) -> int:
        """The step of what it waits for."""
        return self.step[self.depth - 1] if self.depth else 0

    def count_to(self, step: int) -> None:
        self.step[self.depth - 1] = step

    def waits(self) -> list[tuple[int, int, int, int]]:
        """The whole stack, the bottom first."""
        return [(self.how[i], self.who[i], self.why[i], self.step[i]) for i in range(self.depth)]

    def note_answer(self, seat: int, move: int) -> None:
        """ALL: this seat has answered, and nobody hears of it before the last has."""
        self.answer[seat] = move
        self.who[self.depth - 1] &= ~(1 << seat)

    def answer_of(self, seat: int) -> int:
        """ALL: what this seat has answered."""
        return self.answer[seat]
