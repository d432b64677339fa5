"""What only the host may do, before a game and between games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tefuda import bots, registry
from tefuda.core.reasons import BadInput
from tefuda.server import asks, entries, messages, tokens
from tefuda.server.agreed import checked
from tefuda.server.members import Member
from tefuda.server.people import names
from tefuda.server.refusals import NotAllowed, NotNow
from tefuda.server.seating import Place

if TYPE_CHECKING:
    from tefuda.server.room import Room

Hosting = asks.AddBot | asks.AddProgram | asks.Kick | asks.Change


async def do(room: Room, member: Member, ask: Hosting) -> None:
    if room.table.host != member.who.user:
        raise NotAllowed("server_host_only")
    if room.table.phase == "playing":
        raise NotNow("server_game_on")
    match ask:
        case asks.AddBot(seat=seat, level=level):
            await room.commit(bot(room, seat, level), member, ask.id)
        case asks.AddProgram():
            await add_program(room, member, ask)
        case asks.Kick(seat=seat):
            place = named(room, seat)
            if not place.is_taken:
                raise NotNow("server_seat_free")
            entry = entries.Stood(at=room.now, seat=seat, name=place.name, kicked=True)
            await room.commit(entry, member, ask.id)
        case asks.Change():
            await change(room, member, ask)


def named(room: Room, seat: str | None) -> Place:
    """This seat, or the first that is free."""
    places = room.table.places
    if seat is None:
        found = places.first_free()
        if found is None:
            raise NotNow("server_no_seat")
        return found
    if seat not in places.letters:
        raise BadInput("unknown_seat", seat=seat, seats=", ".join(places.letters))
    return places[seat]


def free(room: Room, seat: str | None) -> Place:
    place = named(room, seat)
    if place.is_taken:
        raise NotNow("server_seat_taken")
    return place


def bot(room: Room, seat: str | None, level: str) -> entries.Sat:
    place = free(room, seat)
    return entries.Sat(at=room.now, seat=place.seat, kind="bot", name=f"Bot {place.seat}", level=bots.checked(level))


async def add_program(room: Room, member: Member, ask: asks.AddProgram) -> None:
    place = free(room, ask.seat)
    token = tokens.new_id()
    entry = entries.Sat(
        at=room.now,
        seat=place.seat,
        kind="program",
        name=names.player_name(ask.name),
        user=f"program {tokens.new_id()}",
        token=tokens.hash_token(token),
    )
    await room.commit(entry)
    member.send(messages.encode(messages.Done(id=ask.id, seq=room.table.seq, token=token, seat=place.seat)))


async def change(room: Room, member: Member, ask: asks.Change) -> None:
    table = room.table
    if table.set_up and not table.number:
        raise NotNow("server_set_up")
    opened = registry.Opened(table.game, dict(table.options if ask.options is None else ask.options))
    settings = checked(table.settings if ask.settings is None else ask.settings, opened)
    entry = entries.Set(at=room.now, options=opened.options, settings=settings)
    await room.commit(entry, member, ask.id)


async def pass_on(room: Room) -> None:
    """A host who leaves hands the table to the next person."""
    table = room.table
    if table.places.of_user(table.host) is None and table.places.persons:
        await room.commit(entries.Hosted(at=room.now, user=table.places.persons[0].user))
