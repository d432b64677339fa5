"""What is asked at a table: by the rules, and by players of each other."""

from typing import Any

from tefuda.core.how import RACE
from tefuda.core.state import State

LAPSES = 60_000
"""So many milliseconds a proposal stands."""


class Question:
    """What the rules ask now: how, and everything that it is known by."""

    def __init__(self, state: State) -> None:
        self.waits = state.t.waits()
        self.how = state.waiting[-1].how if self.waits else ""

    def is_still_put(self, after: State) -> bool:
        """Whether the same question is still put to some of those whom it was put to. Where `all` answer, the answer
        has left one fewer, or it is another question; a race goes on whoever has moved."""
        if self.how not in ("all", "race"):
            return False
        *below, (how, who, why, step) = self.waits
        now = after.t.waits()
        if len(now) != len(self.waits) or now[:-1] != below:
            return False
        then = now[-1]
        is_same = (then[0], *then[2:]) == (how, why, step) and not then[1] & ~who
        return is_same and (how == RACE or then[1] != who)


class Vote:
    """What somebody asks all to agree to, and who has not answered yet."""

    def __init__(self, what: str, by: str, due: set[str], at: int) -> None:
        self.what = what
        self.by = by
        self.due = due
        self.until = at + LAPSES
        self.refused = False

    @property
    def is_agreed(self) -> bool:
        return not self.due and not self.refused

    def plain(self) -> dict[str, Any]:
        return {"what": self.what, "by": self.by, "due": sorted(self.due)}
