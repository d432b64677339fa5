"""What every bus does, shown on each of them."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial

import pytest

from tefuda.server.bus import MOST_BYTES, Bus, BusFailed
from tefuda.server.bus.memory import MemoryBus
from tefuda.server.bus.nats import NatsBus
from tests.server.buses import opened, until
from tests.server.nats_server import NatsServer

pytestmark = pytest.mark.anyio

Nodes = Callable[[], Awaitable[Bus]]


@pytest.fixture(params=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": request.param == "uvloop"}


@pytest.fixture(params=["memory", "nats"])
async def node(request: pytest.FixtureRequest, nats: NatsServer) -> AsyncIterator[Nodes]:
    """The bus as one more node has it: in memory there is only one node."""
    async with AsyncExitStack() as stack:
        alone = await stack.enter_async_context(opened(MemoryBus()))

        async def another() -> Bus:
            if request.param == "memory":
                return alone
            return await stack.enter_async_context(opened(NatsBus([nats.url])))

        yield another


async def test_messages_of_one_sender_come_in_order_once_each(node: Nodes) -> None:
    here, there = await node(), await node()
    heard: list[bytes] = []
    await there.subscribe("table.1", heard.append)
    sent = [b"%d" % number for number in range(10_000)]
    for data in sent:
        here.publish("table.1", data)
    assert heard == []
    await until(lambda: len(heard) >= len(sent))
    here.publish("table.1", b"last")
    await until(lambda: heard[-1] == b"last")
    assert heard == [*sent, b"last"]


async def test_subjects_are_apart(node: Nodes) -> None:
    here, there = await node(), await node()
    heard: dict[str, list[bytes]] = {subject: [] for subject in ("table.1", "table.10", "table", "table.1.news")}
    for subject, some in heard.items():
        await there.subscribe(subject, some.append)
    for subject in ("table.2", *heard, "last"):
        here.publish(subject, subject.encode())
    await until(lambda: all(heard.values()))
    assert heard == {subject: [subject.encode()] for subject in heard}


async def test_every_listener_hears_on_every_node_that_of_the_sender_included(node: Nodes) -> None:
    nodes = [await node() for _ in range(5)]
    heard: list[list[bytes]] = [[] for _ in range(100)]
    for number, some in enumerate(heard):
        await nodes[number % 5].subscribe("news", some.append)
    nodes[0].publish("news", b"all")
    await until(lambda: all(heard))
    assert heard == [[b"all"]] * 100


async def test_whoever_unsubscribes_hears_no_more(node: Nodes) -> None:
    here, there = await node(), await node()
    first: list[bytes] = []
    second: list[bytes] = []
    await there.subscribe("news", first.append)
    await there.subscribe("news", second.append)
    here.publish("news", b"both")
    await until(lambda: first == second == [b"both"])
    await there.unsubscribe("news", first.append)
    here.publish("news", b"one")
    await until(lambda: len(second) == 2)
    await there.unsubscribe("news")
    passed: list[bytes] = []
    await there.subscribe("marks", passed.append)
    here.publish("news", b"nobody")
    here.publish("marks", b"")
    await until(lambda: bool(passed))
    await there.subscribe("news", first.append)
    here.publish("news", b"again")
    await until(lambda: len(first) == 2)
    assert first == [b"both", b"again"]
    assert second == [b"both", b"one"]


async def test_nothing_is_heard_once_unsubscribe_has_returned(node: Nodes) -> None:
    bus = await node()
    heard: list[bytes] = []
    other: list[bytes] = []
    await bus.subscribe("news", heard.append)
    for _ in range(1000):
        bus.publish("news", b"")
    await bus.unsubscribe("news")
    count = len(heard)
    await bus.subscribe("marks", other.append)
    bus.publish("marks", b"")
    await until(lambda: bool(other))
    assert len(heard) == count


async def test_a_listener_that_fails_stops_nobody(node: Nodes, caplog: pytest.LogCaptureFixture) -> None:
    here, there = await node(), await node()
    heard: list[bytes] = []

    def fail(data: bytes) -> None:
        raise RuntimeError(f"cannot hear {data!r}")

    await there.subscribe("news", fail)
    await there.subscribe("news", heard.append)
    here.publish("news", b"one")
    here.publish("news", b"two")
    await until(lambda: len(heard) == 2)
    said = [str(record.exc_info and record.exc_info[1]) for record in caplog.records if record.levelno == logging.ERROR]
    assert said == ["cannot hear b'one'", "cannot hear b'two'"]


async def test_messages_may_be_of_any_bytes_up_to_the_longest(node: Nodes) -> None:
    here, there = await node(), await node()
    heard: list[bytes] = []
    await there.subscribe("news", heard.append)
    sent = [b"", bytes(range(256)), b"\r\nPUB news 1\r\nx\r\n", b"\x00\xff" * (MOST_BYTES // 2), b"end"]
    for data in sent:
        here.publish("news", data)
    await until(lambda: len(heard) == len(sent))
    assert heard == sent
    with pytest.raises(ValueError, match="1048577 bytes"):
        here.publish("news", bytes(MOST_BYTES + 1))


@pytest.mark.parametrize("subject", ["", "a b", "a.*", ">", "a..b", ".a", "a.", "a\r\nb", "é"])
async def test_what_is_no_subject_is_refused(node: Nodes, subject: str) -> None:
    bus = await node()
    with pytest.raises(ValueError, match="no subject"):
        bus.publish(subject, b"")
    with pytest.raises(ValueError, match="no subject"):
        await bus.subscribe(subject, print)


async def test_a_bus_is_connected_from_open_to_close(nats: NatsServer) -> None:
    for bus in (MemoryBus(), NatsBus([nats.url])):
        assert not bus.connected
        for _ in range(2):
            heard: list[bytes] = []
            await bus.open()
            assert bus.connected
            await bus.subscribe("news", heard.append)
            bus.publish("news", b"one")
            await until(partial(heard.__contains__, b"one"))
            await bus.close()
            assert not bus.connected
            with pytest.raises(BusFailed):
                bus.publish("news", b"late")


async def test_what_was_published_before_the_end_is_sent(node: Nodes, nats: NatsServer) -> None:
    there = await node()
    heard: list[bytes] = []
    await there.subscribe("news", heard.append)
    here = there if isinstance(there, MemoryBus) else NatsBus([nats.url])
    if here is not there:
        await here.open()
    for number in range(1000):
        here.publish("news", b"%d" % number)
    await here.close()
    await until(lambda: len(heard) == 1000)
