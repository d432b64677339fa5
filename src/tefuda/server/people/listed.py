"""What lists show of tables and of games that have ended. Times are milliseconds since 1970."""

from collections.abc import Iterable
from typing import Any

import msgspec

from tefuda.server.people.schema import Games, Tables


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """`taken`: how many of the seats; `sitters`: the users among those who have them."""

    id: str
    game: str
    name: str
    host: str
    is_public: bool
    status: str
    seats: int
    taken: int
    created: int
    changed: int
    options: dict[str, Any] = {}
    sitters: tuple[str, ...] = ()


class Player(msgspec.Struct, frozen=True):
    """`name`: what the user is called now; it is read, never written."""

    seat: str
    user: str
    name: str = ""


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """The `number`th game of its table. `players`: the seats that users had, not those of bots and programs."""

    id: str
    table_id: str
    number: int
    game: str
    ended: int
    outcome: dict[str, Any] | None = None
    players: tuple[Player, ...] = ()


def table_row(table: Tables, sitters: Iterable[str]) -> TableRow:
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


def game_row(game: Games, players: Iterable[Player]) -> GameRow:
    return GameRow(
        id=game.id,
        table_id=game.table_id,
        number=game.number,
        game=game.game,
        ended=game.ended,
        outcome=game.outcome,
        players=tuple(players),
    )
