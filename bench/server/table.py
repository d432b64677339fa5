"""Four seats, and when they may move: never, at once, or when the clock of an offered load says so."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine, Sequence
from time import perf_counter
from typing import Any, Protocol

from bench.server.tally import Tally

HOLD, CLOSED, OPEN = range(3)


class Player(Protocol):
    legal: list[str] | None
    pending: str
    is_here: bool
    lost_at: float
    is_playing: bool

    async def connect(self) -> None: ...

    def take_part(self) -> None: ...

    def consider(self) -> None: ...

    def play(self, due: float) -> None: ...

    def close(self) -> None: ...


class Table:
    def __init__(self, id: str, tally: Tally) -> None:
        self.id = id
        self.tally = tally
        self.seats: Sequence[Player] = ()
        self.pace = HOLD
        self.is_called = False
        """Its people want to play, and after each game another one."""
        self.is_closed = False
        self.owed: deque[float] = deque()
        """Moves of an offered load that are due, while nobody here could make them."""
        self.due_at: dict[int, float] = {}
        self.ears: dict[int, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    # -- when to move

    @property
    def is_playing(self) -> bool:
        return any(seat.is_playing for seat in self.seats)

    def call(self) -> None:
        self.is_called = True
        for seat in self.seats:
            seat.take_part()

    def go(self, pace: int) -> None:
        self.pace = pace
        for seat in self.seats:
            seat.consider()

    def asked(self, seat: Player) -> None:
        """The seat could answer now."""
        if self.pace == CLOSED:
            seat.play(perf_counter())
        elif self.pace == OPEN and self.owed:
            self.send(seat, self.owed.popleft())

    def order(self, due: float) -> None:
        """A move is due at this table."""
        for seat in self.seats:
            if seat.legal and not seat.pending:
                self.send(seat, due)
                return
        self.owed.append(due)

    def send(self, seat: Player, due: float) -> None:
        now = perf_counter()
        if self.tally.since <= now < self.tally.until:
            self.tally.late.append(now - due)
        seat.play(due)

    # -- who has heard what

    def heard_own(self, seq: int, due: float, now: float) -> None:
        """Whoever sent the move hears that it counts."""
        self.due_at[seq] = due
        if self.tally.since <= now < self.tally.until:
            self.tally.own.append(now - due)

    def heard(self, seq: int, now: float) -> None:
        """One more of the four has heard it."""
        count = self.ears.get(seq, 0) + 1
        if count < len(self.seats):
            self.ears[seq] = count
            return
        self.ears.pop(seq, None)
        due = self.due_at.pop(seq, None)
        if due is not None and self.tally.since <= now < self.tally.until:
            self.tally.everybody.append(now - due)

    # -- the rest

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        self.is_closed = True
        for seat in self.seats:
            seat.close()
