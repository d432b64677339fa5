"""One process of the server: it owns tables, and carries sockets to tables that other nodes own."""

import asyncio
import logging
from contextlib import suppress

from tefuda.server import messages
from tefuda.server.between import Beat, Open
from tefuda.server.bus import Bus
from tefuda.server.crossing import ALIVE, Crossing
from tefuda.server.lines import Trip, unknown
from tefuda.server.links import Link
from tefuda.server.members import TRY_AGAIN, Member, Outbox, Who
from tefuda.server.refusals import NotThere
from tefuda.server.rooms import Elsewhere, Rooms
from tefuda.server.services import Services
from tefuda.server.store import StoreFailed
from tefuda.server.tokens import new_id

BEAT = 0.5
SWEEP = 20
ORPHANS, AT_ONCE = 500, 8

log = logging.getLogger("tefuda.node")


class Node:
    def __init__(self, services: Services, bus: Bus, is_alone: bool = True) -> None:
        self.id = new_id()
        self.services = services
        self.bus = bus
        self.is_alone = is_alone
        self.rooms = Rooms(self.id, services, is_alone)
        self.crossing = Crossing(self.id, bus, self.rooms, services)
        self.tasks: list[asyncio.Task[None]] = []
        self.is_well = True
        self.adopting: asyncio.Task[None] | None = None
        self.beaten = 0
        """When the last beat began that was written down."""

    # -- life

    async def start(self) -> None:
        self.beaten = self.services.now()
        await self.services.store.beat(self.id, ALIVE)
        await self.crossing.start()
        self.tasks = [asyncio.create_task(self.live())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.crossing.stop()
        await self.rooms.stop()
        for link in list(self.crossing.links.values()):
            link.outbox.put(messages.encode(messages.Gone(why="stopping", again=100)))
            link.outbox.close(TRY_AGAIN)
        with suppress(StoreFailed):
            await self.services.store.leave(self.id)

    async def live(self) -> None:
        """Whether the lease has run out is looked at also while a beat waits for the database."""
        count = 0
        beating: asyncio.Task[None] | None = None
        while True:
            await asyncio.sleep(BEAT)
            if self.is_cut_off:
                self.cut_off()
            if beating is None or beating.done():
                count += 1
                beating = self.keep(asyncio.create_task(self.beat(count)))

    def keep(self, task: asyncio.Task[None]) -> asyncio.Task[None]:
        self.tasks = [one for one in self.tasks if not one.done()] + [task]
        return task

    async def beat(self, count: int) -> None:
        if not self.is_alone and not self.bus.connected:
            return  # without the bus this node is no help to players at others, and lets its lease run out
        began = self.services.now()
        try:
            await self.services.store.beat(self.id, ALIVE)
        except StoreFailed as failed:
            self.is_well = False
            log.error("the log cannot be reached: %s", failed)
            return
        self.beaten = began
        self.is_well = True
        if not self.is_alone:
            self.crossing.send_all(Beat(link=self.id))
            self.crossing.mend()
            self.adopt_soon()
        if count % SWEEP == 0:
            self.rooms.sweep()

    @property
    def is_cut_off(self) -> bool:
        """Its lease has run out, whatever the reason: others may have its tables."""
        return not self.is_alone and self.services.now() - self.beaten > ALIVE * 1000

    def cut_off(self) -> None:
        """Whoever is here comes again: to this node when it is well again, or to another."""
        if self.is_well:
            log.error("cut off: %s", "the bus is gone" if not self.bus.connected else "the log does not answer in time")
        self.is_well = False
        self.rooms.give_up("cut_off")
        self.crossing.lose_all("cut_off")

    def adopt_soon(self) -> None:
        """Beside the beats: many tables take longer than a beat may."""
        if self.adopting is None or self.adopting.done():
            self.adopting = self.keep(asyncio.create_task(self.adopt()))

    async def adopt(self) -> None:
        """Tables of nodes that are gone play on here."""
        try:
            waiting = await self.services.store.orphans(ORPHANS)
        except StoreFailed as failed:
            log.warning("tables without a node cannot be looked for: %s", failed)
            return

        async def work() -> None:
            while waiting:
                id = waiting.pop()
                if self.is_cut_off:
                    return
                try:
                    await self.rooms.room(id)
                except (Elsewhere, NotThere):
                    pass
                except Exception as problem:  # one table that cannot be opened must not keep the others waiting
                    log.warning("table %s cannot be taken over: %r", id, problem)

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    # -- sockets of this node

    async def connect(
        self,
        table: str,
        who: Who,
        outbox: Outbox,
        since: int | None = None,
        views: bool = False,
        quiet: bool = False,
        trip: Trip = unknown,
    ) -> Link:
        """Refused, if there is no such table."""
        link = Link(self.crossing, outbox, trip)
        if self.is_cut_off:
            self.crossing.lost(link, "cut_off")
            return link
        try:
            room = await self.rooms.room(table)
        except Elsewhere as elsewhere:
            come = Open(link=link.key, node=self.id, table=table, who=who, since=since, views=views, quiet=quiet)
            self.crossing.go_far(link, elsewhere.owner.node, come)
            return link
        link.room = room
        link.member = Member(who, outbox, views, quiet)
        self.crossing.links[link.key] = link
        room.join(link.member, since)
        return link
