"""The log in PostgreSQL, for any number of nodes: asyncpg, one writing task, many entries in a transaction."""

import asyncio
import os
import time
from collections import deque
from functools import partial
from typing import Any

from tefuda.core.reasons import BadInput
from tefuda.server.addresses import masked
from tefuda.server.store import Conflict, Owner, Store, StoreFailed
from tefuda.server.store.pending import Entry, Outcome, tell

MOST = 500
"""Entries in one transaction."""
PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as lost."""
BETWEEN = 0.2
"""Seconds between two attempts to find a database that is just starting."""
CONNECTIONS = 4
"""For all but the appends, which have one of their own."""

SCHEMA = """
SELECT pg_advisory_xact_lock(8387236824571667310);
CREATE TABLE IF NOT EXISTS entries (
  table_id text COLLATE "C", seq bigint, data bytea NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE IF NOT EXISTS nodes (node text COLLATE "C" PRIMARY KEY, until timestamptz NOT NULL);
CREATE TABLE IF NOT EXISTS owners (
  table_id text COLLATE "C" PRIMARY KEY, node text COLLATE "C", epoch bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS owned ON owners (node) WHERE node IS NOT NULL;
CREATE TABLE IF NOT EXISTS checks (one integer PRIMARY KEY, at timestamptz NOT NULL);
DELETE FROM nodes WHERE until < now() - interval '1 day';
"""
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

# The owners' rows are held until all is written, so whoever claims a table waits for what is on its way and reads the
# whole log. Everybody takes rows in the same order: nobody waits in a circle.
APPEND = """
WITH given AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::bigint[])
  WITH ORDINALITY AS given (table_id, seq, data, epoch, place)
), held AS MATERIALIZED (
  SELECT table_id, epoch FROM owners WHERE table_id = ANY($1) ORDER BY table_id FOR SHARE
), written AS (
  INSERT INTO entries (table_id, seq, data)
  SELECT given.table_id, given.seq, given.data FROM given LEFT JOIN held USING (table_id)
  WHERE given.epoch = 0 OR given.epoch = held.epoch
  ORDER BY given.table_id, given.seq, given.place
  ON CONFLICT DO NOTHING RETURNING table_id, seq, data
)
SELECT place FROM given LEFT JOIN written USING (table_id, seq, data) WHERE written.table_id IS NULL
"""
STANDS = """
SELECT FROM entries WHERE table_id = $1 AND seq = $2 AND data = $3
AND $4::bigint IN (0, (SELECT epoch FROM owners WHERE owners.table_id = entries.table_id))
"""
READ = "SELECT data FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"

CHECK = "INSERT INTO checks VALUES (1, now()) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
BEAT = """
INSERT INTO nodes VALUES ($1, now() + make_interval(secs => $2::float8))
ON CONFLICT (node) DO UPDATE SET until = excluded.until
"""
CLAIM = """
INSERT INTO owners VALUES ($1, $2, 1)
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = owners.epoch + 1
WHERE owners.node IS NULL OR owners.node <> excluded.node
AND NOT EXISTS (SELECT FROM nodes WHERE nodes.node = owners.node AND until > now())
RETURNING node, epoch
"""
OWNER = "SELECT node, epoch FROM owners WHERE table_id = $1 AND node IS NOT NULL"
ALIVE = "SELECT owners.node, epoch FROM owners JOIN nodes USING (node) WHERE table_id = $1 AND until > now()"
RELEASE = "UPDATE owners SET node = NULL WHERE table_id = $1 AND node = $2"
LEAVE = """
WITH mine AS (SELECT table_id FROM owners WHERE node = $1 ORDER BY table_id FOR NO KEY UPDATE),
freed AS (UPDATE owners SET node = NULL FROM mine WHERE owners.table_id = mine.table_id)
DELETE FROM nodes WHERE node = $1
"""
ORPHANS = """
SELECT table_id FROM owners LEFT JOIN nodes USING (node)
WHERE owners.node IS NOT NULL AND (until IS NULL OR until <= now()) LIMIT $1
"""


class PostgresStore(Store):
    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        self.url = url
        self._patience = patience
        self._closed = True

    async def open(self) -> None:
        """Waits a while for a database that is just starting."""
        try:
            import asyncpg  # type: ignore[import-untyped]
        except ImportError as error:
            raise BadInput("store_needs_package", package="asyncpg", command="pip install tefuda[scaled]") from error
        patience = {"timeout": self._patience, "command_timeout": self._patience}
        self._connect = partial(asyncpg.connect, self.url, **patience)
        try:
            self._con: Any = await self._first((OSError, asyncpg.CannotConnectNowError))
        except (ValueError, OverflowError):
            # Without a cause: what asyncpg says may hold a piece of the password.
            raise BadInput("store_malformed", address=masked(self.url)) from None
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            raise BadInput("store_unusable", address=masked(self.url), problem=_said(error)) from error
        self._pool = await asyncpg.create_pool(
            self.url, init=_be_durable, reset=_released, min_size=0, max_size=CONNECTIONS, **patience
        )
        self._closed = False
        self._waiting: deque[Entry] = deque()
        self._wake = asyncio.Event()
        self._writing = asyncio.create_task(self._write_all(), name="tefuda-write")

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._wake.set()
        await self._writing
        try:
            async with asyncio.timeout(self._patience):
                await self._con.close()
                await self._pool.close()
        except Exception:  # whoever is gone needs no farewell
            self._con.terminate()
            self._pool.terminate()

    async def append(self, table: str, seq: int, data: bytes, epoch: int = 0) -> None:
        self._must_be_open()
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Entry(table, seq, data, epoch, told))
        self._wake.set()
        await told

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [row["data"] for row in await self._ask(READ, table, after)]

    async def check(self) -> None:
        await self._ask(CHECK)

    async def beat(self, node: str, seconds: float) -> None:
        await self._ask(BEAT, node, seconds)

    async def claim(self, table: str, node: str) -> Owner:
        while True:
            rows = await self._ask(CLAIM, table, node) or await self._ask(OWNER, table)
            if rows:
                return Owner(*rows[0])
            # between the two questions the owner has given it up

    async def owner(self, table: str) -> Owner | None:
        rows = await self._ask(ALIVE, table)
        return Owner(*rows[0]) if rows else None

    async def release(self, table: str, node: str) -> None:
        await self._ask(RELEASE, table, node)

    async def leave(self, node: str) -> None:
        await self._ask(LEAVE, node)

    async def orphans(self, most: int) -> list[str]:
        return [row["table_id"] for row in await self._ask(ORPHANS, most)]

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreFailed("the database is not open")

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        self._must_be_open()
        try:
            return list(await self._pool.fetch(statement, *values))
        except Exception as error:
            await self._pool.expire_connections()  # maybe another database has taken over
            raise _failed(error) from error

    # -- connections

    async def _first(self, not_yet: tuple[type[Exception], ...]) -> Any:
        deadline = time.monotonic() + self._patience
        while True:
            try:
                return await self._connected(SCHEMA)
            except not_yet:
                if time.monotonic() > deadline:
                    raise
            await asyncio.sleep(BETWEEN)

    async def _connected(self, *statements: str) -> Any:
        con = await self._connect()
        try:
            await _be_durable(con)
            for statement in statements:
                await con.execute(statement)
        except BaseException:
            con.terminate()
            raise
        return con

    # -- the writing task

    async def _write_all(self) -> None:
        while self._waiting or not self._closed:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]
                self.batched(len(batch))
                tell(await self._outcomes(batch))

    async def _outcomes(self, batch: list[Entry]) -> list[Outcome]:
        try:
            refused = await self._append(batch)
        except Exception as error:
            self._con.terminate()  # the next batch connects anew
            return [Outcome(entry.told, error=_failed(error)) for entry in batch]
        return [
            Outcome(entry.told, error=Conflict(f"{entry.table} {entry.seq}") if place in refused else None)
            for place, entry in enumerate(batch, 1)
        ]

    async def _append(self, batch: list[Entry]) -> set[int]:
        """The places of those that are not in the log, from 1."""
        if self._con.is_closed():
            self._con = await self._connected()
        unwritten = [row["place"] for row in await self._con.fetch(APPEND, *zip(*(entry[:4] for entry in batch)))]
        return {place for place in unwritten if not await self._con.fetch(STANDS, *batch[place - 1][:4])}


async def _be_durable(con: Any) -> None:
    """The server may have been told not to wait for its disk."""
    await con.execute(DURABLE)


async def _released(con: Any) -> None:
    """Nothing that is asked here leaves anything behind in a connection."""


def _said(error: Exception) -> str:
    if isinstance(error, OSError) and error.errno:
        return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)
    return (str(error).strip() or type(error).__name__).splitlines()[0].removesuffix(".")


def _failed(error: Exception) -> StoreFailed:
    failed = StoreFailed(_said(error))
    failed.__cause__ = error
    return failed
