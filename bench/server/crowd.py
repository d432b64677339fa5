"""The clients: tables of people in a process of its own, led through its stages by whoever measures."""

import asyncio
import gc
import multiprocessing
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from heapq import heapify, heapreplace
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter, process_time
from typing import Any

import uvloop

from bench.server import arrange, boardgame
from bench.server.seat import Seat
from bench.server.table import CLOSED, OPEN, Table
from bench.server.tally import Tally

AT_ONCE = 64
"""So many sockets are opened at the same time."""
PATIENCE = 90.0
TICK = 0.001


@dataclass(frozen=True)
class Plan:
    tables: int
    ports: tuple[int, ...]
    """Of the nodes; the players of a table go to them in turn, and so do the first of all tables, who open them."""
    kind: arrange.Kind = arrange.Kind()
    peer: bool = False
    seed: int = 0


class Crowd:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.tally = Tally()
        self.tables: list[Table] = []
        self.clock: asyncio.Task[None] | None = None

    async def arrange(self) -> None:
        if self.plan.peer:
            self.tables = [Table(f"t{self.plan.seed}x{number}", self.tally) for number in range(self.plan.tables)]
            for table in self.tables:
                table.seats = [boardgame.BoardgameSeat(table, number, self.plan.ports[0]) for number in range(4)]
            return
        nodes, kind = len(self.plan.ports), self.plan.kind
        laid = await asyncio.to_thread(arrange.laid, self.plan.ports[0], self.plan.tables, kind)
        for turn, one in enumerate(laid):
            table = Table(one.id, self.tally)
            ports = self.plan.ports * 2
            table.seats = [
                Seat(table, letter, number, cookie, ports[(turn + number) % nodes :][:nodes], views=kind.beat > 0)
                for number, (letter, cookie) in enumerate(zip(arrange.SEATS, one.cookies))
            ]
            self.tables.append(table)

    async def connect(self) -> None:
        doors = asyncio.Semaphore(AT_ONCE)

        async def come(seat: Any) -> None:
            async with doors:
                await seat.connect()
                await until(lambda: seat.is_here, "somebody is not let in")

        await asyncio.gather(*(come(table.seats[0]) for table in self.tables))
        await asyncio.gather(*(come(seat) for table in self.tables for seat in table.seats[1:]))

    async def play(self) -> None:
        for table in self.tables:
            table.call()
        await until(lambda: all(table.is_playing for table in self.tables), "a game does not begin")

    async def go(self, rate: float, even: bool) -> None:
        """From now on they play: as fast as they can, or so many moves a second."""
        for table in self.tables:
            table.go(OPEN if rate or self.plan.kind.beat else CLOSED)
        if self.plan.kind.beat:
            self.clock = asyncio.create_task(self.beat(1 / self.plan.kind.beat))
        elif rate:
            self.clock = asyncio.create_task(self.order(rate, even))

    async def order(self, rate: float, even: bool) -> None:
        """The clock of the offered load. What is late counts: each move is due when the clock says, not when it is
        sent."""
        luck = Random(self.plan.seed)
        due = perf_counter()
        while True:
            now = perf_counter()
            while due <= now:
                table = luck.choice(self.tables)
                if not table.is_playing:  # between two games nobody wants to move: somebody else does
                    table = next((one for one in self.tables if one.is_playing), table)
                table.order(due)
                due += 1 / rate if even else luck.expovariate(rate)
            await asyncio.sleep(TICK)

    async def beat(self, every: float) -> None:
        """The clocks of a race: each seat is due again and again, from a moment of its own. Who may not move then, or
        waits for what came of the last move, lets it pass."""
        luck = Random(self.plan.seed)
        now = perf_counter()
        rows = [(now + luck.uniform(0, every), number, seat) for number, seat in enumerate(self.seats)]
        heapify(rows)
        while True:
            due, number, seat = rows[0]
            if (wait := due - perf_counter()) > 0:
                await asyncio.sleep(wait)
            heapreplace(rows, (due + every, number, seat))
            if seat.legal and not seat.pending:
                seat.table.send(seat, due)
            elif seat.is_playing:
                self.tally.counts["beats without a move"] += 1

    @property
    def seats(self) -> list[Any]:
        return [seat for table in self.tables for seat in table.seats]

    async def window(self, since: float, until: float) -> None:
        """What is heard in this time is measured."""
        self.tally.since, self.tally.until = since, until
        await asyncio.sleep(since - perf_counter())
        spent = process_time()
        await asyncio.sleep(until - perf_counter())
        self.tally.cpu = process_time() - spent

    async def home(self) -> None:
        """Whoever has fled to another node goes back to the own one; between two kills, as a proxy would do it."""
        for table in self.tables:
            for seat in table.seats:
                if isinstance(seat, Seat):
                    seat.go_home()
        await self.recovered(PATIENCE)

    async def recovered(self, patience: float) -> int:
        """After a kill: until everybody has heard the next move; how many have not."""
        seats = [seat for table in self.tables for seat in table.seats]
        with suppress(TimeoutError):
            await until(lambda: not any(seat.lost_at for seat in seats), "", patience)
        return sum(bool(seat.lost_at) for seat in seats)

    async def finish(self) -> Tally:
        """Nobody begins another move; what is under way comes to its end."""
        if self.clock is not None:
            self.clock.cancel()
        for table in self.tables:
            table.pace = 0
        seats = [seat for table in self.tables for seat in table.seats]
        with suppress(TimeoutError):
            await until(lambda: not any(seat.pending for seat in seats), "", 20)
        self.tally.counts["moves owed at the end"] += sum(len(table.owed) for table in self.tables)
        self.tally.faults["moves without an answer"] += sum(bool(seat.pending) for seat in seats)
        self.tally.counts["moves"] += len(self.tally.known)
        for table in self.tables:
            table.close()
        await asyncio.sleep(0.1)
        return self.tally


