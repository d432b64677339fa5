"""What every store does, shown on both."""

import asyncio
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tefuda.server.addresses import open_store
from tefuda.server.store import Conflict, Owner, Store, StoreFailed
from tests.architecture.sources import ROOT
from tests.server import appender
from tests.server.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio
PATIENCE = 30
"""Seconds; only what fails takes so long."""
LIVES = 60.0


@pytest.fixture(params=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": request.param == "uvloop"}


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite://{tmp_path}/tefuda.sqlite"
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.database()


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address, Path())
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    async with opened(address) as store:
        yield store


@pytest.fixture
async def two(address: str) -> AsyncIterator[tuple[Store, Store]]:
    """What two nodes have open: the same, where only one may have it open."""
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened(address))
        second = first if address.startswith("sqlite:") else await stack.enter_async_context(opened(address))
        yield first, second


async def results(calls: Iterable[Awaitable[object]]) -> list[object]:
    """What each returns; what it raises as its class."""
    found = await asyncio.gather(*calls, return_exceptions=True)
    return [type(one) if isinstance(one, BaseException) else one for one in found]


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not await is_so():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


# -- the log


async def test_entries_are_read_in_the_order_of_their_numbers(store: Store) -> None:
    entries = [b"first", b"", bytes(range(256)), "山札".encode(), b"x" * 1_000_000]
    for seq, data in enumerate(entries, 1):
        await store.append("one", seq, data)
    await store.append("another", 1, b"its own")
    assert await store.read("one") == entries
    assert await store.read("one", after=3) == entries[3:]
    assert await store.read("one", after=5) == await store.read("nowhere") == []
    assert await store.read("another") == [b"its own"]


async def test_a_taken_number_is_a_conflict_unless_the_same_is_sent_again(store: Store) -> None:
    await store.append("one", 1, b"first")
    await store.append("one", 1, b"first")
    with pytest.raises(Conflict):
        await store.append("one", 1, b"second")
    assert await store.read("one") == [b"first"]


async def test_conflicts_touch_nothing_else_in_their_transaction(store: Store) -> None:
    await store.append("taken", 1, b"first")
    tables = [f"free{number}" for number in range(300)]
    calls = [store.append(table, 1, b"other") for table in tables]
    calls[100:100] = [store.append("taken", 1, b"other"), store.append("taken", 1, b"first")]
    calls += [store.append("within", 1, data) for data in (b"earlier", b"later", b"earlier")]
    found = await results(calls)
    assert found[100:102] == [Conflict, None]
    assert found[-3:] == [None, Conflict, None]
    assert Counter(found) == {None: 303, Conflict: 2}
    assert [await store.read(table) for table in tables] == [[b"other"]] * 300
    assert [await store.read("taken"), await store.read("within")] == [[b"first"], [b"earlier"]]


async def test_thousands_of_appends_of_many_tables_at_once(store: Store) -> None:
    tables, each = [f"table{number}" for number in range(200)], 25

    async def play(table: str) -> None:
        for seq in range(1, each + 1):
            await store.append(table, seq, f"{table} {seq}".encode())

    await asyncio.gather(*map(play, tables), *(store.append("race", seq, b"%d" % seq) for seq in range(1, 2501)))
    for table in tables:
        assert await store.read(table) == [f"{table} {seq}".encode() for seq in range(1, each + 1)]
    assert await store.read("race") == [b"%d" % seq for seq in range(1, 2501)]


async def test_closing_waits_for_what_was_handed_over(address: str) -> None:
    async with opened(address) as store:
        waiting = [asyncio.ensure_future(store.append("one", seq, b"%d" % seq)) for seq in range(1, 3001)]
        await asyncio.sleep(0)
    assert await results(waiting) == [None] * 3000
    calls = [store.append("one", 3001, b""), store.read("one"), store.check(), store.claim("one", "a")]
    assert await results(calls) == [StoreFailed] * 4
    await store.close()
    async with opened(address) as store:
        assert await store.read("one") == [b"%d" % seq for seq in range(1, 3001)]


async def test_who_no_longer_waits_disturbs_nobody(store: Store) -> None:
    waiting = [asyncio.ensure_future(store.append("one", seq, b"")) for seq in range(1, 101)]
    await asyncio.sleep(0)
    for call in waiting[::2]:
        call.cancel()
    assert await results(waiting) == [asyncio.CancelledError, None] * 50
    await store.append("one", 101, b"")
    assert len(await store.read("one")) == 101


async def test_a_killed_process_loses_nothing_that_it_acknowledged(address: str) -> None:
    command = [sys.executable, "-m", "tests.server.appender", address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(2000)]
        process.kill()
        lines += process.stdout.readlines()
    acknowledged = Counter(line.split()[0] for line in lines if line.endswith("\n"))
    assert sum(acknowledged.values()) >= 2000
    async with opened(address) as store:
        for table in appender.TABLES:
            found = await store.read(table)
            assert len(found) >= acknowledged[table] > 0
            assert found == [appender.entry(table, seq) for seq in range(1, len(found) + 1)]
        await store.check()


