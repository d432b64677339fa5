"""What systemd is told of a service of Type=notify: that it is ready, that it lives, that it stops."""

import os
import socket
from contextlib import suppress
from time import monotonic


def tell(state: str) -> None:
    """Nothing happens where nobody listens."""
    where = os.environ.get("NOTIFY_SOCKET", "")
    if where[:1] not in ("/", "@"):
        return
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.connect(where.replace("@", "\0", 1) if where[0] == "@" else where)
        line.send(state.encode())


class Watchdog:
    """Says that the service lives, twice as often as systemd wants to hear it; never, if it does not."""

    def __init__(self) -> None:
        given = os.environ.get("WATCHDOG_USEC", "")
        is_ours = os.environ.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        self.every = int(given) / 2e6 if given.isdigit() and is_ours else float("inf")
        self.told = float("-inf")

    def alive(self) -> None:
        if monotonic() - self.told >= self.every:
            self.told = monotonic()
            tell("WATCHDOG=1")
