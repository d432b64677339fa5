"""A disk that is full, a database that only reads: moves are refused in one sentence, and go on when it is well."""

import asyncio
import resource
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tefuda.server import entries
from tefuda.server.members import TRY_AGAIN
from tests.server.dealt import Dealt, dealt, is_sentence
from tests.server.players import House, Line, house
from tests.server.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio
Switch = Callable[[], Any]


@asynccontextmanager
async def full_disk(folder: Path) -> AsyncIterator[tuple[House, Switch, Switch]]:
    """No file may grow any more, which SQLite and the system tell like a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    async def fill() -> None:
        most = max((folder / f"tefuda.sqlite{end}").stat().st_size for end in ("", "-wal"))
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))

    async def free() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    async with house(folder) as here:
        try:
            yield here, fill, free
        finally:
            await free()


@asynccontextmanager
async def reading_database(folder: Path) -> AsyncIterator[tuple[House, Switch, Switch]]:
    with PostgresServer() as server:
        url = server.database()
        name = url.rpartition("/")[2]

        async def switch(word: str) -> None:
            server.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {word}")
            await asyncio.to_thread(server.restart)

        async with house(folder, database=url) as here:
            yield here, lambda: switch("on"), lambda: switch("off")


async def refused(game: Dealt) -> tuple[dict[str, Any], str]:
    """Plays until a move is refused: the refusal, and that move's id."""
    while True:
        line = game.asked
        assert line.legal
        said = await line.play(line.legal[0])
        for other in game.lines:
            while said["type"] == "moved" and other.seq < said["seq"]:
                await other.hear()
        if said["type"] == "refused":
            return said, said["id"]


@pytest.mark.parametrize("ill", [full_disk, reading_database])
async def test_nothing_is_told_that_is_not_kept_and_play_goes_on(ill: Any, tmp_path: Path) -> None:
    async with ill(tmp_path) as (here, begin, end), dealt(here, options={"target": 10_000}) as game:
        await begin()
        line = game.asked
        said, id = await refused(game)
        line = next(one for one in game.lines if one.heard[-1] is said)
        assert (said["code"], is_sentence(said["text"])) == ("storage", True)
        seq, ply = line.seq, line.ply
        assert (said["seq"], said.get("ply", 0)) == (seq, ply)
        for one in game.lines:
            assert await one.closed() == TRY_AGAIN
            assert one.heard[-1]["type"] == "gone"
        assert line.person is not None
        sick = await line.person.http.get("/healthz")
        assert (sick.status_code, sick.json()["problem"]) == (503, "log")
        await end()
        while (await line.person.http.get("/healthz")).status_code != 200:
            await asyncio.sleep(0.05)
        back = await came_back(line, game.table, seq)
        assert back.ply == ply
        assert back.legal
        moved = await back.answer(await back.say("move", id=id, ply=ply, move=back.legal[0]))
        assert moved["type"] == "moved"
        log = [entries.decode(data) for data in await here.node.services.store.read(game.table)]
        assert len(log) == moved["seq"]
        assert [one.id for one in log if isinstance(one, entries.Moved)].count(id) == 1
        await back.close()


async def came_back(line: Line, table: str, since: int) -> Line:
    """As a client does it: again and again until it is let in."""
    assert line.person
    while True:
        back = await line.person.line(table, since=since)
        said = await back.hear()
        if said["type"] in ("welcome", "caught"):
            return back
        assert await back.closed() == TRY_AGAIN
        await asyncio.sleep(0.05)
