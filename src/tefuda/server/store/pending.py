"""Entries that wait to be written together, and what their senders are told."""

from asyncio import Future
from collections.abc import Iterable
from typing import Any, NamedTuple


class Entry(NamedTuple):
    table: str
    seq: int
    data: bytes
    epoch: int
    told: Future[None]


class Outcome(NamedTuple):
    told: Future[Any]
    value: object = None
    error: Exception | None = None


def tell(outcomes: Iterable[Outcome]) -> None:
    """To each its own, on the loop on which the senders wait. Who was cancelled no longer waits."""
    for told, value, error in outcomes:
        if told.done():
            continue
        if error:
            told.set_exception(error)
        else:
            told.set_result(value)
