"""The line between a browser and its server: second tabs, proxies, addresses without a certificate."""

import pytest
from playwright.async_api import expect

from tests.browser.hands import Hands, Keys
from tests.browser.proxying import Web
from tests.browser.visitors import ELSEWHERE, TOUCH, Visitors
from tests.server.players import House

pytestmark = pytest.mark.anyio


async def test_a_second_tab_takes_over_and_the_first_can_take_back(visitors: Visitors) -> None:
    first = await visitors.come("Anna", **TOUCH)
    link = await first.against_bots()
    second = await first.another(link)
    await second.sees(".dock .hand")
    notice = first.page.get_by_text("You have this table open somewhere else.")
    await notice.wait_for()
    assert await first.page.locator(".dock .hand").is_visible()  # what is there can still be looked at
    assert first.faults == []
    await Hands(second, 1).play(moves=1)
    await first.page.get_by_role("button", name="Play here").click()
    await notice.wait_for(state="detached")
    await second.page.get_by_text("You have this table open somewhere else.").wait_for()
    await Hands(first, 2).play(moves=1)
    assert second.faults == []


async def test_a_broken_line_is_said_calmly_and_moves_nothing(visitors: Visitors, node: House) -> None:
    """No dialog, no alarm: a quiet line of text; table, hand and focus stay where they are, and are as they were after
    it."""
    async with Web(node.url) as web:
        anna = await visitors.come("Anna", web.url)
        await anna.against_bots()
        await anna.sees(".told.mine")
        await anna.page.locator(".hand .spot").nth(2).focus()
        cards = anna.page.locator(".hand .spot")
        before = await cards.all_inner_texts()
        where = await anna.page.locator(".hand").bounding_box()
        web.closed = True
        await web.cut()
        line = anna.page.get_by_text("The line is down. It comes back by itself")
        await line.wait_for()
        assert await anna.page.locator("[role=alert], dialog[open]").count() == 0
        assert await anna.page.locator(".hand").bounding_box() == where
        web.closed = False
        await line.wait_for(state="detached")
        assert await cards.all_inner_texts() == before
        await expect(cards.nth(2)).to_be_focused()
        await Keys(anna, 1).play(moves=1)


async def test_it_works_behind_a_proxy_that_speaks_http(visitors: Visitors, node: House) -> None:
    """As nginx does it: another name than the server's own, and sockets that are upgraded."""
    async with Web(node.url) as web:
        anna = await visitors.stranger("Anna", f"http://{ELSEWHERE}:{web.port}", **TOUCH)
        await anna.go("/")
        await anna.game().get_by_role("button", name="Play against 3 bots").click()
        await anna.sees(".dock .hand")
        await Hands(anna, 3).play(moves=2)
        assert len(anna.own) == 2
        assert web.upgraded == 1


async def test_it_works_in_a_home_network(node: House, visitors: Visitors) -> None:
    """A plain address without a certificate: browsers keep some of what they can do from such pages."""
    anna = await visitors.stranger("Anna", node.url.replace("127.0.0.1", ELSEWHERE), **TOUCH)
    await anna.go("/")
    assert not await anna.page.evaluate("() => window.isSecureContext")
    await anna.game().get_by_role("button", name="Play against 3 bots").click()
    await anna.sees(".dock .hand")
    await Hands(anna, 4).play(moves=2)
    await anna.page.get_by_role("link", name="To the start page").click()
    await anna.game().get_by_role("button", name="Table for friends").click()
    await anna.sees(".lobby svg[role=img]")
