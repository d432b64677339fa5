"""Steps through a record: on a terminal one move after the other, into a pipe all of them."""

from typing import Any

from rich.text import Text

from tefuda.replay import Record
from tefuda.replay.record import Step
from tefuda.terminal import ending
from tefuda.terminal.arrangement import arranged
from tefuda.terminal.log import Log
from tefuda.terminal.screen import Screen


def plain(record: Record, seat: str | None) -> dict[str, Any]:
    """Every step as a seat could follow it. Another seat's move is told by its events only: its text may tell more."""
    return {
        "game": record.game,
        "seat": seat,
        "steps": [
            {
                "number": step.number,
                "seat": step.seat,
                "move": step.move if seat in (None, step.seat) else None,
                "ms": step.ms,
                "held": step.held,
                "events": step.heard(seat),
                "view": step.view(seat),
            }
            for step in record.states()
        ],
    }


class Stepping:
    def __init__(self, record: Record, seat: str | None, lang: str) -> None:
        self.record = record
        self.seat = seat
        self.screen = Screen()
        self.arrangement = arranged(record.game, lang, dict(record.options), self.screen)
        self.words = self.arrangement.words
        self.count = len(record.moves)

    def run(self) -> None:
        record = self.record
        record.at(0).heard(self.seat)
        if not self.screen.live:
            for step in record.states():
                self.tell(step)
            self.end(step)
            return
        number = 0
        while True:
            self.show(record.at(number))
            found = self.next(number)
            if found is None:
                return
            number = found

    def tell(self, step: Step) -> None:
        """The step in sentences."""
        if step.number == 0:
            head = self.words.say("term-step_start")
        else:
            head = self.words.say("term-step", number=step.number, count=self.count)
            if self.seat in (None, step.seat):
                head += "  " + self.words.say("term-step_move", seat=step.seat, move=step.move)
            if step.held and step.ms is not None:
                came, counted = f"{(step.ms - step.held) / 1000:.3f}", f"{step.ms / 1000:.3f}"
                head += "  " + self.words.say("term-step_held", came=came, counted=counted)
        self.screen.say(head, "bold")
        log = Log(self.arrangement, self.seat)
        self.screen.show([Text.assemble("  ", line) for line in log.hear(step.events)])

    def show(self, step: Step) -> None:
        """The step, and the table behind it."""
        self.screen.clear()
        self.tell(step)
        self.screen.show(["", *self.arrangement.table(step.view(self.seat), [], self.screen.width), ""])
        if step.number == self.count:
            self.end(step)

    def end(self, step: Step) -> None:
        """Behind the last step: the score of a finished game."""
        if step.state.over:
            self.screen.show(ending.table(step.state, self.words, None))
        self.screen.say(self.words.say("term-step_end"), "bold")

    def next(self, number: int) -> int | None:
        """Where to go from here; None: no further."""
        self.screen.say(self.words.say("term-step_prompt"), "dim")
        while True:
            line = self.screen.ask()
            word = "q" if line is None else line.strip().lower()
            if word in ("q", "quit"):
                return None
            if word == "b":
                return max(number - 1, 0)
            if word == "":
                return min(number + 1, self.count)
            if word.isascii() and word.isdigit() and len(word) < 8:
                return min(int(word), self.count)
            self.screen.say(self.words.say("term-step_unknown"))
