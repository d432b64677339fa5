"""The database comes to the schema of this version by itself."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tefuda.core.reasons import BadInput
from tefuda.server.people import migrating
from tefuda.server.people.database import Database
from tefuda.server.people.known import NEWEST
from tefuda.server.people.rows import Rows
from tefuda.server.people.schema import Schema

pytestmark = pytest.mark.anyio

START = """
import asyncio, sys
from tefuda.server.people.rows import Rows

async def main():
    rows = Rows(sys.argv[1])
    await rows.open()
    print((await rows.key("cookie")).hex())
    await rows.close()

asyncio.run(main())
"""


def difference(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection, opts={"include_object": migrating.is_ours, "compare_server_default": True}
    )
    return list(compare_metadata(context, Schema.metadata))


async def test_the_migrated_schema_is_that_of_the_models(rows: Rows, url: str) -> None:
    database = Database(url)
    async with database.reading() as session:
        connection = await session.connection()
        assert await connection.run_sync(difference) == []
        found = await connection.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision())
    await database.close()
    assert found == NEWEST


async def test_the_comparison_sees_what_is_missing(new_url: str) -> None:
    database = Database(new_url)
    async with database.reading() as session:
        found = await (await session.connection()).run_sync(difference)
    await database.close()
    assert len(found) >= len(Schema.metadata.tables)


def test_the_newest_revision_is_the_last_one() -> None:
    assert ScriptDirectory(str(migrating.FOLDER)).get_heads() == [NEWEST]


async def test_the_way_back_leaves_nothing(new_url: str) -> None:
    rows = Rows(new_url)
    await rows.open()
    await rows.close()
    database = Database(new_url)
    async with database.writing() as session:
        connection = await session.connection()
        await connection.run_sync(lambda sync: command.downgrade(migrating.configured(sync), "base"))
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["alembic_version"]
    await database.close()


async def test_opening_again_keeps_everything(new_url: str) -> None:
    first = Rows(new_url)
    await first.open()
    key = await first.key("cookie")
    await first.close()
    again = Rows(new_url)
    await again.open()
    assert await again.key("cookie") == key
    await again.close()


async def test_many_nodes_may_start_at_once(new_url: str) -> None:
    nodes = [Rows(new_url) for _ in range(5)]
    await asyncio.gather(*(node.open() for node in nodes))
    keys = await asyncio.gather(*(node.key("cookie") for node in nodes))
    assert len(set(keys)) == 1
    for node in nodes:
        await node.close()


def test_processes_may_start_at_once(new_url: str) -> None:
    nodes = [
        subprocess.Popen([sys.executable, "-W", "error", "-c", START, new_url], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    said = [node.communicate(timeout=60)[0] for node in nodes]
    assert [node.returncode for node in nodes] == [0, 0, 0]
    assert len(set(said)) == 1
    assert len(said[0].strip()) == 64


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(new_url: str) -> None:
    database = Database(new_url)
    async with database.writing() as session:
        await session.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)"))
        await session.execute(text("INSERT INTO alembic_version VALUES ('9999')"))
    with pytest.raises(BadInput, match="made by a newer Tefuda"):
        await Rows(new_url).open()
    async with database.reading() as session:
        assert await session.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    await database.close()


async def test_tables_of_the_log_may_stand_beside_ours(new_url: str) -> None:
    database = Database(new_url)
    async with database.writing() as session:
        await session.execute(text("CREATE TABLE entries (seq INTEGER)"))
    rows = Rows(new_url)
    await rows.open()
    await rows.close()
    async with database.reading() as session:
        connection = await session.connection()
        assert await connection.run_sync(difference) == []
        assert await session.scalar(text("SELECT count(*) FROM entries")) == 0
    await database.close()


async def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    file = tmp_path / "people.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE players_of (something)")  # in the way of the last table but one
    connection.close()
    with pytest.raises(BadInput, match="players_of already exists"):
        await Rows(f"sqlite:///{file}").open()
    connection = sqlite3.connect(file)
    found = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    connection.close()
    assert found == ["players_of"]


def test_a_node_whose_database_is_current_does_not_load_alembic(tmp_path: Path) -> None:
    code = START + "\nprint([name for name in sys.modules if name.startswith('alembic')])"
    url = f"sqlite:///{tmp_path / 'people.db'}"
    said = [
        subprocess.run([sys.executable, "-c", code, url], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert said[0].splitlines()[1] != "[]"
    assert said[1].splitlines()[1] == "[]"
