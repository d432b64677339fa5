"""From an entry to what each member hears of it."""

from typing import Any

import msgspec

from tefuda import codec
from tefuda.core.view import LETTERS, Event
from tefuda.server import entries, messages
from tefuda.server.members import Member
from tefuda.server.seating import Place
from tefuda.server.table import Table


def holder(place: Place, here: bool) -> messages.Holder:
    return messages.Holder(
        seat=place.seat,
        kind=place.kind,
        name=place.name,
        user=place.user,
        level=place.level,
        stand_in=place.stand_in,
        ready=place.ready,
        here=here,
        open=place.open,
    )


def heard(events: tuple[Event, ...], seat: str | None) -> list[dict[str, Any]]:
    viewer = None if seat is None else LETTERS.index(seat)
    return [event.heard_by(viewer) for event in events]


class Told:
    """An entry as news, kept for those who come back: what is the same for all is worked out once."""

    def __init__(self, table: Table, entry: entries.Entry, here: set[str]) -> None:
        self.entry = entry
        self.seq = table.seq
        self.events = table.events
        self.common = self.fields(table, entry, here)
        self.game: dict[str, Any] = {}
        if table.state is not None:
            self.game = {
                "ply": table.ply,
                "over": table.state.over,
                "waiting": codec.waiting(table.state),
                "clocks": table.clocks.plain(),
                "ends": table.ends,
            }

    def fields(self, table: Table, entry: entries.Entry, here: set[str]) -> dict[str, Any]:
        """What this kind of news says besides the game."""

        def seat(letter: str) -> messages.Holder:
            return holder(table.places[letter], letter in here)

        def seats() -> list[messages.Holder]:
            return [holder(place, place.seat in here) for place in table.places]

        match entry:
            case entries.Sat() | entries.TakenOver() | entries.Returned():
                return {"seat": seat(entry.seat)}
            case entries.Stood():
                return {"seat": seat(entry.seat), "name": entry.name, "kicked": entry.kicked}
            case entries.Readied():
                return {"seat": entry.seat, "ready": entry.ready}
            case entries.Mixed():
                return {"seat": entry.seat}
            case entries.Counting():
                return {"until": entry.until}
            case entries.Started():
                words = {"entropy": table.entropy, "commitment": table.commitment}
                return {"number": entry.number, "seats": seats(), **words}
            case entries.Moved():
                return {"seat": entry.seat, "by": entry.by, "held": entry.held}
            case entries.Ended():
                told = {"why": entry.why, "outcome": table.outcome, "secret": table.last_secret}
                return {**told, "number": table.number, "commitment": table.commitment, "seats": seats()}
            case entries.Asked():
                return {"seat": entry.seat, "what": entry.what, "due": sorted(table.vote.due) if table.vote else []}
            case entries.Answered():
                result = "refused" if table.vote is None else "agreed" if table.vote.is_agreed else ""
                return {"seat": entry.seat, "yes": entry.yes, "result": result}
            case entries.Paused():
                return {"why": entry.why, "clocks": table.clocks.plain()}
            case entries.Resumed():
                return {"why": entry.why, "clocks": table.clocks.plain(), "ends": table.ends}
            case entries.Opened():
                return {"seat": entry.seat, "open": entry.open}
            case entries.Said():
                said = {"user": entry.user, "name": entry.name, "seat": entry.seat}
                return {**said, "text": entry.text, "emote": entry.emote}
            case entries.Set():
                return {"options": entry.options, "settings": public(entry.settings), "seats": seats()}
            case entries.Hosted():
                return {"user": entry.user}
        return {}

    def id_for(self, user: str) -> str:
        """A move's own name, for whoever made it: it must be known again behind a line that broke."""
        entry = self.entry
        return entry.id if isinstance(entry, entries.Moved) and entry.user == user else ""

    def message(self, seat: str | None, game: messages.Game | None = None, id: str = "") -> messages.ToClient:
        """As this seat hears it; None only watches. `game`: where it stands now, else where it stood then."""
        kind = SHAPES[type(self.entry)]
        found = dict(self.common, seq=self.seq, at=self.entry.at, id=id)
        fields = kind.__struct_fields__
        if "events" in fields:
            found["events"] = heard(self.events, seat)
        if "state" in fields:
            found["state"] = game or (messages.Game(**self.game) if self.game else None)
        if isinstance(self.entry, entries.Moved) and self.entry.seat == seat:
            found["move"] = self.entry.move
        message: messages.ToClient = kind(**found)
        return message


def said(seq: int, entry: entries.Said) -> messages.Said:
    return messages.Said(
        seq=seq, at=entry.at, user=entry.user, name=entry.name, seat=entry.seat, text=entry.text, emote=entry.emote
    )


def public(settings: entries.Settings) -> entries.Settings:
    """Without the address that is only the host's."""
    return msgspec.structs.replace(settings, webhook="")


SHAPES: dict[type[entries.Entry], Any] = {
    kind: getattr(messages, kind.__name__) for kind in entries.KINDS if kind is not entries.Created
}


def game(table: Table, member: Member, seat: str | None) -> messages.Game | None:
    """Where the game stands, for this member."""
    state = table.state
    if state is None:
        return None
    legal = None
    if seat is not None and table.phase == "playing" and seat in state.asked:
        legal = list(state.legal(seat))
    all_open = seat is None and all(place.open or place.kind == "bot" for place in table.places) and any_open(table)
    return messages.Game(
        ply=table.ply,
        over=state.over,
        waiting=codec.waiting(state),
        legal=legal,
        clocks=table.clocks.plain(),
        ends=table.ends,
        view=state.view(seat) if member.views else None,
        hands={letter: state.view(letter) for letter in state.seats} if all_open and member.views else None,
    )


def any_open(table: Table) -> bool:
    return any(place.open for place in table.places)
