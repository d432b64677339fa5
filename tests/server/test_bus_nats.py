"""What the bus over NATS does when the server or the line to it fails."""

import asyncio
import logging
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from tefuda import texts
from tefuda.core.reasons import BadInput
from tefuda.server.bus import BusFailed
from tefuda.server.bus.nats import NatsBus
from tests.server.buses import opened, until
from tests.server.nats_server import NatsServer, free_port
from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio
SHORT = 0.5
"""Seconds; the patience of a bus with a silent server."""


@pytest.fixture(params=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": request.param == "uvloop"}


@pytest.fixture
def server() -> Iterator[NatsServer]:
    """One that a test may stop."""
    with NatsServer() as one:
        yield one


class Node:
    """A bus with a patience of SHORT, what it heard on "news", and what it was told about its connection."""

    def __init__(self, *ports: int) -> None:
        self.bus = NatsBus([f"nats://127.0.0.1:{port}" for port in ports], patience=SHORT)
        self.bus.on_change = self.change
        self.heard: list[bytes] = []
        self.changes: list[bool] = []

    def change(self, connected: bool) -> None:
        assert connected == self.bus.connected
        self.changes.append(connected)

    async def hears(self, data: bytes) -> None:
        await until(lambda: data in self.heard)

    async def comes_back(self, times: int = 1) -> None:
        await until(lambda: self.changes == [False, True] * times)


@asynccontextmanager
async def listening(*ports: int) -> AsyncIterator[Node]:
    node = Node(*ports)
    async with opened(node.bus):
        await node.bus.subscribe("news", node.heard.append)
        yield node


def filled(bus: NatsBus, data: bytes) -> int:
    """How many messages there was room for."""
    for count in range(1000):
        try:
            bus.publish("news", data)
        except BusFailed:
            return count
    raise AssertionError("there is room without end")


async def test_a_server_that_starts_again_is_found_again_with_all_subscriptions(server: NatsServer) -> None:
    async with listening(server.port) as here, listening(server.port) as there:
        for turn in (1, 2):
            server.stop()
            await until(lambda: not here.bus.connected and not there.bus.connected)
            with pytest.raises(BusFailed):
                here.bus.publish("news", b"stale")
            await there.bus.subscribe(f"late.{turn}", there.heard.append)
            await there.bus.unsubscribe(f"late.{turn - 1}")
            server.start()
            await here.comes_back(turn)
            await there.comes_back(turn)
            here.bus.publish(f"late.{turn - 1}", b"nobody")
            here.bus.publish(f"late.{turn}", b"late %d" % turn)
            await there.hears(b"late %d" % turn)
            here.bus.publish("news", b"news %d" % turn)
            await there.hears(b"news %d" % turn)
        assert there.heard == [b"late 1", b"news 1", b"late 2", b"news 2"]


async def test_a_line_that_is_cut_is_made_again(nats: NatsServer) -> None:
    async with Proxy(nats.port) as proxy, listening(proxy.port) as here, listening(nats.port) as there:
        await proxy.cut()
        await here.comes_back()
        here.bus.publish("news", b"from here")
        there.bus.publish("news", b"from there")
        await there.hears(b"from here")
        await here.hears(b"from there")
        assert there.changes == []


@pytest.mark.parametrize("directions", [["forth"], ["back"], ["forth", "back"]])
async def test_a_line_that_falls_silent_is_noticed_and_made_again(nats: NatsServer, directions: list[str]) -> None:
    async with Proxy(nats.port) as proxy, listening(proxy.port) as here, listening(nats.port) as there:
        began = time.monotonic()
        for direction in directions:
            getattr(proxy, direction).drop = True
        await until(lambda: here.changes == [False])
        assert time.monotonic() - began < 4 * SHORT
        with pytest.raises(BusFailed):
            here.bus.publish("news", b"stale")
        proxy.heal()
        await here.comes_back()
        here.bus.publish("news", b"fresh")
        await there.hears(b"fresh")
        there.bus.publish("news", b"back")
        await here.hears(b"back")


async def test_what_waited_for_a_silent_line_is_dropped_and_another_server_is_found(nats: NatsServer) -> None:
    async with Proxy(nats.port) as first, Proxy(nats.port) as second, listening(nats.port) as there:
        second.forth.cut = True
        async with listening(first.port, second.port) as here:
            first.hang()
            assert filled(here.bus, b"stale" * 100_000) > 10
            second.heal()
            await here.comes_back()
            here.bus.publish("news", b"fresh")
            await there.hears(b"fresh")
            assert there.heard == [b"fresh"]
        await first.cut()


async def test_a_subscription_on_a_silent_line_begins_when_it_is_back(nats: NatsServer) -> None:
    async with Proxy(nats.port) as proxy, listening(proxy.port) as here, listening(nats.port) as there:
        proxy.hang()
        heard: list[bytes] = []
        await here.bus.subscribe("late", heard.append)
        await proxy.cut()
        proxy.heal()
        await here.comes_back()
        there.bus.publish("late", b"late")
        await until(lambda: heard == [b"late"])


async def test_thousands_of_subscriptions_come_back(server: NatsServer) -> None:
    async with listening(server.port) as here, listening(server.port) as there:
        heard: list[bytes] = []
        await asyncio.gather(*(here.bus.subscribe(f"table.{number}", heard.append) for number in range(3000)))
        server.stop()
        await until(lambda: not here.bus.connected and not there.bus.connected)
        server.start()
        await here.comes_back()
        await there.comes_back()
        for number in range(3000):
            there.bus.publish(f"table.{number}", b"%d" % number)
        await until(lambda: len(heard) == 3000)


async def test_who_fails_to_be_told_of_a_change_stops_nothing(
    nats: NatsServer, caplog: pytest.LogCaptureFixture
) -> None:
    async with Proxy(nats.port) as proxy, listening(proxy.port) as here:
        told = []

        def fail(connected: bool) -> None:
            told.append(connected)
            raise RuntimeError("no")

        here.bus.on_change = fail
        await proxy.cut()
        await until(lambda: told == [False, True])
        assert [record for record in caplog.records if record.levelno == logging.ERROR]


async def test_a_bus_on_a_silent_line_closes_soon(nats: NatsServer) -> None:
    async with Proxy(nats.port) as proxy:
        async with listening(proxy.port) as here:
            proxy.hang()
            here.bus.publish("news", bytes(1_000_000))
            began = time.monotonic()
        assert time.monotonic() - began < 4 * SHORT
        await proxy.cut()


async def refusal(*servers: str) -> str:
    bus = NatsBus(list(servers))
    began = time.monotonic()
    with pytest.raises(BadInput) as refused:
        await bus.open()
    assert time.monotonic() - began < 5
    assert not bus.connected
    said = {language: refused.value.say(language) for language in texts.LANGUAGES}
    assert len(set(said.values())) == 3
    assert not any("secret" in sentence for sentence in said.values())
    return said["en"]


@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_a_server_that_cannot_be_reached_is_refused_without_its_password(nats: NatsServer) -> None:
    port = free_port()
    async with Proxy(nats.port) as proxy:
        proxy.hang()
        closed, silent = await asyncio.gather(
            refusal(f"nats://me:secret@127.0.0.1:{port}", f"nats://secret@127.0.0.1:{port}"),
            refusal(f"nats://127.0.0.1:{proxy.port}"),
        )
    assert closed == (
        f"No NATS server can be reached at nats://***@127.0.0.1:{port}, nats://***@127.0.0.1:{port} "
        "(Connection refused); start one there, or name where it is."
    )
    assert "(Connection timed out)" in silent


async def test_a_server_that_starts_a_little_later_is_waited_for(server: NatsServer) -> None:
    server.stop()
    bus = NatsBus([server.url])
    await asyncio.gather(bus.open(), asyncio.to_thread(server.start))
    assert bus.connected
    await bus.close()


async def test_a_wrong_password_is_refused_at_once() -> None:
    with NatsServer("authorization: {user: me, password: right}") as guarded:
        address = f"nats://me:{{}}@127.0.0.1:{guarded.port}"
        assert await refusal(address.format("secret")) == (
            f"The NATS server at nats://***@127.0.0.1:{guarded.port} refuses this name, password or token."
        )
        async with opened(NatsBus([address.format("right")])) as bus:
            assert bus.connected


async def test_a_server_that_refuses_us_for_a_while_is_asked_again() -> None:
    settings = "authorization: {{user: me, password: {}}}"
    with NatsServer(settings.format("right")) as guarded:
        changes: list[bool] = []
        bus = NatsBus([f"nats://me:right@127.0.0.1:{guarded.port}"])
        bus.on_change = changes.append
        async with opened(bus):
            guarded.change(settings.format("wrong"))
            await until(lambda: changes == [False])
            guarded.change(settings.format("right"))
            await until(lambda: changes == [False, True])


async def test_a_server_that_takes_short_messages_only_is_refused() -> None:
    with NatsServer("max_payload: 1000") as narrow:
        assert await refusal(narrow.url) == (
            f"The NATS server at {narrow.url} takes messages of up to 1000 bytes only; set its max_payload to 1048576."
        )


def test_without_its_package_the_bus_says_what_to_install() -> None:
    code = """if True:
        import asyncio, sys
        sys.modules["nats"] = None
        from tefuda.core.reasons import BadInput
        from tefuda.server.bus.nats import NatsBus
        import tefuda.texts
        try:
            asyncio.run(NatsBus(["127.0.0.1"]).open())
        except BadInput as refused:
            print(refused)
    """
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout == (
        "The bus over NATS needs the package nats-py, which is not installed; "
        "install it with: pip install tefuda[scaled]\n"
    )
