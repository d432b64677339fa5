"""People and tables before anything is measured: guests with cookies, and a table for each four of them."""

import http.client
import json
from dataclasses import dataclass, field
from typing import Any

SEATS = "ABCDEFG"


@dataclass(frozen=True)
class Kind:
    """What is played. `beat`: so many times a second each seat moves by a clock of its own, as in a race."""

    game: str = "blanc_noir"
    seats: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    beat: float = 0


@dataclass(frozen=True)
class Laid:
    """A table, and the cookies of whoever will sit there; the first is the host."""

    id: str
    cookies: tuple[str, ...]


class Refused(Exception):
    """The server does not want it: its limits are too low for a load, for example."""


class Desk:
    """HTTP over one connection."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def post(self, path: str, cookie: str, **fields: Any) -> tuple[dict[str, Any], str]:
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        self.line.request("POST", path, json.dumps(fields), headers)
        answer = self.line.getresponse()
        text = answer.read()
        if answer.status not in (200, 201):
            raise Refused(f"POST {path}: {answer.status} {text[:300].decode(errors='replace')}")
        given = answer.getheader("Set-Cookie", "")
        return json.loads(text), given.partition(";")[0]

    def guest(self, name: str) -> str:
        return self.post("/api/me", "", name=name, language="en")[1]

    def table(self, host: str, kind: Kind) -> str:
        # Whoever is away while the server is killed must find the own seat, and not a bot that has moved.
        fields = {"game": kind.game, "seats": kind.seats, "options": kind.options, "countdown": 0, "absent": "wait"}
        return str(self.post("/api/tables", host, **fields)[0]["table"])


def laid(port: int, count: int, kind: Kind) -> list[Laid]:
    desk = Desk(port)
    found = []
    for number in range(count):
        cookies = tuple(desk.guest(f"Load {number}{letter}") for letter in SEATS[: kind.seats])
        found.append(Laid(desk.table(cookies[0], kind), cookies))
    desk.line.close()
    return found
