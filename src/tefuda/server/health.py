"""Whether a node can keep what it is told, and what is wrong if not: /healthz."""

import asyncio
import logging
from time import monotonic

from tefuda.server.node import Node
from tefuda.server.people.kept import RowsFailed
from tefuda.server.people.reception import Reception
from tefuda.server.store import StoreFailed

KEPT = 1.0
"""So many seconds an answer is good for: a check writes, and anybody may ask."""
PROBLEMS = {
    "stopping": "the node was told to stop",
    "bus": "the node has lost the bus, and has given its tables to others",
    "log": "the log cannot be written",
    "people": "the database of people and lists cannot be read",
}

log = logging.getLogger("tefuda.health")


class Health:
    def __init__(self, node: Node, reception: Reception) -> None:
        self.node = node
        self.reception = reception
        self.line = asyncio.Lock()
        self.found = ""
        self.looked = -KEPT

    async def problem(self) -> str:
        """One of PROBLEMS, or nothing."""
        if self.node.rooms.is_stopping:
            return "stopping"
        if self.node.is_cut_off:
            return "bus"
        async with self.line:
            if monotonic() - self.looked >= KEPT:
                self.found = await self.look()
                self.looked = monotonic()
        return self.found

    async def look(self) -> str:
        try:
            await self.node.services.store.check()
        except StoreFailed as failed:
            log.error("the log cannot be written: %s", failed)
            return "log"
        try:
            await self.reception.check()
        except RowsFailed as failed:
            log.error("people and lists cannot be read: %s", failed)
            return "people"
        return ""
