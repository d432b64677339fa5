"""Brings a database to the schema of this version, by itself, however many nodes start at once."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from tefuda.core.reasons import BadInput
from tefuda.server.people.known import NEWEST, REVISION
from tefuda.server.people.schema import Schema

FOLDER = Path(__file__).parent / "migrations"
LOCK = 7_342_101_920_315
"""Any number, the same for all nodes: who holds this lock of PostgreSQL migrates."""


def is_current(connection: Connection) -> bool:
    if not inspect(connection).has_table("alembic_version"):
        return False
    return str(connection.scalar(text(REVISION))) == NEWEST


def migrate(connection: Connection) -> None:
    """Within the transaction of the connection, which for SQLite must be one that writes."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if is_current(connection):
        return
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configured(connection), NEWEST)
    except CommandError as error:
        raise BadInput("database_newer") from error


def configured(connection: Connection) -> Any:
    """What alembic works with; migrations/env.py finds the connection in it."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def is_ours(thing: object, name: str | None, kind: str, reflected: bool, other: object) -> bool:
    """For comparing: the log may keep its tables in the same database."""
    return kind != "table" or name in Schema.metadata.tables
