"""Messages between nodes: how many a second, and how long one takes. python -m bench.bus [--quick]"""

import argparse
import asyncio
import sys
from contextlib import AsyncExitStack
from itertools import pairwise
from statistics import median, quantiles
from time import perf_counter, process_time

import uvloop

from tefuda.server.bus import Bus
from tefuda.server.bus.memory import MemoryBus
from tefuda.server.bus.nats import NatsBus
from tests.server.nats_server import NatsServer

SIZE = 200
"""Bytes of a message: news of one move."""
AHEAD = 2000
"""Messages that may be under way."""
SUBJECT = "bench"


async def rate(sender: Bus, hearer: Bus, messages: int) -> tuple[float, float]:
    """Messages a second through both ends in this one process, and the CPU time of both in µs a message."""
    heard = 0

    def hear(data: bytes) -> None:
        nonlocal heard
        heard += 1

    await hearer.subscribe(SUBJECT, hear)
    data = bytes(SIZE)
    began, cpu = perf_counter(), process_time()
    for sent in range(messages):
        sender.publish(SUBJECT, data)
        while sent - heard >= AHEAD:
            await asyncio.sleep(0)
    while heard < messages:
        await asyncio.sleep(0)
    wall, cpu = perf_counter() - began, process_time() - cpu
    await hearer.unsubscribe(SUBJECT)
    return messages / wall, cpu / messages * 1e6


async def latencies(sender: Bus, hearer: Bus, messages: int) -> list[float]:
    """Seconds from `publish` to the listener, one message at a time."""
    times: list[float] = []
    heard = asyncio.Event()

    def hear(data: bytes) -> None:
        times.append(perf_counter())
        heard.set()

    await hearer.subscribe(SUBJECT, hear)
    data = bytes(SIZE)
    for _ in range(messages):
        times.append(perf_counter())
        sender.publish(SUBJECT, data)
        await heard.wait()
        heard.clear()
    await hearer.unsubscribe(SUBJECT)
    return [second - first for first, second in list(pairwise(times))[::2]]


async def measured(name: str, sender: Bus, hearer: Bus, rounds: int) -> str:
    async with AsyncExitStack() as stack:
        for bus in {sender, hearer}:
            await bus.open()
            stack.push_async_callback(bus.close)
        best, cpu = max([await rate(sender, hearer, 20_000) for _ in range(rounds)])
        took = await latencies(sender, hearer, 1000 * rounds)
    p99 = quantiles(took, n=100)[98]
    return f"{name:8}{best:>12,.0f}/s{cpu:>9.1f} µs{median(took) * 1e6:>11.0f} µs{p99 * 1e6:>9.0f} µs"


async def table(rounds: int) -> None:
    print(f"{SIZE} bytes a message, sender and listener in one process; the best of {rounds} rounds\n")
    print(f"{'bus':8}{'messages':>14}{'CPU each':>12}{'median':>14}{'p99':>12}")
    memory = MemoryBus()
    print(await measured("memory", memory, memory, rounds))
    with NatsServer() as server:
        print(await measured("nats", NatsBus([server.url]), NatsBus([server.url]), rounds))


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.bus", description="The bus between nodes, in memory and over NATS.")
    parser.add_argument("--quick", action="store_true", help="a short, rougher run")
    uvloop.run(table(2 if parser.parse_args().quick else 10))
    return 0


if __name__ == "__main__":
    sys.exit(main())
