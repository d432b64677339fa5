"""Nobody is let in who should not be, and nobody takes more than a share."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tefuda.server.doors import RATES
from tefuda.server.members import NOT_ALLOWED
from tests.server.dealt import dealt, is_sentence
from tests.server.players import House, Line, Person, house

pytestmark = pytest.mark.anyio


async def test_a_guest_who_wants_a_thousand_tables_gets_a_few_and_others_still_get_theirs(tmp_path: Path) -> None:
    many = (1_000_000.0, 1_000_000.0)
    rates = {"http": many, "sockets": many, "guests": many, "tables": RATES["tables"]}
    async with house(tmp_path, rates=rates) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await ben.make()
        wants = [anna.http.post("/api/tables", json={"game": "blanc_noir"}) for _ in range(1000)]
        answers = await asyncio.gather(*wants)
        made = [answer for answer in answers if answer.status_code == 201]
        for answer in answers:
            if answer.status_code != 201:
                assert (answer.status_code, answer.json()["error"]["code"]) == (429, "slow-down")
                assert is_sentence(answer.json()["error"]["text"])
                assert 1 <= int(answer.headers["retry-after"]) <= 60
        _, burst = RATES["tables"]
        assert burst <= len(made) <= burst + 5
        assert len(set(here.node.rooms.open)) == len(made) + 1
        await ben.make()
        async with ben.at(table) as line:
            assert (await line.until("welcome"))["you"]["seat"] == "A"


async def let_in(here: House, table: str, cookie: str) -> Line:
    return Line(await connect(f"{here.ws}/ws/tables/{table}", additional_headers={"Cookie": cookie}))


async def test_whoever_makes_a_table_without_a_cookie_is_its_host_and_gets_one(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as stranger:
        made = await stranger.post("/api/tables", json={"game": "blanc_noir", "seats": 2, "sit": False})
        assert made.status_code == 201
        table = made.json()["table"]
        seat = await stranger.post(f"/api/tables/{table}/seats", json={})
        assert (seat.status_code, seat.json()["seat"]) == (201, "A")
        assert (await stranger.get("/api/me")).json()["guest"] is True
        early = await stranger.get(f"/api/tables/{table}/record")
        assert (early.status_code, early.json()["error"]["reason"]) == (404, "server_no_game_yet")


async def test_more_bots_than_seats_are_a_bad_request(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as stranger:
        new = {"game": "blanc_noir", "seats": 2, "bots": ["random"] * 3}
        answer = await stranger.post("/api/tables", json=new)
        assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "server_too_many")


async def test_a_body_that_is_nested_too_deep_is_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here, httpx.AsyncClient(base_url=here.url) as stranger:
        answer = await stranger.post("/api/tables", content="[" * 20_000, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "server_request")
        assert is_sentence(answer.json()["error"]["text"])


async def test_a_cookie_that_was_tampered_with_opens_no_seat(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        anna, ben = (line.person for line in game.lines)
        assert anna
        assert ben
        before = game.now
        user, series, issued, mac = anna.cookie.removeprefix("tefuda=").split(".")
        other = ben.cookie.removeprefix("tefuda=").split(".")
        for value in (
            f"{user}.{series}.{issued}.{mac[:-1]}{'0' if mac[-1] != '0' else '1'}",
            f"{user}.{int(series) + 1}.{issued}.{mac}",
            f"{user}.{series}.{int(issued) + 1}.{mac}",
            f"{user}.{series}.{issued}.{other[3]}",
            f"{other[0]}.{series}.{issued}.{mac}",
            f"{user}.{series}.{issued}",
            user,
            "",
        ):
            line = await let_in(here, game.table, f"tefuda={value}")
            said = await line.hear()
            assert (said["type"], said["reason"], is_sentence(said["text"])) == ("refused", "server_no_cookie", True)
            assert await line.closed() == NOT_ALLOWED
            async with httpx.AsyncClient(base_url=here.url) as stranger:
                asked = await stranger.get("/api/me", headers={"Cookie": f"tefuda={value}"})
            assert (asked.status_code, asked.json()["error"]["reason"]) == (403, "server_no_cookie")
        assert game.now == before
        line = await let_in(here, game.table, anna.cookie)
        assert (await line.hear())["you"]["seat"] == "A"
        await line.close()


async def test_who_shows_nothing_may_watch_and_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        line = await let_in(here, game.table, "")
        welcome = await line.hear()
        assert (welcome["type"], welcome["you"]["seat"], welcome["you"]["host"]) == ("welcome", None, False)
        assert welcome["state"]["legal"] is None
        moved = await game.asked.play("draw")
        heard = await line.until("moved")
        assert heard["seq"] == moved["seq"]
        (drew,) = [event for event in heard["events"] if event["event"] == "drew"]
        assert drew["card"] == {"back": "number"}
        before = game.now
        asks: dict[str, Any] = {
            "sit": {"seat": "A"}, "move": {"ply": 1, "move": "draw"}, "say": {"text": "hello"}, "ready": {},
            "emote": {"emote": "hello"}, "propose": {"what": "end"}, "kick": {"seat": "B"}, "mute": {"user": "x"},
            "open_hand": {"open": True},
        }  # fmt: skip
        for kind, fields in asks.items():
            refused = await line.answer(await line.say(kind, **fields))
            assert (refused["type"], refused["reason"]) == ("refused", "server_no_cookie"), kind
        assert (await line.answer(await line.say("probe")))["type"] == "done"
        assert game.now == before
        await line.close()
