"""A node that serves the built client on a free port."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tefuda.server import serve
from tools.screenshots.tables import Plan

FAST = (1e6, 1e6)
PACE = 30.0
"""Bots take so many seconds, so that nothing moves while somebody looks."""


class Serving:
    def __init__(self, house: serve.House, port: int) -> None:
        self.house = house
        self.port = port

    async def set_table(self, plan: Plan, id: str, user: str, name: str) -> None:
        """A table of this user's, played as planned."""
        await self.house.node.rooms.create(id, plan.gathered(user, name))
        room = await self.house.node.rooms.room(id)
        played = asyncio.Event()

        async def play() -> None:
            for entry in plan.course:
                await room.commit(entry)
            played.set()

        room.post(play)
        await played.wait()


@asynccontextmanager
async def serving() -> AsyncIterator[Serving]:
    rates = dict.fromkeys(("http", "sockets", "tables", "guests"), FAST)
    with tempfile.TemporaryDirectory() as data:
        sock = serve.bound("127.0.0.1", 0)
        async with serve.opened(serve.Plan(Path(data), port=0, pace=PACE, rates=rates)) as house:
            server = serve.Server(serve.config(house.app))
            server.house = house
            running = asyncio.create_task(server.serve([sock]))
            try:
                yield Serving(house, int(sock.getsockname()[1]))
            finally:
                server.should_exit = True
                await running
