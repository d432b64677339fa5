"""What is measured: one node on a file, or several that share PostgreSQL and NATS, started for this run only."""

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.server import durable, process
from tests.server.nats_server import NatsServer
from tests.server.postgres_server import PostgresServer


@dataclass
class Nodes:
    servers: list[process.Server]
    log: durable.Log

    @property
    def ports(self) -> tuple[int, ...]:
        return tuple(server.port for server in self.servers)

    def cpu(self) -> float:
        return sum(server.cpu() for server in self.servers)

    def stop(self) -> float:
        """One after the other; the seconds that the slowest took."""
        return max(server.stop() for server in self.servers)

    def complaints(self) -> list[str]:
        return [line for server in self.servers for line in server.complaints()]


@contextmanager
def started(count: int, peer: bool = False) -> Iterator[Nodes]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tefuda-load-")))
        servers: list[process.Server] = []
        stack.callback(end, servers)
        database = bus = ""
        if count > 1:
            database = stack.enter_context(PostgresServer()).database()
            bus = stack.enter_context(NatsServer()).url
        for _ in range(count):
            servers.append(process.boardgame(folder) if peer else process.tefuda(folder, database, bus))
        for server in servers:
            server.until_ready()
        yield Nodes(servers, durable.Log(folder, database))


def end(servers: list[process.Server]) -> None:
    """Whatever still runs."""
    for server in servers:
        if server.process.poll() is None:
            server.kill()
