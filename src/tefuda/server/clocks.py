"""Thinking time as data: it runs between entries of the log, and an entry's own time is all that it knows of now."""

from tefuda.server.entries import Clock


class Clocks:
    """Milliseconds that each seat has left, and whose time runs since when."""

    def __init__(self, clock: Clock, seats: str) -> None:
        self.clock = clock
        self.left = dict.fromkeys(seats, clock.seconds * 1000)
        self.running = ""
        self.since = 0
        self.paused = False

    @property
    def is_on(self) -> bool:
        return self.clock.kind != "none"

    def stop(self, at: int) -> None:
        """What has passed is taken off, and nobody's time runs."""
        passed = max(at - self.since, 0)
        for seat in self.running:
            self.left[seat] = max(self.left[seat] - passed, 0)
        self.running = ""
        self.since = at

    def answered(self, seat: str) -> None:
        if self.clock.kind == "game" and seat in self.left:
            self.left[seat] += self.clock.increment * 1000

    def run(self, asked: str, at: int, fresh: bool = True) -> None:
        """The time of these seats runs from now on; `fresh`: they are asked for another move than before."""
        self.stop(at)
        if not self.is_on or self.paused:
            return
        if fresh and self.clock.kind == "move":
            for seat in asked:
                self.left[seat] = self.clock.seconds * 1000
        self.running = asked

    def pause(self, at: int) -> None:
        self.stop(at)
        self.paused = True

    def resume(self, asked: str, at: int) -> None:
        self.paused = False
        self.run(asked, at, fresh=False)

    @property
    def deadline(self) -> tuple[int, str] | None:
        """When whose time is over next."""
        if not self.running:
            return None
        seat = min(self.running, key=self.left.__getitem__)
        return self.since + self.left[seat], seat

    def plain(self) -> dict[str, object] | None:
        """For the wire: what was left when, and whose time runs since then."""
        if not self.is_on:
            return None
        return {"left": dict(self.left), "running": list(self.running), "since": self.since, "paused": self.paused}
