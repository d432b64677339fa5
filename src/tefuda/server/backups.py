"""`tefuda backup`: both SQLite files of a node, copied while it runs. A node starts on the copies as they are."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from tefuda.core.reasons import BadInput
from tefuda.server.addresses import FILE, masked, open_store
from tefuda.server.serve import rows_place
from tefuda.server.store.sqlite import SqliteStore
from tefuda.server.store.sqlite_file import backup

PEOPLE = "SELECT users.id, accounts.login, keys.value, tables.host FROM users, accounts, keys, tables LIMIT 0"


class Copy(NamedTuple):
    """`number`: so many entries of the log, or users, as `what` says."""

    file: Path
    size: int
    what: str
    number: int

    def plain(self) -> dict[str, Any]:
        return {"file": self.file.name, "bytes": self.size, self.what: self.number}

    def __str__(self) -> str:
        return f"{self.file}  bytes={self.size}  {self.what}={self.number}"


def into(folder: Path, data: Path, database: str | None = None) -> list[Copy]:
    """Copies into a folder that is empty or not there yet; `data` and `database` as `tefuda serve` takes them."""
    source, target = files(data, database), files(folder, None)
    is_new = not folder.exists()
    _make_empty(folder)
    with ExitStack() as undo:
        if is_new:
            undo.callback(folder.rmdir)
        # The log goes first: of what comes between the two, people may be known without their tables, not the reverse.
        entries = backup(source[0], target[0])
        undo.callback(target[0].unlink)
        users = backup(source[1], target[1], PEOPLE, "users")
        undo.pop_all()
    return [
        Copy(file, file.stat().st_size, what, number)
        for file, what, number in zip(target, ("entries", "users"), (entries, users))
    ]


def files(data: Path, database: str | None) -> tuple[Path, Path]:
    """The log, and people and lists."""
    store = open_store(database, data)
    if not isinstance(store, SqliteStore):
        raise BadInput("backup_postgres", address=masked(database or FILE))
    return store.path, Path(rows_place(store, database))


def _make_empty(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not any(folder.iterdir()):
            return
    except (FileExistsError, NotADirectoryError):
        pass
    except OSError as error:
        raise BadInput("not_written", file=folder) from error
    raise BadInput("backup_exists", path=folder)
