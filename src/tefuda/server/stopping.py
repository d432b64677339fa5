"""The signals that end a node: the first one in order, a second one at once."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
AT_ONCE = 1
"""Exit code of whoever could not wait."""

log = logging.getLogger("tefuda.serve")


@contextmanager
def heard(stop: Callable[[], None]) -> Iterator[None]:
    """Calls `stop` when this process is told to end. Under nohup it outlives its terminal."""
    loop = asyncio.get_running_loop()
    outlives = signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    told = [one for one in SIGNALS if one != signal.SIGHUP or not outlives]
    asked = False

    def hear(name: str) -> None:
        nonlocal asked
        if asked:
            # Nobody has heard of anything that is not durable: there is nothing to save.
            log.warning("stopped at once by %s; whatever players have heard is durable", name)
            os._exit(AT_ONCE)
        asked = True
        log.info("stopping (%s)", name)
        stop()

    for one in told:
        loop.add_signal_handler(one, hear, one.name)
    try:
        yield
    finally:
        for one in told:
            loop.remove_signal_handler(one)
