"""What the log says afterwards about the moves that the server has acknowledged."""

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

FILE = "tefuda.sqlite"
ALL = "SELECT table_id, seq, data FROM entries ORDER BY table_id, seq"


class Log(NamedTuple):
    """A file in this folder, or PostgreSQL."""

    folder: Path
    database: str = ""

    def entries(self) -> list[tuple[str, int, bytes]]:
        if self.database:
            return asyncio.run(self.fetched())
        # Opened to write, as SQLite needs it after a kill to see what stands in the write-ahead log only.
        with closing(sqlite3.connect(self.folder / FILE)) as file:
            return file.execute(ALL).fetchall()

    async def fetched(self) -> list[tuple[str, int, bytes]]:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self.database)
        try:
            return [tuple(row) for row in await connection.fetch(ALL)]
        finally:
            await connection.close()


def faults(entries: list[tuple[str, int, bytes]], known: Iterable[tuple[str, int, str]]) -> Counter[str]:
    """Every acknowledged move stands in the log once, at its number; no client's id twice, no number left out."""
    found: Counter[str] = Counter()
    said = {(table, seq): id for table, seq, id in known}
    ids: Counter[tuple[str, str, str]] = Counter()
    last: dict[str, int] = {}
    for table, seq, data in entries:
        if seq != last.get(table, 0) + 1:
            found["gaps in the log"] += 1
        last[table] = seq
        entry = json.loads(data)
        if entry["entry"] != "moved":
            continue
        if entry.get("id"):
            ids[table, entry["user"], entry["id"]] += 1
        expected = said.pop((table, seq), None)
        if expected is not None and expected != entry.get("id"):
            found["acknowledged moves at another number"] += 1
    found["acknowledged moves that are not in the log"] += len(said)
    found["moves twice in the log"] += sum(count - 1 for count in ids.values())
    return +found
