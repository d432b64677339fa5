"""A whole game of Blanc Noir: four seats, two browsers, two bots."""

import asyncio
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser

from tests.browser.hands import Hands, Keys
from tests.browser.visitors import DESKTOP, PHONE, SHORT, TOUCH, Visitor, Visitors, frame
from tests.server.players import House
from tests.server.processes import serving
from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio

DOWN = "The line is down. It comes back by itself"
RESULT = """
() => [...document.querySelectorAll('.gathering table tbody tr')].map((row) => [
  row.querySelector('th').textContent.trim().replace(/ \\(.*\\)$/, ''),
  row.querySelector('td').textContent.trim(),
  row.classList.contains('won'),
])
"""


async def two_at_a_table(visitors: Visitors, url: str = "", **kind: Any) -> tuple[Visitor, Visitor]:
    """Anna makes the table and Ben takes her link; all are ready. `url`: where Ben finds the server."""
    kind = kind or TOUCH
    anna, ben = await visitors.come("Anna", **kind), await visitors.come("Ben", url, **kind)
    link = await anna.make(seats=4, bots=["sensible", "sensible"], options=SHORT)
    await anna.go(link)
    await ben.go(link)
    await ben.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, ben):
        await visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in (anna, ben):
        await visitor.sees(".dock .hand")
    return anna, ben


async def same_result(anna: Visitor, ben: Visitor) -> list[Any]:
    """The scores, which both of them see."""
    found = [await visitor.page.evaluate(RESULT) for visitor in (anna, ben)]
    assert found[0] == found[1]
    assert [name for name, _, _ in found[0]].count("Anna") == 1
    assert len(found[0]) == 4
    assert any(won for _, _, won in found[0])
    return list(found[0])


@pytest.mark.parametrize("way", ["taps", "keys", "phone"])
async def test_it_is_played_to_the_end(visitors: Visitors, way: str) -> None:
    devices = {"taps": TOUCH, "keys": DESKTOP, "phone": PHONE}
    both = await two_at_a_table(visitors, **devices[way])
    hands = [(Keys if way == "keys" else Hands)(visitor, seed) for seed, visitor in enumerate(both)]
    await asyncio.gather(*(one.play() for one in hands))
    await same_result(*both)


def port(url: str) -> int:
    return urlsplit(url).port or 0


async def the_record_has_every_move(*players: Visitor) -> None:
    """Each that was sent, once and in its order."""
    table = players[0].heard[0]["table"]
    record = await (await players[0].context.request.get(f"/api/tables/{table}/record")).json()
    for player in players:
        assert [move for seat, move, *_ in record["moves"] if seat == player.seat] == player.own


async def test_a_line_that_breaks_comes_back_and_loses_nothing(browser: Browser, node: House) -> None:
    """Ben's line stays away until his screen says so, and breaks once more while a move of his is under way."""
    async with Proxy(port(node.url)) as proxy, Visitors(browser, node.url) as visitors:
        anna, ben = await two_at_a_table(visitors, f"http://127.0.0.1:{proxy.port}")
        hers, his = Hands(anna, 3), Hands(ben, 4)
        playing = asyncio.create_task(hers.play())
        await his.play(moves=1)
        proxy.back.cut = True
        await ben.page.get_by_text(DOWN).wait_for()
        proxy.heal()
        await ben.page.get_by_text(DOWN).wait_for(state="detached")
        await his.play(moves=1)
        proxy.back.drop = True
        again = asyncio.create_task(his.play(moves=1))
        while not ben.mine:
            await frame(ben)
        await proxy.cut()
        proxy.heal()
        await again
        await his.play()
        await playing
        await same_result(anna, ben)
        await the_record_has_every_move(anna, ben)
        assert anna.faults == []


async def test_a_server_that_is_killed_comes_back_with_every_move(browser: Browser, tmp_path: Path) -> None:
    """kill -9 in mid-game; another process goes on from what is on disk, behind the same address."""
    async with (
        serving(tmp_path) as first,
        Proxy(port(first.url)) as proxy,
        Visitors(browser, f"http://127.0.0.1:{proxy.port}") as visitors,
    ):
        anna, ben = await two_at_a_table(visitors)
        playing = asyncio.gather(Hands(anna, 5).play(), Hands(ben, 6).play())
        while min(len(anna.own), len(ben.own)) < 2:
            await frame(anna)
        first.process.kill()
        await first.process.wait()
        await anna.page.get_by_text(DOWN).wait_for()
        async with serving(tmp_path) as second:
            proxy.target = port(second.url)
            await playing
            await same_result(anna, ben)
            await the_record_has_every_move(anna, ben)
