"""The tables of the database besides the log. Times are milliseconds since 1970. A change here needs a migration."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, LargeBinary, MetaData, String, Text, UniqueConstraint
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

Json = JSON(none_as_null=True).with_variant(JSONB(none_as_null=True), "postgresql")
Id = Text


class Schema(DeclarativeBase):
    # Every constraint has the same name on every database, so that a migration can speak of it.
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Users(Schema):
    """Guests and holders of accounts. `series`: cookies of an earlier one count no longer."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(Text)
    language: Mapped[str] = mapped_column(String(8))
    is_guest: Mapped[bool]
    series: Mapped[int]
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, index=True)


class Accounts(Schema):
    """`login` is kept in small letters: it is the same in capitals."""

    __tablename__ = "accounts"
    user_id: Mapped[str] = mapped_column(Id, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    login: Mapped[str] = mapped_column(Text, unique=True)
    password_hash: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger)


class Tables(Schema):
    """Tables as lists show them. Hosts are no foreign keys: the log is the truth, and no list may contradict it."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    host: Mapped[str] = mapped_column(Id)
    is_public: Mapped[bool]
    status: Mapped[str] = mapped_column(Text)
    seats: Mapped[int]
    taken: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(Json)
    created: Mapped[int] = mapped_column(BigInteger)
    changed: Mapped[int] = mapped_column(BigInteger)
    __table_args__ = (Index(None, "is_public", "changed"), Index(None, "host", "changed"))


class Sitters(Schema):
    """Which users sit at a table now."""

    __tablename__ = "sitters"
    table_id: Mapped[str] = mapped_column(Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(Id, primary_key=True, index=True)


class Games(Schema):
    """Games that have ended; `number` counts the games of a table."""

    __tablename__ = "games"
    id: Mapped[str] = mapped_column(Id, primary_key=True)
    table_id: Mapped[str] = mapped_column(Id)
    number: Mapped[int]
    game: Mapped[str] = mapped_column(Text)
    ended: Mapped[int] = mapped_column(BigInteger)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(Json)
    __table_args__ = (UniqueConstraint("table_id", "number"),)


class PlayersOf(Schema):
    """Who had which seat in a game that has ended. `ended` again, to find the latest games of a user at once."""

    __tablename__ = "players_of"
    game_id: Mapped[str] = mapped_column(Id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(1), primary_key=True)
    user_id: Mapped[str] = mapped_column(Id)
    ended: Mapped[int] = mapped_column(BigInteger)
    __table_args__ = (Index(None, "user_id", "ended"),)


class Keys(Schema):
    """Secrets that all nodes share."""

    __tablename__ = "keys"
    name: Mapped[str] = mapped_column(Text, primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)
