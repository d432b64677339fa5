"""The servers of tests/server."""

from tests.server.conftest import nats, postgres

__all__ = ["nats", "postgres"]
