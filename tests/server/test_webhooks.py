"""“It is your turn”, told to an address of the host's choice, and to no address that is none of the host's business."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tefuda.server import webhooks
from tests.server.players import PATIENCE, Person, house

pytestmark = pytest.mark.anyio


class Ear:
    """A small HTTP server that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []
        self.heard = asyncio.Event()

    async def hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length: ")[2].split()[0])
        self.told.append(json.loads(await reader.readexactly(length)))
        writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()
        self.heard.set()


async def test_a_person_whose_turn_it_is_is_told_once(tmp_path: Path) -> None:
    ear = Ear()
    listening = await asyncio.start_server(ear.hear, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with listening, house(tmp_path, near=True) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, bots=["random"], ready=True, webhook=f"http://127.0.0.1:{port}/turn?x=1")
        async with anna.at(table) as a:
            while not a.legal:
                await a.hear()
            async with asyncio.timeout(PATIENCE):
                await ear.heard.wait()
            assert ear.told[0]["table"] == table
            assert ear.told[0]["seats"] == [{"seat": "A", "name": "Anna"}]


async def test_only_the_host_sees_the_address(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(webhook="https://example.com/secret-path")
        async with anna.at(table) as a, ben.at(table) as b:
            assert (await a.until("welcome"))["settings"]["webhook"] == "https://example.com/secret-path"
            assert (await b.until("welcome"))["settings"]["webhook"] == ""


@pytest.mark.parametrize(
    "url", ["ftp://example.com", "example.com", "http://", "javascript:alert(1)", "http://" + "x" * 600]
)
async def test_what_is_no_address_is_refused(url: str, tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        answer = await anna.http.post("/api/tables", json={"game": "blanc_noir", "webhook": url})
        assert answer.status_code == 400
        assert answer.json()["error"]["reason"] in ("server_webhook", "server_field")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "169.254.169.254", "::1", "0.0.0.0"])
def test_near_addresses_are_told_only_where_the_host_of_the_server_allows_it(host: str) -> None:
    with pytest.raises(ValueError, match="not an address that may be told"):
        webhooks.reachable(host, 80, near=False)
    assert webhooks.reachable(host, 80, near=True)
