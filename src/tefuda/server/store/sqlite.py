"""The log in one file, for one node: stdlib sqlite3, one thread that writes, many entries in a transaction."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from tefuda.server.store import Conflict, Owner, Store, StoreFailed, sqlite_file
from tefuda.server.store.giving_way import GivingWay
from tefuda.server.store.pending import Entry, Outcome, tell

MOST = 1024
"""Entries in one transaction."""

Answer = TypeVar("Answer")

# One statement a batch: with every statement the thread gives the interpreter lock away, and a busy loop returns it
# only after 5 ms. Lines of NULL fill the batch up, so that few different statements are prepared.
APPEND = """
INSERT INTO entries (table_id, seq, data)
WITH given (table_id, seq, data, epoch) AS (VALUES {rows})
SELECT given.table_id, given.seq, given.data FROM given LEFT JOIN owners ON owners.table_id = given.table_id
WHERE given.table_id IS NOT NULL AND (given.epoch = 0 OR given.epoch = owners.epoch)
ON CONFLICT DO NOTHING
"""
APPENDS = {size: APPEND.format(rows=", ".join(["(?, ?, ?, ?)"] * size)) for size in (1 << n for n in range(11))}
STANDS = """
SELECT 1 FROM entries WHERE table_id = ? AND seq = ? AND data = ?
AND ? IN (0, (SELECT epoch FROM owners WHERE owners.table_id = entries.table_id))
"""
# One line for all, for the same reason. The order of a group is not promised, so the numbers come along.
READ = "SELECT group_concat(seq || ' ' || hex(data), ',') FROM entries WHERE table_id = ? AND seq > ?"

CHECK = "INSERT INTO checks VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
BEAT = "INSERT INTO nodes VALUES (?, ?) ON CONFLICT (node) DO UPDATE SET until = excluded.until"
FORGET = "DELETE FROM nodes"
CLAIM = """
INSERT INTO owners VALUES (?, ?, 1) ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, epoch = epoch + 1
WHERE owners.node IS NULL OR owners.node <> excluded.node
AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.node = owners.node AND until > ?)
RETURNING node, epoch
"""
OWNER = "SELECT node, epoch FROM owners WHERE table_id = ?"
ALIVE = "SELECT owners.node, epoch FROM owners JOIN nodes USING (node) WHERE table_id = ? AND until > ?"
RELEASE = "UPDATE owners SET node = NULL WHERE table_id = ? AND node = ?"
RELEASE_ALL = "UPDATE owners SET node = NULL WHERE node = ?"
LEAVE = "DELETE FROM nodes WHERE node = ?"
ORPHANS = """
SELECT table_id FROM owners LEFT JOIN nodes USING (node)
WHERE owners.node IS NOT NULL AND (until IS NULL OR until <= ?) LIMIT ?
"""


class Call(NamedTuple):
    """Anything else that the writing thread does, in its turn."""

    work: Callable[[sqlite3.Connection], Any]
    told: asyncio.Future[Any]


class SqliteStore(Store):
    def __init__(self, path: Path) -> None:
        self.path = path
        self._closed = True

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._file = await self._loop.run_in_executor(None, sqlite_file.DatabaseFile, self.path)
        self._giving_way = GivingWay(self._loop)
        self._jobs: SimpleQueue[Entry | Call | None] = SimpleQueue()
        self._reading = ThreadPoolExecutor(1, "tefuda-read")
        self._writing = Thread(target=self._write_all, name="tefuda-write", daemon=True)
        self._writing.start()
        self._closed = False
        # the file is ours alone: whichever node had it before is gone, however long it meant to live
        await self._execute(FORGET)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._end)

    def _end(self) -> None:
        self._writing.join()
        self._reading.shutdown()
        self._file.close()

    async def append(self, table: str, seq: int, data: bytes, epoch: int = 0) -> None:
        self._must_be_open()
        told: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put(Entry(table, seq, data, epoch, told))
        with self._giving_way:
            await told

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._read(READ, table, after)
        lines = [line.split(" ") for line in rows[0][0].split(",")] if rows[0][0] else []
        return [bytes.fromhex(data) for _, data in sorted((int(seq), data) for seq, data in lines)]

    async def check(self) -> None:
        await self._execute(CHECK, time.time())

    async def backup(self, target: Path) -> int:
        """Copies the log as it is now; how many entries the copy has."""
        return await asyncio.to_thread(sqlite_file.backup, self.path, target)

    async def beat(self, node: str, seconds: float) -> None:
        await self._execute(BEAT, node, time.time() + seconds)

    async def claim(self, table: str, node: str) -> Owner:
        def work(con: sqlite3.Connection) -> Owner:
            claimed = con.execute(CLAIM, (table, node, time.time())).fetchall()
            return Owner(*(claimed or con.execute(OWNER, (table,)).fetchall())[0])

        return await self._call(work)

    async def owner(self, table: str) -> Owner | None:
        rows = await self._read(ALIVE, table, time.time())
        return Owner(*rows[0]) if rows else None

    async def release(self, table: str, node: str) -> None:
        await self._execute(RELEASE, table, node)

    async def leave(self, node: str) -> None:
        await self._execute(RELEASE_ALL, node)
        await self._execute(LEAVE, node)

    async def orphans(self, most: int) -> list[str]:
        return [table for (table,) in await self._read(ORPHANS, time.time(), most)]

    # -- on the loop

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreFailed(f"{self.path} is not open")

    async def _read(self, statement: str, *values: object) -> list[Any]:
        self._must_be_open()

        def work() -> list[Any]:
            return self._file.reader.execute(statement, values).fetchall()

        try:
            with self._giving_way:
                return await self._loop.run_in_executor(self._reading, work)
        except sqlite3.Error as error:
            raise self._failed(error) from error

    async def _execute(self, statement: str, *values: object) -> None:
        await self._call(lambda con: con.execute(statement, values).close())

    async def _call(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        self._must_be_open()
        told: asyncio.Future[Answer] = self._loop.create_future()
        self._jobs.put(Call(work, told))
        with self._giving_way:
            return await told

    # -- in the writing thread

    def _write_all(self) -> None:
        jobs: list[Entry | Call | None] = []
        while None not in jobs:
            jobs = self._taken()
            outcomes: list[Outcome] = []
            for _, run in groupby(jobs, type):
                alike = list(run)
                outcomes += self._append([job for job in alike if isinstance(job, Entry)])
                outcomes += self._do([job for job in alike if isinstance(job, Call)])
            try:
                self._loop.call_soon_threadsafe(tell, outcomes)
            except RuntimeError:  # the loop is closed: nobody is left to be told
                return

    def _taken(self) -> list[Entry | Call | None]:
        """All that waits, in order; None ends it all."""
        jobs = [self._jobs.get()]
        with suppress(Empty):
            while len(jobs) < MOST and jobs[-1] is not None:
                jobs.append(self._jobs.get_nowait())
        return jobs

    def _append(self, batch: list[Entry]) -> list[Outcome]:
        if not batch:
            return []
        self.batched(len(batch))
        size = 1 << (len(batch) - 1).bit_length()
        values = [value for entry in batch for value in entry[:4]] + [None] * (size - len(batch)) * 4
        try:
            con = self._writer()
            if con.execute(APPENDS[size], values).rowcount == len(batch):
                return [Outcome(entry.told) for entry in batch]
            stands = [con.execute(STANDS, entry[:4]).fetchone() for entry in batch]
        except Exception as error:
            return [Outcome(entry.told, error=self._failed(error)) for entry in batch]
        return [
            Outcome(entry.told, error=None if row else Conflict(f"{entry.table} {entry.seq}"))
            for entry, row in zip(batch, stands)
        ]

    def _do(self, calls: list[Call]) -> list[Outcome]:
        if not calls:
            return []
        try:
            con = self._writer()
            con.execute("BEGIN IMMEDIATE")
            outcomes = [Outcome(call.told, call.work(con)) for call in calls]
            con.execute("COMMIT")
        except Exception as error:
            return [Outcome(call.told, error=self._failed(error)) for call in calls]
        return outcomes

    def _writer(self) -> sqlite3.Connection:
        """Without what a transaction that failed has left."""
        con = self._file.writer
        if con.in_transaction:
            con.rollback()
        return con

    def _failed(self, error: Exception) -> StoreFailed:
        failed = StoreFailed(f"{self.path}: {error}")
        failed.__cause__ = error
        return failed
