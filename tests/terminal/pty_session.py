"""A real terminal for a program: what it writes is read until it says what is waited for. No sleeps."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from typing import Self

PATIENCE = 60
"""Seconds; only a program that hangs takes so long."""
DISTURBING = {"COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES"}
NOTHING: Mapping[str, str] = {}
CONTROL = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


class Terminal:
    def __init__(
        self, *arguments: str, width: int = 80, height: int = 24, environment: Mapping[str, str] = NOTHING
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        plain = {name: value for name, value in os.environ.items() if name not in DISTURBING}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tefuda.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=plain | {"TERM": "xterm-256color", "LANG": "C.UTF-8"} | dict(environment),
            start_new_session=True,
            preexec_fn=_own_the_terminal,
        )
        os.close(slave)
        self.raw = b""
        self.seen = 0

    def until(self, text: str, pressing: str = "") -> str:
        """Reads on until the text is there; what was written up to it since the last time, without colours.

        `pressing`: a key that is pressed, and once more for every second in which nothing happens: a key that comes in
        the instant in which Python begins to read the line is noticed only with the next one.
        """
        patience = PATIENCE
        while text not in self.new:
            if pressing:
                self.press(pressing)
            ready, _, _ = select.select([self.master], [], [], 1 if pressing else PATIENCE)
            patience -= 1
            if pressing and patience and not ready:
                continue
            data = self._read() if ready else b""
            assert data, f"never came {text!r}, but: {self.new[-3000:]}"
            self.raw += data
        end = self.new.index(text) + len(text)
        found = self.new[:end]
        self.seen += end
        return found

    @property
    def new(self) -> str:
        return self.text[self.seen :]

    @property
    def text(self) -> str:
        return CONTROL.sub(b"", self.raw).decode(errors="replace").replace("\r", "")

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """C for Ctrl-C, D for Ctrl-D."""
        os.write(self.master, bytes([ord(key) - ord("@")]))

    def end(self) -> int:
        """Reads all that is left and tells the exit code."""
        while data := self._read():
            self.raw += data
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.master)

    def _read(self) -> bytes:
        try:
            return os.read(self.master, 65536)
        except OSError:  # the other side is gone
            return b""


def _own_the_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
