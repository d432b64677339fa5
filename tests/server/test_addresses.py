"""What may be named as a database or as a bus, and that no password is ever shown."""

from pathlib import Path

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.addresses import masked, open_bus, open_store
from tefuda.server.bus.memory import MemoryBus
from tefuda.server.bus.nats import NatsBus
from tefuda.server.store.postgres import PostgresStore
from tefuda.server.store.sqlite import SqliteStore

DATA = Path("/srv/cards #1?")


@pytest.mark.parametrize(
    ("url", "path"),
    [
        (None, DATA / "tefuda.sqlite"),
        ("sqlite:games.db", Path("games.db")),
        ("sqlite:../games.db", Path("../games.db")),
        ("sqlite:/srv/games.db", Path("/srv/games.db")),
        ("sqlite:///srv/my games.db", Path("/srv/my games.db")),
        ("sqlite:////srv/games.db", Path("/srv/games.db")),
    ],
)
def test_a_file(url: str | None, path: Path) -> None:
    store = open_store(url, DATA)
    assert isinstance(store, SqliteStore)
    assert store.path == path


@pytest.mark.parametrize("url", ["postgres://h/d", "postgresql://u:p%40@h1:5432,h2:5433/d?sslmode=require"])
def test_postgresql(url: str) -> None:
    store = open_store(url, DATA)
    assert isinstance(store, PostgresStore)
    assert store.url == url


def test_a_bus() -> None:
    assert isinstance(open_bus(None), MemoryBus)
    for url in ("nats://h", "nats://token@h:4222", "nats://u:p@h-1.example:4222,nats://[::1]:4223,h2"):
        assert isinstance(open_bus(url), NatsBus)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "store_address"),
        ("games.db", "store_address"),
        ("mysql://root:s3cret@h/d", "store_address"),
        ("postgresql:d", "store_address"),
        ("s3cret@h", "store_address"),
        ("sqlite:", "store_file"),
        ("sqlite:///", "store_file"),
        ("sqlite::memory:", "store_file"),
        ("sqlite://srv/games.db", "store_file"),
        ("sqlite:games.db?mode=ro", "store_file"),
        ("postgresql://u:s3cret@[::1/d", "store_malformed"),
    ],
)
def test_no_database(url: str, reason: str) -> None:
    with pytest.raises(BadInput) as refusal:
        open_store(url, DATA)
    assert refusal.value.reason == reason
    assert "s3cret" not in refusal.value.say()


@pytest.mark.parametrize(
    "url", ["", "h:4222", "nats:h", "nats://", "nats://h,", "nats://h:port", "redis://u:s3cret@h", "nats://h/s3cret@x"]
)
def test_no_bus(url: str) -> None:
    with pytest.raises(BadInput) as refusal:
        open_bus(url)
    assert refusal.value.reason == "bus_address"
    assert "s3cret" not in refusal.value.say()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://h:5432/d", "postgresql://h:5432/d"),
        ("postgresql://h1:1,h2:2/d?sslmode=require", "postgresql://h1:1,h2:2/d?sslmode=require"),
        ("postgresql://u:s3cret@h/d", "postgresql://***@h/d"),
        ("postgresql://u:s3/cr@et@h/d", "postgresql://***@h/d"),
        ("postgresql://u:s3cret", "postgresql://u:***"),
        ("postgresql://u:s3cret/d", "postgresql://u:***/d"),
        ("postgresql://u:12s3cret", "postgresql://u:***"),
        (
            "postgresql://h/d?user=u&password=s3cret&sslmode=require",
            "postgresql://h/d?user=u&password=***&sslmode=require",
        ),
        ("nats://s3cret@h1,nats://u:s3cret@h2:4222", "nats://***@h2:4222"),
        ("u:s3cret@h", "***@h"),
        ("sqlite:///srv/games.db", "sqlite:///srv/games.db"),
    ],
)
def test_what_is_shown(address: str, shown: str) -> None:
    assert masked(address) == shown
