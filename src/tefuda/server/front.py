"""Before everything that a node answers: how fast anybody may ask, and headers that keep pages in their place."""

from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Scope, Send

from tefuda.core.reasons import BadInput
from tefuda.server.doors import Doors, headers_of, language_of
from tefuda.server.metrics import Metrics
from tefuda.server.refusals import SlowDown, code, plain

SECURE = {
    b"content-security-policy": b"default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; "
    b"form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
SOCKETS = "/ws/"
ASKED = ("/api/", SOCKETS, "/schema", "/healthz", "/metrics")
"""What is not the client's files, of which a page needs many at once."""


class Front:
    """Whatever the application answers, a refusal too, goes out through here."""

    def __init__(self, app: ASGIApp, doors: Doors, metrics: Metrics) -> None:
        self.app = app
        self.doors = doors
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_asked = scope["path"].startswith(ASKED)

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.labels(str(message["status"])).inc()
                message["headers"] = headed(scope, list(message["headers"]), is_asked)
            await send(message)

        headers = headers_of(scope)
        try:
            self.doors.take("http" if is_asked else "files", self.doors.address(scope, headers))
        except SlowDown as refused:
            await self.refuse(refused, 429, language_of(headers), sent)
            return
        if scope["path"].startswith(SOCKETS):
            await self.refuse(BadInput("server_for_sockets"), 426, language_of(headers), sent)
            return
        if scope["method"] == "HEAD":  # as GET; the line leaves the body out by itself
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, sent)

    async def refuse(self, refused: BadInput, status: int, language: str, send: Send) -> None:
        self.metrics.refused.labels(code(refused)).inc()
        body = msgspec.json.encode({"error": plain(refused, language)})
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
        ]
        if "seconds" in refused.about:
            headers.append((b"retry-after", str(refused.about["seconds"]).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def headed(scope: Scope, headers: list[tuple[bytes, bytes]], is_asked: bool) -> list[tuple[bytes, bytes]]:
    """With what every answer has, and the cookie that a visit has made."""
    found = [(name, value) for name, value in headers if name.lower() not in SECURE]
    found += SECURE.items()
    visitor = scope.get("state", {}).get("visitor")
    if visitor is not None and visitor.set_cookie:
        found.append((b"set-cookie", visitor.set_cookie.encode()))
    if is_asked and not any(name.lower() == b"cache-control" for name, _ in found):
        found.append((b"cache-control", b"no-store"))
    return found
