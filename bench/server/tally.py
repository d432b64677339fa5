"""What a run counts, in one process or in several, and how it is said."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class Return(NamedTuple):
    """A seat that lost its socket: when, when it had the table again, and when it heard the next move."""

    lost: float
    back: float
    moved: float


@dataclass
class Tally:
    """Times in seconds. Only what is heard from `since` to `until` is measured; mistakes count always."""

    since: float = math.inf
    until: float = math.inf
    own: array[float] = field(default_factory=lambda: array("d"))
    """From a move's due time (closed load: from its sending) until whoever sent it heard of it."""
    everybody: array[float] = field(default_factory=lambda: array("d"))
    """Until all four had heard of it."""
    late: array[float] = field(default_factory=lambda: array("d"))
    """From a move's due time to its sending: by the client's clock, or because its table was busy."""
    faults: Counter[str] = field(default_factory=Counter)
    counts: Counter[str] = field(default_factory=Counter)
    returns: list[Return] = field(default_factory=list)
    known: list[tuple[str, int, str]] = field(default_factory=list)
    """Every move that the server has acknowledged: table, seq, the client's id."""
    cpu: float = 0.0
    """Seconds of the clients' processor time between `since` and `until`."""

    def add(self, other: Tally) -> None:
        self.own.extend(other.own)
        self.everybody.extend(other.everybody)
        self.late.extend(other.late)
        self.faults += other.faults
        self.counts += other.counts
        self.returns += other.returns
        self.known += other.known
        self.cpu += other.cpu


def share(values: Sequence[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(len(ordered) * part) - 1)]


def spread(values: Sequence[float]) -> str:
    """p50, p95, p99 and the worst, in milliseconds."""
    if not values:
        return "-"
    found = [share(values, part) * 1000 for part in (0.5, 0.95, 0.99, 1)]
    return "p50 {:.1f}  p95 {:.1f}  p99 {:.1f}  worst {:.0f} ms".format(*found)


def said(counts: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in sorted(counts.items())) or "none"


def printed(title: str, lines: dict[str, str]) -> None:
    print(f"\n{title}")
    width = max(map(len, lines))
    for name, text in lines.items():
        print(f"  {name.ljust(width)}  {text}", flush=True)
