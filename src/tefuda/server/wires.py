"""Lines that are slow, silent or endless: how long a client may take, and how much may wait, on either side."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tefuda.server.watched import Watched

LONGEST_HEAD = 32_768
"""Bytes of a request before its body."""
BEGIN, WHOLE = 10.0, 30.0
"""Seconds until a new line says something, and until a request is there as a whole."""
STUCK = 30.0
"""Seconds that a client may leave a full buffer unread."""
LAST = 60.0
"""Seconds until a line that was closed is cut, whatever it has not read."""
MOST_PARTS = 1024
"""Pieces of one message."""
MOST_PONGS = 1 << 18
"""Bytes of answers to pings that nobody reads."""

SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Patience:
    """One timer, that begins anew or not at all."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, loop: asyncio.AbstractEventLoop, seconds: float, then: Any) -> None:
        self.end()
        self.timer = loop.call_later(seconds, then)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class HttpWire(HttpToolsProtocol):
    """A request must come, be whole in time, and have a head of a bearable length."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.asking, self.reading, self.leaving = Patience(), Patience(), Patience()
        self.is_in_head = True
        self.is_socket = False
        self.head = 0

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.asking.begin(self.loop, BEGIN, self.too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        for patience in (self.asking, self.reading, self.leaving):
            patience.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.is_socket:
            return
        if self.transport.is_closing():
            self.leave()
            return
        if self.asking.timer is None and self.timeout_keep_alive_task is None and self.is_idle:
            self.asking.begin(self.loop, BEGIN, self.too_slow)  # something came, and no request yet
        if self.is_in_head:
            self.head += len(data)
            if self.head > LONGEST_HEAD:
                self.turn_away(LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.is_in_head = True
        self.asking.begin(self.loop, WHOLE, self.too_slow)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.is_in_head, self.head = False, 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.asking.end()

    def handle_websocket_upgrade(self) -> None:
        for patience in (self.asking, self.reading):
            patience.end()
        self.is_socket = True
        super().handle_websocket_upgrade()

    @property
    def is_idle(self) -> bool:
        """No request is being answered."""
        cycle: Any = self.cycle
        return cycle is None or bool(cycle.response_complete)

    def too_slow(self) -> None:
        self.turn_away(SLOW if self.is_idle else b"")

    def turn_away(self, answer: bytes) -> None:
        self.asking.end()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()
        self.leave()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.leave()

    def leave(self) -> None:
        """A line that is closed waits until everything is read, but not for ever."""
        if self.leaving.timer is None:
            self.leaving.begin(self.loop, LAST, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin(self.loop, STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()


class SocketWire(Watched):
    """Who does not read is cut off, and nobody fills the memory with pings or pieces of a message."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.reading = Patience()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading.begin(self.loop, STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading.end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # closing would wait for a buffer that nobody reads

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_PONGS:
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) >= MOST_PARTS:
            self.conn.fail(1009, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.close":
            self.reading.begin(self.loop, self.close_timeout + 1, self.transport.abort)
