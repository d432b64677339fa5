"""How often somebody may do something: token buckets by key, in the memory of one node."""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

CLOCK_STEP = 1e-9
"""Waiting for exactly the seconds named must suffice, whatever the rounding."""


class Buckets:
    """A bucket for each key: `burst` tokens at first, and `rate` more a second up to that.

    No more than `most_keys` are remembered: the least recently used is forgotten, and would be full again.
    """

    def __init__(
        self, rate: float, burst: float, most_keys: int = 100_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        if rate <= 0 or burst <= 0 or most_keys < 1:
            raise ValueError("rate, burst and most_keys are above 0")
        self.rate = rate
        self.burst = burst
        self.most_keys = most_keys
        self.clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._levels)

    def take(self, key: str, cost: float = 1) -> float:
        """0.0 and the tokens are taken, or the seconds to wait and nothing is taken.

        What costs more than a bucket holds is let through when it is full, and paid off afterwards.
        """
        now = self.clock()
        level = self._level(key, now)
        missing = min(cost, self.burst) - level
        if missing > CLOCK_STEP * self.rate:
            self._keep(key, level, now)
            return missing / self.rate
        self._keep(key, level - cost, now)
        return 0.0

    def give(self, key: str, cost: float = 1) -> None:
        """Tokens back: what they were taken for need not be counted."""
        if key in self._levels:
            now = self.clock()
            self._keep(key, min(self.burst, self._level(key, now) + cost), now)

    def _level(self, key: str, now: float) -> float:
        level, since = self._levels.get(key, (self.burst, now))
        return min(self.burst, level + max(0.0, now - since) * self.rate)

    def _keep(self, key: str, level: float, now: float) -> None:
        self._levels[key] = (level, now)
        self._levels.move_to_end(key)
        if len(self._levels) > self.most_keys:
            self._levels.popitem(last=False)


def whose_line(address: str) -> str:
    """The key of an address: an IPv4 address, or the /64 of an IPv6 address, which is what one customer gets."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
