"""A house, a game of two in it that nothing must change, and somebody who watches."""

from collections.abc import AsyncIterator

import pytest

from tests.server.dealt import Dealt, dealt
from tests.server.players import House, Line, Person, house


@pytest.fixture(scope="module")
async def here(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
async def game(here: House) -> AsyncIterator[Dealt]:
    """Of two, for what must not change it."""
    async with dealt(here) as found:
        yield found


@pytest.fixture(scope="module")
async def watcher(here: House, game: Dealt) -> AsyncIterator[Line]:
    async with (await Person(here, "Cleo").come()).at(game.table) as line:
        await line.until("welcome")
        yield line
