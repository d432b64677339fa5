"""A socket's way to its table, and back from a table to a socket at another node."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from tefuda.core.reasons import Refused
from tefuda.server import frames, messages
from tefuda.server.between import Between, Close, End, Frame, Out
from tefuda.server.lines import Trip, unknown
from tefuda.server.members import MUCH_ASKED, TRY_AGAIN, Member, Outbox
from tefuda.server.refusals import code, said
from tefuda.server.room import Room
from tefuda.server.tokens import new_id

if TYPE_CHECKING:
    from tefuda.server.crossing import Crossing

MEASURED = 0.5
"""Seconds that a round trip of the connection is good for."""


class Link:
    """A socket's way to its table, wherever that is."""

    def __init__(self, crossing: Crossing, outbox: Outbox, trip: Trip = unknown) -> None:
        self.crossing = crossing
        self.outbox = outbox
        self.trip = trip
        self.room: Room | None = None
        self.member: Member | None = None
        self.owner = ""
        self.key = new_id()
        self.number = 0
        self.measured: int | None = None
        self.measured_at = 0.0

    def receive(self, data: bytes | str) -> None:
        """A frame of the client."""
        if self.owner:
            raw = data.encode() if isinstance(data, str) else data
            if not self.crossing.send(self.owner, Frame(link=self.key, data=raw, trip=self.connection)):
                self.outbox.close(TRY_AGAIN)
        elif self.room is not None and self.member is not None:
            heard(self.room, self.member, data, self.connection)

    @property
    def connection(self) -> int | None:
        """The round trip of the connection, asked of the system now and then: with every frame it would cost as much as
        to read the frame."""
        now = monotonic()
        if now - self.measured_at >= MEASURED:
            self.measured, self.measured_at = self.trip(), now
        return self.measured

    @property
    def is_behind(self) -> bool:
        """So much was asked that more need not be read yet: whoever asks most waits, and nobody else."""
        room, member = self.room, self.member
        return room is not None and member is not None and room.is_open and member.asked >= MUCH_ASKED

    def close(self) -> None:
        self.crossing.links.pop(self.key, None)
        if self.owner:
            self.crossing.send(self.owner, Close(link=self.key))
        elif self.room is not None and self.member is not None:
            self.room.part(self.member)


def heard(room: Room, member: Member, data: bytes | str, trip: int | None) -> None:
    """`trip`: the round trip of the connection in microseconds, where it is known."""
    member.line.connection = trip
    try:
        ask = frames.read(data)
    except Refused as refused:
        room.receive(member, refused, frames.id_of(data))
    else:
        room.receive(member, ask, ask.id)


def refusal(refused: Refused, language: str) -> messages.Refused:
    text = said(refused, language)
    return messages.Refused(code=code(refused), reason=refused.reason, rule=refused.rule, text=text)


class FarOutbox(Outbox):
    """At the owner: what a member hears goes over the bus to the node that has the socket. `missed`: told when that
    could not be sent."""

    def __init__(self, link: str, send: Callable[[Between], bool], missed: Callable[[str], None]) -> None:
        super().__init__()
        self.missed = missed
        self.link = link
        self.far_send = send
        self.number = 0

    def put(self, data: bytes) -> None:
        if not self.code:
            self.number += 1
            if not self.far_send(Out(link=self.link, number=self.number, data=data)):
                self.code = TRY_AGAIN
                self.missed(self.link)

    def close(self, code: int) -> None:
        if not self.code:
            self.code = code
            self.far_send(End(link=self.link, code=code))
