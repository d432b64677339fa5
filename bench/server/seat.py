"""A person on a seat: a socket that answers with a random legal move whenever its table lets it, and trusts nobody."""

from __future__ import annotations

import asyncio
from random import random
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from bench.server.tally import Return
from bench.server.wire import Wire, masked

if TYPE_CHECKING:
    from bench.server.table import Table

NO_NEWS = {"welcome", "caught", "refused", "done", "reason", "ping", "presence", "replaced", "gone"}
SILENT = 5.0
AGAIN = 0.05
"""Seconds until a lost socket is opened again, and about as much more by luck."""
LONGER = 3
"""So often they are doubled, when the server does not come back."""


class State(msgspec.Struct):
    ply: int
    over: bool = False
    legal: list[str] | None = None


class You(msgspec.Struct):
    seat: str | None = None


class Heard(msgspec.Struct):
    """Of what the server says, what a player must know; msgspec skips the rest, which is most of it."""

    type: str
    seq: int = 0
    id: str = ""
    code: str = ""
    word: str = ""
    phase: str = ""
    state: State | None = None
    you: You | None = None


class Move(msgspec.Struct, tag="move", tag_field="type"):
    id: str
    ply: int
    move: str


read = msgspec.json.Decoder(Heard).decode
written = msgspec.json.Encoder().encode

READY = masked(b'{"type":"ready"}')


