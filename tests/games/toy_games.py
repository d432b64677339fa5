"""Small games that only tests play. Each folder is found by the registry while `toys` is used."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tefuda import games, registry

FOLDER = str(Path(__file__).parent / "toys")


def run(folder: Path | str, *arguments: str, fails: int = 0) -> str:
    """What Python says in a process of its own, which finds the games of a folder; its mistake, where it fails so."""
    outcome = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"TEFUDA_GAMES": str(folder)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert outcome.returncode == fails, outcome.stderr + outcome.stdout
    return outcome.stderr if fails else outcome.stdout


@contextmanager
def toys() -> Iterator[None]:
    games.__path__.append(FOLDER)
    registry._keys.cache_clear()
    try:
        yield
    finally:
        games.__path__.remove(FOLDER)
        registry._keys.cache_clear()
