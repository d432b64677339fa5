"""What members may do, and what follows in the log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tefuda.core.reasons import BadInput, shown
from tefuda.server import asks, entries, hosting, messages, tell
from tefuda.server.members import MOST_MUTED, Member
from tefuda.server.people.names import JOINERS
from tefuda.server.refusals import NotAllowed, NotNow, SlowDown, Stale
from tefuda.server.seating import Place

if TYPE_CHECKING:
    from tefuda.server.room import Room

WHAT = ("undo", "pause", "resume", "end")
EMOTES = ("hello", "thanks", "well_played", "oops", "hmm", "hurry", "laugh", "wow", "good_game")


FREE = (asks.Move, asks.Why, asks.Look, asks.Say, asks.Emote, asks.Mute, asks.Probe)
"""What may come as fast as a socket may, or has a pace of its own; everything else is written down for ever."""


WATCHING = (asks.Why, asks.Look, asks.Probe)
"""What may be asked by somebody of whom nothing is known."""


async def do(room: Room, member: Member, ask: Any, held: int = 0) -> None:
    """`held`: for so many milliseconds, a move in a race."""
    if not member.who.is_known and not isinstance(ask, WATCHING):
        raise NotAllowed("server_no_cookie")
    if not isinstance(ask, FREE) and not member.manners.acts.take():
        raise SlowDown("server_slow_down")
    match ask:
        case asks.Move():
            await move(room, member, ask, held)
        case asks.Why():
            why(room, member, ask)
        case asks.Look():
            welcome(room, member, None)
        case asks.Sit():
            await sit(room, member, ask)
        case asks.Stand():
            place = own(room, member)
            await room.commit(entries.Stood(at=room.now, seat=place.seat, name=place.name), member, ask.id)
            await hosting.pass_on(room)
        case asks.Ready():
            await ready(room, member, ask)
        case asks.Mix():
            between_games(room)
            place = own(room, member)
            await room.commit(entries.Mixed(at=room.now, seat=place.seat, word=ask.word), member, ask.id)
        case asks.AddBot() | asks.AddProgram() | asks.Kick() | asks.Change():
            await hosting.do(room, member, ask)
        case asks.Propose():
            await propose(room, member, ask)
        case asks.Agree():
            await agree(room, member, ask)
        case asks.OpenHand():
            playing(room)
            place = own(room, member)
            entry = entries.Opened(at=room.now, seat=place.seat, open=ask.open)
            await room.commit(entry, member, ask.id)
        case asks.Say() | asks.Emote():
            await say(room, member, ask)
        case asks.Mute():
            muted = member.manners.muted
            if ask.mute and len(muted) >= MOST_MUTED:
                raise NotNow("server_muted_many", most=MOST_MUTED)
            (muted.add if ask.mute else muted.discard)(ask.user)
            member.send(messages.encode(messages.Done(id=ask.id)))
        case asks.Probe():
            member.send(messages.encode(messages.Done(id=ask.id)))


# -- what must hold


def own(room: Room, member: Member) -> Place:
    seat = room.seat_of(member)
    if seat is None:
        raise NotAllowed("server_not_seated")
    return room.table.places[seat]


def playing(room: Room) -> None:
    if room.table.phase != "playing":
        raise NotNow("server_no_game")


def between_games(room: Room) -> None:
    if room.table.phase == "playing":
        raise NotNow("server_game_on")


# -- in a game


async def move(room: Room, member: Member, ask: asks.Move, held: int) -> None:
    table = room.table
    place = own(room, member)
    seq = table.ids.get((member.who.user, ask.id)) if ask.id else None
    if seq is not None:
        member.send(messages.encode(messages.Done(id=ask.id, seq=seq)))
        return
    playing(room)
    if table.paused:
        raise NotNow("server_paused")
    if not table.asked_since <= ask.ply <= table.ply:
        raise Stale("server_stale", ply=ask.ply, now=table.ply)
    entry = entries.Moved(at=room.now, seat=place.seat, move=ask.move, user=member.who.user, id=ask.id, held=held)
    await room.commit(entry, member, ask.id)


def why(room: Room, member: Member, ask: asks.Why) -> None:
    place = own(room, member)
    playing(room)
    state = room.table.state
    assert state is not None
    language = member.who.language
    reason = state.why_not(place.seat, ask.move)
    if reason is None:
        found = messages.Reason(id=ask.id, move=ask.move, legal=True)
    else:
        found = messages.Reason(
            id=ask.id,
            move=ask.move,
            legal=False,
            reason=reason.reason,
            rule=reason.rule,
            text=reason.say(language),
            remedy=reason.say_remedy(language),
        )
    member.send(messages.encode(found))


# -- seats


async def sit(room: Room, member: Member, ask: asks.Sit) -> None:
    table = room.table
    if room.seat_of(member) is not None:
        raise NotNow("server_seated")
    if table.phase == "playing":
        raise NotNow("server_game_on")
    place = table.places.first_free() if ask.seat is None else seat_named(room, ask.seat)
    if place is None or place.is_taken:
        raise NotNow("server_seat_taken")
    who = member.who
    entry = entries.Sat(at=room.now, seat=place.seat, kind="person", name=who.name, user=who.user)
    await room.commit(entry, member, ask.id)


def seat_named(room: Room, seat: str) -> Place:
    if seat not in room.table.places.letters:
        raise BadInput("unknown_seat", seat=seat, seats=", ".join(room.table.places.letters))
    return room.table.places[seat]


async def ready(room: Room, member: Member, ask: asks.Ready) -> None:
    between_games(room)
    place = own(room, member)
    await room.commit(entries.Readied(at=room.now, seat=place.seat, ready=ask.ready), member, ask.id)


# -- what all must agree on


async def propose(room: Room, member: Member, ask: asks.Propose) -> None:
    playing(room)
    place = own(room, member)
    table = room.table
    if ask.what not in WHAT:
        raise BadInput("server_propose", what=shown(ask.what), known=", ".join(WHAT))
    if table.vote is not None:
        raise NotNow("server_vote_on")
    if ask.what == "undo" and table.last_by != place.seat:
        raise NotNow("server_no_undo")
    if (ask.what == "pause" and table.paused) or (ask.what == "resume" and not table.paused):
        raise NotNow("server_pause_already")
    await room.commit(entries.Asked(at=room.now, seat=place.seat, what=ask.what), member, ask.id)


async def agree(room: Room, member: Member, ask: asks.Agree) -> None:
    place = own(room, member)
    vote = room.table.vote
    if vote is None or (place.seat not in vote.due and (ask.yes or place.seat != vote.by)):
        raise NotNow("server_no_vote")
    await room.commit(entries.Answered(at=room.now, seat=place.seat, yes=ask.yes), member, ask.id)


# -- words


async def say(room: Room, member: Member, ask: asks.Say | asks.Emote) -> None:
    if not room.table.settings.chat:
        raise NotNow("server_no_chat")
    if not (member.manners.words.take() and room.company.words.take()):
        raise SlowDown("server_slow_down")
    text = ""
    if isinstance(ask, asks.Say):
        text = "".join(sign if sign.isprintable() or sign in JOINERS else " " for sign in ask.text).strip(f" {JOINERS}")
        if not text:
            raise BadInput("server_empty_line")
    elif ask.emote not in EMOTES:
        raise BadInput("server_emote", emote=ask.emote, known=", ".join(EMOTES))
    entry = entries.Said(
        at=room.now,
        user=member.who.user,
        name=member.who.name,
        seat=room.seat_of(member) or "",
        text=text,
        emote=ask.emote if isinstance(ask, asks.Emote) else "",
    )
    await room.commit(entry, member, ask.id)


# -- the whole table


def welcome(room: Room, member: Member, since: int | None) -> None:
    """What was missed, where that is known; else the whole table."""
    table = room.table
    seat = room.seat_of(member)
    you = messages.You(user=member.who.user, name=member.who.name, seat=seat, host=table.host == member.who.user)
    seats = [tell.holder(place, place.seat in room.here) for place in table.places]
    state = tell.game(table, member, seat)
    now = room.now
    missed = [] if since is None else [told for told in room.told if told.seq > since]
    if since is not None and 0 < since <= table.seq and len(missed) == table.seq - since:
        for told in missed:
            if not (isinstance(told.entry, entries.Said) and told.entry.user in member.manners.muted):
                member.send(messages.encode(told.message(seat, id=told.id_for(you.user))))
        member.send(messages.encode(messages.Caught(seq=table.seq, at=now, you=you, state=state, seats=seats)))
        return
    shown = messages.Welcome(
        seq=table.seq,
        at=now,
        you=you,
        table=table.id,
        name=table.name,
        game=table.game,
        rules_version=table.rules_version,
        options=table.options,
        settings=table.settings if you.host else tell.public(table.settings),
        host=table.host,
        phase=table.phase,
        until=table.until,
        number=table.number,
        lesson=table.is_lesson,
        seats=seats,
        spectators=room.spectators,
        commitment=table.commitment,
        mixed=sorted(table.words),
        state=state,
        outcome=table.outcome,
        secret=table.last_secret,
        vote=None if table.vote is None else table.vote.plain(),
        paused=table.paused,
        told=[messages.plain(told.message(seat, id=told.id_for(you.user))) for told in room.told if told.events],
        chat=[messages.plain(tell.said(seq, one)) for seq, one in table.chat if one.user not in member.manners.muted],
    )
    member.send(messages.encode(shown))
