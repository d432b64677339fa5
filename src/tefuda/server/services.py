"""What all rooms of a node share."""

import os
import time
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Protocol

from tefuda.server import entries
from tefuda.server.metrics import Metrics
from tefuda.server.store import Store
from tefuda.server.table import Table

PACE = 0.7
"""A bot answers no sooner than after so many seconds."""


class Changed(Protocol):
    def __call__(self, table: Table, entry: entries.Entry) -> None: ...


def steady_clock() -> Callable[[], int]:
    """Milliseconds since 1970 that never jump, whatever happens to the machine's own clock."""
    base = time.time_ns() - time.monotonic_ns()
    return lambda: (base + time.monotonic_ns()) // 1_000_000


def ignore(table: Table, entry: entries.Entry) -> None:
    """Nobody keeps lists."""


class Services:
    """`changed`: told of every entry once it is durable, off the path of moves."""

    def __init__(
        self, store: Store, metrics: Metrics | None = None, changed: Changed = ignore, pace: float = PACE
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.changed = changed
        self.pace = pace
        self.now = steady_clock()
        self.thinkers: Executor = ThreadPoolExecutor(max(1, (os.cpu_count() or 2) // 2), "tefuda-bots")

    def close(self) -> None:
        self.thinkers.shutdown(wait=False, cancel_futures=True)
