"""The table's own clock: what the rules have it play when nothing has happened for a time. The rules know no time."""

from tefuda.core.state import Due, State
from tefuda.server import entries

SEAT = "-"
"""Where the clock sits, in logs and records."""


class Idle:
    """Since when nothing has happened that counts; an entry's own time is all that it knows of now."""

    def __init__(self) -> None:
        self.due: Due | None = None
        self.at = 0

    def look(self, state: State | None, at: int) -> None:
        due = None if state is None or state.over else state.due
        if due is None or self.due is None or due.since != self.due.since:
            self.at = at
        self.due = due

    def again(self, at: int) -> None:
        """After a pause everybody has all the time again."""
        self.at = at

    def deadline(self, slow: int) -> int | None:
        """`slow`: so many times slower than usual the table plays."""
        return None if self.due is None else self.at + self.due.seconds * 1000 * slow

    def entry(self, now: int) -> entries.Moved:
        assert self.due is not None
        return entries.Moved(at=now, seat=SEAT, move=self.due.move, by="clock")
