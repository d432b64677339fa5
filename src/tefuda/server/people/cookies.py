"""The cookie that says who somebody is: signed, so that nobody else can write it, and worth nothing by itself."""

import hashlib
import hmac
from typing import NamedTuple

from tefuda.server.tokens import is_id

NAME = "tefuda"
DAY = 24 * 60 * 60
OLDEST = 400 * DAY
"""Browsers keep no cookie longer."""
LONGEST = 128


class Ticket(NamedTuple):
    """What a cookie says. `series` grows when all cookies of a user are called in; `issued`: seconds since 1970."""

    user: str
    series: int
    issued: int


def sign(key: bytes, user: str, series: int, now: float) -> str:
    """The value of the cookie."""
    said = f"{user}.{series}.{int(now)}"
    return f"{said}.{_mac(key, said)}"


def read(key: bytes, value: str, now: float) -> Ticket | None:
    """None for whatever this key has not signed, or too long ago."""
    if len(value) > LONGEST or not value.isascii():
        return None
    said, _, mac = value.rpartition(".")
    if not hmac.compare_digest(mac, _mac(key, said)):
        return None
    user, series, issued = said.split(".")
    ticket = Ticket(user, int(series), int(issued))
    return ticket if is_id(user) and now - ticket.issued <= OLDEST else None


def is_stale(ticket: Ticket, now: float) -> bool:
    """Whether to send the cookie anew. One from the future comes from a clock that has been put right."""
    return abs(now - ticket.issued) > DAY


def is_secure(scheme: str, forwarded_proto: str | None, trusts_proxy: bool) -> bool:
    """Whether the browser spoke TLS: as the proxy says, if it is ours, else as we see it.

    The last of several words is that of the nearest proxy; those before it may be the client's own.
    """
    if trusts_proxy and forwarded_proto:
        scheme = forwarded_proto.rpartition(",")[2].strip()
    return scheme.lower() in ("https", "wss")


def header(value: str, *, secure: bool) -> str:
    """The value of Set-Cookie."""
    return f"{NAME}={value}; Path=/; Max-Age={OLDEST}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def clearing(*, secure: bool) -> str:
    """The value of Set-Cookie that takes the cookie away."""
    return f"{NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def _mac(key: bytes, said: str) -> str:
    return hmac.new(key, b"tefuda cookie 1\n" + said.encode("ascii"), hashlib.sha256).hexdigest()
