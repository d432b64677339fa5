"""Who comes back after a restart is known before anything that takes long is loaded."""

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.people import reception as door
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception

pytestmark = pytest.mark.anyio

RETURNING = """
import asyncio, sys
from tefuda.server import serve
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception

async def main():
    reception = Reception(sys.argv[1])
    await reception.open()
    people = People(reception)
    await reception.check()
    visit = await people.of_cookie(sys.argv[2])
    print(visit.user.name, "sqlalchemy" in sys.modules)
    print((await people.guest("Eve", "en")).name, "sqlalchemy" in sys.modules)
    people.close()
    await reception.close()

asyncio.run(main())
"""


async def known(file: Path) -> str:
    """A file in which Ada is known, and her cookie."""
    reception = Reception(file)
    await reception.open()
    people = People(reception)
    cookie = await people.cookie(await people.guest("Ada", "en"))
    people.close()
    await reception.close()
    return cookie


async def test_who_comes_back_need_not_wait_for_what_only_others_need(tmp_path: Path) -> None:
    cookie = await known(tmp_path / "people.db")
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", RETURNING, f"sqlite://{tmp_path}/people.db", cookie, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert said.decode().splitlines() == ["Ada False", "Eve True"]


async def test_the_rest_is_loaded_a_while_after_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await known(tmp_path / "people.db")
    monkeypatch.setattr(door, "WARM", 0.01)
    reception = Reception(tmp_path / "people.db")
    await reception.open()
    assert not reception.is_loaded
    while not reception.is_loaded:
        await asyncio.sleep(0.01)
    assert await (await reception.rows()).public_tables() == []
    await reception.close()


async def test_a_file_of_another_version_is_looked_at_closely(tmp_path: Path) -> None:
    await known(tmp_path / "people.db")
    with sqlite3.connect(tmp_path / "people.db") as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    with pytest.raises(BadInput, match="newer"):
        await Reception(tmp_path / "people.db").open()


async def test_a_file_that_is_in_use_is_waited_for(tmp_path: Path) -> None:
    cookie = await known(tmp_path / "people.db")
    other = sqlite3.connect(tmp_path / "people.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    reception = Reception(tmp_path / "people.db")
    opening = asyncio.ensure_future(reception.open())
    done, _ = await asyncio.wait([opening], timeout=0.2)
    assert not done
    other.execute("COMMIT")
    other.close()
    await opening
    people = People(reception)
    visit = await people.of_cookie(cookie)
    assert visit
    assert visit.user.name == "Ada"
    people.close()
    await reception.close()
