"""What is kept of people, tables and games besides the logs. Times are milliseconds since 1970."""

from typing import Any

import msgspec


class RowsFailed(Exception):
    """The database does not answer, or cannot be written. Nothing has changed; it may be tried again."""


class LoginTaken(Exception):
    """Another account has the login, or the user has an account already. Nothing has changed."""


class User(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays. `series`: which cookies count."""

    id: str
    name: str
    language: str
    is_guest: bool
    series: int
    created: int
    seen: int


class Account(msgspec.Struct, frozen=True):
    user: User
    login: str
    password_hash: str

    def __repr__(self) -> str:
        """What may stand in a log."""
        return f"Account({self.user!r}, {self.login!r})"


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
