"""BRAWL in real time, in two browsers: taps, keys, flicks, and plays that come too late."""

import asyncio
from datetime import UTC, datetime
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser

from tests.browser.fists import LIT, Fists, in_hand, place, tap
from tests.browser.laying import laid
from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors
from tests.server.players import House
from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio

REDS, BLUES = "reds:hit=31/0/0;base=1;freeze=3", "blues:hit=0/0/31;base=1;freeze=3"
ONE_COLOUR = {"mode": "tournament", "decks": f"{REDS},{BLUES}"}
"""Whatever Anna flips is a red Hit, whatever Ben flips a blue one."""
TIED = """
seats: 3
A: freeze | * | freeze
B: - | * | -
C: - | * | freeze
AB: A1 B1
BC: B2 C1
CA: C2 A2
A1: freeze | - | -
B1: freeze | - | -
B2: freeze | - | -
C1: freeze | - | -
C2: freeze | - | -
turn: A
"""
"""When A has frozen A2 too, everybody has won two Bases."""
STILL = 150
"""Milliseconds after which a hand that carries a card no longer flicks it."""
PLACES = """
() => ['discard', 'flip', 'A1', 'B1'].map((spot) => {
  const at = (name) => document.querySelector(`.place[data-spot="${name}"]`)
  const found = at(spot) ?? at('lift')
  const { x, y, width, height } = found.getBoundingClientRect()
  return [x, y, width, height].map(Math.round)
})
"""


async def two_fight(visitors: Visitors, url: str = "", options: Any = None, **kind: Any) -> tuple[Visitor, Visitor]:
    kind = kind or PHONE
    anna, ben = await visitors.come("Anna", **kind), await visitors.come("Ben", url, **kind)
    link = await anna.make(game="brawl", seats=2, options=options or ONE_COLOUR)
    for visitor in (anna, ben):
        await visitor.go(link)
    await ben.page.get_by_role("button", name="Sit here").click()
    for visitor in (anna, ben):
        await visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in (anna, ben):
        await visitor.sees(".own .desk")
    return anna, ben


def counted(visitor: Visitor) -> list[str]:
    """The own moves that counted, as the server told them."""
    sent = {one["id"]: one["move"] for one in visitor.sent if one["type"] == "move"}
    return [sent[one["id"]] for one in visitor.heard if one["type"] == "moved" and one.get("id") in sent]


@pytest.mark.parametrize("mode", ["tournament", "training"])
async def test_it_is_fought_to_the_end(visitors: Visitors, mode: str) -> None:
    both = await two_fight(visitors, options={"mode": mode})
    await asyncio.gather(*(Fists(visitor, seed).fight() for seed, visitor in enumerate(both)))
    said = [await visitor.page.locator(".fight .end li").all_inner_texts() for visitor in both]
    assert said[0], "every Base is counted on the screen"
    assert said[0] == said[1]
    table = both[0].heard[0]["table"]
    record = await (await both[0].context.request.get(f"/api/tables/{table}/record")).json()
    by_seat = [[move for seat, move, *_ in record["moves"] if seat == one] for one in "AB"]
    assert sorted(map(counted, both)) == sorted(by_seat)


async def test_a_play_that_comes_too_late_is_in_the_hand_again_with_the_reason(browser: Browser, node: House) -> None:
    async with Proxy(urlsplit(node.url).port or 0) as proxy, Visitors(browser, node.url) as visitors:
        anna, ben = await two_fight(visitors, f"http://127.0.0.1:{proxy.port}")
        for visitor in (anna, ben):
            await tap(visitor.page, "flip")
            await in_hand(visitor)
        proxy.forth.drop = True
        await tap(ben.page, "A1 A")
        await ben.sees(".held.gone")
        assert await ben.page.locator(LIT).count() == 0, "nothing can be played twice"
        await tap(anna.page, "A1 A")
        await ben.page.locator('[data-spot="A1 A"] .one').wait_for()
        assert await ben.page.locator(".held.gone").count() == 1, "it is still on its way"
        proxy.forth.drop = False
        reason = ben.page.locator(".status [role=alert]")
        await reason.wait_for()
        assert "blue" in (await reason.inner_text()).lower() or "red" in (await reason.inner_text()).lower()
        assert await in_hand(ben) == "blue Hit"
        assert await ben.page.locator('[data-spot="A1 A"] .one').count() == 1, "no card lies there that was not played"
        await tap(ben.page, "A1 B")
        for visitor in (anna, ben):
            await visitor.page.locator('[data-spot="A1 B"] .one').wait_for()
        assert counted(ben) == ["flip", "play blue.hit A1 B"]
        assert (anna.faults, ben.faults) == ([], [])


