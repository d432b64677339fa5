"""What every request must pass: origin, rate, size, and who it is."""

from collections.abc import Mapping
from math import ceil
from typing import Any
from urllib.parse import urlsplit

from tefuda import texts
from tefuda.server.limits import Buckets, whose_line
from tefuda.server.people import cookies
from tefuda.server.people.people import People, Visit
from tefuda.server.refusals import NotAllowed, SlowDown

RATES = {
    "http": (20.0, 200.0),
    "files": (200.0, 4000.0),
    "sockets": (20.0, 4000.0),
    "tables": (1 / 60, 20.0),
    "guests": (1.0, 200.0),
}
"""For each door and whoever comes: so many a second, and so many at once."""


class Doors:
    """`origins`: other sites whose pages may use this server. `proxies`: how many stand in front and are trusted."""

    def __init__(
        self,
        people: People,
        origins: tuple[str, ...] = (),
        proxies: int = 0,
        rates: Mapping[str, tuple[float, float]] = RATES,
    ) -> None:
        self.people = people
        self.origins = frozenset(origins)
        self.proxies = proxies
        self.buckets = {name: Buckets(rate, burst) for name, (rate, burst) in rates.items()}

    def address(self, scope: Any, headers: Mapping[str, str]) -> str:
        """Of the client; behind trusted proxies what the outermost of them saw."""
        if self.proxies:
            seen = [one.strip() for one in headers.get("x-forwarded-for", "").split(",") if one.strip()]
            if seen:
                return whose_line(seen[-min(self.proxies, len(seen))][:64])
        client = scope.get("client")
        return whose_line(str(client[0])) if client else "local"

    def is_secure(self, scope: Any, headers: Mapping[str, str]) -> bool:
        return cookies.is_secure(scope["scheme"], headers.get("x-forwarded-proto"), self.proxies > 0)

    def check_origin(self, headers: Mapping[str, str]) -> None:
        """A page of another site may not speak with the visitor's cookie. Programs send no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return
        hosts = {headers.get("host", "").lower()}
        if self.proxies:
            hosts.add(headers.get("x-forwarded-host", "").lower())
        if urlsplit(origin).netloc.lower() not in hosts - {""}:
            raise NotAllowed("server_origin", origin=origin[:60])

    def take(self, door: str, key: str, cost: float = 1) -> None:
        wait = self.buckets[door].take(key, cost)
        if wait:
            raise SlowDown("server_wait", seconds=max(1, ceil(wait)))

    async def visit(self, headers: Mapping[str, str]) -> Visit | None:
        """Who comes with the cookie."""
        value = shown_by(headers)
        return None if value is None else await self.people.of_cookie(value)


def shown_by(headers: Mapping[str, str]) -> str | None:
    """The cookie of ours that somebody shows, whether it is worth anything or not."""
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == cookies.NAME:
            return value
    return None


def headers_of(scope: Any) -> dict[str, str]:
    """By small name; of several of one name the last counts, but cookies are joined."""
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key, text = name.decode("latin-1").lower(), value.decode("latin-1")
        found[key] = f"{found[key]}; {text}" if key == "cookie" and key in found else text
    return found


def language_of(headers: Mapping[str, str]) -> str:
    """The first of the browser's languages that we speak."""
    for part in headers.get("accept-language", "")[:200].split(","):
        word = part.split(";")[0].strip()[:2].lower()
        if word in texts.LANGUAGES:
            return word
    return "en"


def bearer(headers: Mapping[str, str]) -> str:
    """A program's token."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
