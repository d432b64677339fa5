"""A TCP line between a client and a server that can be made slow, silent or broken."""

import asyncio
from contextlib import suppress
from typing import Self

CHUNK = 1 << 16
AHEAD = 64
"""Chunks that may be under way at once, so that a delay makes a line long and not narrow."""


class Way:
    """One direction of all connections. `delay`: seconds that everything takes. `drop`: nothing comes through any more,
    but the line stays open; what was under way waits, as behind a broken cable. `cut`: this direction of every
    connection ends, and new connections are closed at once."""

    def __init__(self) -> None:
        self.delay = 0.0
        self._flows = asyncio.Event()
        self._flows.set()
        self._cut = asyncio.Event()

    @property
    def drop(self) -> bool:
        return not self._flows.is_set()

    @drop.setter
    def drop(self, on: bool) -> None:
        if on:
            self._flows.clear()
        else:
            self._flows.set()

    @property
    def cut(self) -> bool:
        return self._cut.is_set()

    @cut.setter
    def cut(self, on: bool) -> None:
        if on:
            self._cut.set()
        else:
            self._cut.clear()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Until one end closes, which is passed on as the bytes are."""
        cut = asyncio.ensure_future(self._cut.wait())
        carrying = asyncio.ensure_future(self._carry(reader, writer))
        try:
            await asyncio.wait({cut, carrying}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            cut.cancel()
            carrying.cancel()
        with suppress(OSError, RuntimeError):
            writer.write_eof()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ahead: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(AHEAD)
        reading = asyncio.ensure_future(self._read(reader, ahead))
        now = asyncio.get_running_loop().time
        try:
            while True:
                due, chunk = await ahead.get()
                await asyncio.sleep(max(0, due - now()))
                await self._flows.wait()
                if not chunk:
                    return
                writer.write(chunk)
                await writer.drain()
        except OSError:
            return
        finally:
            reading.cancel()

    async def _read(self, reader: asyncio.StreamReader, ahead: asyncio.Queue[tuple[float, bytes]]) -> None:
        chunk = b"?"
        while chunk:
            try:
                chunk = await reader.read(CHUNK)
            except OSError:
                chunk = b""
            await ahead.put((asyncio.get_running_loop().time() + self.delay, chunk))


class Proxy:
    """Stands before 127.0.0.1:`target` while it is entered. `forth` is the way to the server, `back` that from it."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.forth = Way()
        self.back = Way()
        self.port = 0
        self._server: asyncio.Server | None = None
        self._lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server
        self._server.close()
        await self.cut()
        await self._server.wait_closed()

    @property
    def connections(self) -> int:
        return len(self._lines)

    async def cut(self) -> None:
        """Closes every connection at once, at both ends; new ones come through."""
        lines = list(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)
        for _ in range(3):  # sockets are closed in the loop's next round, which must still come
            await asyncio.sleep(0)

    def hang(self) -> None:
        """Nothing comes through in either direction, and nobody is told."""
        self.forth.drop = self.back.drop = True

    def heal(self) -> None:
        """All switches off."""
        for way in (self.forth, self.back):
            way.delay, way.drop, way.cut = 0, False, False

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.ensure_future(self._serve(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            if self.forth.cut or self.back.cut:
                return
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
            ends.append(far_writer)
            await asyncio.gather(self.forth.carry(reader, far_writer), self.back.carry(far_reader, writer))
        except ConnectionError:
            return
        finally:
            for end in ends:
                end.transport.abort()