# -- which node owns a table


async def test_a_table_belongs_to_the_node_that_claims_it_first(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.beat("a", LIVES)
    await second.beat("b", LIVES)
    assert await first.owner("one") is None
    assert await first.claim("one", "a") == Owner("a", 1)
    assert await second.claim("one", "b") == await second.owner("one") == Owner("a", 1)
    assert await first.claim("one", "a") == Owner("a", 1)
    assert await first.orphans(10) == []


async def test_a_table_given_up_can_be_claimed_and_has_a_new_epoch(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.beat("a", LIVES)
    await second.beat("b", LIVES)
    await first.claim("one", "a")
    await second.release("one", "b")
    assert await second.owner("one") == Owner("a", 1)
    await first.release("one", "a")
    assert await first.owner("one") is None
    assert await first.orphans(10) == []
    assert await second.claim("one", "b") == Owner("b", 2)
    await second.release("one", "b")
    assert await second.claim("one", "b") == Owner("b", 3)


async def test_a_node_that_leaves_gives_everything_up(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.beat("a", LIVES)
    await second.beat("b", LIVES)
    for table in ("one", "two"):
        await first.claim(table, "a")
    await second.claim("three", "b")
    await first.leave("a")
    assert [await second.owner(table) for table in ("one", "two", "three")] == [None, None, Owner("b", 1)]
    assert await second.orphans(10) == []
    assert await second.claim("one", "b") == Owner("b", 2)


async def test_the_tables_of_a_silent_node_are_orphans_until_another_claims_them(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.beat("a", 0.3)
    await second.beat("b", LIVES)
    for table in ("one", "two", "three"):
        await first.claim(table, "a")

    async def are_orphans() -> bool:
        return len(await second.orphans(10)) == 3

    await until(are_orphans)
    assert await second.owner("one") is None
    assert len(await second.orphans(2)) == 2
    assert await second.claim("one", "b") == Owner("b", 2)
    assert sorted(await second.orphans(10)) == ["three", "two"]
    await first.beat("a", LIVES)
    assert await second.orphans(10) == []
    assert await second.claim("two", "b") == await first.claim("two", "a") == Owner("a", 1)
    assert await first.claim("one", "a") == Owner("b", 2)


async def test_whoever_claims_at_the_same_time_one_gets_it(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.beat("a", LIVES)
    await second.beat("b", LIVES)
    for table in (f"table{number}" for number in range(100)):
        nodes = [first.claim(table, "a"), second.claim(table, "b")]
        found = await asyncio.gather(*nodes[:: 1 if table.endswith("0") else -1], *(first.claim(table, "a"),))
        assert found[0] == found[1] == found[2] == await first.owner(table)
        assert found[0].epoch == 1
    await first.beat("dead", 0)
    await first.claim("orphan", "dead")
    found = await asyncio.gather(*(node.claim("orphan", name) for node, name in ((first, "a"), (second, "b")) * 5))
    assert len(set(found)) == 1
    assert found[0].epoch == 2


async def test_who_does_not_own_the_table_cannot_append(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.beat("a", 0)
    await second.beat("b", LIVES)
    assert (await first.claim("one", "a")).epoch == 1
    await first.append("one", 1, b"a", epoch=1)
    assert (await second.claim("one", "b")).epoch == 2
    calls = [first.append("one", 2, b"a", epoch=1), first.append("one", 1, b"a", epoch=1)]
    calls += [second.append("unclaimed", 1, b"", epoch=1), second.append("one", 2, b"b", epoch=2)]
    assert await results(calls) == [Conflict, Conflict, Conflict, None]
    await second.append("one", 3, b"whoever", epoch=0)
    assert await second.read("one") == [b"a", b"b", b"whoever"]


async def test_nothing_of_an_earlier_epoch_comes_after_a_claim(two: tuple[Store, Store]) -> None:
    first, second = two
    tables = [f"table{number}" for number in range(50)]
    await first.beat("a", LIVES)
    await second.beat("b", LIVES)
    await asyncio.gather(*(first.claim(table, "a") for table in tables))

    async def play(table: str) -> int:
        seq = 0
        try:
            while True:
                await first.append(table, seq + 1, b"a", epoch=1)
                seq += 1
        except Conflict:
            return seq

    async def take_over(table: str) -> int:
        await until(lambda: has_some(table))
        assert await second.claim(table, "b") == Owner("b", 2)
        found = len(await second.read(table))
        await second.append(table, found + 1, b"b", epoch=2)
        return found

    async def has_some(table: str) -> bool:
        return len(await second.read(table)) > 3

    playing = [asyncio.ensure_future(play(table)) for table in tables]
    await asyncio.gather(*(until(lambda table=table: has_some(table)) for table in tables))  # type: ignore[misc]
    await first.beat("a", 0)
    found = await asyncio.gather(*map(take_over, tables))
    assert await asyncio.gather(*playing) == found
    for table, count in zip(tables, found):
        assert await second.read(table) == [b"a"] * count + [b"b"]
