"""Tables that begin in the middle of something, laid in notation."""

from secrets import token_hex

from tefuda.server import playing_on
from tefuda.server.people.kept import User
from tests.browser.visitors import Visitor
from tests.server.players import House


async def laid(node: House, visitor: Visitor, game: str, table: str, seats: int) -> str:
    """The visitor sits at A, bots everywhere else. Its path."""
    me = await (await visitor.context.request.get("/api/me")).json()
    now = node.node.services.now()
    user = User(id=me["user"], name=visitor.name, language="en", is_guest=True, series=0, created=now, seen=now)
    id = token_hex(16)
    log = [playing_on.set_up(game, table, user, now), *playing_on.seated(seats, "A", "sensible", user, now)]
    await node.node.rooms.create(id, log)
    return f"/t/{id}"