async def until(is_so: Callable[[], bool], problem: str, patience: float = PATIENCE) -> None:
    end = perf_counter() + patience
    while not is_so():
        if perf_counter() > end:
            raise TimeoutError(problem)
        await asyncio.sleep(0.01)


async def lead(pipe: Connection, crowd: Crowd) -> None:
    """Does what the other end says, one thing after the other."""
    loop = asyncio.get_running_loop()
    while True:
        stage, given = await loop.run_in_executor(None, pipe.recv)
        if not stage:
            return
        work: Callable[..., Awaitable[Any]] = getattr(crowd, stage)
        try:
            answer = await work(*given)
            if stage == "play":
                gc.collect()
                gc.freeze()
                gc.disable()
            pipe.send((answer, None))
        except Exception:
            pipe.send((None, traceback.format_exc()))


def run(pipe: Connection, plan: Plan) -> None:
    with suppress(KeyboardInterrupt, EOFError), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(lead(pipe, Crowd(plan)))


class Crowds:
    """Several such processes, led together."""

    def __init__(self, plans: list[Plan]) -> None:
        self.pipes: list[Connection] = []
        self.processes: list[multiprocessing.Process] = []
        for plan in plans:
            pipe, other = multiprocessing.Pipe()
            process = multiprocessing.Process(target=run, args=(other, plan), daemon=True)
            process.start()
            other.close()
            self.pipes.append(pipe)
            self.processes.append(process)

    def say(self, stage: str, *given: Any) -> None:
        for pipe in self.pipes:
            pipe.send((stage, given))

    def answers(self) -> list[Any]:
        found = [pipe.recv() for pipe in self.pipes]
        for _, problem in found:
            if problem:
                raise RuntimeError(problem)
        return [answer for answer, _ in found]

    def do(self, stage: str, *given: Any) -> list[Any]:
        self.say(stage, *given)
        return self.answers()

    def finish(self) -> Tally:
        tally = Tally()
        for one in self.do("finish"):
            tally.add(one)
        return tally

    def end(self) -> None:
        for pipe in self.pipes:
            with suppress(OSError):
                pipe.send(("", ()))
        for process in self.processes:
            process.join(10)
            process.kill()
