"""`tefuda serve` with open doors: all of a load comes from one address, which the server's limits would turn away.

With SIGUSR1 it collects its garbage and gives free memory back, so that what is resident is what is held."""

import argparse
import ctypes
import gc
import signal
import sys
from contextlib import suppress
from pathlib import Path

from tefuda.server import doors, serve

MANY = (1e6, 1e6)


def collect(*_: object) -> None:
    gc.collect()
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libc.so.6").malloc_trim(0)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--database")
    parser.add_argument("--bus")
    asked = parser.parse_args()
    signal.signal(signal.SIGUSR1, collect)
    serve.serve(
        serve.Plan(
            asked.data,
            port=asked.port,
            database=asked.database,
            bus=asked.bus,
            rates=dict.fromkeys(doors.RATES, MANY),
        )
    )


if __name__ == "__main__":
    sys.exit(main())
