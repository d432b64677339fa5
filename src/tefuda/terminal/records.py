"""Where the records of games played here are kept."""

import datetime
import itertools
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from tefuda.core.reasons import BadInput
from tefuda.core.state import State


def check(file: str) -> None:
    """Before the game, not after it: whether a record can be written there."""
    path = Path(file)
    if path.is_dir() or not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadInput("not_written", file=file)


def folder() -> Path:
    home = os.environ.get("TEFUDA_DATA") or Path.home() / ".local" / "share" / "tefuda"
    return Path(home) / "records"


def new_file(name: str) -> Path:
    """A new file of this name, or with a number behind it: two games may begin in the same second."""
    paths = (folder() / f"{name}{end}.json" for end in itertools.chain([""], (f"-{n}" for n in itertools.count(2))))
    return next(path for path in paths if is_made(path))


def is_made(path: Path) -> bool:
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def keep(
    state: State, players: Mapping[str, str], started: datetime.datetime, times: Sequence[int], file: str | None
) -> str | None:
    """Writes the record, into the data folder where no file is named, and tells its name.

    Nobody asked for a record without a name, so it is no mistake when there is no place for it.
    """
    from tefuda import replay

    record = replay.record(state, players=players, started=started.strftime("%Y-%m-%dT%H:%M:%SZ"), times=times)
    if file is not None:
        record.write(file)
        return file
    try:
        folder().mkdir(parents=True, exist_ok=True)
        path = new_file(f"{state.game.identity.key}-{started:%Y%m%d-%H%M%S}")
        record.write(path)
    except (OSError, RuntimeError, BadInput):
        return None
    return str(path)
