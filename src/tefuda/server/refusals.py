"""Why a door stays shut: each a sentence of the texts, with a code for programs."""

from typing import Any

from tefuda import codec
from tefuda.core.reasons import BadInput, IllegalMove, Refused


class NotNow(BadInput):
    """It may be right at another time."""


class NotAllowed(BadInput):
    """Not for this person."""


class Stale(BadInput):
    """The client chose before it had seen everything."""


class SlowDown(BadInput):
    """Too much in too short a time."""


class NotThere(BadInput):
    """No such table, or no such page."""


class Unwell(BadInput):
    """The server cannot keep what it is told; nothing has happened."""


CODES = {
    IllegalMove: "illegal-move", NotNow: "not-now", NotAllowed: "not-allowed", Stale: "stale",
    SlowDown: "slow-down", NotThere: "not-found", Unwell: "storage",
}  # fmt: skip
STATUS = {
    "bad-request": 400, "not-allowed": 403, "not-found": 404, "not-now": 409, "illegal-move": 409, "stale": 409,
    "slow-down": 429, "storage": 503,
}  # fmt: skip


def code(refused: Refused) -> str:
    return CODES.get(type(refused), "bad-request")


def said(refused: Refused, language: str) -> str:
    """The sentence; what somebody sent and it repeats cannot command a terminal or turn the line around."""
    text = refused.say(language)
    return text if text.isprintable() else "".join(sign if sign.isprintable() else " " for sign in text)


def plain(refused: Refused, language: str) -> dict[str, Any]:
    """As an answer to a request has it."""
    return {"code": code(refused), **codec.refusal(refused, language), "text": said(refused, language)}
