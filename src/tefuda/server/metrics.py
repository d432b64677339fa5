"""Numbers for Prometheus. Each node counts for itself; docs/hosting.md says what they tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from tefuda import __version__, compiled
from tefuda.server import entries

if TYPE_CHECKING:
    from tefuda.server.node import Node

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
BY = ("player", "bot", "clock")
LOOK = 0.25
"""Seconds between two looks at how late the loop is."""

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(f"tefuda_{name}", about, labels, registry=registry)

        def gauge(name: str, about: str, *labels: str) -> Gauge:
            return Gauge(f"tefuda_{name}", about, labels, registry=registry)

        def histogram(name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
            return Histogram(f"tefuda_{name}", about, buckets=buckets, registry=registry)

        info = gauge("info", "What runs here", "version", "rules")
        info.labels(__version__, "compiled" if compiled else "uncompiled").set(1)
        written = counter("entries", "Entries written to the log", "kind")
        self.kinds = {kind: written.labels(entries.snake(kind.__name__)) for kind in entries.KINDS}
        moves = counter("moves", "Moves that were played", "by")
        self.moves = {by: moves.labels(by) for by in BY}
        self.durable_seconds = histogram("durable_seconds", "Until an entry was durable", SECONDS)
        self.batch_entries = histogram("batch_entries", "Entries in one transaction of the log", SIZES)
        self.held = histogram("held_seconds", "How long moves of a race waited for slower lines", SECONDS)
        self.sockets = gauge("sockets", "Open sockets")
        self.closed = counter("closed_sockets", "Sockets closed by this node", "code")
        self.rooms = gauge("rooms", "Tables open at this node")
        self.broken = counter("closed_rooms", "Tables that this node gave up", "why")
        self.refused = counter("refused", "Refused requests and frames", "code")
        self.requests = counter("requests", "Answered HTTP requests", "status")
        self.thinking = gauge("bots_thinking", "Bots that are choosing a move")
        self.loop_lag = histogram("loop_lag_seconds", "How late the event loop does what is due", SECONDS)

    def measured(self, name: str, about: str, value: Callable[[], float]) -> None:
        """A gauge that is read when somebody looks."""
        Gauge(f"tefuda_{name}", about, registry=self.registry).set_function(value)

    def watch(self, node: Node) -> None:
        """What is read when somebody looks."""
        self.measured("well", "Whether this node can reach its log and its bus", lambda: node.is_well)
        links = node.crossing.links

        def far() -> int:
            return sum(bool(link.owner) for link in links.values())

        self.measured("far_sockets", "Sockets here whose table is at another node", far)

    @contextmanager
    def durable(self) -> Iterator[None]:
        began = perf_counter()
        yield
        self.durable_seconds.observe(perf_counter() - began)

    def entry(self, entry: entries.Entry) -> None:
        self.kinds[type(entry)].inc()
        if isinstance(entry, entries.Moved):
            self.moves[entry.by].inc()

    async def watch_loop(self, alive: Callable[[], None]) -> None:
        """Until it is cancelled. `alive`: told at every look that the loop runs."""
        while True:
            began = perf_counter()
            await asyncio.sleep(LOOK)
            self.loop_lag.observe(max(perf_counter() - began - LOOK, 0.0))
            alive()

    def page(self) -> bytes:
        return generate_latest(self.registry)
