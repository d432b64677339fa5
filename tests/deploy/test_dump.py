"""What docs/hosting.md says of PostgreSQL: a dump that was taken under moves is a whole server."""

import asyncio
import re
import shlex
from pathlib import Path

import pytest

from tests.docs.pages import DOCS
from tests.server.dealt import dealt
from tests.server.players import Person, house
from tests.server.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


def command(name: str) -> list[str]:
    """The line of the page that begins with this program."""
    found = re.search(rf"^    ({name} .*?)(?: {{2,}}#.*)?$", (DOCS / "hosting.md").read_text(), re.MULTILINE)
    assert found
    return shlex.split(found[1])


async def run(postgres: PostgresServer, folder: Path, name: str, database: str) -> None:
    program, *arguments = command(name)
    filled = [one.replace("$TEFUDA_DATABASE", database) for one in arguments]
    process = await asyncio.create_subprocess_exec(postgres.programs / program, *filled, cwd=folder)
    assert await process.wait() == 0


async def test_a_dump_of_a_server_in_use_is_a_server(tmp_path: Path, postgres: PostgresServer) -> None:
    before, after = postgres.database(), postgres.database()
    async with house(tmp_path / "one", database=before) as here, dealt(here) as game:
        await game.asked.play("draw")
        await run(postgres, tmp_path, "pg_dump", before)
        seq, state = game.now
        person = game.lines[0].person
        assert person
        cookies = dict(person.http.cookies)
    await run(postgres, tmp_path, "pg_restore", after)
    async with house(tmp_path / "two", database=after) as there:
        anna = Person(there, "Anna")
        anna.http.cookies.update(cookies)
        again: int | None = 0
        while again is not None:  # the node of the dump counts as alive for a moment
            await asyncio.sleep(again / 1000)
            async with anna.at(game.table) as line:
                said = await line.hear()
                again = said.get("again", 0) if said["type"] == "gone" else None
                if again is None:
                    assert (said["type"], said["seq"], said["you"]["seat"]) == ("welcome", seq, "A")
                    assert there.room(game.table).table.state.table() == state
