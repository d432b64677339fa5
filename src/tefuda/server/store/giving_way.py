"""Lets threads work while a loop never rests.

A loop that always has something to do lets go of the interpreter lock again and again, but takes it back before
a thread that waits for it has woken up: measured, a thread waited for seconds. So while somebody waits for a thread
that tells nothing, the loop now and then sleeps for a moment, in which the thread gets its turn.
"""

import asyncio
import time
from types import TracebackType

EVERY, MOMENT = 0.003, 0.0003
"""Seconds."""


class GivingWay:
    """Entered by whoever waits for a thread."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting = 0
        self._told = 0
        self._told_before = 0
        self._timer: asyncio.TimerHandle | None = None

    def __enter__(self) -> None:
        self._waiting += 1
        if self._timer is None:
            self._timer = self._loop.call_later(EVERY, self._give_way)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._waiting -= 1
        self._told += 1

    def _give_way(self) -> None:
        self._timer = None
        if self._waiting:
            if self._told == self._told_before:
                time.sleep(MOMENT)
            self._timer = self._loop.call_later(EVERY, self._give_way)
        self._told_before = self._told
