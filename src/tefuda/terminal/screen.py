"""Where lines are shown and typed: a terminal of any width, with or without colours, or a pipe."""

import os
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from tefuda.terminal import folding

WIDEST = 100
UNKNOWN = 80
LONGEST_LINE = 4000
PATIENCE = 0.5
"""Seconds after which one wants to know what is being waited for."""


class Screen:
    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False, soft_wrap=False)
        if self.console.width < 1:  # COLUMNS=0 means that nobody knows
            self.console.width = UNKNOWN
        self.plain = not self.console.encoding.lower().startswith("utf")
        self.coloured = self.console.color_system is not None and not self.console.no_color
        self.live = _is_terminal(sys.stdin) and _is_terminal(sys.stdout)
        """Somebody sits in front of it: lines are edited, and the screen may be cleared."""
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401

    @property
    def width(self) -> int:
        return max(min(self.console.width, WIDEST), 20)

    @property
    def height(self) -> int:
        """So many lines are seen at once; a pipe takes all."""
        return self.console.height if self.live else 1000

    # -- showing

    def show(self, lines: Iterable[Text | str], style: str = "") -> None:
        for line in lines:
            for part in self.folded(Text(line) if isinstance(line, str) else line):
                self.console.print(part, style=style or None, soft_wrap=True)

    def folded(self, text: Text) -> list[Text]:
        """The lines of the screen that it takes."""
        found: list[Text] = []
        for line in text.split("\n", allow_blank=True):
            parts = line.divide(folding.starts(line.plain, self.width))
            for part in list(parts)[:-1]:
                part.rstrip()
            found += parts
        return found

    def render(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            if isinstance(part, Text):
                self.show([part])
            else:
                self.console.print(part, width=self.width)

    def page(self, parts: Iterable[RenderableType]) -> None:
        """What may be longer than the screen: then somebody in front of it can leaf through it."""
        parts = list(parts)
        if self.clears and self.count(parts) >= self.height:
            os.environ.setdefault("LESS", "-R")  # or else it shows colours as signs
            with self.console.pager(styles=self.coloured):
                self.render(parts)
        else:
            self.render(parts)

    def count(self, parts: Sequence[RenderableType]) -> int:
        """How many lines of the screen they take."""
        options = self.console.options.update(width=self.width)
        return sum(
            len(self.folded(part)) if isinstance(part, Text) else len(self.console.render_lines(part, options))
            for part in parts
        )

    def say(self, text: str, style: str = "") -> None:
        self.show([text], style)

    def tell(self, text: str) -> None:
        """A quiet line that the terminal breaks, so that a name in it can be copied whole."""
        self.console.print(Text(text), style="dim", soft_wrap=True)

    def clear(self) -> None:
        if self.clears:
            self.console.clear()

    @property
    def clears(self) -> bool:
        return self.live and not self.console.is_dumb_terminal

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """While something is done that may take long: says so, and takes it back when it is over."""
        if not self.clears:
            yield
            return
        told = threading.Event()

        def tell() -> None:
            told.set()
            self.console.print(Text(text, "dim"), end="", soft_wrap=True)
            self.console.file.flush()

        timer = threading.Timer(PATIENCE, tell)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if told.is_set():
                self.console.file.write("\r\x1b[2K")

    # -- typing

    def ask(self, prompt: str = ">") -> str | None:
        """One line; None at the end of the input. A pipe's lines are shown as if they had been typed."""
        *before, prompt = folding.lines(prompt, self.width - 2)
        self.show(before)
        prompt = f"{prompt} "
        sys.stdout.flush()
        if self.live:
            try:
                return input(prompt)[:LONGEST_LINE]
            except EOFError:
                self.say("")
                return None
            except ValueError:  # a line with a null sign
                return ""
        line = sys.stdin.readline(LONGEST_LINE)
        self.say(prompt + "".join(sign for sign in line.rstrip() if sign.isprintable()))
        return line if line else None

    def forget_typed(self) -> None:
        """What was typed before there was a question is no answer to it."""
        if self.live:
            with suppress(ImportError, OSError, ValueError):
                import termios

                with suppress(termios.error):
                    termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _is_terminal(stream: object) -> bool:
    try:
        return bool(stream is not None and stream.isatty())  # type: ignore[attr-defined]
    except ValueError:
        return False
