"""Lines that are slow, silent, endless or never read: each is cut in time, and nobody else notices."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tefuda.server import serve, wires
from tests.server.dealt import dealt
from tests.server.players import PATIENCE, House, Person, house
from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio
Ends = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
async def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    monkeypatch.setattr(wires, "BEGIN", 0.2)
    monkeypatch.setattr(wires, "WHOLE", 0.6)
    monkeypatch.setattr(wires, "STUCK", 0.3)
    monkeypatch.setattr(wires, "LAST", 0.5)
    async with house(tmp_path) as found:
        yield found


def port(here: House) -> int:
    return int(here.url.rpartition(":")[2])


@asynccontextmanager
async def raw(here: House) -> AsyncIterator[Ends]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port(here))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def end(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server ends the line."""
    found = b""
    async with asyncio.timeout(PATIENCE):
        try:
            while part := await reader.read(1 << 16):
                found += part
        except ConnectionError:
            pass
    return found


async def is_well(here: House) -> bool:
    async with httpx.AsyncClient(base_url=here.url) as client:
        return (await client.get("/healthz")).json()["ok"] is True


async def none_left(here: House) -> None:
    """Every line that the server had is gone."""
    async with asyncio.timeout(PATIENCE):
        while here.server.server_state.connections:
            await asyncio.sleep(0.02)


# -- requests


async def test_who_says_nothing_is_not_waited_for(here: House) -> None:
    async with raw(here) as (reader, _):
        assert (await end(reader)).startswith(b"HTTP/1.1 408")
    assert await is_well(here)


@pytest.mark.parametrize("drops", [b"X-A: b\r\n", b"\r\n"], ids=["a header now and then", "an empty line now and then"])
async def test_a_request_that_drips_is_not_waited_for(here: House, drops: bytes) -> None:
    async with raw(here) as (reader, writer):
        if drops != b"\r\n":
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")

        async def drip() -> None:
            while True:
                writer.write(drops)
                await asyncio.sleep(0.02)

        dripping = asyncio.create_task(drip())
        assert (await end(reader)).startswith(b"HTTP/1.1 408")
        dripping.cancel()
    assert await is_well(here)


