"""Fair order: whoever is first in a race is so by hand and eye, not by line.

Whoever has a faster line than the slowest at the table hears everything so much later, and what comes in over it waits
so much longer: both ways take the same for all."""

from __future__ import annotations

import asyncio
import random
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Any

from tefuda.core import racing
from tefuda.server import lines, messages
from tefuda.server.members import Member

if TYPE_CHECKING:
    from tefuda.server.room import Room

FIRST, THEN = 0.2, 1.0
"""Seconds between pings: until enough is known, and later."""
SAME = 2_000
"""Lines that differ by less are equal. Microseconds."""
COARSE = 2_000
"""So late may timers be; what is later was late for all. Microseconds."""
TOLD = 64
REST = 400_000
"""In slow motion a seat's moves are so far apart, for each step slower. Microseconds."""
MOST_HELD = 12
"""So many moves of one seat may wait for their time; what comes then is refused, so that pongs are still read."""

Job = Callable[[int], Coroutine[Any, Any, None]]
"""Told for how many milliseconds it was held."""


class Order:
    """Moves that came in, until they count; and how long they and the news are to wait."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.held: list[tuple[int, int, int, Job]] = []
        self.waiting: Counter[str] = Counter()
        self.last: dict[str, int] = {}
        self.told: deque[tuple[int, int]] = deque(maxlen=TOLD)
        self.number = count()
        self.timer: asyncio.TimerHandle | None = None
        self.measuring: asyncio.Task[None] | None = None

    # -- what is measured

    @property
    def pace(self) -> racing.Pace:
        return racing.pace(self.room.table.options)

    @property
    def is_race(self) -> bool:
        state = self.room.table.playing
        return state is not None and bool(state.waiting) and state.waiting[-1].how == "race"

    @property
    def players(self) -> list[Member]:
        return [one for one in self.room.members if not one.quiet and self.room.seat_of(one) is not None]

    def look(self) -> None:
        """Lines are measured from the countdown on, as long as a race goes on."""
        wanted = self.pace.fair and (self.is_race or self.room.table.phase == "counting")
        if wanted and self.measuring is None:
            self.measuring = asyncio.create_task(self.measure())
        elif not wanted and self.measuring is not None:
            self.measuring.cancel()
            self.measuring = None
            for member in self.room.members:
                member.hold = 0.0
        if self.room.table.playing is None:
            self.last.clear()

    async def measure(self) -> None:
        while True:
            known = True
            most = self.slowest
            for member in self.players:
                known = known and len(member.line.trips) >= lines.KEPT
                member.hold = self.ahead(member.line.delay) / 1e6
                word = member.line.ping(lines.now())
                found = messages.Ping(word=word, delay=member.line.delay // 1000, slowest=most // 1000)
                member.outbox.put(messages.encode(found))
            await asyncio.sleep((THEN if known else FIRST) * random.uniform(0.7, 1.3))

    @property
    def slowest(self) -> int:
        return max((member.line.delay for member in self.players), default=0)

    def ahead(self, delay: int) -> int:
        """So much faster is this line than the slowest."""
        found = self.slowest - delay
        return found if found > SAME else 0

    def note_told(self) -> None:
        """News of a move go out now."""
        if self.is_race:
            self.told.append((self.room.table.ply, lines.now()))

    def show(self, member: Member, ply: int) -> None:
        """Whoever names a ply has heard of it."""
        for known, at in reversed(self.told):
            if known <= ply:
                if known == ply:
                    member.line.show(lines.now() - at - int(1e6 * member.hold))
                return

    # -- what is held

    def is_full(self, seat: str) -> bool:
        return self.waiting[seat] >= MOST_HELD

    def put(self, seat: str, delay: int, job: Job, late: int = 0) -> None:
        """A move of this seat has come in, over a line that takes so long. `late`: so much later than it was due the
        news went out that it answers, which was the server's doing."""
        arrived, pace = lines.now(), self.pace
        due = arrived + 1000 * pace.handicaps.get(seat, 0)
        if pace.fair:
            due += max(self.ahead(delay) - min(late, COARSE), 0)
        if seat in self.last:
            due = max(due, self.last[seat] + REST * (pace.slow - 1))
        self.last[seat] = due
        self.waiting[seat] += 1

        async def counted(held: int) -> None:
            self.waiting[seat] -= 1
            await job(held)

        heappush(self.held, (due, next(self.number), arrived, counted))
        self.release()

    def release(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = lines.now()
        while self.held and self.held[0][0] <= at:
            due, _, arrived, job = heappop(self.held)
            self.post(job, (due - arrived + 500) // 1000)
        if self.held:
            delay = (self.held[0][0] - at) / 1e6
            self.timer = asyncio.get_running_loop().call_later(delay, self.release)

    def post(self, job: Job, held: int) -> None:
        self.room.services.metrics.held.observe(held / 1000)
        self.room.post(lambda: job(held))

    def stop(self) -> None:
        """What was held is lost; who sent it has heard nothing and sends it again."""
        self.held.clear()
        self.waiting.clear()
        for waiting in (self.timer, self.measuring):
            if waiting is not None:
                waiting.cancel()
        self.timer = self.measuring = None
