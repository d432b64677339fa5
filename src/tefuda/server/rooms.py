"""The tables that this node owns and has open."""

import asyncio
import logging
from collections.abc import Sequence

from tefuda.server import entries
from tefuda.server.rebuilding import rebuilt
from tefuda.server.refusals import NotThere
from tefuda.server.room import Room
from tefuda.server.services import Services
from tefuda.server.store import Owner, StoreFailed
from tefuda.server.table import Table

IDLE = 60_000
"""A room in which nothing happens for so many milliseconds is closed; its log stays."""

log = logging.getLogger("tefuda.rooms")


class Elsewhere(Exception):
    """Another node owns this table."""

    def __init__(self, owner: Owner) -> None:
        super().__init__(owner.node)
        self.owner = owner


class Rooms:
    def __init__(self, node: str, services: Services, is_alone: bool = True) -> None:
        self.node = node
        self.services = services
        self.is_alone = is_alone
        self.open: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room]] = {}
        self.releasing: dict[str, asyncio.Task[None]] = {}
        self.is_stopping = False

    async def create(self, id: str, first: Sequence[entries.Entry]) -> None:
        """A new table; these are its first entries. Of several nodes it belongs to the first that somebody comes to: a
        proxy may lead everybody at a table to the same node, but cannot know the table before it is made."""
        owner = await self.services.store.claim(id, self.node)
        assert isinstance(first[0], entries.Created)
        table = Table(id, first[0])
        for entry in first:
            table.fold(entry)
            await self.services.store.append(id, table.seq, entries.encode(entry), owner.epoch)
            self.services.metrics.entry(entry)
            self.services.changed(table, entry)
        if not self.is_alone:
            await self.release(id)
            return
        room = self.keep(Room(table, owner.epoch, self.services, self.forget))
        room.post(room.catch_up)

    async def room(self, id: str) -> Room:
        """The room, opened from its log if it is not open. Elsewhere, if another node owns it; NotThere."""
        found = self.open.get(id)
        if found is not None and found.is_open:
            return found
        if self.is_stopping:
            raise StoreFailed("this node stops")
        task = self.opening.get(id)
        if task is None:
            task = self.opening[id] = asyncio.create_task(self.reopen(id))
            task.add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(task)

    async def reopen(self, id: str) -> Room:
        store = self.services.store
        if id in self.releasing:
            await asyncio.wait([self.releasing[id]])
        log = await store.read(id)
        if not log:
            raise NotThere("server_no_table")
        owner = await store.claim(id, self.node)
        if owner.node != self.node:
            raise Elsewhere(owner)
        if not self.is_alone:  # until then another node may have gone on
            log += await store.read(id, after=len(log))
        table = rebuilt(id, log)
        room = self.keep(Room(table, owner.epoch, self.services, self.forget))
        if table.playing is not None and table.clocks.is_on and not table.paused:
            # nobody loses time while no node had the table
            pause = entries.Paused(at=table.at, why="server")
            room.post(lambda: room.commit(pause))
        room.post(room.catch_up)
        return room

    def keep(self, room: Room) -> Room:
        self.open[room.table.id] = room
        self.services.metrics.rooms.set(len(self.open))
        return room

    def forget(self, room: Room) -> None:
        id = room.table.id
        if self.open.get(id) is not room:
            return
        del self.open[id]
        self.services.metrics.rooms.set(len(self.open))
        if not self.is_stopping:
            task = self.releasing[id] = asyncio.create_task(self.release(id))
            task.add_done_callback(lambda _: self.releasing.pop(id, None))

    async def release(self, id: str) -> None:
        try:
            await self.services.store.release(id, self.node)
        except Exception as problem:
            log.warning("table %s is not released: %s", id, problem)

    def give_up(self, why: str) -> None:
        """All of them, and not a word to the store: whoever opens one next asks there who owns it."""
        rooms, self.open = list(self.open.values()), {}
        self.services.metrics.rooms.set(0)
        for room in rooms:
            room.give_up(why)

    def sweep(self) -> None:
        """Closes rooms in which nobody is and nothing happens."""
        now = self.services.now()
        for room in list(self.open.values()):
            if room.is_idle and now - room.used > IDLE:
                room.give_up("idle")

    async def stop(self) -> None:
        """Clocks stand, players are told, everything is durable."""
        self.is_stopping = True
        if self.opening:
            await asyncio.wait(self.opening.values())
        await asyncio.gather(*(room.stop() for room in list(self.open.values())))
        await asyncio.gather(*self.releasing.values(), return_exceptions=True)
