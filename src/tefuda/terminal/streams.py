"""The three standard streams, whatever state they are in."""

import io
import os
import sys
from contextlib import suppress


def prepare() -> None:
    """Signs that cannot be read or shown are replaced; what was closed is silent."""
    for name in ("stdin", "stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, io.TextIOWrapper(io.BytesIO(), encoding="utf-8"))
        else:
            with suppress(AttributeError, ValueError):
                stream.reconfigure(errors="replace")


def settle() -> None:
    """Whatever a closed pipe did not take is dropped, so that nothing fails when the process ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            with suppress(OSError, ValueError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
