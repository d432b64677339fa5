"""Some steps of a recorded game, as a seat could follow them or with open hands."""

from typing import Any, NamedTuple

from tefuda.core.reasons import BadInput
from tefuda.replay.record import Record, Step


class Eyes(NamedTuple):
    """A seat's; nobody's; or, `open`, those of somebody who is shown every hand."""

    seat: str | None = None
    open: bool = False

    def view(self, step: Step) -> dict[str, Any]:
        return step.open_view if self.open else step.view(self.seat)

    def heard(self, step: Step) -> list[dict[str, Any]]:
        if self.open:
            return [{"event": one.key, **one.fields} for one in step.events]
        return step.heard(self.seat)

    def move(self, step: Step) -> str | None:
        """A move's text may name what only its player knew."""
        return step.move if self.open or (self.seat is not None and step.seat == self.seat) else None


class Shown(NamedTuple):
    """A step as these eyes saw it. `view`: the table behind the move, where it was asked for."""

    number: int
    seat: str | None
    move: str | None
    ms: int | None
    held: int
    events: list[dict[str, Any]]
    view: dict[str, Any] | None


def window(record: Record, eyes: Eyes, first: int, most: int, views: bool = True) -> list[Shown]:
    """So many steps from the first one on; step 0 is the deal."""
    count = len(record.moves)
    if not 0 <= first <= count:
        raise BadInput("bad_number", what="first", value=first, low=0, high=count)
    if eyes.seat is not None:
        record_seat(record, eyes.seat)
    return [
        Shown(
            step.number, step.seat, eyes.move(step), step.ms, step.held, eyes.heard(step),
            eyes.view(step) if views else None,
        )
        for step in record.states(first, min(first + most - 1, count))
    ]  # fmt: skip


def record_seat(record: Record, seat: str) -> str:
    """The seat, if the game has it."""
    seats = "ABCDEFGH"[: record.seats]
    if len(seat) != 1 or seat not in seats:
        raise BadInput("unknown_seat", seat=seat[:40], seats=", ".join(seats))
    return seat
