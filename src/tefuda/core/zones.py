"""What lies where, and who may see it: an allow-list, card by card."""

from typing import NamedTuple

ALL = (1 << 8) - 1
NOBODY = 0


class Lying(NamedTuple):
    """One card in a zone. `seen_by` is a set of seats; `up` is told for cards that lie face up or down in a row."""

    face: str
    seen_by: int
    up: bool | None = None


class Zone(NamedTuple):
    """Every card that lies there. `shape`: hand (no order), row (places that all can tell apart), pile (top last)."""

    key: str
    owner: int | None
    shape: str
    back: str
    cards: list[Lying]


def own(seat: int) -> int:
    return 1 << seat
