"""A node that is told to stop: clocks stand, players are told, nothing is lost; and a second time it does not wait."""

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.players import Person
from tests.server.processes import Serving, serving

pytestmark = pytest.mark.anyio
CLOCK = {"kind": "game", "seconds": 600, "increment": 0}


class There:
    """A node that is no part of this process, for players."""

    def __init__(self, node: Serving) -> None:
        self.url, self.ws = node.url, node.ws
        self.clients: list[httpx.AsyncClient] = []


@asynccontextmanager
async def people(node: Serving, *names: str) -> AsyncIterator[list[Person]]:
    there: Any = There(node)
    yield [await Person(there, name).come() for name in names]
    for client in there.clients:
        await client.aclose()


async def test_a_game_outlives_its_server(tmp_path: Path) -> None:
    async with serving(tmp_path, "--json-logs") as node, people(node, "Anna", "Ben") as (anna, ben):
        table = await anna.make(seats=2, ready=True, name="Friday", clock=CLOCK)
        async with anna.at(table) as a, ben.at(table) as b:
            await b.say("sit")
            await b.say("ready")
            started = await a.until("started")
            await b.until("started")
            mover = a if started["state"]["legal"] else b
            moved = await mover.play("draw")
            node.signal(signal.SIGTERM)
            paused = await mover.until("paused")
            gone = await mover.until("gone")
            code = await mover.closed()
        assert await node.end() == 0
        cookies = anna.cookie
    assert (paused["why"], paused["clocks"]["paused"]) == ("server", True)
    assert (gone["why"], code) == ("stopping", 4012)
    logged = [json.loads(line) for line in node.lines]
    assert [line["text"] for line in logged][-2:] == ["stopping (SIGTERM)", "stopped; everything is durable"]
    assert all(set(line) == {"at", "level", "from", "text"} for line in logged)
    async with serving(tmp_path) as node, people(node) as _, httpx.AsyncClient(base_url=node.url) as again:
        listed = await again.get("/api/me/tables", headers={"Cookie": cookies})
        assert [one["name"] for one in listed.json()["tables"]] == ["Friday"]
        there: Any = There(node)
        anna.house = ben.house = there
        async with anna.at(table, since=paused["seq"]) as a, ben.at(table) as b:
            resumed = await a.until("resumed")
            assert resumed["clocks"]["left"] == paused["clocks"]["left"]
            welcome = await b.until("welcome")
            assert welcome["state"]["ply"] == moved["state"]["ply"]
        node.signal(signal.SIGHUP)
        assert await node.end() == 0
        assert node.lines[-1].endswith("stopped; everything is durable")


async def test_a_second_signal_does_not_wait(tmp_path: Path) -> None:
    """The first waits for somebody who never sends the rest of a request."""
    async with serving(tmp_path) as node:
        host, port = node.url.removeprefix("http://").split(":")
        _, line = await asyncio.open_connection(host, int(port))
        line.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{")
        async with httpx.AsyncClient(base_url=node.url) as client:
            assert (await client.get("/healthz")).json()["ok"]
        node.signal(signal.SIGINT)
        await node.until("stopping (SIGINT)")
        node.signal(signal.SIGTERM)
        assert await node.end() == 1
        assert node.lines[-1].endswith("stopped at once by SIGTERM; whatever players have heard is durable")
        line.close()
