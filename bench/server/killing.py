"""kill -9 in the middle of a load, again and again: nothing that was acknowledged may be lost, and all go on."""

import time
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bench.server import durable, nodes, process
from bench.server.crowd import Crowds
from bench.server.pressing import Load
from bench.server.tally import Return, Tally, said

MOST = 5.0
"""So many seconds after a kill everybody must have heard of the next move."""
PATIENCE = 30.0


class Kill(NamedTuple):
    """Seconds since the kill: until the server answered again, everybody had the table, had heard the next move."""

    ready: float
    back: float
    moved: float


class Moment(NamedTuple):
    """Of a kill: when, the seconds until the server answered again, and when everybody had heard a next move."""

    at: float
    ready: float
    over: float


@dataclass
class Killed:
    load: Load
    kills: list[Kill]
    tally: Tally
    entries: int
    never: int
    others: str
    complaints: list[str]

    @property
    def is_right(self) -> bool:
        return not +self.tally.faults and not self.never and max(kill.moved for kill in self.kills) <= MOST

    def lines(self) -> dict[str, str]:
        def span(name: str) -> str:
            times = sorted(getattr(kill, name) for kill in self.kills)
            return f"median {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s"

        return {
            "load": f"{self.load.tables} tables, {4 * self.load.tables} sockets, "
            + (f"{self.load.rate:,.0f} moves a second offered" if self.load.rate else "closed")
            + f"; {len(self.kills)} × kill -9"
            + (f" of {self.load.nodes} nodes in turn" if self.load.nodes > 1 else ""),
            "killed → server answers": span("ready") if self.load.nodes == 1 else "others live",
            "killed → all sockets back": span("back"),
            "killed → all have heard a next move": span("moved"),
            "seats that never came back": str(self.never),
            "log": f"{self.tally.counts['moves']:,} moves acknowledged, {self.entries:,} entries",
            "others on this machine": self.others,
            "seen besides": said(+self.tally.counts),
            "faults": said(+self.tally.faults),
            "server's complaints": "; ".join(self.complaints[:3]) or "none",
        }

    def figures(self) -> dict[str, float]:
        worst = {f"worst_{name}_s": max(getattr(kill, name) for kill in self.kills) for name in Kill._fields}
        return {**worst, "never": self.never, "faults": sum(self.tally.faults.values())}


def killed(load: Load, times: int) -> Killed:
    with nodes.started(load.nodes) as started:
        return run(load, times, started)


def run(load: Load, times: int, started: nodes.Nodes) -> Killed:
    luck = Random(1)
    crowds = Crowds(load.plans(started.ports))
    moments: list[Moment] = []
    never = 0
    try:
        for stage in ("arrange", "connect", "play"):
            crowds.do(stage)
        crowds.do("go", load.rate / len(crowds.pipes), load.even)
        cores = process.Cores.now()
        for number in range(times):
            crowds.do("home")
            time.sleep(luck.uniform(0.5, 1.5) * load.seconds)
            node = started.servers[number % len(started.servers)]
            at = time.perf_counter()
            node.kill()
            if load.nodes == 1:
                node.start()
                node.until_ready()
            ready = time.perf_counter() - at
            never += sum(crowds.do("recovered", PATIENCE))
            moments.append(Moment(at, ready, time.perf_counter()))
            if never:
                break
            if load.nodes > 1 and len(moments) < times:
                node.start()
                node.until_ready()
        others = process.Cores.now().since(cores, 0)
        tally = crowds.finish()
    finally:
        crowds.end()
    for node in started.servers:
        if node.process.poll() is None:
            node.stop()
    entries = started.log.entries()
    tally.faults += durable.faults(entries, tally.known)
    kills = [after(moment, tally.returns) for moment in moments]
    return Killed(load, kills, tally, len(entries), never, others, started.complaints())


def after(moment: Moment, returns: list[Return]) -> Kill:
    mine = [one for one in returns if moment.at <= one.lost < moment.over]
    back = max((one.back - moment.at for one in mine), default=0)
    return Kill(moment.ready, back, max((one.moved - moment.at for one in mine), default=0))
