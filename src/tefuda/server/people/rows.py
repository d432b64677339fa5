"""What the server remembers besides the logs: people, lists of tables and of games, and the secrets of all nodes."""

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, select, text, union
from sqlalchemy.ext.asyncio import AsyncSession

from tefuda.core.reasons import BadInput
from tefuda.server.people.database import Database, rows_hit
from tefuda.server.people.kept import GameRow, Player, RowsFailed, TableRow
from tefuda.server.people.migrating import migrate
from tefuda.server.people.schema import Games, Keys, PlayersOf, Sitters, Tables, Users
from tefuda.server.people.user_rows import UserRows

KEY_BYTES = 32


class Rows:
    """Every call is a transaction of its own, and raises RowsFailed if the database does not do it."""

    def __init__(self, where: str | Path) -> None:
        self._database = Database(where)
        self.users = UserRows(self._database)

    async def open(self) -> None:
        """Connects, and brings the database to the schema of this version. BadInput if it cannot be used."""
        try:
            await self._migrate()
        except BaseException:
            await self.close()
            raise

    async def _migrate(self) -> None:
        database = self._database
        try:
            database.prepare()
            async with database.writing() as session:
                await (await session.connection()).run_sync(migrate)
        except BadInput:
            raise
        except RowsFailed as error:
            raise BadInput("store_unusable", address=database.name, problem=error) from error
        except (ValueError, OverflowError):
            # Without a cause: what asyncpg says may hold a piece of the password.
            raise BadInput("store_malformed", address=database.name) from None

    async def close(self) -> None:
        await self._database.close()

    async def check(self) -> None:
        """RowsFailed if nothing could be read now."""
        async with self._database.reading() as session:
            await session.execute(text("SELECT 1"))

    async def key(self, name: str) -> bytes:
        """32 random bytes, made when first asked for and the same for all nodes ever after."""
        return await self._read_key(name) or await self._make_key(name)

    async def _read_key(self, name: str) -> bytes | None:
        async with self._database.reading() as session:
            return await session.scalar(select(Keys.value).where(Keys.name == name))

    async def _make_key(self, name: str) -> bytes:
        new = self._database.insert(Keys).values(name=name, value=secrets.token_bytes(KEY_BYTES))
        async with self._database.writing() as session:
            await session.execute(new.on_conflict_do_nothing())
            return (await session.scalars(select(Keys.value).where(Keys.name == name))).one()

    # -- tables

    async def changed(self, tables: Iterable[TableRow] = (), games: Iterable[GameRow] = ()) -> None:
        """Tables are new, or other than before; games have ended. All of it, or nothing. What is older than that which
        is known changes nothing, and a game that is told twice counts once."""
        async with self._database.writing() as session:  # everybody in the same order: nobody waits in a circle
            for table in sorted(tables, key=lambda table: table.id):
                await self._table_changed(session, table)
            for game in sorted(games, key=lambda game: game.id):
                await self._game_ended(session, game)

    async def _table_changed(self, session: AsyncSession, row: TableRow) -> None:
        fields = msgspec.structs.asdict(row)
        sitters = [{"table_id": row.id, "user_id": user} for user in set(fields.pop("sitters"))]
        upsert = self._database.insert(Tables).values(fields)
        upsert = upsert.on_conflict_do_update(
            index_elements=["id"], set_=fields, where=Tables.changed <= upsert.excluded.changed
        )
        if await rows_hit(session, upsert):
            await session.execute(delete(Sitters).where(Sitters.table_id == row.id))
            if sitters:
                await session.execute(self._database.insert(Sitters).values(sitters))

    async def _game_ended(self, session: AsyncSession, row: GameRow) -> None:
        fields = msgspec.structs.asdict(row)
        players = [
            {"game_id": row.id, "seat": player.seat, "user_id": player.user, "ended": row.ended}
            for player in fields.pop("players")
        ]
        insert = self._database.insert
        if await rows_hit(session, insert(Games).values(fields).on_conflict_do_nothing()) and players:
            await session.execute(insert(PlayersOf).values(players))

    async def table_gone(self, table: str) -> None:
        """No list shows the table any more. Its games stay."""
        async with self._database.writing() as session:
            await session.execute(delete(Tables).where(Tables.id == table))

    async def public_tables(self, game: str | None = None, most: int = 100, since: int = 0) -> list[TableRow]:
        """The latest change first; none that has not changed since then."""
        wanted = select(Tables).where(Tables.is_public, Tables.changed >= since)
        return await self._tables(wanted if game is None else wanted.where(Tables.game == game), most)

    async def tables_of(self, user: str, most: int = 100) -> list[TableRow]:
        """Where the user is host or has a seat, private tables too; the latest change first."""
        # Two indexes, each asked by itself: PostgreSQL would read the whole table for an OR of the two.
        hosts = select(Tables.id).where(Tables.host == user)
        mine = union(hosts, select(Sitters.table_id).where(Sitters.user_id == user))
        return await self._tables(select(Tables).where(Tables.id.in_(mine)), most)

    async def _tables(self, wanted: Any, most: int) -> list[TableRow]:
        async with self._database.reading() as session:
            found = (await session.scalars(wanted.order_by(Tables.changed.desc(), Tables.id).limit(most))).all()
            sitting: dict[str, list[str]] = {table.id: [] for table in found}
            for sitter in await session.scalars(select(Sitters).where(Sitters.table_id.in_(sitting))):
                sitting[sitter.table_id].append(sitter.user_id)
        return [_table_row(table, sitting[table.id]) for table in found]

    # -- games

    async def games_of(self, user: str, most: int = 50, before: int | None = None) -> list[GameRow]:
        """The latest first; `before`: those only that ended before that time, for the next page."""
        mine = select(PlayersOf.game_id, PlayersOf.ended).where(PlayersOf.user_id == user).distinct()
        if before is not None:
            mine = mine.where(PlayersOf.ended < before)
        page = mine.order_by(PlayersOf.ended.desc(), PlayersOf.game_id).limit(most).subquery()
        wanted = select(Games).join(page, page.c.game_id == Games.id).order_by(Games.ended.desc(), Games.id)
        async with self._database.reading() as session:
            found = (await session.scalars(wanted)).all()
            seats: dict[str, list[Player]] = {game.id: [] for game in found}
            named = select(PlayersOf, Users.name).outerjoin(Users, Users.id == PlayersOf.user_id)
            named = named.where(PlayersOf.game_id.in_(seats)).order_by(PlayersOf.seat)
            for player, name in await session.execute(named):
                seats[player.game_id].append(Player(player.seat, player.user_id, name or ""))
        return [_game_row(game, seats[game.id]) for game in found]


def _table_row(table: Tables, sitters: Iterable[str]) -> TableRow:
    return TableRow(
        id=table.id,
        game=table.game,
        name=table.name,
        host=table.host,
        is_public=table.is_public,
        status=table.status,
        seats=table.seats,
        taken=table.taken,
        created=table.created,
        changed=table.changed,
        options=table.options,
        sitters=tuple(sorted(sitters)),
    )


def _game_row(game: Games, players: Iterable[Player]) -> GameRow:
    return GameRow(
        id=game.id,
        table_id=game.table_id,
        number=game.number,
        game=game.game,
        ended=game.ended,
        outcome=game.outcome,
        players=tuple(players),
    )