async def test_a_body_that_never_comes_is_not_waited_for(here: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        async with raw(here) as (reader, writer):
            writer.write(b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
            writer.write(b'Content-Length: 1000\r\n\r\n{"name":')
            await end(reader)
        await none_left(here)
    assert [record.getMessage() for record in caplog.records] == []
    assert await is_well(here)


async def test_a_head_without_an_end_is_too_long(here: House) -> None:
    async with raw(here) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nX-Long: ")

        async def pour() -> None:
            while True:
                writer.write(b"x" * 4096)
                await writer.drain()

        pouring = asyncio.create_task(pour())
        assert b"HTTP/1.1 431" in await end(reader)
        await asyncio.wait([pouring])
        assert isinstance(pouring.exception(), ConnectionError)
    assert await is_well(here)


GARBAGE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"HELLO\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 5000,
    b"GET /\x00 HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost x\r\n\r\n", b"GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nZZZ\r\n",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HT",
]  # fmt: skip


@pytest.mark.parametrize("sent", GARBAGE, ids=[repr(sent[:30]) for sent in GARBAGE])
async def test_what_is_no_request_ends_its_own_line_only(here: House, sent: bytes) -> None:
    async with raw(here) as (reader, writer):
        writer.write(sent)
        answer = await end(reader)
    assert answer[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 408", b"HTTP/1.1 404", b"")
    assert await is_well(here)


async def test_answers_that_nobody_reads_are_not_kept(here: House) -> None:
    async with raw(here) as (_, writer):
        writer.write(b"GET /schema HTTP/1.1\r\nHost: x\r\n\r\n" * 2000)
        async with asyncio.timeout(PATIENCE):
            while not here.server.server_state.connections:
                await asyncio.sleep(0.01)
        await none_left(here)
    assert await is_well(here)


# -- sockets


def handshake(person: Person, table: str) -> bytes:
    """What a socket says first; after that frames, by hand."""
    head = f"GET /ws/tables/{table}?views=1 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    key = "A" * 22 + "=="
    return f"{head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {person.cookie}\r\n\r\n".encode()


def framed(kind: int, data: bytes) -> bytes:
    return bytes([0x80 | kind, 0x80 | len(data)]) + bytes(4) + data


async def test_a_socket_that_never_reads_is_cut_while_others_play_on(here: House) -> None:
    async with dealt(here) as game:
        deaf = await Person(here, "Dora").come()
        async with raw(here) as (_, writer):
            writer.write(handshake(deaf, game.table))
            async with asyncio.timeout(PATIENCE):
                while not game.room.spectators:
                    await asyncio.sleep(0.01)
            asking = asyncio.create_task(is_cut(writer, framed(1, b'{"type": "look"}')))
            async with asyncio.timeout(PATIENCE):
                while game.room.spectators or game.room.table.ply < 3:
                    if game.room.table.ply < 30:
                        await game.asked.play("draw")
                    for line in game.lines:
                        while line.ply < game.room.table.ply:
                            await line.hear()
                    await asyncio.sleep(0)
            assert await asking
        async with deaf.at(game.table) as again:
            assert (await again.until("welcome"))["seq"] == game.room.table.seq


async def test_answers_to_pings_that_nobody_reads_are_not_kept(here: House) -> None:
    async with dealt(here) as game:
        async with raw(here) as (_, writer):
            writer.write(handshake(await Person(here, "Dora").come(), game.table))
            assert await is_cut(writer, framed(9, b"p" * 125))
        assert (await game.asked.play("draw"))["type"] == "moved"


async def is_cut(writer: asyncio.StreamWriter, frame: bytes) -> bool:
    """The same frame without end, until the server has enough."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                writer.write(frame * 100)
                await writer.drain()
                await asyncio.sleep(0)
        except ConnectionError:
            return True


async def test_a_message_in_too_many_pieces_ends_its_socket(here: House) -> None:
    async with dealt(here) as game:
        async with (await Person(here, "Dora").come()).at(game.table) as line:
            await line.until("welcome")
            await line.socket.send(pieces(20, " "))
            assert (await line.hear())["type"] == "welcome"
            with suppress(ConnectionClosed):
                await line.socket.send(pieces(5000, ""))
            assert await line.closed() == 1009
        assert (await game.asked.play("draw"))["type"] == "moved"


async def pieces(count: int, of: str) -> AsyncIterator[str]:
    for _ in range(count):
        yield of
    yield '{"type": "look"}'


async def test_bytes_that_are_no_text_end_their_socket_and_fill_no_log(
    here: House, caplog: pytest.LogCaptureFixture
) -> None:
    async with dealt(here) as game:
        async with (await Person(here, "Dora").come()).at(game.table) as line:
            await line.until("welcome")
            await line.socket.send(b"\xff\xfe", text=True)
            assert await line.closed() == 1007
        assert (await game.asked.play("draw"))["type"] == "moved"


async def test_a_half_open_line_is_noticed_and_its_player_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "PING", 0.3)
    async with house(tmp_path) as here, Proxy(port(here)) as proxy, dealt(here) as game:
        person = game.idle.person
        assert person is not None
        seat = game.idle.seat
        url = f"ws://127.0.0.1:{proxy.port}/ws/tables/{game.table}"
        other = next(line for line in game.lines if line.seat != seat)
        async with connect(url, additional_headers={"Cookie": person.cookie}, close_timeout=0.1) as far:
            seen = json.loads(await far.recv())["seq"]
            await game.idle.until("replaced")
            await other.until("presence", lambda said: said["seat"] == seat and bool(said.get("here")))
            proxy.hang()
            moved = await game.asked.play("draw")
            assert moved["type"] == "moved"
            gone: dict[str, Any] = await other.until("presence", lambda said: said["seat"] == seat)
            assert not gone.get("here")
        async with person.at(game.table, since=seen) as again:
            assert [(await again.hear())["type"] for _ in range(2)] == ["moved", "caught"]
            assert again.legal
