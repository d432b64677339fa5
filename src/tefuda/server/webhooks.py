"""“It is your turn”, told to an address that the host of a table has named."""

import asyncio
import http.client
import ipaddress
import json
import logging
import socket
import ssl
from typing import Any
from urllib.parse import urlsplit

from tefuda.server.table import Table

SECONDS = 5.0
MOST_WAITING = 1000
MOST_AT_ONCE = 4

log = logging.getLogger("tefuda.webhooks")


class Webhooks:
    """`near`: whether addresses of this machine and its network may be told; not for strangers' tables."""

    def __init__(self, near: bool = False) -> None:
        self.near = near
        self.last: dict[str, str] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.room = asyncio.Semaphore(MOST_AT_ONCE)

    def notice(self, table: Table) -> None:
        """Tells, if other people are asked than last time."""
        state = table.playing
        if state is None or state.over:
            self.last.pop(table.id, None)
            return
        asked = "".join(seat for seat in state.asked if table.places[seat].kind == "person")
        if asked and asked != self.last.get(table.id) and len(self.tasks) < MOST_WAITING:
            news = {
                "table": table.id,
                "name": table.name,
                "game": table.game,
                "ply": table.ply,
                "seats": [{"seat": seat, "name": table.places[seat].name} for seat in asked],
            }
            task = asyncio.create_task(self.tell(table.settings.webhook, news))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.last[table.id] = asked

    async def tell(self, url: str, news: dict[str, Any]) -> None:
        async with self.room:
            try:
                status = await asyncio.to_thread(post, url, json.dumps(news).encode(), self.near)
            except (OSError, http.client.HTTPException, ValueError) as problem:
                log.info("table %s: nobody hears at the webhook: %s", news["table"], problem)
            else:
                if status >= 400:
                    log.info("table %s: the webhook answers %s", news["table"], status)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks)


def post(url: str, body: bytes, near: bool) -> int:
    """One request, no redirects, to the address that was checked and no other."""
    parts = urlsplit(url)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = reachable(parts.hostname or "", port, near)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection = http.client.HTTPConnection(parts.hostname or "", port, timeout=SECONDS)
    plain = socket.create_connection((address, port), SECONDS)
    connection.sock = (
        ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname)
        if parts.scheme == "https"
        else plain
    )
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "tefuda"})
        return connection.getresponse().status
    finally:
        connection.close()


def reachable(host: str, port: int, near: bool) -> str:
    """An address of the host that may be told."""
    for *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        found = str(address[0])
        if near or ipaddress.ip_address(found).is_global:
            return found
    raise ValueError(f"{host} is not an address that may be told")
