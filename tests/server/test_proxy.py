"""The proxy does what it says."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio
PATIENCE = 10
SHORT = 0.05
"""Seconds in which a line on the loopback says what it has to say."""

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def echo() -> AsyncIterator[tuple[Proxy, Callable[[], Awaitable[Line]]]]:
    """A proxy before a server that sends back what it gets, and what connects to it."""
    lines: list[Line] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(1 << 16):
            writer.write(chunk)
        writer.close()

    async def connected() -> Line:
        lines.append(await asyncio.open_connection("127.0.0.1", proxy.port))
        return lines[-1]

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with Proxy(server.sockets[0].getsockname()[1]) as proxy:
        yield proxy, connected
        for _, writer in lines:
            writer.close()
    server.close()
    await server.wait_closed()


async def says(line: Line, text: bytes) -> bytes:
    line[1].write(text)
    return await asyncio.wait_for(line[0].readexactly(len(text)), PATIENCE)


async def is_silent(line: Line) -> bool:
    try:
        await asyncio.wait_for(line[0].read(1), SHORT)
    except TimeoutError:
        return True
    return False


async def ending(line: Line) -> bytes:
    """What comes before the end of the line."""
    try:
        return await asyncio.wait_for(line[0].read(), PATIENCE)
    except ConnectionError:
        return b""


async def test_everything_passes_in_both_directions() -> None:
    async with echo() as (proxy, connect):
        first, second = await connect(), await connect()
        large = bytes(range(256)) * 40_000
        saying = [says(first, large), says(second, b"second")]
        assert await asyncio.gather(*saying) == [large, b"second"]
        assert proxy.connections == 2


async def test_an_end_of_a_client_reaches_the_server_and_comes_back() -> None:
    async with echo() as (proxy, connect):
        line = await connect()
        line[1].write(b"last")
        line[1].write_eof()
        assert await ending(line) == b"last"


@pytest.mark.parametrize("direction", ["forth", "back"])
async def test_delay_makes_a_direction_long_and_not_narrow(direction: str) -> None:
    async with echo() as (proxy, connect):
        line = await connect()
        getattr(proxy, direction).delay = 0.2
        began = time.monotonic()
        assert await says(line, b"x") == b"x"
        assert time.monotonic() - began >= 0.2
        began = time.monotonic()
        assert await says(line, bytes(2_000_000)) == bytes(2_000_000)
        assert time.monotonic() - began < 3  # one piece after the other would take 6


@pytest.mark.parametrize("direction", ["forth", "back"])
async def test_drop_keeps_the_line_open_and_what_waited_comes_afterwards(direction: str) -> None:
    async with echo() as (proxy, connect):
        line = await connect()
        getattr(proxy, direction).drop = True
        line[1].write(b"one")
        assert await is_silent(line)
        getattr(proxy, direction).drop = False
        line[1].write(b"two")
        assert await asyncio.wait_for(line[0].readexactly(6), PATIENCE) == b"onetwo"


async def test_a_line_that_hangs_does_not_tell_that_its_client_has_gone() -> None:
    async with echo() as (proxy, connect):
        line = await connect()
        proxy.hang()
        line[1].write_eof()
        assert await is_silent(line)
        assert proxy.connections == 1
        assert await is_silent(await connect())
        proxy.heal()
        assert await ending(line) == b""


@pytest.mark.parametrize("direction", ["forth", "back"])
async def test_cut_ends_every_line_and_refuses_new_ones(direction: str) -> None:
    async with echo() as (proxy, connect):
        line = await connect()
        assert await says(line, b"one") == b"one"
        getattr(proxy, direction).cut = True
        assert await ending(line) == b""
        assert await ending(await connect()) == b""
        proxy.heal()
        assert await says(await connect(), b"two") == b"two"


async def test_cutting_once_closes_both_ends_and_lets_new_lines_through() -> None:
    async with echo() as (proxy, connect):
        line = await connect()
        assert await says(line, b"one") == b"one"
        proxy.hang()
        line[1].write(b"lost")
        await proxy.cut()
        assert await ending(line) == b""
        assert proxy.connections == 0
        proxy.heal()
        assert await says(await connect(), b"two") == b"two"


async def test_without_a_server_a_line_is_closed() -> None:
    server = await asyncio.start_server(lambda reader, writer: None, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    async with Proxy(port) as proxy:
        reader, writer = await asyncio.open_connection("127.0.0.1", proxy.port)
        assert await ending((reader, writer)) == b""
        writer.close()
