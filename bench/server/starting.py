"""From the command to the first page: a data folder that is there already, and everything read once before."""

import shutil
import sys
import tempfile
import time
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path

from bench.server.process import PATIENCE, Server, free_port

MOST = 2.0
PAGES = ("/healthz", "/")


@dataclass
class Begun:
    """Seconds of each start until the server said that it is well, and until the first page was there."""

    well: list[float]
    page: list[float]

    @property
    def is_right(self) -> bool:
        return min(self.page) < MOST

    def lines(self) -> dict[str, str]:
        def span(times: list[float]) -> str:
            ordered = sorted(times)
            return f"best {ordered[0]:.2f} s, median {ordered[len(ordered) // 2]:.2f} s, worst {ordered[-1]:.2f} s"

        return {"command → /healthz": span(self.well), "command → first page": span(self.page)}

    def figures(self) -> dict[str, float]:
        return {"well_s": min(self.well), "page_s": min(self.page)}


def begun(times: int) -> Begun:
    command = shutil.which("tefuda", path=str(Path(sys.executable).parent))
    assert command, "tefuda is not installed beside this Python"
    found = Begun([], [])
    with tempfile.TemporaryDirectory(prefix="tefuda-load-") as name:
        for number in range(times + 1):
            port = free_port()
            at = time.perf_counter()
            server = Server([command, "serve", "--port", str(port), "--data", name], port, Path(name))
            try:
                well, page = (until(server, path) - at for path in PAGES)
            finally:
                server.stop()
            if number:  # the first made the files
                found.well.append(well)
                found.page.append(page)
    return found


def until(server: Server, path: str) -> float:
    """When it answered for the first time."""
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        try:
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
        except OSError:
            time.sleep(0.005)
            continue
        finally:
            line.close()
        if answer.status != 200:
            raise RuntimeError(f"GET {path}: {answer.status}")
        return time.perf_counter()
    raise RuntimeError(f"the server does not answer:\n{server.last_words()}")
