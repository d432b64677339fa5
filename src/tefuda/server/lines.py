"""How long somebody's line takes, as this side alone measures it: nobody's clock is asked."""

import secrets
import socket
import struct
from collections import deque
from collections.abc import Callable, Mapping
from statistics import median
from time import monotonic_ns
from typing import Any

MOST = 60_000
"""No line is believed to be slower than this, one way. All times here are microseconds."""
ENOUGH, KEPT = 3, 15
"""So few answers say nothing yet; so many of the last ones count."""
UNANSWERED = 4
FASTEST = 148
"""Where Linux keeps the shortest round trip of a connection (tcpi_min_rtt)."""
GRACE = 2_000
"""What a client may take to answer beyond what its connection takes: the same for all, for what all take alike (a busy
machine, a page that draws) cancels out between them, and what only a liar takes is worth no more."""

Trip = Callable[[], int | None]


def now() -> int:
    return monotonic_ns() // 1000


class Line:
    """A ping cannot be answered before it is heard, for it carries a word that nobody can guess. Who answers late to be
    thought slow is found out by the connection, whose own round trip no page and no program can stretch, and by moves
    that show what was heard already."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        self.trips: deque[int] = deque(maxlen=KEPT)
        self.shown: deque[int] = deque(maxlen=KEPT)
        self.connection: int | None = None

    def ping(self, at: int) -> str:
        if len(self.asked) >= UNANSWERED:
            del self.asked[next(iter(self.asked))]
        word = secrets.token_hex(8)
        self.asked[word] = at
        return word

    def pong(self, word: str, at: int) -> None:
        asked = self.asked.pop(word, None)
        if asked is not None:
            self.trips.append(at - asked)

    def show(self, trip: int) -> None:
        """A move answers news that were told so long ago: the round trip takes no longer."""
        self.shown.append(trip)

    @property
    def trip(self) -> int:
        """There and back."""
        if len(self.trips) < ENOUGH:
            return 0
        found = int(median(self.trips))
        if self.connection is not None:
            found = min(found, self.connection + GRACE)
        return min([found, *self.shown])

    @property
    def delay(self) -> int:
        """One way."""
        return min(self.trip // 2, MOST)


def unknown() -> int | None:
    """Nothing but pings tells."""
    return None


def trip_of(scope: Any, headers: Mapping[str, str], proxies: int) -> Trip:
    """The round trip of the connection: by the system, or behind proxies by what the outermost has measured."""
    if proxies:
        told = headers.get("x-line-rtt", "")
        measured = int(told) if told.isascii() and told.isdigit() and len(told) < 10 else None
        return lambda: measured
    found: Trip | None = scope.get("extensions", {}).get("tefuda.trip")
    return found or unknown


def trip_of_socket(sock: socket.socket | None) -> Trip:
    if sock is None or not hasattr(socket, "TCP_INFO"):
        return unknown

    def trip() -> int | None:
        try:
            info = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, FASTEST + 4)
        except OSError:
            return None
        fastest: int = struct.unpack_from("=I", info, FASTEST)[0] if len(info) >= FASTEST + 4 else 0
        return fastest if 0 < fastest < 0xFFFFFFFF else None

    return trip
