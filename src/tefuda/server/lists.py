"""Lists of tables and of games, and notices of whose turn it is: kept beside the path of moves, never in it."""

import asyncio
import logging
from typing import Any

from tefuda.server import entries
from tefuda.server.people.kept import GameRow, Player, RowsFailed, TableRow
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.table import Table
from tefuda.server.webhooks import Webhooks

MOST_WAITING = 10_000
GATHERING = 0.1
"""Seconds in which changes are gathered: several of one table are written as one, and all of them together."""
FIRST = 3.0
"""Seconds instead, when the rows are not loaded yet: after a restart everybody comes back first."""
MOST_AT_ONCE = 100
DAY = 24 * 60 * 60
QUIET = (entries.Moved, entries.Said, entries.Asked, entries.Answered, entries.Mixed, entries.Undone, entries.Opened)
"""What changes no list."""

log = logging.getLogger("tefuda.lists")


class Lists:
    def __init__(self, reception: Reception, people: People, webhooks: Webhooks) -> None:
        self.reception = reception
        self.people = people
        self.webhooks = webhooks
        self.tables: dict[str, TableRow] = {}
        self.games: list[GameRow] = []
        self.woken = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.work()), asyncio.create_task(self.tidy())]

    async def stop(self) -> None:
        """Everything that is known is written."""
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)
        try:
            await self.write()
        except RowsFailed as failed:
            log.warning("lists are not up to date: %s", failed)
        await self.webhooks.stop()

    def changed(self, table: Table, entry: entries.Entry) -> None:
        """An entry is durable."""
        if table.settings.webhook and isinstance(entry, entries.Moved | entries.Started):
            self.webhooks.notice(table)
        if isinstance(entry, QUIET):
            return
        if len(self.tables) < MOST_WAITING or table.id in self.tables:
            self.tables[table.id] = row(table)
        if isinstance(entry, entries.Ended) and len(self.games) < MOST_WAITING:
            self.games.append(game(table))
        self.woken.set()

    async def work(self) -> None:
        while True:
            await self.woken.wait()
            await asyncio.sleep(GATHERING if self.reception.is_loaded else FIRST)
            self.woken.clear()
            try:
                await self.write()
            except RowsFailed as failed:
                log.warning("lists are not up to date: %s", failed)
                await asyncio.sleep(1)
                self.woken.set()

    async def tidy(self) -> None:
        """Once a day: guests who came and left no trace are forgotten."""
        while True:
            await asyncio.sleep(DAY)
            try:
                log.info("%s guests are forgotten", await self.people.sweep())
            except RowsFailed as failed:
                log.warning("guests are not swept: %s", failed)

    async def write(self) -> None:
        while self.tables or self.games:
            tables, games = list(self.tables.values())[:MOST_AT_ONCE], self.games[:MOST_AT_ONCE]
            await (await self.reception.rows()).changed(tables, games)
            del self.games[: len(games)]
            for table in tables:
                if self.tables[table.id] is table:
                    del self.tables[table.id]


def row(table: Table) -> TableRow:
    places = table.places
    return TableRow(
        id=table.id,
        game=table.game,
        name=table.name,
        host=table.host,
        is_public=table.settings.public,
        status=table.phase,
        seats=len(places.all),
        taken=sum(place.is_taken for place in places),
        created=table.created,
        changed=table.at,
        options=dict(table.options),
        sitters=tuple(place.user for place in places.persons),
    )


def game(table: Table) -> GameRow:
    players: Any = tuple(Player(place.seat, place.user) for place in table.places.persons)
    return GameRow(
        id=f"{table.id}.{table.number}",
        table_id=table.id,
        number=table.number,
        game=table.game,
        ended=table.at,
        outcome=table.outcome,
        players=players,
    )
