from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tefuda.server.people.attempts import Attempts
from tefuda.server.people.database import Database
from tefuda.server.people.passwords import Passwords
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.people.rows import Rows
from tefuda.server.people.schema import Schema
from tests.server.postgres_server import PostgresServer

NOW = 1_790_000_000.0


class Clock:
    """Stands still until it is told to go on."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["sqlite", "postgres"])
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path / 'people.db'}"
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.database()


@pytest.fixture(scope="session")
def shared_url(postgres: PostgresServer) -> str:
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind; that of PostgreSQL, which takes longer to make, is the same for all tests."""
    shared: str = "" if request.param == "sqlite" else request.getfixturevalue("shared_url")
    return shared or f"sqlite://{tmp_path / 'people.db'}"


@pytest.fixture
async def reception(url: str) -> AsyncIterator[Reception]:
    """Open and empty."""
    reception = Reception(url)
    await reception.open()
    yield reception
    await reception.close()
    database = Database(url)
    async with database.writing() as session:
        for table in reversed(Schema.metadata.sorted_tables):
            await session.execute(table.delete())
    await database.close()


@pytest.fixture
async def rows(reception: Reception) -> Rows:
    return await reception.rows()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def passwords() -> Iterator[Passwords]:
    """As the server's own, but quick."""
    passwords = Passwords(time_cost=1, memory_cost=8)
    yield passwords
    passwords.close()


@pytest.fixture
def people(reception: Reception, passwords: Passwords, clock: Clock) -> People:
    return People(reception, passwords, Attempts(clock), clock)
