"""A new table on which a recorded game goes on from one of its positions, as one seat knew it."""

import secrets

from tefuda import bots, registry
from tefuda.core.chance import Quick
from tefuda.core.reasons import BadInput
from tefuda.core.view import LETTERS
from tefuda.replay import Record
from tefuda.replay.window import record_seat
from tefuda.server import entries
from tefuda.server.due import secret
from tefuda.server.people.kept import User
from tefuda.server.refusals import NotNow


def first_entries(record: Record, ply: int, seat: str, level: str, user: User, now: int) -> list[entries.Entry]:
    """The person sits where the seat was, bots everywhere else. Cards that the seat did not know are dealt anew."""
    bots.checked(level)
    record_seat(record, seat)
    step = record.at(ply)
    if step.state.over:
        raise NotNow("server_nothing_left")
    possible = step.state.resample(seat, Quick(secrets.randbits(64)))
    return [
        set_up(record.game, possible.table(), user, now),
        *seated(record.seats, seat, level, user, now),
    ]  # fmt: skip


def set_up(
    game: str, text: str, user: User, now: int, keeps_luck: bool = False, lesson: bool = False
) -> entries.Created:
    """A table that begins with this one, for one person among bots. `keeps_luck`: what is drawn stands in the text."""
    state = registry.table(game, text)
    lines = state.table().splitlines()
    if not keeps_luck:
        lines = [line for line in lines if not line.startswith("chance: ")]
    return entries.Created(
        at=now,
        game=game,
        rules_version=state.game.identity.rules_version,
        options=dict(state.game.options),
        settings=entries.Settings(seats=len(state.seats), countdown=0, absent="wait"),
        host=user.id,
        name=user.name,
        secret=secret(),
        table="\n".join(lines),
        lesson=lesson,
    )


def seated(seats: int, seat: str, level: str, user: User, now: int) -> list[entries.Entry]:
    """Everybody sits and is ready, so that the game begins at once."""
    if len(seat) != 1 or seat not in LETTERS[:seats]:
        raise BadInput("unknown_seat", seat=seat[:40], seats=", ".join(LETTERS[:seats]))
    found: list[entries.Entry] = []
    for letter in LETTERS[:seats]:
        if letter == seat:
            found.append(entries.Sat(at=now, seat=letter, kind="person", name=user.name, user=user.id))
            found.append(entries.Readied(at=now, seat=letter, ready=True))
        else:
            found.append(entries.Sat(at=now, seat=letter, kind="bot", name=f"Bot {letter}", level=level))
    return found
