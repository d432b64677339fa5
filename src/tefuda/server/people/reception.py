"""Lets people in while the rows besides are not loaded yet: after a restart everybody comes back at once, with a cookie
and nothing else to ask."""

import asyncio
import sqlite3
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from tefuda.server.people.kept import User
from tefuda.server.people.known import Known, sqlite_file

if TYPE_CHECKING:
    from tefuda.server.people.rows import Rows

WARM = 5.0
"""Seconds after the start until the rows are loaded, if nobody has needed them before: then who does need not wait."""


class Reception:
    """`where`: as for Rows. Everything raises RowsFailed where the rows would."""

    def __init__(self, where: str | Path) -> None:
        self._where = where
        file = sqlite_file(where)
        self._known = Known(file) if file else None
        self._keys: dict[str, bytes] = {}
        self._loading: asyncio.Task[Rows] | None = None
        self._warming: asyncio.TimerHandle | None = None

    async def open(self) -> None:
        """Brings the database to the schema of this version, if it is not. BadInput if it cannot be used."""
        if self._known is not None:
            with suppress(sqlite3.Error):
                if self._known.is_current():
                    self._warming = asyncio.get_running_loop().call_later(WARM, self._load)
                    return
        await (await self.rows()).open()

    async def close(self) -> None:
        if self._known is not None:
            self._known.close()
        if self._warming is not None:
            self._warming.cancel()
        if self._loading is not None:
            await asyncio.wait([self._loading])
            if self._loading.exception() is None:
                await self._loading.result().close()

    @property
    def is_loaded(self) -> bool:
        return self._loading is not None and self._loading.done()

    async def rows(self) -> "Rows":
        """All of them, loaded when they are first needed."""
        return await asyncio.shield(self._load())

    def _load(self) -> "asyncio.Task[Rows]":
        if self._loading is None:
            self._loading = asyncio.create_task(self._loaded())
        return self._loading

    async def _loaded(self) -> "Rows":
        module = await asyncio.to_thread(import_module, "tefuda.server.people.rows")
        rows: Rows = module.Rows(self._where)
        return rows

    # -- what everybody needs who comes

    async def check(self) -> None:
        if self._known is not None:
            with suppress(sqlite3.Error):
                self._known.check()
                return
        await (await self.rows()).check()

    async def key(self, name: str) -> bytes:
        """32 random bytes, made when first asked for and the same for all nodes ever after."""
        if name not in self._keys:
            self._keys[name] = self._known_key(name) or await (await self.rows()).key(name)
        return self._keys[name]

    def _known_key(self, name: str) -> bytes | None:
        if self._known is not None:
            with suppress(sqlite3.Error):
                return self._known.key(name)
        return None

    async def user(self, id: str) -> User | None:
        if self._known is not None:
            with suppress(sqlite3.Error):
                return self._known.user(id)
        return await (await self.rows()).users.get(id)
