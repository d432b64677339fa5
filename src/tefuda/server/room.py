"""A table that is open at this node: one thing after the other, each in the log before anybody hears of it."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from tefuda.core.reasons import Refused
from tefuda.server import asks, coming, doing, due, entries, lines, messages, tell
from tefuda.server.bots import Thinking
from tefuda.server.fair import Order
from tefuda.server.hands import Hands
from tefuda.server.members import MOST_ASKED, TRY_AGAIN, Company, Member
from tefuda.server.refusals import SlowDown, Unwell, code, said
from tefuda.server.services import Services
from tefuda.server.store import Conflict, StoreFailed
from tefuda.server.table import Table

KEPT = 256
"""So many of the last news are kept for those who come back."""

log = logging.getLogger("tefuda.room")
Job = Callable[[], Coroutine[Any, Any, None]]


class Broken(Exception):
    """The room is given up: what it thinks may not be what the log says."""


class Room:
    def __init__(self, table: Table, epoch: int, services: Services, closed: Callable[["Room"], None]) -> None:
        self.table = table
        self.epoch = epoch
        self.services = services
        self.closed = closed
        self.members: list[Member] = []
        self.coming: list[Member] = []
        self.told: deque[tell.Told] = deque(maxlen=KEPT)
        self.away: dict[str, int] = {}
        self.jobs: deque[Job] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.is_open = True
        self.is_stopping = False
        self.thinking = Thinking(self)
        self.order = Order(self)
        self.hands = Hands(self)
        self.ahead = max(table.at - services.now(), 0)
        """So many milliseconds the table's time is before that of this machine: time at a table never runs back."""
        self.used = services.now()
        self.company = Company()
        self.known = table.seq, table.ply
        """How far the log is known to be durable: nothing beyond is told."""
        self.note_presence()

    @property
    def now(self) -> int:
        """Milliseconds since 1970, in the table's time."""
        return self.services.now() + self.ahead

    # -- one after the other

    def post(self, job: Job) -> None:
        if not self.is_open or self.is_stopping:
            return
        self.jobs.append(job)
        if self.worker is None:
            self.worker = asyncio.create_task(self.work())

    async def work(self) -> None:
        try:
            while self.jobs and self.is_open:
                await self.jobs.popleft()()
            if self.is_open:
                self.look_ahead()
        except Broken as broken:
            self.give_up(str(broken))
        except Exception:
            log.exception("table %s is given up", self.table.id)
            self.give_up("internal")
        finally:
            self.worker = None

    def receive(self, member: Member, ask: Any, id: str) -> None:
        """Something that a member has sent, or why it could not be read. Answers come in the order of what was sent."""
        self.used = self.services.now()
        if isinstance(ask, asks.Pong):
            member.line.pong(ask.word, lines.now())
            return
        seat = self.seat_of(member) if isinstance(ask, asks.Move) and self.order.is_race else None
        if member.asked >= MOST_ASKED or (seat is not None and self.order.is_full(seat)):
            self.refuse(member, SlowDown("server_slow_down"), id)
            return
        member.asked += 1

        async def job(held: int = 0) -> None:
            member.asked -= 1
            try:
                if isinstance(ask, Refused):
                    raise ask
                await doing.do(self, member, ask, held)
                await self.catch_up()
            except Refused as refused:
                self.refuse(member, refused, id)

        if seat is None:
            self.post(job)
        else:
            self.order.show(member, ask.ply)
            self.order.put(seat, member.line.delay, job, int(1e6 * member.late) if member.hold else 0)

    async def catch_up(self) -> None:
        """Whatever is due by now."""
        while self.is_open and (entry := self.due) is not None:
            await self.commit(entry)

    @property
    def due(self) -> entries.Entry | None:
        return due.next_entry(self.table, self.now, self.away, self.is_alone)

    @property
    def due_at(self) -> int:
        return due.next_time(self.table, self.away, self.is_alone)

    def look_ahead(self) -> None:
        """When the next thing is due; and whose move it is for bots."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        at = self.due_at
        if at < due.NEVER:
            delay = max(at - self.now, 0) / 1000 + 0.001
            self.timer = asyncio.get_running_loop().call_later(delay, self.post, self.catch_up)
        self.thinking.look()
        self.hands.look()
        self.order.look()

    async def commit(self, entry: entries.Entry, member: Member | None = None, id: str = "") -> None:
        """Folds it, makes it durable, and tells everybody. Refused, and nothing has happened, when it may not be."""
        self.table.fold(entry)
        try:
            with self.services.metrics.durable():
                await self.services.store.append(self.table.id, self.table.seq, entries.encode(entry), self.epoch)
        except Conflict as conflict:
            raise Broken("moved") from conflict
        except StoreFailed as failed:
            log.error("table %s: not durable: %s", self.table.id, failed)
            if member is not None:
                self.refuse(member, Unwell("server_storage"), id)
            raise Broken("storage") from failed
        self.known = self.table.seq, self.table.ply
        self.services.metrics.entry(entry)
        told = tell.Told(self.table, entry, set() if isinstance(entry, entries.Moved) else self.here)
        if isinstance(entry, entries.Started):
            self.told.clear()
        self.told.append(told)
        self.order.note_told()
        self.tell(told, member, id)
        self.services.changed(self.table, entry)
        if not isinstance(entry, entries.Moved | entries.Said):
            self.note_presence()
        if isinstance(entry, entries.Sat | entries.Stood):
            coming.say_presence(self, None, here=True)  # who has a seat watches no longer

    # -- telling

    def tell(self, told: tell.Told, sender: Member | None, id: str) -> None:
        known: dict[tuple[str | None, bool], bytes] = {}
        for member in self.members:
            if isinstance(told.entry, entries.Said) and told.entry.user in member.manners.muted:
                continue
            seat = self.seat_of(member)
            key = seat, member.views
            own = id if member is sender else told.id_for(member.who.user)
            if own:
                member.send(messages.encode(told.message(seat, tell.game(self.table, member, seat), own)))
            else:
                if key not in known:
                    known[key] = messages.encode(told.message(seat, tell.game(self.table, member, seat)))
                member.send(known[key])

    def refuse(self, member: Member, refused: Refused, id: str = "") -> None:
        text = said(refused, member.who.language)
        seq, ply = self.known
        found = messages.Refused(
            id=id, code=code(refused), reason=refused.reason, rule=refused.rule, text=text, seq=seq, ply=ply
        )
        self.services.metrics.refused.labels(found.code).inc()
        member.send(messages.encode(found))

    # -- members

    def seat_of(self, member: Member) -> str | None:
        places = self.table.places
        place = places.of_token(member.who.token) if member.who.token else places.of_user(member.who.user)
        return None if place is None else place.seat

    def is_same_seat(self, one: Member, other: Member) -> bool:
        return one is not other and not one.quiet and self.seat_of(one) == self.seat_of(other)

    @property
    def here(self) -> set[str]:
        return {seat for one in self.members if not one.quiet and (seat := self.seat_of(one)) is not None}

    @property
    def is_alone(self) -> bool:
        """Nobody who has a seat is here."""
        return all(one.quiet or self.seat_of(one) is None for one in self.members)

    @property
    def spectators(self) -> int:
        return sum(self.seat_of(member) is None for member in self.members if not member.quiet)

    def note_presence(self) -> None:
        """Since when somebody whose seat it is has not been there."""
        here, now = self.here, self.now
        held = {place.seat for place in self.table.places if place.is_taken and not place.bot}
        self.away = {seat: self.away.get(seat, now) for seat in held - here}

    def join(self, member: Member, since: int | None) -> None:
        """A socket comes."""
        if not self.is_open:  # given up while the socket was on its way
            self.send_away(member, "moved")
            return
        self.used = self.services.now()
        self.coming.append(member)
        self.post(lambda: coming.come(self, member, since))

    def part(self, member: Member) -> None:
        """A socket is gone."""
        self.used = self.services.now()
        self.post(lambda: coming.go(self, member))

    # -- the end

    @property
    def is_idle(self) -> bool:
        """Nobody is here, and nothing will happen by itself."""
        is_busy = self.members or self.jobs or self.worker is not None or self.thinking.is_due
        return not is_busy and self.due_at == due.NEVER

    def give_up(self, why: str) -> None:
        """Tells everybody to come back, and forgets all: whoever opens the table next reads the log."""
        if not self.is_open:
            return
        self.is_open = False
        self.jobs.clear()
        if self.timer is not None:
            self.timer.cancel()
        self.thinking.stop()
        self.hands.stop()
        self.order.stop()
        self.services.metrics.broken.labels(why).inc()
        for member in self.members + self.coming:
            self.send_away(member, why)
        self.members.clear()
        self.closed(self)

    def send_away(self, member: Member, why: str) -> None:
        member.hurry()
        member.send(messages.encode(messages.Gone(why=why, again=1000 if why == "storage" else 100)))
        member.outbox.close(TRY_AGAIN)

    async def stop(self) -> None:
        """The node stops: clocks stand, and everything is durable before this returns."""
        self.is_stopping = True
        while self.worker is not None:
            await asyncio.wait([self.worker])
        if self.is_open and self.table.playing is not None and not self.table.paused:
            try:
                await self.commit(entries.Paused(at=self.now, why="server"))
            except Broken:
                log.warning("table %s could not note that its clocks stand", self.table.id)
        self.give_up("stopping")
