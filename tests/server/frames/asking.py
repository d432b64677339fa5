"""What is sent to see what comes of it."""

import asyncio
import json
from typing import Any

from tests.server.players import PATIENCE, Line, Said


async def answered(line: Line, frame: str | bytes) -> Said:
    """What comes back when this is sent. Presence and words of others are let pass."""
    await line.socket.send(frame)
    while True:
        said = await line.hear()
        if said["type"] not in ("presence", "said"):
            return said


async def is_alive(line: Line) -> bool:
    """The socket still answers, and to what it was asked."""
    id = await line.say("why", move="draw")
    async with asyncio.timeout(PATIENCE):
        return (await line.answer(id))["type"] in ("reason", "refused")


def frame(kind: str, **fields: Any) -> str:
    return json.dumps({"type": kind, **fields})
