"""Bots at a table: they think beside the loop, on a copy, and answer like everybody else."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING

from tefuda import bots, tutorial
from tefuda.core.state import State
from tefuda.server import entries

if TYPE_CHECKING:
    from tefuda.server.room import Room

log = logging.getLogger("tefuda.bots")


def choose(level: str, seed: int, state: State, seat: str, game: str) -> str:
    """`game`: whose tutorial this table is; empty at any other."""
    written = tutorial.of(game).next_move(state) if game and tutorial.has(game) else None
    if written is not None and written[0] == seat and written[1] in state.legal(seat):
        return written[1]
    return bots.choice(bots.bot(level, seed), state, seat)


class Thinking:
    """At most one bot of a room thinks at a time, where turns are taken."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None

    @property
    def seat(self) -> str | None:
        """A bot's seat that is asked, while somebody looks. In a race each has hands of its own."""
        table = self.room.table
        state = table.playing
        if state is None or table.paused or state.over or not self.room.members or self.room.order.is_race:
            return None
        if table.vote is not None and table.vote.what == "undo":  # a move would be the answer
            return None
        return next((seat for seat in state.asked if table.places[seat].bot), None)

    @property
    def is_due(self) -> bool:
        return self.seat is not None

    def look(self) -> None:
        if self.task is None and self.seat is not None:
            self.task = asyncio.create_task(self.think(self.seat))

    async def think(self, seat: str) -> None:
        """A choice, not sooner than people can follow."""
        table, services = self.room.table, self.room.services
        state = table.state
        assert state is not None
        try:
            ply, level = table.ply, table.places[seat].bot
            secret = f"{table.secret} {table.number} {seat} {ply}".encode()
            seed = int.from_bytes(sha256(secret).digest()[:8], "big")
            pace = asyncio.sleep(services.pace)
            loop = asyncio.get_running_loop()
            lesson = table.game if table.is_lesson and table.number == 1 else ""
            choice = loop.run_in_executor(services.thinkers, choose, level, seed, state.copy(), seat, lesson)
            with services.metrics.thinking.track_inprogress():
                move, _ = await asyncio.gather(choice, pace)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: the bot on %s cannot choose", table.id, seat)
            move = state.default(seat)
        finally:
            self.task = None

        async def job() -> None:
            if table.state is state and table.ply == ply and self.seat == seat:
                await self.room.commit(entries.Moved(at=self.room.now, seat=seat, move=move, by="bot"))
                await self.room.catch_up()

        self.room.post(job)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
