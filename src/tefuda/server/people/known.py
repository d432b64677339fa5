"""Who is known in an SQLite file, read without SQLAlchemy, which takes longer to load than a whole node, and on the
loop itself: 20 microseconds, where the way through a thread and back takes a hundred times as long."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

from tefuda.server.people.kept import User

NEWEST = "0001"
"""The last revision of the schema. A node whose database is up to date need not load alembic."""
REVISION = "SELECT version_num FROM alembic_version"
KEY = "SELECT value FROM keys WHERE name = ?"
USER = f"SELECT {', '.join(User.__struct_fields__)} FROM users WHERE id = ?"


class Known:
    """Every call may raise sqlite3.Error: the file is in use, or gone. SQLAlchemy then tells more, and waits."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._reader: sqlite3.Connection | None = None

    def is_current(self) -> bool:
        """The file has this version's schema, and can be written."""
        with closing(self._connected()) as writer:
            writer.execute("BEGIN IMMEDIATE")
            return bool(writer.execute(REVISION).fetchone() == (NEWEST,))

    def check(self) -> None:
        self._read(REVISION)

    def key(self, name: str) -> bytes | None:
        found = self._read(KEY, name)
        return found[0] if found else None

    def user(self, id: str) -> User | None:
        found = self._read(USER, id)
        # SQLite says 0 and 1 for false and true
        return msgspec.convert(dict(zip(User.__struct_fields__, found)), User, strict=False) if found else None

    def close(self) -> None:
        if self._reader is not None:
            self._reader.close()
            self._reader = None

    def _read(self, statement: str, *values: str) -> tuple[Any, ...] | None:
        if self._reader is None:
            self._reader = self._connected()
            self._reader.execute("PRAGMA query_only = ON")
        found: tuple[Any, ...] | None = self._reader.execute(statement, values).fetchone()
        return found

    def _connected(self) -> sqlite3.Connection:
        """Never makes the file. One that could only read would leave others behind that SQLite needs beside it."""
        place = f"file:{quote(str(self._file))}?mode=rw"
        return sqlite3.connect(place, timeout=0, isolation_level=None, check_same_thread=False, uri=True)


def sqlite_file(where: str | Path) -> Path | None:
    """As for the log: sqlite:///absolute/path has an empty host, and sqlite:path has none."""
    if isinstance(where, Path):
        return where
    path = where.removeprefix("sqlite:")
    return None if path == where else Path(f"/{path.lstrip('/')}" if path.startswith("///") else path)
