"""One connection to NATS, never used again once it is lost."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

from tefuda.server.bus import BusFailed, Listeners

if TYPE_CHECKING:
    from nats.aio.msg import Msg
    from nats.aio.subscription import Subscription

ROOM = 8 << 20
"""Bytes that may wait here to be sent."""
AT_ONCE = 1 << 19
"""Bytes that may wait within nats-py."""
WEIGHT = 100
"""What a message takes beside its bytes, roughly."""
BEATS = 6
"""How often a quiet server is asked within the patience."""

log = logging.getLogger(__name__)


class Line:
    """nats-py could connect again by itself. But then it sends what has waited meanwhile, however old; it gives up at
    most errors that the server names; and it waits for ever to close a socket whose other end has fallen silent."""

    def __init__(self, listeners: Listeners, patience: float) -> None:
        from nats.aio.client import Client

        self.client = Client()
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.problem: Exception | None = None
        self._weight = 0
        self._more = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._listeners = listeners
        self._subscriptions: dict[str, Subscription] = {}
        self._settling = asyncio.Lock()
        self._inbox = self.client.new_inbox()
        self._echoes: dict[bytes, asyncio.Future[bool]] = {}
        self._numbers = count(1)
        self._patience = patience

    @property
    def alive(self) -> bool:
        return self.client.is_connected and not self._lost.is_set()

    async def open(self, server: str, within: float) -> None:
        """Returns when the server has agreed to everything that is listened to on this node."""
        try:
            async with asyncio.timeout(within):
                await self._connect(server)
            self._writer = asyncio.create_task(self._write())
            while True:
                await self.settle()
                if not await self.confirmed():
                    raise self.problem or TimeoutError()
                if self._subscriptions.keys() == self._listeners.subjects:
                    return
        except BaseException:
            await self.drop()
            raise

    async def drop(self) -> None:
        """Ends it at once, with all that waits."""
        self._lose()
        if self._writer:
            self._writer.cancel()
        writer = getattr(getattr(self.client, "_transport", None), "_io_writer", None)
        if writer is not None:
            writer.transport.abort()  # nats-py would wait until everything is sent
        with suppress(Exception):
            async with asyncio.timeout(0.2):
                await self.client.force_reconnect()  # so that unsubscribe() has nobody to tell
                for subscription in self._subscriptions.values():
                    await subscription.unsubscribe()
                await self.client.close()

    async def settle(self) -> None:
        """Listens to what is listened to on this node, and to nothing else."""
        async with self._settling:
            try:
                for subject in self._listeners.subjects - self._subscriptions.keys():
                    self._subscriptions[subject] = await self.client.subscribe(subject, cb=self._tell)
                for subject in self._subscriptions.keys() - self._listeners.subjects:
                    await self._subscriptions.pop(subject).unsubscribe()
            except Exception as problem:
                self._lose(problem)

    def send(self, subject: str, data: bytes) -> None:
        if self._weight + WEIGHT + len(data) > ROOM:
            raise BusFailed("too much waits to be sent to NATS")
        self._put(subject, data)

    async def confirmed(self) -> bool:
        """Whether the server has taken all that was sent before. If it does not say so in time, the line is lost.
        A message to ourselves, because nats-py's ping overtakes what waits, and breaks when nobody waits for it."""
        token, echo = self._expected()
        self._put(self._inbox, token)
        try:
            async with asyncio.timeout(self._patience):
                return self.alive and await echo
        except TimeoutError as problem:
            self._lose(problem)
            return False
        finally:
            self._echoes.pop(token, None)

    async def watch(self) -> None:
        """Returns when it is lost."""
        while await self.confirmed():
            with suppress(TimeoutError):
                async with asyncio.timeout(self._patience / BEATS):
                    await self._lost.wait()

    async def _connect(self, server: str) -> None:
        from nats.errors import NoServersError

        try:
            await self.client.connect(
                [server],
                name="tefuda",
                error_cb=self._fault,
                disconnected_cb=self._ended,
                max_reconnect_attempts=1,
                reconnect_time_wait=0,
                pending_size=0,  # without bounds of its own nats-py never waits when it publishes and subscribes,
                flusher_queue_size=0,  # where it would swallow a cancellation
            )
        except NoServersError:
            raise self.problem or TimeoutError() from None
        await self.client.subscribe(self._inbox, cb=self._echo)

    def _put(self, subject: str, data: bytes) -> None:
        self._weight += WEIGHT + len(data)
        self.waiting.append((subject, data))
        self._more.set()

    async def _write(self) -> None:
        try:
            while self.alive:
                while self.waiting:
                    subject, data = self.waiting.popleft()
                    self._weight -= WEIGHT + len(data)
                    await self.client.publish(subject, data)
                    if self.client.pending_data_size > AT_ONCE:
                        await self._taken()
                self._more.clear()
                await self._more.wait()
        except Exception as problem:
            self._lose(problem)

    async def _taken(self) -> None:
        """Waits until the server has taken what waits within nats-py, or the line is lost."""
        token, echo = self._expected()
        await self.client.publish(self._inbox, token)
        await echo

    def _expected(self) -> tuple[bytes, asyncio.Future[bool]]:
        token = b"%d" % next(self._numbers)
        echo = self._echoes[token] = asyncio.get_running_loop().create_future()
        return token, echo

    async def _echo(self, message: "Msg") -> None:
        echo = self._echoes.pop(message.data, None)
        if echo and not echo.done():
            echo.set_result(True)

    async def _tell(self, message: "Msg") -> None:
        if self.alive:
            for listener in self._listeners.of(message.subject):
                listener.tell(message.data)

    def _lose(self, problem: Exception | None = None) -> None:
        self.problem = self.problem or problem
        self._lost.set()
        for echo in self._echoes.values():
            if not echo.done():
                echo.set_result(False)

    async def _fault(self, problem: Exception) -> None:
        self.problem = problem
        if self.alive:
            log.warning("NATS: %s", problem)

    async def _ended(self) -> None:
        self._lose()
