"""The log in PostgreSQL when the database or the line to it fails, and when many nodes do the same at once."""

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.store import Conflict, Owner, StoreFailed
from tefuda.server.store.postgres import PostgresStore
from tests.server.postgres_server import PostgresServer
from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio
PATIENCE = 30
"""Seconds; only what fails takes so long."""
SHORT = 1.0
"""The patience of a store with a silent database."""
SECRET = "s3cret"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def own() -> Iterator[PostgresServer]:
    """A server that may be stopped."""
    with PostgresServer() as server:
        yield server


@asynccontextmanager
async def opened(url: str, patience: float = PATIENCE) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(url, patience)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def through(proxy: Proxy, url: str) -> str:
    return url.replace(f":{proxy.target}/", f":{proxy.port}/")


async def persist(store: PostgresStore, table: str, seq: int, data: bytes, epoch: int = 0) -> None:
    """What a room does: the same again, until it is known to be durable."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return await store.append(table, seq, data, epoch)
        except StoreFailed:
            assert time.monotonic() < deadline
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
async def test_a_restart_in_mid_load_loses_nothing(own: PostgresServer, how: signal.Signals) -> None:
    going, acknowledged = True, dict.fromkeys((f"table{number}" for number in range(50)), 0)

    async def play(store: PostgresStore, table: str) -> None:
        while going:
            await persist(store, table, acknowledged[table] + 1, table.encode(), epoch=1)
            acknowledged[table] += 1

    async def until_more(count: int) -> None:
        deadline = time.monotonic() + PATIENCE
        before = dict(acknowledged)
        while any(acknowledged[table] < before[table] + count for table in before):
            assert time.monotonic() < deadline
            await asyncio.sleep(0.01)

    async with opened(own.database()) as store:
        await store.beat("a", PATIENCE)
        await asyncio.gather(*(store.claim(table, "a") for table in acknowledged))
        playing = [asyncio.ensure_future(play(store, table)) for table in acknowledged]
        await until_more(20)
        await asyncio.to_thread(own.stop, how)
        with pytest.raises(StoreFailed):
            await store.check()
        with pytest.raises(StoreFailed):
            await store.append("other", 1, b"")
        await asyncio.to_thread(own.start)
        await until_more(20)
        going = False
        await asyncio.gather(*playing)
        await store.check()
        for table, count in acknowledged.items():
            assert await store.read(table) == [table.encode()] * count
            assert await store.owner(table) == Owner("a", 1)


async def test_a_restart_while_nothing_happens_is_not_noticed(own: PostgresServer) -> None:
    async with opened(own.database()) as store:
        await store.append("one", 1, b"before")
        await asyncio.to_thread(own.restart)
        await store.append("one", 2, b"after")
        assert await store.read("one") == [b"before", b"after"]


async def test_an_append_whose_answer_was_lost_may_be_sent_again(postgres: PostgresServer) -> None:
    url = postgres.database()
    async with Proxy(postgres.port) as proxy, opened(through(proxy, url)) as store, opened(url) as beside:
        await store.append("one", 1, b"first")
        proxy.back.drop = True
        waiting = asyncio.ensure_future(store.append("one", 2, b"second"))
        deadline = time.monotonic() + PATIENCE
        while len(await beside.read("one")) < 2:
            assert time.monotonic() < deadline
        await proxy.cut()
        with pytest.raises(StoreFailed):
            await waiting
        proxy.heal()
        await store.append("one", 2, b"second")
        with pytest.raises(Conflict):
            await store.append("one", 2, b"another")
        assert await beside.read("one") == [b"first", b"second"]


async def test_a_silent_database_counts_as_lost_and_may_come_back(postgres: PostgresServer) -> None:
    async with Proxy(postgres.port) as proxy, opened(through(proxy, postgres.database()), SHORT) as store:
        await store.append("one", 1, b"first")
        await store.check()
        proxy.hang()
        calls = [store.append("one", 2, b"second"), store.read("one"), store.check(), store.beat("a", 1)]
        before = time.monotonic()
        found = await asyncio.gather(*calls, return_exceptions=True)
        assert time.monotonic() - before < 5 * SHORT
        assert [type(one) for one in found] == [StoreFailed] * 4
        await proxy.cut()
        proxy.heal()
        await persist(store, "one", 2, b"second")
        await store.check()
        assert await store.read("one") == [b"first", b"second"]


async def test_closing_does_not_wait_for_ever_for_a_silent_database(postgres: PostgresServer) -> None:
    async with Proxy(postgres.port) as proxy:
        store = PostgresStore(through(proxy, postgres.database()), SHORT)
        await store.open()
        await store.check()
        proxy.hang()
        waiting = asyncio.ensure_future(store.append("one", 1, b""))
        await asyncio.sleep(0)
        async with asyncio.timeout(5 * SHORT):
            await store.close()
        with pytest.raises(StoreFailed):
            await waiting


async def test_a_database_that_only_reads_is_told_and_noticed_when_it_writes_again(own: PostgresServer) -> None:
    url = own.database()
    name = url.rpartition("/")[2]
    async with opened(url) as store:
        await store.check()
        own.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await asyncio.to_thread(own.restart)
        for _ in range(2):
            for call in (store.append("one", 1, b"first"), store.check(), store.claim("one", "a")):
                with pytest.raises(StoreFailed, match="read-only transaction"):
                    await call
        own.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
        await store.append("one", 1, b"first")
        await store.check()
        assert await store.claim("one", "a") == Owner("a", 1)


async def test_nodes_that_disagree_do_not_wait_for_each_other_in_a_circle(postgres: PostgresServer) -> None:
    url = postgres.database()
    tables = [f"table{number}" for number in range(200)]
    async with opened(url) as first, opened(url) as second:
        for seq in range(1, 21):
            calls = [first.append(table, seq, b"a") for table in tables]
            calls += [second.append(table, seq, b"b") for table in reversed(tables)]
            found = await asyncio.gather(*calls, return_exceptions=True)
            assert {type(one) for one in found} <= {type(None), Conflict}
            assert found.count(None) == len(tables)


# -- opening


async def test_nodes_that_start_at_once_make_the_tables_once(postgres: PostgresServer) -> None:
    stores = [PostgresStore(postgres.database())]
    stores += [PostgresStore(stores[0].url) for _ in range(11)]
    await asyncio.gather(*(store.open() for store in stores))
    await asyncio.gather(*(store.append("one", seq, b"") for seq, store in enumerate(stores, 1)))
    assert len(await stores[0].read("one")) == len(stores)
    await asyncio.gather(*(store.close() for store in stores))


async def test_it_waits_for_a_database_that_is_just_starting(own: PostgresServer) -> None:
    url = own.database()
    own.stop()
    store = PostgresStore(url, PATIENCE)
    opening = asyncio.ensure_future(store.open())
    await asyncio.sleep(0)
    await asyncio.to_thread(own.start)
    await opening
    await store.check()
    await store.close()


async def test_what_cannot_be_opened_is_refused_without_the_password(postgres: PostgresServer) -> None:
    database = postgres.database()
    place = database.partition("@")[2].rpartition("/")[0]
    refusals = {
        f"postgresql://tefuda:{SECRET}@{place}/nothing": "store_unusable",
        f"postgresql://tefuda:{SECRET}@127.0.0.1:1/postgres": "store_unusable",
        f"postgresql://127.0.0.1:1/postgres?password={SECRET}": "store_unusable",
        f"postgresql://stranger:{SECRET}@{place}/postgres": "store_unusable",
        f"postgresql://tefuda:{SECRET}/x@{place}/postgres": "store_malformed",
        f"postgresql://tefuda:x@{place}/postgres?sslmode=never": "store_malformed",
        f"postgresql://tefuda:{SECRET}": "store_malformed",
    }
    for url, reason in refusals.items():
        with pytest.raises(BadInput) as refusal:
            await PostgresStore(url, patience=0.1).open()
        assert refusal.value.reason == reason
        assert SECRET not in f"{refusal.value.say()} {refusal.value.__cause__}"


async def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(BadInput) as refusal:
        await PostgresStore("postgresql://localhost/tefuda").open()
    assert "pip install tefuda[scaled]" in refusal.value.say()
