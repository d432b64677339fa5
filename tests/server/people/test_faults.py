"""A database that cannot do it says so in one sentence, and goes on when it can."""

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.people.cookies import DAY
from tefuda.server.people.kept import RowsFailed, User
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.people.rows import Rows
from tefuda.texts import LANGUAGES
from tests.server.people.conftest import Clock
from tests.server.postgres_server import PostgresServer, free_port

pytestmark = pytest.mark.anyio


async def refusal(where: str | Path) -> str:
    """Why it cannot be opened: one line."""
    with pytest.raises(BadInput) as refused:
        await Reception(where).open()
    assert all(len(refused.value.say(language).splitlines()) == 1 for language in LANGUAGES)
    return refused.value.text


@pytest.fixture
def powerless() -> Iterator[Path]:
    """A folder for everybody, and no rights of root until the test is over."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o777)
    was_root = os.geteuid() == 0
    if was_root:
        os.seteuid(65534)
    yield folder
    if was_root:
        os.seteuid(0)
    shutil.rmtree(folder)


async def test_only_who_made_the_file_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "new" / "people.db"
    reception = Reception(file)
    await reception.open()
    await reception.key("cookie")
    assert {path.stat().st_mode & 0o777 for path in file.parent.iterdir()} == {0o600}
    await reception.close()


async def test_an_sqlite_file_is_named_as_for_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keys = set()
    for where in (
        Path("p.db"),
        tmp_path / "p.db",
        "sqlite:p.db",
        f"sqlite://{tmp_path}/p.db",
        f"sqlite:///{tmp_path}/p.db",
    ):
        reception = Reception(where)
        await reception.open()
        keys.add(await reception.key("cookie"))
        await reception.close()
    assert len(keys) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["p.db"]


async def test_a_folder_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "File exists" in await refusal(tmp_path / "file" / "people.db")
    assert "Is a directory" in await refusal(tmp_path)


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "people.db"
    file.write_bytes(b"a letter to Grandma " * 100)
    assert (await refusal(file)).endswith("cannot be used: file is not a database.")
    assert file.read_bytes() == b"a letter to Grandma " * 100


async def test_a_server_that_is_not_there() -> None:
    said = await refusal(f"postgresql://tefuda:sesame@127.0.0.1:{free_port()}/x")
    assert "cannot be used" in said
    assert "sesame" not in said


@pytest.mark.parametrize(
    "url", ["postgresql://a:sesame@h:port/x", "postgresql://a:sesame@h:99999/x", "postgresql://[/x"]
)
async def test_an_address_that_is_none(url: str) -> None:
    said = await refusal(url)
    assert "sesame" not in said


async def test_a_database_that_is_not_there(postgres: PostgresServer) -> None:
    assert (await refusal(postgres.database() + "_")).endswith('_" does not exist.')


async def test_what_fails_tells_no_secrets(rows: Rows) -> None:
    secret = "".join(["ses", "ame"])  # in pieces, as a traceback shows the lines of this test
    ada = User(id="a" * 32, name=secret, language="en", is_guest=True, series=1, created=1, seen=1)
    await rows.users.add(ada)
    with pytest.raises(RowsFailed) as failed:
        await rows.users.add(ada)
    assert "sesame" not in "".join(traceback.format_exception(failed.value))


async def test_a_file_that_may_only_be_read(powerless: Path, clock: Clock) -> None:
    file = powerless / "people.db"
    reception = Reception(file)
    await reception.open()
    people = People(reception, clock=clock)
    ada = await people.guest("Ada", "en")
    cookie = await people.cookie(ada)
    await reception.close()
    file.chmod(0o400)
    reception = Reception(file)
    people = People(reception, clock=clock)
    assert await people.of_cookie(cookie) == (ada, None)
    with pytest.raises(RowsFailed, match="readonly"):
        await people.guest("Eve", "en")
    clock.pass_by(2 * DAY)
    visit = await people.of_cookie(cookie)
    assert visit
    assert visit.user == ada
    people.close()
    await reception.close()


async def test_a_folder_that_may_only_be_read(powerless: Path) -> None:
    folder = powerless / "locked"
    folder.mkdir()
    folder.chmod(0o555)
    assert "Permission denied" in await refusal(folder / "people.db")


async def test_a_file_that_cannot_grow_changes_nothing_and_is_told(tmp_path: Path) -> None:
    reception = Reception(f"sqlite:///{tmp_path / 'people.db'}")
    await reception.open()
    people = People(reception)
    ada = await people.guest("Ada", "en")
    cookie = await people.cookie(ada)
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "people.db-wal").stat().st_size, limit[1]))
    try:
        with pytest.raises(RowsFailed, match="disk"):
            await people.guest("Eve", "en")
        with pytest.raises(RowsFailed, match="disk"):
            await people.rename(ada, "Eve")
        assert await people.of_cookie(cookie) == (ada, None)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert (await people.rename(ada, "Countess")).name == "Countess"
    people.close()
    await reception.close()


async def test_who_does_not_wait_for_the_answer_breaks_nothing(reception: Reception) -> None:
    people = People(reception)
    for turns in range(12):
        calls = [asyncio.ensure_future(people.guest("Ada", "en")) for _ in range(8)]
        for _ in range(turns * 3):
            await asyncio.sleep(0)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
    assert (await people.guest("Eve", "en")).name == "Eve"
    people.close()


async def test_another_program_that_holds_the_file_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "people.db"
    reception = Reception(f"sqlite:///{file}")
    await reception.open()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    key = asyncio.ensure_future(reception.key("cookie"))
    done, _ = await asyncio.wait([key], timeout=0.2)
    assert not done
    await (await reception.rows()).public_tables()
    other.execute("COMMIT")
    other.close()
    assert await key
    await reception.close()


@pytest.fixture
def own_postgres() -> Iterator[PostgresServer]:
    with PostgresServer() as server:
        yield server


async def test_postgres_may_be_restarted_at_any_time(own_postgres: PostgresServer) -> None:
    reception = Reception(own_postgres.database())
    await reception.open()
    people = People(reception)
    ada = await people.guest("Ada", "en")
    rows = await reception.rows()
    own_postgres.stop(signal.SIGQUIT)
    for call in (people.user(ada.id), people.guest("Eve", "en"), reception.check(), rows.public_tables()):
        with pytest.raises(RowsFailed):
            await call
    own_postgres.start()
    assert await people.user(ada.id) == ada
    own_postgres.restart()
    assert (await people.guest("Bob", "en")).name == "Bob"
    people.close()
    await reception.close()


async def test_a_node_without_the_driver_of_postgres_still_serves_sqlite(tmp_path: Path) -> None:
    code = "import sys; from tefuda.server.people import rows; print('asyncpg' in sys.modules)"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        code,
        stdout=asyncio.subprocess.PIPE,
    )
    said, _ = await process.communicate()
    assert said == b"False\n"
