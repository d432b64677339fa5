"""How often somebody may be wrong about a password: by login and by address, in the memory of one node."""

import math
import time
from collections.abc import Callable

from tefuda.core.reasons import BadInput
from tefuda.server.limits import Buckets, whose_line

MOST_KEYS = 50_000


class Attempts:
    """Ten at once for a login and then one every 20 seconds, whoever asks; thirty for an address, then one every 5."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._logins = Buckets(1 / 20, 10, MOST_KEYS, clock)
        self._addresses = Buckets(1 / 5, 30, MOST_KEYS, clock)
        self._new = Buckets(1 / 30, 20, MOST_KEYS, clock)

    def begin(self, login: str, address: str) -> None:
        """Counts, before it is known whether the password is right: a hundred at once are a hundred."""
        line = whose_line(address)
        _or_refuse(self._addresses.take(line))
        wait = self._logins.take(login)
        if wait:
            self._addresses.give(line)
        _or_refuse(wait)

    def was_right(self, login: str, address: str) -> None:
        """Does not count what `begin` counted."""
        self._addresses.give(whose_line(address))
        self._logins.give(login)

    def register(self, address: str) -> None:
        """Twenty new accounts at once for an address, and then one every 30 seconds."""
        _or_refuse(self._new.take(whose_line(address)))


def _or_refuse(wait: float) -> None:
    if wait:
        raise BadInput("too_many_logins", seconds=math.ceil(wait))
