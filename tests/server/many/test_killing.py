"""Nodes as processes of their own, killed and put to sleep in the middle of play."""

import signal

import pytest

from bench.server import nodes as processes
from bench.server.killing import killed
from bench.server.pressing import Load
from bench.server.seat import Seat
from tests.server.many.fleet import Players


@pytest.mark.parametrize("nodes", [1, 2])
def test_nothing_is_lost_or_doubled_and_all_play_on_by_themselves(nodes: int) -> None:
    found = killed(Load(tables=6, seconds=0.7, nodes=nodes), 2)
    assert not +found.tally.faults
    assert not found.never
    assert len(found.kills) == 2
    assert found.tally.returns
    assert found.tally.counts["moves"] > 0


@pytest.mark.anyio
async def test_a_node_that_wakes_up_late_does_no_harm() -> None:
    with processes.started(2) as started:
        players = Players(started.ports, started.log)
        async with players.playing():
            first = started.servers[0]
            first.process.send_signal(signal.SIGSTOP)
            for table in players.crowd.tables:
                for seat in table.seats:
                    if isinstance(seat, Seat) and seat.ports[0] == first.port:
                        seat.flee()
            await players.goes_on()
            first.process.send_signal(signal.SIGCONT)
            await players.goes_on()
            first.until_ready()
            await players.crowd.home()
            await players.goes_on()
