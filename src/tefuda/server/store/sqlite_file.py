"""The file of the embedded log: one process at a time has it open, and only who made it may read it."""

import errno
import fcntl
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tefuda.core.reasons import BadInput

PATIENCE = 5
"""Seconds to wait while another program, for example a backup, holds the file."""
SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
  table_id TEXT NOT NULL, seq INTEGER NOT NULL, data BLOB NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE IF NOT EXISTS nodes (node TEXT PRIMARY KEY, until REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS owners (table_id TEXT PRIMARY KEY, node TEXT, epoch INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS owned ON owners (node) WHERE node IS NOT NULL;
CREATE TABLE IF NOT EXISTS checks (one INTEGER PRIMARY KEY, at REAL NOT NULL);
"""
OURS = "SELECT entries.table_id, seq, data, owners.node, epoch, until, at FROM entries, owners, nodes, checks LIMIT 0"
HEADER = b"SQLite format 3\0"

FOREIGN = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR}
READ_ONLY = {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}


class DatabaseFile:
    """A connection that writes and one that only reads; locked against other processes until it is closed."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))
        with refusals(self.path):
            _look_at(self.path)
            self._lock = _locked(self.path)
            try:
                os.close(os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
                _make_durable(self.path.parent)
                self.writer = _connected(self.path)
                _make_tables(self.writer)
                self.reader = _connected(self.path)
                self.reader.execute("PRAGMA query_only = ON")
            except BaseException:
                os.close(self._lock)
                raise

    def close(self) -> None:
        self.reader.close()
        self.writer.close()
        os.close(self._lock)


def _look_at(path: Path) -> None:
    """SQLite takes a very short file for an empty one, and would write over it."""
    if path.is_dir():
        raise BadInput("store_is_folder", path=path)
    if path.exists() and not path.is_file():
        raise BadInput("store_foreign", path=path)
    if path.exists():
        with path.open("rb") as file:
            if file.read(len(HEADER)) not in (HEADER, b""):
                raise BadInput("store_foreign", path=path)


def _locked(path: Path) -> int:
    """The lock ends with the process, however it ends."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("store_no_folder", path=path) from error
    lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        if isinstance(error, BlockingIOError):
            raise BadInput("store_in_use", path=path) from error
        raise
    return lock


def _connected(path: Path) -> sqlite3.Connection:
    """Every statement is a transaction of its own, and durable when it ends."""
    con = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        con.execute("PRAGMA journal_mode = WAL")
        con.execute("PRAGMA synchronous = FULL")
    except BaseException:
        con.close()
        raise
    return con


def _make_tables(con: sqlite3.Connection) -> None:
    """All of them, or none: another program's database is left as it is."""
    try:
        con.executescript(f"BEGIN IMMEDIATE; {SCHEMA}")
        con.execute(OURS)
        con.execute("COMMIT")
    except BaseException:
        con.close()
        raise


@contextmanager
def refusals(path: Path) -> Iterator[None]:
    """What the system or SQLite says, as one sentence for people."""
    try:
        yield
    except PermissionError as error:
        raise BadInput("store_read_only", path=path) from error
    except OSError as error:
        if error.errno == errno.EROFS:
            raise BadInput("store_read_only", path=path) from error
        raise BadInput("system", problem=error.strerror or error) from error
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
        if code in FOREIGN:
            raise BadInput("store_foreign", path=path) from error
        if code in READ_ONLY:
            raise BadInput("store_read_only", path=path) from error
        if code == sqlite3.SQLITE_BUSY:
            raise BadInput("store_in_use", path=path) from error
        raise BadInput("system", problem=error) from error


def backup(source: Path, target: Path, ours: str = OURS, counted: str = "entries") -> int:
    """Copies the log, also while a server writes it; how many entries the copy has. Overwrites nothing, and what has
    the name of the target is whole, or empty. `ours`, `counted`: another file of ours is known by this statement, and
    the lines of this table are counted."""
    if not source.is_file():
        raise BadInput("no_file", file=source)
    with refusals(source), closing(sqlite3.connect(source, timeout=PATIENCE, isolation_level=None)) as original:
        original.execute("PRAGMA query_only = ON")
        original.execute(ours)
        try:
            os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600))
        except FileExistsError as error:
            raise BadInput("backup_exists", path=target) from error
        except OSError as error:
            raise BadInput("not_written", file=target) from error
        descriptor, part = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)
        os.close(descriptor)
        try:
            count = _copied(original, part, counted)
            os.replace(part, target)
            _make_durable(target.parent)
        except BaseException:
            for file in (part, target):
                with suppress(OSError):
                    os.unlink(file)
            raise
    return count


def _copied(original: sqlite3.Connection, path: str, counted: str) -> int:
    with closing(sqlite3.connect(path, isolation_level=None)) as copy:
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file is the whole copy
        count: int = copy.execute(f"SELECT count(*) FROM {counted}").fetchone()[0]
    return count


def _make_durable(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
