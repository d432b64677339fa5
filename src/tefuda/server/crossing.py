"""Sockets here whose table is at another node, and tables here whose socket is at another node."""

import asyncio
from contextlib import suppress

from tefuda.core.reasons import Refused
from tefuda.server import between, messages
from tefuda.server.between import Beat, Between, Close, End, Frame, Open, Out
from tefuda.server.bus import Bus, BusFailed
from tefuda.server.links import FarOutbox, Link, heard, refusal
from tefuda.server.members import NOT_ALLOWED, TRY_AGAIN, Member
from tefuda.server.room import Room
from tefuda.server.rooms import Elsewhere, Rooms
from tefuda.server.services import Services
from tefuda.server.store import StoreFailed

ALIVE = 2.5
"""A node that has not said for so many seconds that it lives has lost its tables."""
ANSWER = 1.2
"""So many seconds an owner may take to answer."""


class Crossing:
    """`id`: of this node. `links`: all sockets of this node, wherever their tables are."""

    def __init__(self, id: str, bus: Bus, rooms: Rooms, services: Services) -> None:
        self.id = id
        self.bus = bus
        self.rooms = rooms
        self.services = services
        self.links: dict[str, Link] = {}
        self.far: dict[str, tuple[str, Room, Member]] = {}
        """Links of other nodes to tables here: node, room, member."""
        self.coming: dict[str, list[Frame] | None] = {}
        """Frames of links that are being let in; None when the socket is gone already."""
        self.heard_of: dict[str, int] = {}
        self.owed: list[tuple[str, str]] = []
        """Nodes, and links there that have missed something and could not be told so."""
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        self.bus.on_change = self.line_changed
        await self.bus.subscribe(f"tefuda.node.{self.id}", self.hear)
        await self.bus.subscribe("tefuda.beats", self.hear)

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()

    # -- the bus

    def send(self, node: str, message: Between) -> bool:
        try:
            self.bus.publish(f"tefuda.node.{node}", between.encode(message))
        except BusFailed:
            return False
        return True

    def send_all(self, message: Between) -> None:
        with suppress(BusFailed):
            self.bus.publish("tefuda.beats", between.encode(message))

    def hear(self, data: bytes) -> None:
        match between.decode(data):
            case Open() as come:
                self.coming[come.link] = []
                task = asyncio.create_task(self.let_in(come))
                self.tasks = [one for one in self.tasks if not one.done()] + [task]
            case Frame(link=key) as frame:
                waiting = self.coming.get(key)
                if waiting is not None:
                    waiting.append(frame)
                elif key in self.far:
                    heard(*self.far[key][1:], frame.data, frame.trip)
            case Close(link=key):
                if key in self.coming:
                    self.coming[key] = None
                found = self.far.pop(key, None)
                if found is not None:
                    found[1].part(found[2])
            case Out(link=key, number=number, data=sent):
                self.carry(key, number, sent)
            case End(link=key, code=code):
                if key in self.links:
                    self.links[key].outbox.close(code)
            case Beat(link=node):
                self.heard_of[node] = self.services.now()

    # -- sockets here

    def go_far(self, link: Link, owner: str, come: Open) -> None:
        link.owner = owner
        self.links[link.key] = link
        self.heard_of.setdefault(owner, self.services.now())
        if not self.send(owner, come):
            self.lost(link)
            return

        def check() -> None:
            if self.links.get(link.key) is link and link.number == 0:
                self.lost(link)

        asyncio.get_running_loop().call_later(ANSWER, check)

    def carry(self, key: str, number: int, data: bytes) -> None:
        link = self.links.get(key)
        if link is None:
            return
        if number != link.number + 1:
            self.lost(link)
            return
        link.number = number
        link.outbox.put(data)

    def lost(self, link: Link, why: str = "moved") -> None:
        link.outbox.put(messages.encode(messages.Gone(why=why, again=100)))
        link.outbox.close(TRY_AGAIN)

    # -- sockets elsewhere

    async def let_in(self, come: Open) -> None:
        """Somebody at another node comes to a table here."""
        outbox = FarOutbox(come.link, lambda message: self.send(come.node, message), self.missed)
        try:
            room = await self.rooms.room(come.table)
        except (Elsewhere, StoreFailed):
            outbox.close(TRY_AGAIN)
            return
        except Refused as refused:
            outbox.put(messages.encode(refusal(refused, come.who.language)))
            outbox.close(NOT_ALLOWED)
            return
        finally:
            sent = self.coming.pop(come.link, None)
        if sent is None:
            return
        member = Member(come.who, outbox, come.views, come.quiet)
        self.far[come.link] = come.node, room, member
        self.heard_of.setdefault(come.node, self.services.now())
        room.join(member, come.since)
        for frame in sent:
            heard(room, member, frame.data, frame.trip)

    # -- lines and nodes that fail

    def line_changed(self, connected: bool) -> None:
        """The line to the other nodes was lost, or is back: what was on its way is lost, so whoever has the socket at
        one node and the table at another comes again and asks for it."""
        self.lose_all("moved")
        if connected:
            self.part_all(None)

    def lose_all(self, why: str) -> None:
        """Sockets here whose table is elsewhere."""
        for link in [link for link in self.links.values() if link.owner]:
            self.lost(link, why)

    def part_all(self, node: str | None) -> None:
        """Sockets elsewhere, or of this node only. A node that is silent may yet live, and its sockets must know."""
        for key, (origin, room, member) in list(self.far.items()):
            if node in (None, origin):
                del self.far[key]
                room.part(member)
                self.send(origin, End(link=key, code=TRY_AGAIN))

    def missed(self, key: str) -> None:
        """What a socket elsewhere should have heard could not be sent: it must come again."""
        found = self.far.pop(key, None)
        if found is not None:
            origin, room, member = found
            room.part(member)
            self.owed.append((origin, key))

    def mend(self) -> None:
        """With every beat."""
        self.forget_silent_nodes()
        self.owed = [(node, key) for node, key in self.owed if not self.send(node, End(link=key, code=TRY_AGAIN))]

    def forget_silent_nodes(self) -> None:
        limit = self.services.now() - int(ALIVE * 1000)
        for node in [node for node, at in self.heard_of.items() if at < limit]:
            del self.heard_of[node]
            self.part_all(node)
            for link in [link for link in self.links.values() if link.owner == node]:
                self.lost(link)
