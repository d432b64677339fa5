"""Players of a race over lines of different length, and some that cheat."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.players import House, Person
from tests.server.proxy import Proxy


class Racer:
    """Takes every spot as soon as it sees it, after a reaction that is drawn anew each time. `late`: answers pings so
    many seconds too late. `forged`: answers with words of its own."""

    def __init__(
        self, seed: int, reaction: float = 0.02, spread: float = 0.02, late: float = 0.0, forged: bool = False
    ) -> None:
        self.random = random.Random(seed)
        self.reaction, self.spread = reaction, spread
        self.late, self.forged = late, forged
        self.won = self.lost = 0
        self.held: list[int] = []
        self.pings: list[dict[str, Any]] = []
        self.tasks: set[asyncio.Task[None]] = set()

    def later(self, seconds: float, socket: Any, said: dict[str, Any]) -> None:
        async def send() -> None:
            await asyncio.sleep(seconds)
            with suppress(ConnectionClosed):
                await socket.send(json.dumps(said))

        task = asyncio.create_task(send())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play(self, url: str, cookie: str, headers: dict[str, str], sit: bool) -> None:
        async with connect(url, additional_headers={"Cookie": cookie, **headers}, open_timeout=20) as socket:
            if sit:
                await socket.send('{"type": "sit"}')
            await socket.send('{"type": "ready"}')
            async for data in socket:
                said = json.loads(data)
                if said["type"] == "ping":
                    self.pings.append(said)
                    word = "0" * 16 if self.forged else said["word"]
                    self.later(self.late, socket, {"type": "pong", "word": word})
                elif said["type"] in ("started", "moved"):
                    if said.get("move"):
                        self.won += 1
                        self.held.append(said.get("held", 0))
                    state = said["state"]
                    if state["legal"]:
                        seconds = self.reaction + self.random.uniform(0, self.spread)
                        move = {
                            "type": "move",
                            "id": f"m{state['ply']}",
                            "ply": state["ply"],
                            "move": state["legal"][0],
                        }
                        self.later(seconds, socket, move)
                elif said["type"] == "refused":
                    self.lost += 1
                elif said["type"] == "ended":
                    return


@asynccontextmanager
async def line(here: House, delay: float) -> AsyncIterator[str]:
    """The server's address over a line that takes so many seconds each way."""
    port = int(here.url.rpartition(":")[2])
    async with Proxy(port) as proxy:
        proxy.forth.delay = proxy.back.delay = delay
        yield f"ws://127.0.0.1:{proxy.port}"


async def race(here: House, racers: list[Racer], delays: list[float], spots: int, **options: Any) -> list[int]:
    """How many spots each has won. In front of the server stands a proxy that tells how long each line takes."""
    people = [await Person(here, f"Racer {i}").come() for i in range(len(racers))]
    table = await people[0].make(game="snap", seats=len(racers), options={**options, "spots": spots}, countdown=2)
    async with asyncio.timeout(300):
        async with asyncio.TaskGroup() as group:
            for i, (racer, delay) in enumerate(zip(racers, delays)):
                group.create_task(run(here, racer, delay, table, people[i], sit=i > 0))
    return [racer.won for racer in racers]


async def run(here: House, racer: Racer, delay: float, table: str, person: Person, sit: bool) -> None:
    async with line(here, delay) as url:
        told = {"X-Line-RTT": str(int(2e6 * delay) + 300)}
        await racer.play(f"{url}/ws/tables/{table}", person.cookie, told, sit)
