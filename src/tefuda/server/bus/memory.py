"""The bus within one process, for a server of one node."""

import asyncio

from tefuda.server.bus import Bus, BusFailed, Hear, Listeners, check


class MemoryBus(Bus):
    """Listeners are called soon, never within `publish`."""

    def __init__(self) -> None:
        self._listeners = Listeners()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()

    async def close(self) -> None:
        await asyncio.sleep(0)  # what was published before is told before
        self._loop = None
        self._listeners.clear()

    def publish(self, subject: str, data: bytes) -> None:
        check(subject, data)
        if self._loop is None:
            raise BusFailed("the bus is not open")
        for listener in self._listeners.of(subject):
            self._loop.call_soon(listener.tell, data)

    async def subscribe(self, subject: str, hear: Hear) -> None:
        check(subject)
        self._listeners.add(subject, hear)

    async def unsubscribe(self, subject: str, hear: Hear | None = None) -> None:
        self._listeners.remove(subject, hear)

    @property
    def connected(self) -> bool:
        return self._loop is not None
