"""One database for the rows besides the log: an SQLite file or PostgreSQL. Sessions stay inside this package."""

import asyncio
import os
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager, nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from sqlalchemy import URL, Connection, CursorResult, Executable, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine

from tefuda.core.reasons import BadInput
from tefuda.server.addresses import masked
from tefuda.server.people.kept import RowsFailed
from tefuda.server.people.known import sqlite_file
from tefuda.server.store.giving_way import GivingWay

CONNECTIONS = 5
PATIENCE = 5
"""Seconds to wait for a lock, a connection or an answer."""
WRITES = "tefuda_writes"


class Database:
    """`where`: the path of an SQLite file, or the address of a database as `--database` names it."""

    def __init__(self, where: str | Path) -> None:
        self.file = sqlite_file(where)
        self.name = masked(str(where))
        self._failures: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
        self._engine = self._sqlite(self.file) if self.file else self._postgres(str(where))
        self._reading = async_sessionmaker(self._engine, expire_on_commit=False)
        self._writing = async_sessionmaker(self._engine.execution_options(**{WRITES: True}), expire_on_commit=False)
        # An SQLite file has one writer at a time, and waiting in line here is cheaper than asking it again and again.
        self._line = asyncio.Lock()
        self._giving_way: GivingWay | None = None
        dialect = import_module(f"sqlalchemy.dialects.{'sqlite' if self.file else 'postgresql'}")
        self.insert: Any = dialect.insert
        """The insert of this database, for what both can do: on_conflict_do_nothing, on_conflict_do_update."""

    def prepare(self) -> None:
        """Makes the file, if it is to be one: it holds the key of the cookies, so only who made it may read it."""
        if self.file:
            with _telling(self._failures):
                self.file.parent.mkdir(parents=True, exist_ok=True)
                os.close(os.open(self.file, os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o600))
            _enter_wal(self.file)

    async def close(self) -> None:
        await self._engine.dispose()

    @property
    def _patient(self) -> AbstractContextManager[None]:
        """The threads of SQLite get their turn, however busy the loop is."""
        if not self.file:
            return nullcontext()
        if self._giving_way is None:
            self._giving_way = GivingWay(asyncio.get_running_loop())
        return self._giving_way

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        with _telling(self._failures), self._patient:
            async with self._reading() as session:
                yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """One transaction: all of it, or nothing if an exception leaves the block."""
        async with self._line if self.file else nullcontext():
            with _telling(self._failures), self._patient:
                async with self._writing() as session, session.begin():
                    yield session

    # -- engines

    def _sqlite(self, file: Path) -> AsyncEngine:
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(file)),
            connect_args={"timeout": PATIENCE},
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            hide_parameters=True,
        )
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
        return engine

    def _postgres(self, url: str) -> AsyncEngine:
        try:
            asyncpg = import_module("asyncpg")
        except ImportError as error:
            raise BadInput("store_needs_package", package="asyncpg", command="pip install tefuda[scaled]") from error
        self._failures += (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)

        async def connect() -> Any:
            return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

        return create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connect,
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            hide_parameters=True,
        )


async def rows_hit(session: AsyncSession, statement: Executable) -> int:
    """Executes an insert, update or delete: how many rows it wrote or took away."""
    return cast(CursorResult[Any], await session.execute(statement)).rowcount


@contextmanager
def _telling(failures: tuple[type[Exception], ...]) -> Iterator[None]:
    """Whatever the database or its driver says becomes RowsFailed: one line, without statements and parameters."""
    try:
        yield
    except failures as error:
        raise RowsFailed(_said(getattr(error, "orig", None) or error)) from error


def _said(error: BaseException) -> str:
    said = error.strerror if isinstance(error, OSError) else str(error)
    lines = (said or str(error) or type(error).__name__).strip().splitlines()
    return re.sub(r"^<class '[^']*'>: ", "", lines[0]).removesuffix(".")


def _enter_wal(file: Path) -> None:
    """SQLite waits for no lock when a file changes to WAL, so of several who make one at once all but one must."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(sqlite3.Error), closing(sqlite3.connect(file)) as connection:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    time.sleep(0.01)
                    continue
        return  # whatever else is wrong is said when it is used


def _prepare_sqlite(connection: Any, record: object) -> None:
    # Transactions begin where _begin_sqlite says, and nowhere else; the driver's own would leave out DDL.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later fails at once if another has written in between.
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
