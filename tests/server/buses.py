"""What the tests of the bus share."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from tefuda.server.bus import Bus

PATIENCE = 20
"""Seconds; only what fails takes so long."""


@asynccontextmanager
async def opened(bus: Bus) -> AsyncIterator[Bus]:
    await bus.open()
    try:
        yield bus
    finally:
        await bus.close()


async def until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it never came"
        await asyncio.sleep(0.005)
