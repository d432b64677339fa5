"""The socket's door: who comes, from where, and how fast; then frames in, messages out."""

import asyncio
import logging
from typing import Any
from urllib.parse import parse_qs

from litestar.types import Receive, Scope, Send

from tefuda.core.reasons import BadInput, Refused
from tefuda.server import messages
from tefuda.server.asks import LONGEST_FRAME
from tefuda.server.doors import Doors, bearer, headers_of, language_of, shown_by
from tefuda.server.lines import trip_of
from tefuda.server.links import Link, refusal
from tefuda.server.members import FRAMES, NOBODY, NOT_ALLOWED, TRY_AGAIN, Outbox, Pace, Who
from tefuda.server.node import Node
from tefuda.server.people.kept import RowsFailed
from tefuda.server.refusals import NotAllowed, Unwell
from tefuda.server.store import StoreFailed
from tefuda.server.tokens import hash_token, is_id

UNDERSTOOD = {"since", "views", "token"}

log = logging.getLogger("tefuda.sockets")


class Socket:
    """One connection, from its first look to its last."""

    def __init__(self, node: Node, doors: Doors, scope: Scope, receive: Receive, send: Send) -> None:
        self.node = node
        self.doors = doors
        self.scope = scope
        self.receive = receive
        self.send = send
        self.outbox = Outbox()
        self.metrics = node.services.metrics
        self.language = "en"

    async def run(self, table: str) -> None:
        await self.receive()  # websocket.connect
        if self.node.is_cut_off:  # who comes can then not be looked up either
            await self.send_away(messages.Gone(why="cut_off", again=100), TRY_AGAIN)
            return
        try:
            who, since, views = await self.checked(table)
        except Refused as refused:
            await self.turn_away(refused)
            return
        except RowsFailed as failed:
            log.error("who comes cannot be looked up: %s", failed)
            await self.send_away(refusal(Unwell("server_storage"), self.language), TRY_AGAIN)
            return
        await self.accept()
        self.metrics.sockets.inc()
        link: Link | None = None
        writer = asyncio.create_task(self.write())
        try:
            link = await self.connect(table, who, since, views)
            if link is not None:
                await self.read(link, who)
        finally:
            self.metrics.sockets.dec()
            if link is not None:
                link.close()
            self.outbox.close(1000)
            await asyncio.wait([writer], timeout=5)
            writer.cancel()

    async def accept(self) -> None:
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def turn_away(self, refused: Refused) -> None:
        """A refusal that a browser can read: a message, and then the end."""
        message = refusal(refused, self.language)
        self.metrics.refused.labels(message.code).inc()
        await self.send_away(message, NOT_ALLOWED, message.code)

    async def send_away(self, message: messages.ToClient, code: int, reason: str = "") -> None:
        await self.accept()
        await self.send({"type": "websocket.send", "bytes": None, "text": messages.encode(message).decode()})
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    # -- who comes

    async def checked(self, table: str) -> tuple[Who, int | None, bool]:
        headers = headers_of(self.scope)
        self.language = language_of(headers)
        self.doors.check_origin(headers)
        self.doors.take("sockets", self.doors.address(self.scope, headers))
        asked = parse_qs(self.scope.get("query_string", b"").decode("ascii", "replace"), keep_blank_values=True)
        for name, values in asked.items():
            if name not in UNDERSTOOD or len(values) > 1:
                raise BadInput("server_query", name=name[:40], known=", ".join(sorted(UNDERSTOOD)))
        since = asked.get("since", [""])[0]
        if since and not (since.isascii() and since.isdigit() and len(since) < 16):
            raise BadInput("server_since", value=since[:40])
        views = asked.get("views", ["0"])[0]
        if views not in ("0", "1"):
            raise BadInput("server_views", value=views[:40])
        if not is_id(table):
            raise BadInput("server_table_id", id=table[:40])
        token = asked.get("token", [""])[0] or bearer(headers)
        if token:
            if not is_id(token):
                raise NotAllowed("server_token")
            hashed = hash_token(token)
            who = Who(f"program {hashed[:16]}", "", self.language, hashed)
        else:
            visit = await self.doors.visit(headers)
            if visit is not None:
                user = visit.user
                self.language = user.language
                who = Who(user.id, user.name, user.language)
            elif shown_by(headers) is not None:  # who had a seat must not only watch and not know why
                raise NotAllowed("server_no_cookie")
            else:
                who = Who(NOBODY, "", self.language)
        return who, int(since) if since else None, views == "1"

    async def connect(self, table: str, who: Who, since: int | None, views: bool) -> Link | None:
        try:
            trip = trip_of(self.scope, headers_of(self.scope), self.doors.proxies)
            return await self.node.connect(table, who, self.outbox, since, views, trip=trip)
        except Refused as refused:
            self.outbox.put(messages.encode(refusal(refused, who.language)))
            self.outbox.close(NOT_ALLOWED)
        except StoreFailed as failed:
            log.error("a table cannot be opened: %s", failed)
            self.outbox.put(messages.encode(refusal(Unwell("server_storage"), who.language)))
            self.outbox.close(TRY_AGAIN)
        return None

    # -- frames

    async def read(self, link: Link, who: Who) -> None:
        frames = Pace(*FRAMES)
        while True:
            event = await self.receive()
            if event["type"] != "websocket.receive":
                return
            while not frames.take() or link.is_behind:  # whoever talks too fast is read more slowly; nothing is lost
                if self.outbox.code:  # nobody hears the answers
                    return
                await asyncio.sleep(1 / frames.rate)
            data: Any = event.get("text")
            if data is None:
                self.say(BadInput("server_binary"), who)
            elif len(data) > LONGEST_FRAME:
                self.say(BadInput("server_frame_long", limit=LONGEST_FRAME), who)
            else:
                link.receive(data)

    def say(self, refused: Refused, who: Who) -> None:
        message = refusal(refused, who.language)
        self.metrics.refused.labels(message.code).inc()
        self.outbox.put(messages.encode(message))

    async def write(self) -> None:
        send = self.send

        async def out(data: bytes) -> None:
            await send({"type": "websocket.send", "bytes": None, "text": data.decode()})

        try:
            code = await self.outbox.run(out)
            self.metrics.closed.labels(str(code)).inc()
            await send({"type": "websocket.close", "code": code, "reason": ""})
        except Exception as problem:  # the line is gone: what the reader then hears as well
            log.debug("a socket ended: %r", problem)
            self.outbox.close(1006)
