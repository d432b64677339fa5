"""A new table: its game, its options, and who sits there from the beginning."""

from tefuda import bots, registry
from tefuda.core.reasons import BadInput
from tefuda.core.view import LETTERS
from tefuda.server import entries, forms
from tefuda.server.agreed import checked
from tefuda.server.due import secret
from tefuda.server.people import names
from tefuda.server.people.kept import User


def first_entries(new: forms.NewTable, user: User, now: int) -> list[entries.Entry]:
    """What stands first in the table's log. BadInput for whatever cannot be."""
    opened = registry.Opened(new.game, dict(new.options))
    seats = new.seats if new.seats is not None else opened.identity.usual_seats(opened.options)
    settings = checked(
        entries.Settings(
            seats=seats,
            public=new.public,
            clock=new.clock,
            absent=new.absent,
            grace=new.grace,
            rotate=new.rotate,
            chat=new.chat,
            countdown=new.countdown,
            bots=new.stand_in,
            webhook=new.webhook,
        ),
        opened,
    )
    if len(new.bots) + new.sit > seats:
        raise BadInput("server_too_many", seats=seats)
    created = entries.Created(
        at=now,
        game=new.game,
        rules_version=opened.rules_version,
        options=opened.options,
        settings=settings,
        host=user.id,
        name=names.player_name(new.name) if new.name.strip() else user.name,
        secret=secret(),
    )
    found: list[entries.Entry] = [created]
    if new.sit:
        found.append(entries.Sat(at=now, seat="A", kind="person", name=user.name, user=user.id))
    for seat, level in zip(LETTERS[int(new.sit) :], new.bots):
        found.append(entries.Sat(at=now, seat=seat, kind="bot", name=f"Bot {seat}", level=bots.checked(level)))
    if new.sit and new.ready:
        found.append(entries.Readied(at=now, seat="A", ready=True))
    return found
