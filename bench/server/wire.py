"""A WebSocket from the client's side with nothing that a load does not need: it must cost less than it measures.

Frames go out with a mask of zeros, which a server may not tell from any other mask."""

import asyncio
from typing import Protocol

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A

REQUEST = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


class Listener(Protocol):
    def opened(self) -> None: ...

    def hear(self, data: bytes) -> None: ...

    def lost(self) -> None: ...


class Mistake(Exception):
    """The server has sent what this client cannot read."""


def masked(data: bytes, kind: int = TEXT) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((kind, 0x80 | size, 0, 0, 0, 0)) + data
    if size < 65536:
        return bytes((kind, 0xFE, size >> 8, size & 0xFF, 0, 0, 0, 0)) + data
    return bytes((kind, 0xFF)) + size.to_bytes(8, "big") + bytes(4) + data


class Wire(asyncio.Protocol):
    """One connection; it is thrown away when it is lost."""

    transport: asyncio.Transport

    def __init__(self, listener: Listener, port: int, path: str, cookie: str = "") -> None:
        self.listener: Listener | None = listener
        more = f"Cookie: {cookie}\r\n" if cookie else ""
        self.request = REQUEST.format(path=path, port=port, more=more).encode()
        self.rest = b""
        self.is_open = False
        self.code = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]
        self.transport.write(self.request)

    def connection_lost(self, problem: Exception | None) -> None:
        if self.listener is not None:
            self.listener.lost()

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at = 0 if self.is_open else self.greeted(data)
        if self.is_open:
            at = self.read(data, at)
        self.rest = data[at:]

    def greeted(self, data: bytes) -> int:
        """Where the answer to the request ends; 0 before that."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if b" 101 " not in data[:16]:
            raise Mistake(data[:200])
        self.is_open = True
        if self.listener is not None:
            self.listener.opened()
        return end + 4

    def read(self, data: bytes, at: int) -> int:
        """All frames that are whole; where the first that is not begins."""
        end = len(data)
        while end - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size == 126:
                start += 2
                size = int.from_bytes(data[at + 2 : start], "big")
            elif size == 127:
                start += 8
                size = int.from_bytes(data[at + 2 : start], "big")
            stop = start + size
            if stop > end:
                break
            if kind == TEXT:
                if self.listener is not None:
                    self.listener.hear(data[start:stop])
            else:
                self.control(kind, data[start:stop])
            at = stop
        return at

    def control(self, kind: int, data: bytes) -> None:
        if kind == PING:
            self.transport.write(masked(data, PONG))
        elif kind == CLOSE:
            self.code = int.from_bytes(data[:2], "big")
            self.transport.write(masked(data[:2], CLOSE))
            self.transport.close()
        elif kind != PONG:
            raise Mistake(f"a frame of kind {kind:#x}")

    def say(self, frame: bytes) -> None:
        self.transport.write(frame)

    def close(self) -> None:
        """Nobody listens any more."""
        self.listener = None
        self.transport.write(masked(b"\x03\xe8", CLOSE))
        self.transport.close()