class Seat:
    """`ports`: of the nodes; its own comes first, the others when that does not answer."""

    def __init__(
        self, table: Table, letter: str, number: int, cookie: str, ports: tuple[int, ...], views: bool = False
    ) -> None:
        self.table = table
        self.letter = letter
        self.number = number
        self.cookie = cookie
        self.ports = ports
        self.views = views
        """Hears with every news the whole view, like a browser."""
        self.tries = 0
        self.wire: Wire | None = None
        self.seq = 0
        self.ply = -1
        self.legal: list[str] | None = None
        self.is_here = False
        self.is_seated = False
        self.is_playing = False
        self.count = 0
        self.pending = ""
        """The id of the move that is under way, and what was sent for it."""
        self.frame = b""
        self.due = 0.0
        self.chosen_at = -1
        self.lost_at = self.back_at = 0.0

    # -- the socket

    async def connect(self) -> None:
        asked = [f"since={self.seq}"] * bool(self.seq) + ["views=1"] * self.views
        path = f"/ws/tables/{self.table.id}" + ("?" + "&".join(asked) if asked else "")
        port = self.ports[self.tries % len(self.ports)]
        self.tries += 1
        wire = Wire(self, port, path, self.cookie)
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port)
        self.wire = wire
        # longer each time: whoever gives up a server that is only slow, and comes again at once, makes it slower
        asyncio.get_running_loop().call_later(SILENT * min(self.tries, 8), self.check, wire)

    def check(self, wire: Wire) -> None:
        """A node that takes the line and says nothing is no help."""
        if self.wire is wire and not self.is_here and not self.table.is_closed:
            self.flee()

    def flee(self) -> None:
        if self.wire is not None:
            self.wire.close()
        self.lost()

    def opened(self) -> None:
        pass

    def lost(self) -> None:
        """Comes back by itself; to a server that is away again and again."""
        if self.table.is_closed:
            return
        self.lost_at = self.lost_at or perf_counter()
        self.wire = None
        if self.is_here:
            self.is_here, self.tries = False, 0
        self.table.tally.counts["lost sockets"] += 1
        asyncio.get_running_loop().call_later(AGAIN * (1 + random()) * 2 ** min(self.tries, LONGER), self.come_back)

    def go_home(self) -> None:
        if self.tries > 1 and self.wire is not None:
            self.flee()

    def come_back(self) -> None:
        async def work() -> None:
            try:
                await self.connect()
            except OSError:
                self.lost()

        if not self.table.is_closed:
            self.table.start(work())

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()

    def say(self, frame: bytes) -> None:
        if self.wire is not None:
            self.wire.say(frame)

    # -- listening

    def hear(self, data: bytes) -> None:
        heard = read(data)
        kind = heard.type
        if kind not in NO_NEWS:
            self.note(heard.seq)
        if kind == "moved":
            self.moved(heard)
        elif kind == "presence":
            return
        elif kind == "ping":
            self.say(masked(f'{{"type":"pong","word":"{heard.word}"}}'.encode()))
        elif kind in ("welcome", "caught"):
            self.arrived(heard)
        elif kind == "refused":
            self.refused(heard)
        elif kind == "done":
            if heard.id == self.pending:
                self.table.tally.counts["told again"] += 1
                self.acknowledged(heard.seq)
                self.consider()
        elif kind == "started":
            self.stand(heard.state)
            self.is_playing = True
            self.consider()
        elif kind == "ended":
            self.ended()

    def note(self, seq: int) -> None:
        """News count without a gap."""
        faults = self.table.tally.faults
        if seq != self.seq + 1:
            faults["doubled news" if seq <= self.seq else "lost news"] += 1
        self.seq = seq

    def stand(self, state: State | None) -> None:
        if state is not None:
            self.ply = state.ply
            self.legal = None if state.over else state.legal

    def moved(self, heard: Heard) -> None:
        now = perf_counter()
        self.stand(heard.state)
        self.is_playing = True
        if heard.id:
            if heard.id == self.pending:
                self.table.heard_own(heard.seq, self.due, now)
                self.acknowledged(heard.seq)
            else:
                self.table.tally.faults["answers twice"] += 1
        self.table.heard(heard.seq, now)
        if self.lost_at:
            self.table.tally.returns.append(Return(self.lost_at, self.back_at, now))
            self.lost_at = self.back_at = 0.0
        self.consider()

    def acknowledged(self, seq: int) -> None:
        self.table.tally.known.append((self.table.id, seq, self.pending))
        self.pending = ""

    def arrived(self, heard: Heard) -> None:
        """At the table, for the first time or again: whatever is not known to count is sent again."""
        if heard.seq < self.seq:
            self.table.tally.faults["forgotten news"] += self.seq - heard.seq
        self.seq = heard.seq
        self.is_here = True
        self.is_seated = heard.you is not None and heard.you.seat is not None
        self.stand(heard.state)
        is_on = heard.state is not None and not heard.state.over
        self.is_playing = heard.phase == "playing" if heard.phase else is_on
        if self.lost_at:
            self.back_at = perf_counter()
        if self.pending:
            self.say(self.frame)
        elif self.is_playing:
            self.consider()
        elif self.table.is_called:
            self.take_part()

    def refused(self, heard: Heard) -> None:
        if heard.id and heard.id == self.pending:
            self.pending = ""
            self.table.tally.counts[f"refused: {heard.code}"] += 1
            if self.ply == self.chosen_at and heard.code != "storage":
                self.table.tally.faults[f"refused though legal: {heard.code}"] += 1
            self.consider()
        else:
            counted = self.table.tally.counts if heard.code == "storage" else self.table.tally.faults
            counted[f"turned away: {heard.code}"] += 1

    def ended(self) -> None:
        self.is_playing = False
        self.legal = None
        self.table.tally.counts["ends of games heard"] += 1
        self.say(READY)

    # -- speaking

    def take_part(self) -> None:
        if not self.is_seated:
            self.say(masked(f'{{"type":"sit","seat":"{self.letter}"}}'.encode()))
        self.say(READY)

    def consider(self) -> None:
        if self.legal and not self.pending:
            self.table.asked(self)

    def play(self, due: float) -> None:
        """Any legal move. `due`: since when its sender wants to make it."""
        legal = self.legal
        assert legal
        self.legal = None
        self.count += 1
        self.pending = f"{self.number}.{self.count}"
        self.chosen_at = self.ply
        move = legal[int(random() * len(legal))]
        self.frame = masked(written(Move(self.pending, self.ply, move)))
        self.due = due
        self.say(self.frame)