async def test_a_play_under_way_when_the_line_breaks_counts_once(browser: Browser, node: House) -> None:
    async with Proxy(urlsplit(node.url).port or 0) as proxy, Visitors(browser, node.url) as visitors:
        anna, ben = await two_fight(visitors, f"http://127.0.0.1:{proxy.port}")
        await tap(ben.page, "flip")
        await in_hand(ben)
        proxy.back.drop = True
        await tap(ben.page, "B1 B")
        await anna.page.locator('[data-spot="B1 B"] .one').wait_for()
        assert await ben.page.locator(".held.gone").count() == 1
        await proxy.cut()
        proxy.heal()
        await ben.page.locator('[data-spot="B1 B"] .one').wait_for()
        await ben.sees('.pile.may [data-spot="flip"]')
        assert await ben.page.locator(".held").count() == 0
        moved = [one for one in anna.heard if one["type"] == "moved" and one["seat"] == "B"]
        assert [event["event"] for one in moved for event in one["events"]] == ["flipped", "played"]


async def test_five_plays_a_second_move_nothing_on_the_screen(visitors: Visitors) -> None:
    anna, _ = await two_fight(visitors)
    before = await anna.page.evaluate(PLACES)
    for spot in ("A1 A", "B1 A", "A1 B", "B1 B", "A1 A", "A1 A"):
        await tap(anna.page, "flip")
        await anna.page.locator(f'.lit[data-spot="{spot}"]').wait_for()
        await tap(anna.page, spot)
    await anna.page.locator('[data-spot="A1 A"] .one').nth(2).wait_for()
    assert await anna.page.evaluate(PLACES) == before
    small = [[round(width), round(height)] for *_, width, height in before if min(width, height) < 44]
    assert small == [], "a finger finds everything"


async def test_a_second_tap_and_a_hasty_flip_do_no_harm(visitors: Visitors) -> None:
    anna, _ = await two_fight(visitors)
    await tap(anna.page, "flip")
    await in_hand(anna)
    for spot in ("A1 A", "A1 A", "B1 A", "discard", "flip", "flip"):
        await tap(anna.page, spot)
    assert await in_hand(anna) == "red Hit"
    assert counted(anna) == ["flip", "play red.hit A1 A", "flip"]


async def test_it_is_played_by_keys_which_stay_where_they_are(visitors: Visitors) -> None:
    anna, _ = await two_fight(visitors, **DESKTOP)
    page = anna.page
    keys = {spot: await place(page, spot).locator("kbd").inner_text() for spot in ("A1 A", "A1 B", "B1 A", "B1 B")}
    assert len(set(keys.values())) == 4
    for count, spot in enumerate(["B1 A", "A1 A", "B1 A"]):
        await page.keyboard.press("Space")
        await page.locator(f'.lit[data-spot="{spot}"]').wait_for()
        await page.keyboard.press(keys[spot].lower())
        await page.locator(".lane .one").nth(count).wait_for()
        assert keys == {one: await place(page, one).locator("kbd").inner_text() for one in keys}
    await page.keyboard.press("Space")
    await in_hand(anna)
    await page.keyboard.press("ArrowDown")
    await page.locator('.pile.may [data-spot="lift"]').wait_for()
    assert [move.split()[0] for move in counted(anna)] == ["flip", "play"] * 3 + ["flip", "discard"]


