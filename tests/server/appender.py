"""A process that appends to many tables at once, says what is acknowledged, and is killed: appender ADDRESS."""

import asyncio
import sys
from pathlib import Path

from tefuda.server.addresses import open_store
from tefuda.server.store import Store

TABLES = [f"table{number}" for number in range(20)]


def entry(table: str, seq: int) -> bytes:
    return f"{table} {seq} ".encode() * 20


async def append(store: Store, table: str) -> None:
    seq = 0
    while True:
        seq += 1
        await store.append(table, seq, entry(table, seq))
        print(table, seq, flush=True)


async def main(address: str) -> None:
    store = open_store(address, Path())
    await store.open()
    await asyncio.gather(*(append(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
