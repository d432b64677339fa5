"""Bots in a race: each seat has eyes and hands of its own, and nobody waits for anybody."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING

from tefuda import bots
from tefuda.bots.habits import reaction
from tefuda.bots.seen import knows_reflexes
from tefuda.core.chance import Quick
from tefuda.core.state import State
from tefuda.server import entries

if TYPE_CHECKING:
    from tefuda.server.room import Room

LEAST = 20_000
"""No bot acts faster after what it saw than anybody could be shown it. Microseconds."""

log = logging.getLogger("tefuda.bots")


class Hands:
    """What a bot begins is done a reaction time later, if it can be done then: it may come too late like a person's."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.rests: dict[str, tuple[int, int]] = {}
        """Who saw nothing to do: at which game and move."""
        self.drawn: Counter[tuple[int, str]] = Counter()

    @property
    def seats(self) -> list[str]:
        """The bots of a race, while somebody looks."""
        table = self.room.table
        state = table.playing
        if state is None or not self.room.order.is_race or table.paused or not self.room.members:
            return []
        return [seat for seat in state.asked if table.places[seat].bot]

    def look(self) -> None:
        now = self.room.table.number, self.room.table.ply
        for seat in self.seats:
            if seat not in self.tasks and self.rests.get(seat) != now:
                self.tasks[seat] = asyncio.create_task(self.act(seat))

    def luck(self, seat: str) -> Quick:
        """The same at every node that has this table, for each look of this seat in this game."""
        table = self.room.table
        self.drawn[table.number, seat] += 1
        words = f"{table.secret} {table.number} {seat} {self.drawn[table.number, seat]}".encode()
        return Quick(int.from_bytes(sha256(words).digest()[:8], "big"))

    async def act(self, seat: str) -> None:
        """From seeing to acting. Bots sit at the server: they hear later than they could, like every fast line."""
        room, order = self.room, self.room.order
        table = room.table
        state, level = table.state, table.places[seat].bot
        assert state is not None
        now = table.number, table.ply
        if not state.legal(seat):
            self.rests[seat] = now
            await self.settle(seat)
            return
        try:
            luck = self.luck(seat)
            delay = max(reaction(level, luck) * order.pace.slow, LEAST) + (order.ahead(0) if order.pace.fair else 0)
            move, _ = await asyncio.gather(self.chosen(level, luck, state, seat), asyncio.sleep(delay / 1e6))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the bot on %s cannot choose", table.id, seat)
            move = None
        if move is None:
            self.rests[seat] = now
            room.post(lambda: self.settle(seat))
        else:
            order.put(seat, 0, lambda held: self.play(seat, state, move, held))

    async def chosen(self, level: str, luck: Quick, state: State, seat: str) -> str | None:
        """Reflexes take no time to speak of; whoever thinks does it beside the loop."""
        player = bots.bot(level, luck.below(1 << 30))
        if knows_reflexes(state.game):
            return bots.action(player, state, seat)
        services = self.room.services
        loop = asyncio.get_running_loop()
        with services.metrics.thinking.track_inprogress():
            return await loop.run_in_executor(services.thinkers, bots.action, player, state.copy(), seat)

    async def settle(self, seat: str) -> None:
        """This look is over; after the row of jobs everybody looks again."""
        self.tasks.pop(seat, None)

    async def play(self, seat: str, state: State, move: str, held: int) -> None:
        room = self.room
        await self.settle(seat)
        if room.table.state is state and seat in self.seats and move in state.legal(seat):
            await room.commit(entries.Moved(at=room.now, seat=seat, move=move, by="bot", held=held))
            await room.catch_up()

    def stop(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()
