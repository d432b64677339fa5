"""The bus over NATS, for several nodes. A lost connection is made again, for ever."""

import asyncio
import errno
import logging
import os
import random
from contextlib import suppress

from tefuda.core.reasons import BadInput
from tefuda.server.addresses import masked
from tefuda.server.bus import MOST_BYTES, Bus, BusFailed, Hear, Listeners, check
from tefuda.server.bus.line import Line

START = 3.5
"""Seconds in which a server must answer when the bus opens; it may start at the same time."""
PATIENCE = 3.0
"""Seconds of silence after which a connection counts as lost."""
SHORTEST_WAIT, LONGEST_WAIT = 0.1, 2.0
"""Seconds between attempts to connect again."""

log = logging.getLogger(__name__)


class NatsBus(Bus):
    """Any of the servers will do; all those of a cluster should be named."""

    def __init__(self, servers: list[str], patience: float = PATIENCE) -> None:
        if not servers:
            raise ValueError("no server is named")
        self._servers = servers
        self._patience = patience
        self._listeners = Listeners()
        self._line: Line | None = None
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            import nats  # noqa: F401
        except ImportError:
            raise BadInput("bus_needs_package", package="nats-py", command="pip install tefuda[scaled]") from None
        self._line = await self._first()
        self._keeper = asyncio.create_task(self._keep(self._line))

    async def close(self) -> None:
        line, self._line = self._line, None
        while self._keeper and not self._keeper.done():
            self._keeper.cancel()  # again and again: nats-py swallows a cancellation here and there
            await asyncio.wait({self._keeper}, timeout=0.1)
        if line:
            await line.confirmed()
            await line.drop()
        self._listeners.clear()

    def publish(self, subject: str, data: bytes) -> None:
        check(subject, data)
        if self._line is None or not self._line.alive:
            raise BusFailed("there is no connection to NATS")
        self._line.send(subject, data)

    async def subscribe(self, subject: str, hear: Hear) -> None:
        check(subject)
        self._listeners.add(subject, hear)
        if line := self._line:
            await line.settle()
            await line.confirmed()

    async def unsubscribe(self, subject: str, hear: Hear | None = None) -> None:
        self._listeners.remove(subject, hear)
        if self._line:
            await self._line.settle()

    @property
    def connected(self) -> bool:
        return self._line is not None and self._line.alive

    async def _first(self) -> Line:
        problem: Exception = TimeoutError()
        with suppress(TimeoutError):
            async with asyncio.timeout(START):
                while not is_denied(problem):
                    for server in self._servers:
                        try:
                            return await self._line_to(server)
                        except BadInput:
                            raise
                        except Exception as error:
                            problem = error
                    await asyncio.sleep(SHORTEST_WAIT)
        shown = [masked(server) for server in self._servers]
        if is_denied(problem):
            raise BadInput("bus_denied", servers=shown)
        raise BadInput("bus_unreachable", servers=shown, problem=said(problem))

    async def _keep(self, line: Line) -> None:
        while True:
            await line.watch()
            self._line = None
            log.warning("the connection to NATS is lost: %s", said(line.problem or EOFError("closed")))
            self._told(False)
            await line.drop()
            line = self._line = await self._again()
            log.warning("the connection to NATS is back")
            self._told(True)

    async def _again(self) -> Line:
        wait = SHORTEST_WAIT
        logged = set()
        while True:
            for server in random.sample(self._servers, len(self._servers)):
                await asyncio.sleep(wait * random.uniform(0.5, 1))
                try:
                    return await self._line_to(server)
                except Exception as problem:
                    what = f"{masked(server)}: {said(problem)}"
                    if what not in logged:
                        log.warning("still no connection to NATS at %s", what)
                    logged.add(what)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _line_to(self, server: str) -> Line:
        line = Line(self._listeners, self._patience)
        await line.open(server, min(self._patience, START / len(self._servers)))
        if (limit := line.client.max_payload) < MOST_BYTES:
            await line.drop()
            raise BadInput("bus_small", server=masked(server), limit=limit, needed=MOST_BYTES)
        return line

    def _told(self, connected: bool) -> None:
        try:
            if self.on_change:
                self.on_change(connected)
        except Exception:
            log.exception("who wants to know about the connection to NATS failed")


def is_denied(problem: Exception) -> bool:
    return "authorization" in str(problem).lower()


def said(problem: Exception) -> str:
    """As the system says it."""
    if isinstance(problem, TimeoutError):
        return os.strerror(errno.ETIMEDOUT)
    if isinstance(problem, ConnectionError) and problem.errno:
        return os.strerror(problem.errno)
    return getattr(problem, "strerror", None) or str(problem) or type(problem).__name__
