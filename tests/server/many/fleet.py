"""Several nodes with one log and one bus, and players who come back by themselves: those of the load, which trust
nobody and note every fault."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

from bench.server import durable
from bench.server.arrange import Kind
from bench.server.crowd import Crowd, Plan
from tests.server.nats_server import NatsServer
from tests.server.players import House, house
from tests.server.proxy import Proxy

PATIENCE = 60.0
"""Seconds; only what fails takes so long."""
TABLES = 2
SHORT = {"rounds": 1, "target": 20}
"""Options: players who know no better than to play at random need thousands of moves otherwise."""


class Players:
    """Those of every table sit at the nodes in turn."""

    def __init__(self, ports: tuple[int, ...], log: durable.Log, tables: int = TABLES) -> None:
        self.log = log
        self.crowd = Crowd(Plan(tables, ports, Kind(options=SHORT)))

    @property
    def ids(self) -> set[str]:
        return {table.id for table in self.crowd.tables}

    @property
    def moves(self) -> Counter[str]:
        """So many were acknowledged, by table."""
        return Counter(table for table, _, _ in self.crowd.tally.known)

    async def goes_on(self, count: int = 12) -> None:
        """Everybody has a socket and every table goes on."""
        before = self.moves
        seats = [seat for table in self.crowd.tables for seat in table.seats]
        await until(lambda: not any(seat.lost_at for seat in seats))
        await until(lambda: all(self.moves[id] >= before[id] + count for id in self.ids))

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """At the end nothing is lost, nothing is double, nobody was told what did not happen."""
        try:
            await self.crowd.arrange()
            await self.crowd.connect()
            await self.crowd.play()
            await self.crowd.go(0, False)
            await self.goes_on()
            yield
            tally = await self.crowd.finish()
        finally:
            for table in self.crowd.tables:
                table.close()
        assert not +tally.faults
        assert tally.known
        assert not durable.faults(await self.log.fetched(), tally.known)


class Fleet(Players):
    """The first node reaches the database and the bus through a proxy each."""

    def __init__(self, houses: list[House], log: durable.Log, database: Proxy, bus: Proxy) -> None:
        super().__init__(tuple(urlsplit(house.url).port or 0 for house in houses), log)
        self.houses = houses
        self.database = database
        self.bus = bus

    @property
    def first(self) -> House:
        return self.houses[0]

    @property
    def last(self) -> House:
        return self.houses[-1]

    def owned(self, house: House) -> set[str]:
        return {room.table.id for room in house.node.rooms.open.values() if room.is_open} & self.ids


@asynccontextmanager
async def fleet(folder: Path, database: str, nats: NatsServer, count: int = 2) -> AsyncIterator[Fleet]:
    place = urlsplit(database)
    async with AsyncExitStack() as stack:
        to_database = await stack.enter_async_context(Proxy(place.port or 0))
        to_bus = await stack.enter_async_context(Proxy(nats.port))
        houses = []
        for number in range(count):
            url, bus = database, nats.url
            if number == 0:
                url = place._replace(netloc=place.netloc.replace(f":{place.port}", f":{to_database.port}")).geturl()
                bus = f"nats://127.0.0.1:{to_bus.port}"
            houses.append(await stack.enter_async_context(house(folder / str(number), database=url, bus=bus)))
        found = Fleet(houses, durable.Log(folder, database), to_database, to_bus)
        try:
            async with found.playing():
                yield found
        finally:
            to_database.heal()
            to_bus.heal()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)
