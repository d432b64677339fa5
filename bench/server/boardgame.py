"""A player of boardgame.io's server: their messages (Engine.IO 4, Socket.IO 5) over the same cheap wire as ours."""

from __future__ import annotations

import asyncio
import json
from time import perf_counter
from typing import Any

import msgspec

from bench.server.table import Table
from bench.server.wire import Wire, masked

GAME = "draw"
PATH = "/socket.io/?EIO=4&transport=websocket"
UPDATE, SYNC = f'42/{GAME},["update",'.encode(), f'42/{GAME},["sync",'.encode()
PREFIX = len(f"42/{GAME},")
MOVE = ["draw"]


class Context(msgspec.Struct):
    currentPlayer: str


class State(msgspec.Struct, rename={"id": "_stateID"}):
    ctx: Context
    id: int


class Info(msgspec.Struct):
    state: State


# What follows the state, their log of moves, is skipped.
read_update = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw]).decode
read_sync = msgspec.json.Decoder(tuple[str, str, Info]).decode


class BoardgameSeat:
    """The same life as bench.server.seat: asked, it draws at once; it trusts nobody."""

    def __init__(self, table: Table, number: int, port: int) -> None:
        self.table = table
        self.player = str(number)
        self.port = port
        self.wire: Wire | None = None
        self.state = -1
        self.legal: list[str] | None = None
        self.is_here = False
        self.is_playing = False
        self.pending = ""
        self.due = self.lost_at = 0.0

    async def connect(self) -> None:
        self.wire = Wire(self, self.port, PATH)
        wire = self.wire
        await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", self.port)

    def opened(self) -> None:
        pass

    def lost(self) -> None:
        if not self.table.is_closed:
            self.table.tally.faults["lost sockets"] += 1

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()

    def say(self, text: str) -> None:
        if self.wire is not None:
            self.wire.say(masked(text.encode()))

    def emit(self, *what: Any) -> None:
        self.say(f"42/{GAME}," + json.dumps(what, separators=(",", ":")))

    def take_part(self) -> None:
        self.emit("sync", self.table.id, self.player, None, len(self.table.seats))

    def hear(self, data: bytes) -> None:
        if data.startswith(UPDATE):
            self.moved(read_update(data[PREFIX:])[2])
        elif data.startswith(SYNC):
            self.state = -1
            self.stand(read_sync(data[PREFIX:])[2].state)
            self.is_playing = True
            self.consider()
        elif data == b"2":
            self.say("3")
        elif data.startswith(b"0"):
            self.say(f"40/{GAME},")
        elif data.startswith(b"40"):
            self.is_here = True
        elif data.startswith((b"44", b"41")):
            self.table.tally.faults["turned away"] += 1

    def stand(self, state: State) -> None:
        if self.state >= 0 and state.id != self.state + 1:
            self.table.tally.faults["doubled news" if state.id <= self.state else "lost news"] += 1
        self.state = state.id
        self.legal = MOVE if state.ctx.currentPlayer == self.player else None

    def moved(self, state: State) -> None:
        now = perf_counter()
        self.stand(state)
        if self.pending and state.id == int(self.pending) + 1:
            self.pending = ""
            self.table.heard_own(state.id, self.due, now)
            self.table.tally.counts["acknowledged"] += 1
        self.table.heard(state.id, now)
        self.consider()

    def consider(self) -> None:
        if self.legal and not self.pending:
            self.table.asked(self)

    def play(self, due: float) -> None:
        self.legal = None
        self.pending = str(self.state)
        self.due = due
        payload: dict[str, Any] = {"type": "draw", "args": [], "playerID": self.player, "credentials": None}
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.state, self.table.id, self.player)
