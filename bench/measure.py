"""Speed in CPU time, cost of an import, bytes of an object."""

import gc
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import repeat
from pathlib import Path
from resource import getpagesize
from time import process_time

Work = Callable[[], int]  # does some work and says how many units of it were done
STATM = Path("/proc/self/statm")


def rate(work: Work, seconds: float) -> float:
    """Units per second."""
    done = 0
    start = now = process_time()
    while now - start < seconds:
        done += work()
        now = process_time()
    return done / (now - start)


def rounds(works: dict[str, Work], count: int, seconds: float) -> dict[str, list[float]]:
    """Everything in turn, again and again, so that a busy machine slows all alike."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(count):
        for name, work in works.items():
            rates[name].append(rate(work, seconds))
    return rates


def repeated(call: Callable[[], object], count: int = 1000) -> int:
    for _ in repeat(None, count):
        call()
    return count


def start_up_ms(statements: dict[str, str], count: int) -> dict[str, float]:
    """What each statement costs a fresh interpreter beyond its own start; the best of several."""
    best = dict.fromkeys(["pass", *statements.values()], float("inf"))
    for _ in range(count):
        for statement in best:
            best[statement] = min(best[statement], _fresh_ms(statement))
    return {name: best[text] - best["pass"] for name, text in statements.items()}


def _fresh_ms(statement: str) -> float:
    code = f"{statement}\nimport time; print(time.process_time() * 1000)"
    return float(subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout)


def importtime_ms(module: str) -> float:
    """The same by the interpreter's own account, in wall time."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", f"import {module}"], check=True, capture_output=True, text=True
    )
    total = re.findall(rf"\| +(\d+) \| {module}$", told.stderr, re.MULTILINE)
    return int(total[-1]) / 1000


def bytes_each(make: Callable[[], object], count: int = 20_000) -> float | None:
    """What one object adds to the memory of the process, C++ heap included; None where there is no /proc."""
    if not STATM.exists():
        return None
    kept = [make() for _ in range(100)]  # what the first ones allocate once for all
    gc.collect()
    before = _resident()
    kept.extend([make() for _ in range(count)])
    return (_resident() - before) / count - 8  # its place in the list


def _resident() -> int:
    return int(STATM.read_text().split()[1]) * getpagesize()
