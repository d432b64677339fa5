"""`tefuda serve` as a process of its own, on a free port."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

PATIENCE = 60.0
"""Seconds; only a process that hangs takes so long."""
READY = re.compile(r"ready at (http://[0-9.:]+)")
CLEAN = ("TEFUDA_DATABASE", "TEFUDA_BUS", "TEFUDA_DATA", "NOTIFY_SOCKET", "WATCHDOG_USEC", "BROWSER", "DISPLAY")


def environment(**more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in CLEAN}
    return kept | {"LC_ALL": "C", "PYTHONUTF8": "1"} | more


class Serving:
    """`lines`: what it has said on the standard error."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self.url = ""

    @property
    def ws(self) -> str:
        return self.url.replace("http", "ws", 1)

    async def until(self, what: str) -> str:
        """The next line in which this stands."""
        assert self.process.stderr
        async with asyncio.timeout(PATIENCE):
            while line := (await self.process.stderr.readline()).decode():
                self.lines.append(line.rstrip("\n"))
                if what in line:
                    return line
        raise AssertionError(f"it ended without a word of “{what}”:\n" + "\n".join(self.lines))

    def signal(self, which: signal.Signals) -> None:
        self.process.send_signal(which)

    async def end(self) -> int:
        """Its exit code; the lines are then all."""
        async with asyncio.timeout(PATIENCE):
            _, rest = await self.process.communicate()
            self.lines += rest.decode().splitlines()
        assert self.process.returncode is not None
        return self.process.returncode


@asynccontextmanager
async def serving(data: Path, *options: object, **more: str) -> AsyncIterator[Serving]:
    """Ready when it is entered; killed at the end, if it still runs then."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tefuda.cli", "serve", "--port", "0", "--data", str(data), *map(str, options),
        env=environment(**more), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    found = Serving(process)
    try:
        ready = READY.search(await found.until("ready at"))
        assert ready
        found.url = ready[1]
        yield found
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
