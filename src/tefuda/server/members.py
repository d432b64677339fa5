"""Who looks at a table through a socket, and the bounded row of messages to each."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import NamedTuple

from tefuda.server.lines import Line

MOST_WAITING = 512
"""So many messages may wait for a slow reader."""
MOST_BYTES = 2 << 20
MUCH_ASKED, MOST_ASKED = 16, 1000
"""So many frames of one socket may wait for their table: then it is read no more, and what comes even so is refused."""
MOST_MUTED, MOST_KNOWN = 200, 2000

FRAMES, ACTS, WORDS, ALL_WORDS = (200.0, 400.0), (2.0, 60.0), (0.5, 6.0), (5.0, 40.0)
"""How fast a socket may send anything; how fast somebody may act at a table beside moving, and talk; and all there."""

TOO_SLOW, GOING_AWAY, TRY_AGAIN, TAKEN_ELSEWHERE, NOT_ALLOWED = 4008, 1001, 4012, 4001, 4003


class Who(NamedTuple):
    """Who is on the other side. `token`: the hash of the one that a program has shown."""

    user: str
    name: str
    language: str = "en"
    token: str = ""

    @property
    def is_known(self) -> bool:
        """Whoever has shown neither cookie nor token may watch, and nothing else."""
        return bool(self.name or self.token)


NOBODY = "nobody"
"""The user of all who are not known."""


class Outbox:
    """Messages to one socket, in order, sent by one task; nobody waits for a slow reader but the reader."""

    def __init__(self) -> None:
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.woken = asyncio.Event()
        self.code = 0
        """How the socket is to be closed, when everything is sent; 0: not yet."""

    def put(self, data: bytes) -> None:
        if self.code:
            return
        if len(self.waiting) >= MOST_WAITING or self.bytes + len(data) > MOST_BYTES:
            self.waiting.clear()
            self.bytes = 0
            self.close(TOO_SLOW)
            return
        self.waiting.append(data)
        self.bytes += len(data)
        self.woken.set()

    def close(self, code: int) -> None:
        self.code = self.code or code
        self.woken.set()

    async def run(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Sends what comes until it is closed; the code to close with."""
        while True:
            while self.waiting:
                data = self.waiting.popleft()
                self.bytes -= len(data)
                await send(data)
            if self.code:
                return self.code
            self.woken.clear()
            await self.woken.wait()


class Pace:
    """How fast one socket may do something: so many a second, and so many at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.left + (now - self.at) * self.rate, self.burst)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Manners:
    """Somebody at a table, through however many sockets: how fast they act and talk, and whom they do not hear."""

    def __init__(self) -> None:
        self.acts = Pace(*ACTS)
        self.words = Pace(*WORDS)
        self.muted: set[str] = set()


class Company:
    """Everybody who was at a table lately."""

    def __init__(self) -> None:
        self.words = Pace(*ALL_WORDS)
        self.known: OrderedDict[str, Manners] = OrderedDict()

    def manners(self, user: str) -> Manners:
        """The same for all sockets of one user, also when they come again."""
        found = self.known.setdefault(user, Manners())
        self.known.move_to_end(user)
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        return found


class Member:
    """One socket at one table. `views`: with every news the whole view, for clients that show it. `quiet`: a request
    that only asks something, and is not somebody's presence."""

    def __init__(self, who: Who, outbox: Outbox, views: bool = False, quiet: bool = False) -> None:
        self.who = who
        self.outbox = outbox
        self.views = views
        self.quiet = quiet
        self.manners = Manners()
        self.line = Line()
        self.hold = 0.0
        """In a race: so many seconds later than it could this socket hears of everything."""
        self.late = 0.0
        """And so many more it was the last time, by the server's own fault."""
        self.later: deque[tuple[float, bytes]] = deque()
        self.timer: asyncio.TimerHandle | None = None
        self.asked = 0
        """So many frames wait for their turn."""

    def send(self, data: bytes) -> None:
        if not self.hold and not self.later:
            self.outbox.put(data)
            return
        last = self.later[-1][0] if self.later else 0.0
        self.later.append((max(monotonic() + self.hold, last), data))
        if self.timer is None:
            self.send_due()

    def send_due(self) -> None:
        self.timer = None
        while self.later and self.later[0][0] <= (now := monotonic()):
            self.late = now - self.later[0][0]
            self.outbox.put(self.later.popleft()[1])
        if self.later:
            wait = self.later[0][0] - monotonic()
            self.timer = asyncio.get_running_loop().call_later(max(wait, 0), self.send_due)

    def hurry(self) -> None:
        """Everything that waits goes out now."""
        self.hold = 0.0
        while self.later:
            self.outbox.put(self.later.popleft()[1])
