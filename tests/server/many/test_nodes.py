"""Two nodes: players of every table sit at both, and whatever happens to a node or a line, they play on."""

import asyncio
import signal
from functools import partial
from pathlib import Path

import pytest

from tefuda.server import entries
from tests.server.many.fleet import fleet, until
from tests.server.nats_server import NatsServer
from tests.server.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio


async def test_players_at_different_nodes_play_whole_games(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    async with fleet(tmp_path, postgres.database(), nats) as nodes:
        heard = nodes.crowd.tally.counts
        await until(lambda: heard["ends of games heard"] >= 4)
        await nodes.goes_on()
        assert nodes.owned(nodes.first) | nodes.owned(nodes.last) == nodes.ids
        assert not nodes.owned(nodes.first) & nodes.owned(nodes.last)
        assert nodes.first.node.crossing.far or nodes.last.node.crossing.far
        assert not heard["lost sockets"]


async def test_a_node_that_is_stopped_hands_its_tables_over(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    async with fleet(tmp_path, postgres.database(), nats) as nodes:
        assert nodes.owned(nodes.first)
        nodes.first.server.should_exit = True
        await until(lambda: nodes.owned(nodes.last) == nodes.ids)
        await nodes.goes_on()
        assert not nodes.first.node.rooms.open


@pytest.mark.parametrize("how", ["cut", "hang"])
async def test_a_node_without_the_bus_lets_others_play_on(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer, how: str
) -> None:
    async with fleet(tmp_path, postgres.database(), nats) as nodes:
        assert nodes.owned(nodes.first)
        if how == "hang":
            nodes.bus.hang()
        else:
            nodes.bus.forth.cut = nodes.bus.back.cut = True
        await until(lambda: nodes.first.node.is_cut_off)
        await until(lambda: nodes.owned(nodes.last) == nodes.ids)
        await nodes.goes_on()
        await until(lambda: not nodes.first.node.is_well)  # a slow disk may have cut it off before the bus did
        assert not nodes.owned(nodes.first)
        nodes.bus.heal()
        await until(lambda: nodes.first.node.is_well)
        await nodes.crowd.home()
        await nodes.goes_on()


@pytest.mark.parametrize("how", ["cut", "hang"])
async def test_a_node_without_the_log_lets_others_play_on(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer, how: str
) -> None:
    async with fleet(tmp_path, postgres.database(), nats) as nodes:
        assert nodes.owned(nodes.first)
        if how == "hang":
            nodes.database.hang()
        else:
            nodes.database.forth.cut = nodes.database.back.cut = True
        await until(lambda: nodes.first.node.is_cut_off)
        await until(lambda: nodes.owned(nodes.last) == nodes.ids)
        await nodes.goes_on()
        assert not nodes.first.node.is_well
        assert not nodes.owned(nodes.first)
        nodes.database.heal()
        await until(lambda: nodes.first.node.is_well)
        await nodes.crowd.home()
        await nodes.goes_on()


async def test_a_slow_bus_that_stalls_loses_nothing(tmp_path: Path, postgres: PostgresServer, nats: NatsServer) -> None:
    async with fleet(tmp_path, postgres.database(), nats) as nodes:
        nodes.bus.forth.delay, nodes.bus.back.delay = 0.02, 0.05
        await nodes.goes_on()
        nodes.bus.back.drop = True
        before = nodes.moves
        await until(lambda: any(nodes.moves[id] == before[id] for id in nodes.ids))
        nodes.bus.heal()
        await nodes.goes_on()


async def test_of_two_nodes_that_both_believe_only_one_can_write(
    tmp_path: Path, postgres: PostgresServer, nats: NatsServer
) -> None:
    """The first node no longer looks at its lease, and the other takes its tables over."""
    async with fleet(tmp_path, postgres.database(), nats) as nodes:
        first = nodes.first.node
        stale = [room for room in first.rooms.open.values() if room.table.id in nodes.ids]
        assert stale
        for task in first.tasks:
            task.cancel()
        await until(lambda: nodes.owned(nodes.last) == nodes.ids)
        said = entries.Said(at=first.services.now(), user="stale", name="stale", text="I live")
        for room in stale:
            room.post(partial(room.commit, said))
        await until(lambda: not any(room.is_open for room in stale))
        await nodes.goes_on()
        assert not [data for _, _, data in await nodes.log.fetched() if b"stale" in data]


async def test_postgresql_starts_again(tmp_path: Path, nats: NatsServer) -> None:
    with PostgresServer() as server:
        async with fleet(tmp_path, server.database(), nats) as nodes:
            for how in (signal.SIGINT, signal.SIGQUIT):
                await asyncio.to_thread(server.restart, how)
                await nodes.goes_on()


async def test_nats_starts_again(tmp_path: Path, postgres: PostgresServer) -> None:
    with NatsServer() as server:
        async with fleet(tmp_path, postgres.database(), server) as nodes:
            server.stop()
            await until(lambda: nodes.first.node.is_cut_off and nodes.last.node.is_cut_off)
            await until(lambda: not nodes.owned(nodes.first) | nodes.owned(nodes.last))
            await asyncio.to_thread(server.start)
            await nodes.goes_on()
            server.stop()
            await asyncio.to_thread(server.start)
            await nodes.goes_on()
