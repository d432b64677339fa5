"""A web server that stands before another one, as hosts put it there: it reads each request and passes it on."""

import asyncio
from contextlib import suppress
from typing import Self
from urllib.parse import urlsplit

HEAD = b"\r\n\r\n"


class Web:
    """Passes requests on under its own head: one connection for each, until it is upgraded. `closed`: it refuses."""

    def __init__(self, target: str) -> None:
        self.target = urlsplit(target)
        self.closed = False
        self.upgraded = 0
        self.port = 0
        self._lines: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        await self.cut()
        await self._server.wait_closed()

    async def cut(self) -> None:
        lines = list(self._lines)
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.ensure_future(self._serve(reader, writer))
        self._lines.add(line)
        line.add_done_callback(self._lines.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far: asyncio.StreamWriter | None = None
        try:
            if self.closed:
                return
            head = await reader.readuntil(HEAD)
            far_reader, far = await asyncio.open_connection(self.target.hostname, self.target.port)
            far.write(self._rewritten(head))
            await asyncio.gather(self._pass(reader, far), self._pass(far_reader, writer))
        except (OSError, asyncio.IncompleteReadError):
            return
        finally:
            for end in (writer, far):
                if end is not None:
                    end.transport.abort()

    def _rewritten(self, head: bytes) -> bytes:
        """One request for each connection; a socket keeps its upgrade."""
        lines = head.removesuffix(HEAD).split(b"\r\n")
        is_socket = any(line.lower().startswith(b"upgrade: websocket") for line in lines)
        self.upgraded += is_socket
        if not is_socket:
            lines = [line for line in lines if not line.lower().startswith(b"connection:")] + [b"Connection: close"]
        return b"\r\n".join([*lines, b"X-Forwarded-For: 192.0.2.7"]) + HEAD

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while chunk := await reader.read(1 << 16):
            writer.write(chunk)
            await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.write_eof()
