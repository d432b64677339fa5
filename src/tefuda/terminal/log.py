"""What has happened, in sentences, as one seat heard it."""

from collections.abc import Sequence

from rich.text import Text

from tefuda.core.view import LETTERS, Event
from tefuda.terminal.arrangement import Arrangement
from tefuda.terminal.screen import Screen
from tefuda.texts import TextMistake
from tefuda.words import Heard

FULL_STOPS = ("。", "！")
"""Signs that need no space behind them."""


class Log:
    def __init__(self, arrangement: Arrangement, seat: str | None) -> None:
        self.arrangement = arrangement
        self.seat = seat
        self.lines: list[Text] = []
        self.own: list[list[Text]] = []
        """Of each line, the sentences that the seat must not miss."""
        self.read = 0
        """So many lines were there when the seat's last turn ended."""

    def hear(self, events: Sequence[Event]) -> list[Text]:
        """The lines that these events add: one for a move, if nothing in it is worth its own."""
        number = None if self.seat is None else LETTERS.index(self.seat)
        heard = [event.heard_by(number) for event in events]
        before = len(self.lines)
        may_go_on = False
        for one in self.arrangement.retold(heard):
            sentence = Text(self.sentence(one), "bold" if self.arrangement.is_loud(one) else "")
            if may_go_on and not self.arrangement.has_line(one):
                self.lines[-1] = run_on([self.lines[-1], sentence])
            else:
                self.lines.append(sentence)
                self.own.append([])
            if self.arrangement.is_own(one, self.seat):
                self.own[-1].append(sentence)
            may_go_on = not self.arrangement.has_line(one)
        return self.lines[before:]

    def sentence(self, heard: Heard) -> str:
        try:
            return self.arrangement.words.event(heard)
        except TextMistake:  # a text that tells more than was heard here
            return " ".join(str(value) for value in heard.values() if not isinstance(value, dict))

    def turn_over(self, added: int) -> None:
        """The seat's turn has ended with so many lines: they and what follows are the news of its next turn."""
        self.read = len(self.lines) - added

    @property
    def news(self) -> list[Text]:
        return self.lines[self.read :]

    def latest(self, room: int, screen: Screen) -> list[Text]:
        """The news on so many lines of the screen: a line for each move, or run together, or only the end of them.

        The seat's own sentences are always there.
        """
        news = self.news
        if screen.count(news) <= room:
            return news
        for left_out in range(len(news)):
            paragraph = self.run_together(left_out)
            if screen.count([paragraph]) <= room:
                return [paragraph]
        return [self.run_together(len(news) - (not any(self.own[self.read :])))]

    def run_together(self, left_out: int) -> Text:
        """The news as one paragraph; of the first so many lines only what the seat must not miss."""
        own = [sentence for some in self.own[self.read : self.read + left_out] for sentence in some]
        earlier = self.arrangement.words.say("term-earlier", count=left_out)
        return run_on([*([Text(earlier, "dim")] if left_out else []), *own, *self.news[left_out:]])


def run_on(sentences: Sequence[Text]) -> Text:
    found = sentences[0]
    for sentence in sentences[1:]:
        found = Text.assemble(found, "" if found.plain.endswith(FULL_STOPS) else " ", sentence)
    return found
