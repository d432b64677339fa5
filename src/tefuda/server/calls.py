"""A request that must be answered by the table itself, wherever it is: a socket's way, for one question."""

import asyncio
from typing import Any

import msgspec

from tefuda.server import asks
from tefuda.server.members import Outbox, Who
from tefuda.server.node import Node
from tefuda.server.refusals import NotAllowed, NotNow, NotThere, Unwell
from tefuda.server.visitors import Visitor

SECONDS = 5.0
KINDS = {"not-allowed": NotAllowed, "not-now": NotNow, "not-found": NotThere}


class Answered(Exception):
    """The table's own refusal, as it was said."""

    def __init__(self, said: dict[str, Any]) -> None:
        super().__init__(said["reason"])
        self.said = said


async def call(node: Node, table: str, visitor: Visitor, ask: asks.Ask | None) -> dict[str, Any]:
    """The answer; without a question the table's welcome to somebody who only looks."""
    outbox = Outbox()
    user = visitor.user
    is_asking = ask is not None and user is not None
    who = Who(user.id, user.name, visitor.language) if is_asking and user else Who("", "", visitor.language)
    link = await node.connect(table, who, outbox, quiet=True)
    try:
        if ask is not None:
            link.receive(msgspec.json.encode(ask))
        async with asyncio.timeout(SECONDS):
            return await wanted(outbox, "" if ask is None else ask.id)
    except TimeoutError:
        raise Unwell("server_no_answer") from None
    finally:
        link.close()


async def wanted(outbox: Outbox, id: str) -> dict[str, Any]:
    while True:
        while outbox.waiting:
            said: dict[str, Any] = msgspec.json.decode(outbox.waiting.popleft())
            if said["type"] == "refused" and said.get("id", "") == id:
                raise Answered(said)
            if said["type"] == ("done" if id else "welcome") and said.get("id", "") == id:
                return said
        if outbox.code:
            raise TimeoutError
        outbox.woken.clear()
        await outbox.woken.wait()
