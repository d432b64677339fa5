"""What open sockets, tables and games hold in the server's memory while nothing happens."""

from dataclasses import dataclass

from bench.server import nodes
from bench.server.crowd import Crowds
from bench.server.pressing import Load

MOST = 40_000
"""Bytes that a socket may hold."""


@dataclass
class Rested:
    """Resident bytes of the server: when it has started, when tables, then sockets are open, and games are dealt."""

    load: Load
    started: int
    laid: int
    connected: int
    dealt: int

    @property
    def socket(self) -> float:
        return (self.connected - self.laid) / (4 * self.load.tables)

    @property
    def is_right(self) -> bool:
        return self.socket < MOST

    def lines(self) -> dict[str, str]:
        tables = self.load.tables
        return {
            "load": f"{tables} tables, {4 * tables} sockets, nobody moves",
            "server alone": f"{self.started / 1e6:.1f} MB",
            "a table with its host": f"{(self.laid - self.started) / tables / 1000:.1f} KB",
            "an idle socket at a table": f"{self.socket / 1000:.1f} KB",
            "a dealt game of 4": f"{(self.dealt - self.connected) / tables / 1000:.1f} KB",
            "all together": f"{self.dealt / 1e6:.1f} MB; "
            f"{(self.dealt - self.started) / 4 / tables / 1000:.1f} KB a seat",
        }

    def figures(self) -> dict[str, float]:
        return {"socket_bytes": self.socket, "server_bytes": self.started, "all_bytes": self.dealt}


def rested(load: Load) -> Rested:
    with nodes.started(1) as started:
        node = started.servers[0]
        crowds = Crowds(load.plans(started.ports))
        try:
            found = [node.resident()]
            for stage in ("arrange", "connect", "play"):
                crowds.do(stage)
                found.append(node.resident())
            crowds.do("finish")
        finally:
            crowds.end()
        node.stop()
    return Rested(load, *found)
