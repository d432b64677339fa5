"""deploy/nginx.conf before one node: TLS outside, and the node knows who comes."""

import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.deploy.proxies import nginx
from tests.server.players import House, house

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def site(folder: Path) -> AsyncIterator[tuple[House, str, str, ssl.SSLContext]]:
    async with house(folder / "data", proxies=1) as here, nginx(folder, urlsplit(here.url).port or 0) as (url, plain):
        yield here, url, plain, ssl.create_default_context(cafile=str(folder / "cert.pem"))


async def test_a_game_through_tls(tmp_path: Path) -> None:
    async with site(tmp_path) as (here, url, _, trust), httpx.AsyncClient(base_url=url, verify=trust) as client:
        origin = {"Origin": url}
        met = await client.post("/api/me", json={"name": "Anna", "language": "de"}, headers=origin)
        cookie = met.headers["set-cookie"]
        assert all(word in cookie for word in ("; HttpOnly", "; SameSite=Lax", "; Secure"))
        assert met.headers["strict-transport-security"]
        made = await client.post(
            "/api/tables",
            json={"game": "blanc_noir", "seats": 2, "bots": ["random"], "countdown": 0, "ready": True},
            headers=origin,
        )
        address = url.replace("https", "wss", 1) + made.json()["socket"]
        heads = {"Cookie": cookie.partition(";")[0], **origin}
        async with connect(address, ssl=trust, additional_headers=heads) as socket:
            plies: set[int] = set()
            while len(plies) < 4:
                said = json.loads(await socket.recv())
                state = said.get("state")
                if state and state["legal"]:
                    move = {"type": "move", "id": f"m{state['ply']}", "ply": state["ply"], "move": state["legal"][0]}
                    await socket.send(json.dumps(move))
                    plies.add(state["ply"])
            (link,) = here.node.crossing.links.values()
            assert (link.trip() or 0) > 0
        heads["Origin"] = "https://evil.example"
        async with connect(address, ssl=trust, additional_headers=heads) as socket:
            assert json.loads(await socket.recv())["reason"] == "server_origin"


async def test_without_tls_one_is_sent_there_and_lies_do_not_come_through(tmp_path: Path) -> None:
    async with site(tmp_path) as (here, url, plain, trust), httpx.AsyncClient(verify=trust) as client:
        moved = await client.get(f"{plain}/t/{'0' * 32}?a=1")
        assert (moved.status_code, urlsplit(moved.headers["location"]).scheme) == (301, "https")
        here.house.doors.buckets["guests"].rate = here.house.doors.buckets["guests"].burst = 1.0
        lies = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Host": "evil.example", "Origin": "https://evil.example"}
        assert (await client.post(f"{url}/api/me", json={}, headers=lies)).status_code == 403
        answers = [
            await client.post(f"{url}/api/me", json={}, headers={"X-Forwarded-For": f"203.0.113.{count}", "Cookie": ""})
            for count in range(2)
        ]
        client.cookies.clear()
        answers.append(await client.post(f"{url}/api/me", json={}, headers={"X-Forwarded-For": "203.0.113.9"}))
        assert [answer.status_code for answer in answers][0] == 200
        assert answers[-1].status_code == 429
        assert (await client.get(f"{url}/metrics")).status_code == 404
        long = await client.post(f"{url}/api/me", content=b"x" * 70_000)
        assert long.status_code == 413
