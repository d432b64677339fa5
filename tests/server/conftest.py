"""The servers that the tests of the server need, started once."""

from collections.abc import Iterator

import pytest

from tests.server.nats_server import NatsServer
from tests.server.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def nats() -> Iterator[NatsServer]:
    """Shared: a test that stops its server starts one of its own."""
    with NatsServer() as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    with PostgresServer() as server:
        yield server
