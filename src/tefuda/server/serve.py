"""`tefuda serve`: puts a node together, runs it, and takes it apart again so that nothing is lost."""

import asyncio
import logging
import os
import resource
import socket
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn

from tefuda.core.reasons import BadInput, shown
from tefuda.server import addresses, static, stopping, systemd
from tefuda.server.app import application
from tefuda.server.asks import LONGEST_FRAME
from tefuda.server.doors import RATES, Doors
from tefuda.server.front import Front
from tefuda.server.garbage import Garbage
from tefuda.server.lists import Lists
from tefuda.server.logs import set_up_logs
from tefuda.server.node import Node
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.services import PACE, Services
from tefuda.server.store import Store
from tefuda.server.store.sqlite import SqliteStore
from tefuda.server.webhooks import Webhooks
from tefuda.server.wires import HttpWire, SocketWire

PATIENCE = 10
"""Requests that are under way when the node stops get so many seconds."""

AT_ONCE = 32
"""So many connections are taken in one round of the loop. libuv takes one from each socket that listens, and the rounds
of a busy loop are long: whoever came back after a restart waited behind everybody's moves."""

Ready = Callable[[str], None]
PING = 20.0
"""Seconds between pings, and as many again until a line that does not answer is given up."""

log = logging.getLogger("tefuda.serve")


class Plan:
    """What a node is told at its start, checked before anything is opened."""

    def __init__(
        self,
        data: Path,
        host: str = "127.0.0.1",
        port: int = 8000,
        database: str | None = None,
        bus: str | None = None,
        origins: tuple[str, ...] = (),
        proxies: int = 0,
        near: bool = False,
        pace: float = PACE,
        rates: dict[str, tuple[float, float]] | None = None,
    ) -> None:
        if not 0 <= port <= 65535:
            raise BadInput("bad_number", what="port", value=port, low=0, high=65535)
        self.data = data
        self.host = host
        self.port = port
        self.store: Store = addresses.open_store(database, data)
        self.rows_place = rows_place(self.store, database)
        self.bus = addresses.open_bus(bus)
        self.is_alone = bus is None
        self.origins = tuple(map(addresses.origin, origins))
        self.proxies = proxies
        self.near = near
        self.pace = pace
        self.rates = {**RATES, **(rates or {})}


def rows_place(store: Store, database: str | None) -> str | Path:
    """People and lists: beside the log's file in one of their own, so that neither waits for the other."""
    if isinstance(store, SqliteStore):
        return store.path.with_name(f"{store.path.stem}-people{store.path.suffix}")
    return database or ""


class House:
    """All parts of a node, opened in order and closed in the opposite one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.reception = Reception(plan.rows_place)
        self.people = People(self.reception)
        self.lists = Lists(self.reception, self.people, Webhooks(plan.near))
        self.services = Services(plan.store, changed=self.lists.changed, pace=plan.pace)
        self.node = Node(self.services, plan.bus, plan.is_alone)
        self.doors = Doors(self.people, plan.origins, plan.proxies, plan.rates)
        self.watching: asyncio.Task[None] | None = None
        plan.store.batched = self.services.metrics.batch_entries.observe

    async def open(self) -> None:
        await self.plan.bus.open()  # first: it makes no files, which would be left if it cannot be opened
        await self.plan.store.open()
        await self.reception.open()
        self.lists.start()
        await self.node.start()
        self.services.metrics.watch(self.node)
        self.watching = asyncio.create_task(self.services.metrics.watch_loop(systemd.Watchdog().alive))

    async def close(self) -> None:
        if self.watching is not None:
            self.watching.cancel()
        await self.node.stop()
        self.services.close()
        await self.lists.stop()
        await self.plan.bus.close()
        self.people.close()
        await self.reception.close()
        await self.plan.store.close()

    @property
    def app(self) -> Front:
        return application(self.node, self.people, self.reception, self.doors)


class Server(uvicorn.Server):
    """Tells sockets before it waits for them to go."""

    house: House | None = None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.house is not None:
            await self.house.node.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """They are heard for longer than this server runs: see stopping.py."""
        yield


def config(app: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="uvloop",
        http=HttpWire,
        ws=SocketWire,
        ws_max_size=4 * LONGEST_FRAME,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # doors.py knows which proxies are ours
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=PATIENCE,
        lifespan="off",
    )


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there. BadInput in one sentence if it cannot."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # with its protocol named, or the loop leaves small packets waiting for each other (40 ms)
        sock = socket.socket(found[0], socket.SOCK_STREAM, socket.IPPROTO_TCP)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(found[4])
    except OSError as problem:
        where = f"{host}:{port}"
        raise BadInput("server_bind", where=shown(where), problem=problem.strerror or str(problem)) from None
    sock.listen(2048)
    sock.set_inheritable(True)
    return sock


def address(sock: socket.socket) -> str:
    host, port = sock.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@asynccontextmanager
async def opened(plan: Plan) -> AsyncIterator[House]:
    house = House(plan)
    try:
        await house.open()
        yield house
    finally:
        await house.close()


async def run(plan: Plan, sock: socket.socket, ready: Ready) -> None:
    """Until a signal comes; one that comes while the parts are being opened ends that."""
    opening = asyncio.current_task()
    server: Server | None = None

    def stop() -> None:
        systemd.tell("STOPPING=1")
        if server is not None:
            server.should_exit = True
        elif opening is not None:
            opening.cancel()

    with stopping.heard(stop), suppress(asyncio.CancelledError):
        async with opened(plan) as house:
            server = Server(config(house.app))
            server.house = house
            log.info("ready at %s", address(sock))
            if not static.BUILT.exists():
                log.warning("the web client is not built; `make compile` builds it")
            systemd.tell("READY=1")
            asyncio.get_running_loop().run_in_executor(None, ready, address(sock))
            watching = asyncio.create_task(Garbage().watch())
            await server.serve([sock, *(sock.dup() for _ in range(AT_ONCE - 1))])
            watching.cancel()
        log.info("stopped; everything is durable")


def serve(plan: Plan, json_logs: bool = False, ready: Ready | None = None) -> None:
    """Runs until it is told to stop. `ready`: told the address, for whoever sits there; logs then tell only what is
    wrong."""
    set_up_logs(json_logs, logging.INFO if ready is None else logging.WARNING)
    more_files()
    sys.setswitchinterval(0.001)  # bots think in threads, and must not keep the loop waiting
    os.umask(0o077)
    sock = bound(plan.host, plan.port)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(plan, sock, ready or (lambda url: None)))


def more_files() -> None:
    """Every socket is a file, and what a process may open by itself is often only a thousand."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # some systems name a limit that they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
