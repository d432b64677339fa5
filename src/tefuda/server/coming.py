"""Sockets that come to a table, and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tefuda.server import doing, entries, messages
from tefuda.server.members import NOT_ALLOWED, TAKEN_ELSEWHERE, Member
from tefuda.server.refusals import NotAllowed

if TYPE_CHECKING:
    from tefuda.server.room import Room


async def come(room: Room, member: Member, since: int | None) -> None:
    """The same person's older socket at this table goes."""
    room.coming.remove(member)
    if member.outbox.code:
        return
    seat = room.seat_of(member)
    if member.who.token and seat is None:
        room.refuse(member, NotAllowed("server_token"))
        member.outbox.close(NOT_ALLOWED)
        return
    room.members.append(member)
    member.manners = room.company.manners(member.who.user)
    if seat is not None and not member.quiet:
        for other in [one for one in room.members if room.is_same_seat(one, member)]:
            other.send(messages.encode(messages.Replaced()))
            other.outbox.close(TAKEN_ELSEWHERE)
            room.members.remove(other)
    doing.welcome(room, member, since)
    if member.quiet:
        return
    if seat is not None and room.table.places[seat].stand_in:
        await room.commit(entries.Returned(at=room.now, seat=seat))
    if room.table.paused == "server":
        await room.commit(entries.Resumed(at=room.now, why="server"))
    room.note_presence()
    say_presence(room, seat, here=True, but=member)
    await room.catch_up()


async def go(room: Room, member: Member) -> None:
    if member not in room.members:
        return
    seat = room.seat_of(member)
    room.members.remove(member)
    if member.quiet:
        return
    room.note_presence()
    say_presence(room, seat, here=seat in room.here)


def say_presence(room: Room, seat: str | None, here: bool, but: Member | None = None) -> None:
    away = room.table.settings.grace * 1000 if room.table.settings.absent == "bot" and not here else 0
    message = messages.Presence(seat=seat or "", here=here, away=away, spectators=room.spectators)
    data = messages.encode(message)
    for member in room.members:
        if member is not but:
            member.send(data)
