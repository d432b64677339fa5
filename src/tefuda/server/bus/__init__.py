"""The port between nodes: short messages by subject, each delivered at most once, those of a subject in order."""

import logging
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Set

Hear = Callable[[bytes], None]

MOST_BYTES = 1 << 20
"""The longest message."""
SUBJECT = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*")

log = logging.getLogger(__name__)


class BusFailed(Exception):
    """The message could not be sent."""


class Bus(ABC):
    """A subject is words of letters, digits, - and _, joined by dots; any other is a mistake of the caller."""

    on_change: Callable[[bool], None] | None = None
    """Told False when the connection is lost, and True when it is back with all subscriptions."""

    @abstractmethod
    async def open(self) -> None:
        """Connects; from then on a lost connection is made again by itself."""

    @abstractmethod
    async def close(self) -> None:
        """What was published before is sent, if that can be done soon; all subscriptions end."""

    @abstractmethod
    def publish(self, subject: str, data: bytes) -> None:
        """Sends soon, without waiting, also to whoever listens on this node. BusFailed when there is no connection, or
        too much waits to be sent. What was on its way when the connection is lost is lost with it."""

    @abstractmethod
    async def subscribe(self, subject: str, hear: Hear) -> None:
        """Calls `hear` for every message of the subject from now on, one after the other; without a connection, from
        when it is back. What `hear` raises is logged. One subject may have many listeners."""

    @abstractmethod
    async def unsubscribe(self, subject: str, hear: Hear | None = None) -> None:
        """From now on `hear`, or without it nobody on this node, is called for the subject."""

    @property
    @abstractmethod
    def connected(self) -> bool:
        """Whether messages can be sent and heard now."""


class Listener:
    def __init__(self, subject: str, hear: Hear) -> None:
        self.subject = subject
        self.hear = hear
        self.gone = False

    def tell(self, data: bytes) -> None:
        if self.gone:
            return
        try:
            self.hear(data)
        except Exception:
            log.exception("a listener of %s failed", self.subject)


class Listeners:
    """Who on this node listens to what."""

    def __init__(self) -> None:
        self._of: dict[str, tuple[Listener, ...]] = {}

    def add(self, subject: str, hear: Hear) -> None:
        self._of[subject] = (*self.of(subject), Listener(subject, hear))

    def remove(self, subject: str, hear: Hear | None) -> None:
        before = self._of.pop(subject, ())
        for listener in before:
            listener.gone = hear is None or listener.hear == hear
        if after := tuple(listener for listener in before if not listener.gone):
            self._of[subject] = after

    def clear(self) -> None:
        for subject in list(self._of):
            self.remove(subject, None)

    def of(self, subject: str) -> tuple[Listener, ...]:
        return self._of.get(subject, ())

    @property
    def subjects(self) -> Set[str]:
        return self._of.keys()


def check(subject: str, data: bytes = b"") -> None:
    """Refuses what no adapter could carry."""
    if not SUBJECT.fullmatch(subject):
        raise ValueError(f"{subject!r} is no subject")
    if len(data) > MOST_BYTES:
        raise ValueError(f"a message of {len(data)} bytes is longer than {MOST_BYTES}")
