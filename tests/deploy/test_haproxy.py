"""deploy/haproxy.cfg before two nodes: all at a table come to the same one, and to the other when that is gone."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from bench.server import durable
from tests.deploy.proxies import haproxy
from tests.server.many.fleet import Players, until
from tests.server.nats_server import NatsServer
from tests.server.players import House, house
from tests.server.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


def port(url: str) -> int:
    return urlsplit(url).port or 0


@asynccontextmanager
async def nodes(folder: Path, database: str, bus: str) -> AsyncIterator[tuple[list[House], str]]:
    async with AsyncExitStack() as stack:
        plan = {"database": database, "bus": bus, "proxies": 1}
        houses = [await stack.enter_async_context(house(folder / str(number), **plan)) for number in range(2)]
        yield houses, await stack.enter_async_context(haproxy(folder, [port(one.url) for one in houses]))


def far(houses: list[House]) -> int:
    """Sockets whose table is at another node."""
    return sum(bool(link.owner) for one in houses for link in one.node.crossing.links.values())


async def test_tables_stay_together_and_outlive_a_node(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    database = postgres.database()
    async with nodes(tmp_path, database, nats.url) as (houses, url):
        players = Players((port(url),), durable.Log(tmp_path, database), tables=16)
        async with players.playing():
            assert all(one.node.rooms.open for one in houses)
            assert far(houses) == 0
            houses[0].server.should_exit = True
            await until(lambda: players.ids <= set(houses[1].node.rooms.open))
            await players.goes_on()


async def test_what_a_browser_says_of_itself_does_not_come_through(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    lies = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example"}
    async with nodes(tmp_path, postgres.database(), nats.url) as (_, url), httpx.AsyncClient(base_url=url) as client:
        met = await client.post("/api/me", json={"name": "Anna"}, headers=lies)
        assert met.status_code == 200
        assert "Secure" not in met.headers["set-cookie"]
        told = {**lies, "Origin": "https://evil.example"}
        assert (await client.post("/api/me", json={"name": "Eve"}, headers=told)).status_code == 403
        assert (await client.post("/api/me", json={"name": "Ann"}, headers={"Origin": url})).status_code == 200
        assert (await client.get("/metrics")).status_code == 404
        assert (await client.get("/healthz")).json()["ok"]


async def test_a_node_that_is_cut_off_gets_nobody(tmp_path: Path, postgres: PostgresServer) -> None:
    """Both lose the bus and say so; when it is back, people are let in again."""
    with NatsServer() as server:
        async with nodes(tmp_path, postgres.database(), server.url) as (houses, url), httpx.AsyncClient() as client:
            server.stop()
            await until(lambda: all(one.node.is_cut_off for one in houses))

            async def status() -> int:
                return (await client.get(f"{url}/healthz")).status_code

            while await status() == 200:
                pass
            server.start()
            while await status() != 200:
                pass
            assert (await client.post(f"{url}/api/me", json={"name": "Anna"})).status_code == 200
