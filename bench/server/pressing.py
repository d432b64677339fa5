"""Closed load: whoever is asked answers at once. Offered load: moves are due by a clock, whatever the server does."""

import time
from dataclasses import dataclass

from bench.server import durable, nodes, process
from bench.server.arrange import Kind
from bench.server.crowd import Crowds, Plan
from bench.server.tally import Tally, said, share, spread


@dataclass(frozen=True)
class Load:
    """How much, and how long. `rate`: moves a second that are offered; 0: closed."""

    tables: int = 500
    seconds: float = 20
    warm: float = 5
    processes: int = 1
    rate: float = 0
    even: bool = False
    kind: Kind = Kind()
    peer: bool = False
    nodes: int = 1
    profile: str = ""
    """Where py-spy writes down what the first node does meanwhile."""

    def plans(self, ports: tuple[int, ...]) -> list[Plan]:
        share, more = divmod(self.tables, self.processes)
        counts = [share + (number < more) for number in range(self.processes)]
        return [Plan(count, ports, self.kind, self.peer, seed) for seed, count in enumerate(counts) if count]


@dataclass
class Pressed:
    """One run."""

    load: Load
    tally: Tally
    rate: float
    server_cpu: float
    wall: float
    others: str
    complaints: list[str]
    stopping: float

    @property
    def is_right(self) -> bool:
        return not +self.tally.faults

    def lines(self) -> dict[str, str]:
        load, tally, moves = self.load, self.tally, max(len(self.tally.own), 1)
        sockets = load.kind.seats * load.tables
        due = "due" if load.rate or load.kind.beat else "sent"
        all_hear = "all four hear" if load.kind.seats == 4 else f"all {load.kind.seats} hear"
        if load.kind.beat:
            all_hear = "seen on the other screen"
        found = {
            "load": f"{load.tables} tables, {sockets} sockets, {load.seconds:g} s after {load.warm:g} s of warming up"
            + (f"; each seat {load.kind.beat:g} moves a second" if load.kind.beat else "")
            + (f"; {load.nodes} nodes, PostgreSQL, NATS" if load.nodes > 1 else ""),
            "moves": f"{self.rate:,.0f} a second" + (f" of {load.rate:,.0f} offered" if load.rate else ""),
            f"{due} → sender hears": spread(tally.own),
            f"{due} → {all_hear}": spread(tally.everybody),
        }
        if load.rate or load.kind.beat:
            found["due → sent (client, busy tables)"] = spread(tally.late)
        found |= {
            "server": f"{1000 * self.server_cpu / moves:.3f} s of CPU for 1,000 moves; "
            f"{self.server_cpu / self.wall:.2f} cores",
            "clients": f"{1000 * tally.cpu / moves:.3f} s of CPU for 1,000 moves; {tally.cpu / self.wall:.2f} cores "
            f"in {load.processes} process{'es' if load.processes > 1 else ''}",
            "others on this machine": self.others,
            "seen besides": said(+tally.counts),
            "faults": said(+tally.faults),
            "server's complaints": "; ".join(self.complaints[:3]) or "none",
            "SIGTERM → ended": f"{self.stopping:.1f} s",
        }
        return found

    def figures(self) -> dict[str, float]:
        found = {
            "moves_per_s": self.rate,
            "server_cpu_s_per_1000": 1000 * self.server_cpu / max(len(self.tally.own), 1),
        }
        found["client_cpu_s_per_1000"] = 1000 * self.tally.cpu / max(len(self.tally.own), 1)
        for name, values in (("own", self.tally.own), ("all", self.tally.everybody)):
            for part in (50, 95, 99):
                found[f"{name}_p{part}_ms"] = 1000 * share(values, part / 100)
        return found


def pressed(load: Load) -> Pressed:
    with nodes.started(load.nodes, load.peer) as started:
        return run(load, started)


def run(load: Load, started: nodes.Nodes) -> Pressed:
    crowds = Crowds(load.plans(started.ports))
    try:
        for stage in ("arrange", "connect", "play"):
            crowds.do(stage)
        since = time.perf_counter() + load.warm
        until = since + load.seconds
        crowds.do("go", load.rate / len(crowds.pipes), load.even)
        crowds.say("window", since, until)
        time.sleep(max(since - time.perf_counter(), 0))
        if load.profile:
            started.servers[0].record(load.profile, load.seconds)
        cpu, cores = started.cpu(), process.Cores.now()
        time.sleep(max(until - time.perf_counter(), 0))
        cpu, later = started.cpu() - cpu, process.Cores.now()
        crowds.answers()
        tally = crowds.finish()
    finally:
        crowds.end()
    stopping = started.stop()
    if not load.peer:
        tally.faults += durable.faults(started.log.entries(), tally.known)
    return Pressed(
        load,
        tally,
        rate=len(tally.own) / load.seconds,
        server_cpu=cpu,
        wall=later.at - cores.at,
        others=later.since(cores, cpu + tally.cpu),
        complaints=started.complaints(),
        stopping=stopping,
    )