async def test_a_card_is_carried_to_its_place(visitors: Visitors) -> None:
    anna, _ = await two_fight(visitors, **DESKTOP)
    page = anna.page
    await page.keyboard.press("Space")
    await in_hand(anna)
    held, goal = await page.locator(".held").bounding_box(), await place(page, "B1 A").bounding_box()
    assert held is not None
    assert goal is not None
    await page.mouse.move(held["x"] + 20, held["y"] + 20)
    await page.mouse.down()
    await page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    await page.wait_for_timeout(STILL)
    await page.mouse.up()
    await page.locator('[data-spot="B1 A"] .one').wait_for()
    await page.keyboard.press("Space")
    await in_hand(anna)
    await page.mouse.move(held["x"] + 20, held["y"] + 20)
    await page.mouse.down()
    await page.mouse.move(5, held["y"] + 20, steps=30)
    await page.wait_for_timeout(STILL)
    await page.mouse.up()
    assert await in_hand(anna) == "red Hit", "let go over nothing, it is back"


async def test_who_waits_too_long_is_told_how_long_is_left(visitors: Visitors) -> None:
    """The page's own clock runs ahead: the server's stands where it was, and the game goes on."""
    anna, _ = await two_fight(visitors)
    status = anna.page.locator(".status")
    await tap(anna.page, "flip")
    await in_hand(anna)
    assert "Nothing is played" not in await status.inner_text()
    ends = next(one["state"]["ends"] for one in reversed(anna.heard) if one.get("state"))
    await anna.page.clock.set_fixed_time(datetime.fromtimestamp(ends / 1000 - 6.5, UTC))
    await status.get_by_text("it ends in 7 seconds").wait_for()
    await anna.page.clock.set_fixed_time(datetime.fromtimestamp(ends / 1000 - 0.5, UTC))
    await status.get_by_text("it ends in 1 second").wait_for()


async def test_a_partner_comes_in_by_key(visitors: Visitors) -> None:
    """Tag team in real time: who rests can do nothing but come in, and then the partner rests."""
    four = [await visitors.come(name, **DESKTOP) for name in ("Anna", "Ben", "Carl", "Dora")]
    anna, _, carl, _ = four
    link = await anna.make(game="brawl", seats=4, options={"mode": "tournament", "tag": "on"})
    for visitor, seat in zip(four, "ABCD"):
        await visitor.go(link)
        if visitor is not anna:
            await visitor.page.get_by_role("button", name=f"Sit here: {seat}").click()
    for visitor in four:
        await visitor.page.get_by_role("button", name="I am ready").click()
    for visitor in four:
        await visitor.sees(".own .desk")
    resting = ".own .partner.resting"  # beside whoever fights
    await anna.sees(resting)
    assert await carl.page.locator(resting).count() == 0
    await carl.page.keyboard.press("Space")
    await anna.page.keyboard.press("ArrowRight")
    await carl.sees(resting)
    await carl.page.keyboard.press("Space")
    await carl.sees(".held:not(.gone)")
    assert counted(carl) == ["flip"]
    assert counted(anna) == ["tag"]
    await anna.page.locator(resting).wait_for(state="detached")
    assert await anna.page.locator(".pile.may").count() == 0


async def test_a_further_round_is_told_and_begins_with_an_empty_hand(visitors: Visitors, node: House) -> None:
    """Everything of the old arenas is gone by then, and with it whatever hung on them."""
    anna = await visitors.come("Anna", **PHONE)
    await anna.go(await laid(node, anna, "brawl", TIED, 3))
    assert await in_hand(anna) == "Freeze"
    await tap(anna.page, "A2")
    await anna.page.get_by_text("Nobody has won this round").wait_for()
    await anna.page.locator(".held").wait_for(state="detached")
    await anna.sees('.pile.may [data-spot="flip"]')
    await tap(anna.page, "flip")
    assert await in_hand(anna) != "Freeze", "Freezes lie at the bottom of a fresh deck"
    assert await anna.page.get_by_text("They play another round: Anna, Bot B, Bot C").is_visible()
