"""A whole node on a free port, and people who talk to it through real sockets."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tefuda.server import serve

PATIENCE = 30.0
Said = dict[str, Any]


class House:
    """A node that listens."""

    def __init__(self, house: serve.House, server: uvicorn.Server, url: str) -> None:
        self.house = house
        self.node = house.node
        self.server = server
        self.url = url
        self.clients: list[httpx.AsyncClient] = []

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    def room(self, table: str) -> Any:
        return self.node.rooms.open.get(table)


@asynccontextmanager
async def house(data: Path, **plan: Any) -> AsyncIterator[House]:
    """A node from its start to its end. Bots answer at once, and rates are high, if nothing else is said."""
    rates = dict.fromkeys(("http", "sockets", "tables", "guests"), (1000000.0, 1000000.0))
    chosen = serve.Plan(data, port=0, **{"pace": 0.0, "rates": rates, **plan})
    sock = serve.bound("127.0.0.1", 0)
    async with serve.opened(chosen) as opened:
        server = serve.Server(serve.config(opened.app))
        server.house = opened
        server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
        task = asyncio.create_task(server._serve([sock]))
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            found = House(opened, server, serve.address(sock))
            yield found
            for client in found.clients:
                await client.aclose()
        finally:
            server.should_exit = True
            await task


class Person:
    """A guest with a cookie."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.name = name
        self.http = httpx.AsyncClient(base_url=house.url, timeout=PATIENCE)
        house.clients.append(self.http)
        self.user = ""

    async def come(self) -> "Person":
        answer = await self.http.post("/api/me", json={"name": self.name, "language": "en"})
        assert answer.status_code == 200, answer.text
        self.user = answer.json()["user"]
        return self

    async def make(self, **new: Any) -> str:
        """A table of one's own."""
        fields: dict[str, Any] = {"game": "blanc_noir", "countdown": 0, **new}
        answer = await self.http.post("/api/tables", json=fields)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    @property
    def cookie(self) -> str:
        return f"tefuda={self.http.cookies['tefuda']}"

    @asynccontextmanager
    async def at(self, table: str, house: House | None = None, **query: Any) -> AsyncIterator["Line"]:
        """A socket at a table."""
        line = await self.line(table, house, **query)
        try:
            yield line
        finally:
            await line.close()

    async def line(self, table: str, house: House | None = None, **query: Any) -> "Line":
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        url = f"{(house or self.house).ws}/ws/tables/{table}?{asked}"
        # what is not read must not keep the socket from closing
        heads = {"Cookie": self.cookie}
        return Line(await connect(url, additional_headers=heads, open_timeout=PATIENCE, max_queue=None), self)


class Line:
    """A socket; everything that was heard is kept."""

    def __init__(self, socket: ClientConnection, person: Person | None = None) -> None:
        self.socket = socket
        self.person = person
        self.heard: list[Said] = []
        self.seq = 0
        self.ply = 0
        self.seat: str | None = None
        self.legal: list[str] | None = None
        self.count = 0

    async def hear(self) -> Said:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            said: Said = json.loads(await self.socket.recv())
        self.heard.append(said)
        if "seq" in said and said["type"] not in ("refused", "done"):
            self.seq = said["seq"]
        if "you" in said:
            self.seat = said["you"]["seat"]
        state = said.get("state")
        if state:
            self.ply = state["ply"]
            self.legal = state["legal"]
        return said

    async def until(self, kind: str, so: Callable[[Said], bool] = lambda said: True) -> Said:
        while True:
            said = await self.hear()
            if said["type"] == kind and so(said):
                return said

    async def say(self, kind: str, **fields: Any) -> str:
        self.count += 1
        id = fields.pop("id", f"m{self.count}")
        await self.socket.send(json.dumps({"type": kind, "id": id, **fields}))
        return str(id)

    async def play(self, move: str) -> Said:
        """A move, and what came of it: its news, or the refusal."""
        id = await self.say("move", ply=self.ply, move=move)
        return await self.answer(id)

    async def answer(self, id: str) -> Said:
        while True:
            said = await self.hear()
            if said.get("id") == id:
                return said

    async def closed(self) -> int:
        """Listens to the end; the code."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()
        return int(self.socket.close_code or 0)

    async def close(self) -> None:
        await self.socket.close()
