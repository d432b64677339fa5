"""What is printed on a game's cards, from its `faces`: the rows that its rules are made from."""

import functools
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from tefuda import registry

GROUPS = {"normal": "NORMAL", "special": "SPECIAL", "wild": "WILD", "scroll": "SCROLLS"}


class Kind(NamedTuple):
    """A row: `copies` are per colour where the group has colours."""

    group: str
    key: str
    number: int
    copies: int
    japanese: str


@functools.cache
def kinds(game: str) -> tuple[Kind, ...]:
    """All kinds of cards in the order of the rules; none for a game that does not print them like this."""
    name = f"{registry.module(game).__name__}.faces"
    if find_spec(name) is None:
        return ()
    faces = import_module(name)
    return tuple(
        Kind(group, row.key, row.number, row.copies, row.japanese)
        for group, rows in GROUPS.items()
        for row in getattr(faces, rows, ())
    )


@functools.cache
def numbers(game: str) -> dict[str, int]:
    """The number on each kind that has one."""
    return {kind.key: kind.number for kind in kinds(game) if kind.number}
