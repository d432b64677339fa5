"""The port to the log: every entry of every table, in order, and which node owns which table."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple


class Conflict(Exception):
    """Another entry stands at this number, or another node owns the table now: what this node thinks is stale."""


class StoreFailed(Exception):
    """A full disk, a lost database: the entry is not known to be durable. The same entry may be sent again: if it was
    written after all, sending it again succeeds."""


class Owner(NamedTuple):
    """The node that owns a table. `epoch` grows with every change of owner."""

    node: str
    epoch: int


def ignore(size: int) -> None:
    """Nobody counts."""


class Store(ABC):
    batched: Callable[[int], None] = staticmethod(ignore)
    """Told how many entries a transaction had; in the thread that writes."""

    @abstractmethod
    async def open(self) -> None:
        """Connects, and makes what is missing. BadInput if that cannot be."""

    @abstractmethod
    async def close(self) -> None:
        """Everything handed over is durable before this returns."""

    @abstractmethod
    async def append(self, table: str, seq: int, data: bytes, epoch: int = 0) -> None:
        """Durable when it returns. Conflict if other data stand at the number or the table is in another epoch (0:
        whatever the epoch); StoreFailed if it cannot be written. Many tables share a transaction; a conflict of one
        does not touch the others. That the numbers have no gaps is the caller's care."""

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries with a higher number, in order."""

    @abstractmethod
    async def check(self) -> None:
        """StoreFailed if nothing could be written now."""

    # -- which node owns a table

    @abstractmethod
    async def beat(self, node: str, seconds: float) -> None:
        """The node lives, and counts as alive for so many seconds from now."""

    @abstractmethod
    async def claim(self, table: str, node: str) -> Owner:
        """Who owns the table: this node from now on, if nobody did, or if the owner's time ran out. A node beats
        before it claims. Once this node owns it, nobody appends with an earlier epoch any more: read the log then."""

    @abstractmethod
    async def owner(self, table: str) -> Owner | None:
        """Who owns the table, if that node is alive."""

    @abstractmethod
    async def release(self, table: str, node: str) -> None:
        """The node gives the table up, if it owns it. The epoch is remembered."""

    @abstractmethod
    async def leave(self, node: str) -> None:
        """The node gives everything up and is no longer alive."""

    @abstractmethod
    async def orphans(self, most: int) -> list[str]:
        """Tables whose owners' time ran out."""
