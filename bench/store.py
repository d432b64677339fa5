"""Durable appends per second of both stores: python -m bench.store [--seconds N] [--folder FOLDER]."""

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from tefuda.server.addresses import open_store
from tefuda.server.store import Store
from tests.server.postgres_server import PostgresServer

TABLES = 200
ROUNDS = 3
ENTRY = os.urandom(200)


class Load:
    """Every table appends, waits until that is durable, and appends again."""

    def __init__(self, store: Store, number: int) -> None:
        self.store = store
        self.number = number
        self.waits: list[float] = []

    async def run(self, seconds: float, busy: bool) -> float:
        """Appends per second. `busy`: the loop has always something else to do as well."""
        start = time.perf_counter()
        end = start + seconds
        other = asyncio.ensure_future(self._work(end)) if busy else None
        await self.store.beat("bench", 3600)
        await asyncio.gather(*(self._play(f"table{self.number}-{table}", end) for table in range(TABLES)))
        if other:
            await other
        return len(self.waits) / (time.perf_counter() - start)

    async def _play(self, table: str, end: float) -> None:
        epoch = (await self.store.claim(table, "bench")).epoch
        seq = 0
        while (before := time.perf_counter()) < end:
            seq += 1
            await self.store.append(table, seq, ENTRY, epoch)
            self.waits.append(time.perf_counter() - before)

    async def _work(self, end: float) -> None:
        while time.perf_counter() < end:
            sum(range(20_000))
            await asyncio.sleep(0)


async def measure(name: str, address: str, seconds: float) -> None:
    store = open_store(address, Path())
    await store.open()
    try:
        for number, busy in enumerate((False, True)):
            rates, waits = [], []
            for again in range(ROUNDS):
                load = Load(store, number * ROUNDS + again)
                rates.append(await load.run(seconds, busy))
                waits += load.waits
            cuts = quantiles(waits, n=100)
            others = ", ".join(f"{rate:,.0f}" for rate in sorted(rates)[:-1])
            print(
                f"{name:10}  {'busy' if busy else 'idle'} loop  {max(rates):>8,.0f} appends/s  "
                f"(others {others}; a wait {cuts[49] * 1000:.1f} ms, 1 of 100 over {cuts[98] * 1000:.1f} ms)"
            )
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--folder", type=Path, help="on the disk that is to be measured")
    asked = parser.parse_args()
    before = os.getloadavg()[0]
    print(
        f"{TABLES} tables at once, {len(ENTRY)} bytes an entry, best of {ROUNDS}, "
        f"{os.cpu_count()} CPUs, load {before:.1f}"
    )
    with tempfile.TemporaryDirectory(prefix="tefuda-bench-", dir=asked.folder) as folder:
        asyncio.run(measure("sqlite", f"sqlite:{folder}/tefuda.sqlite", asked.seconds))
    with PostgresServer() as server:
        asyncio.run(measure("postgres", server.database(), asked.seconds))
    if before > 0.5:
        print("Other work was running: the figures are lower than they could be.")


if __name__ == "__main__":
    main()
