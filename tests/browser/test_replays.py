"""Looking back at a game: step by step, by whose eyes, by links and records, with its proof, and on from there."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.hands import Hands
from tests.browser.visitors import SHORT, TOUCH, Visitor, Visitors

pytestmark = pytest.mark.anyio


async def played(visitors: Visitors) -> Visitor:
    """Somebody who has played a game, at its replay."""
    anna = await visitors.come("Anna", **TOUCH)
    await anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await anna.against_bots(3, options=SHORT)
    await Hands(anna, 7).play()
    await anna.go("/replay")
    await anna.page.get_by_role("link", name=re.compile("Game 1")).click()
    await anna.sees(".stage .hand")
    return anna


def where(page: Page) -> str:
    return (re.search(r"move=(\d+)", page.url) or ["", ""])[1]


async def at(visitor: Visitor, number: int | str) -> None:
    await visitor.page.wait_for_url(re.compile(rf"move={number}(&|$)"))


async def press(visitor: Visitor, name: str) -> None:
    await visitor.page.get_by_role("button", name=name, exact=True).click()


async def test_it_steps_plays_and_jumps(visitors: Visitors) -> None:
    anna = await played(visitors)
    page = anna.page
    await press(anna, "One move on")
    await at(anna, 1)
    await page.locator("main").click(position={"x": 2, "y": 2})
    await page.keyboard.press("ArrowRight")
    await at(anna, 2)
    await page.keyboard.press("ArrowLeft")
    await at(anna, 1)
    await press(anna, "To the end")
    last = await page.get_by_role("slider").get_attribute("max")
    await at(anna, last or "")
    await press(anna, "To the deal")
    await at(anna, 0)
    await page.locator("ol button").nth(3).click()
    await at(anna, 3)
    await page.get_by_label("Speed").select_option("4")
    await press(anna, "Play")
    await at(anna, 6)
    await press(anna, "Stop")
    assert int(where(page)) >= 6


async def test_it_is_seen_from_my_seat_or_with_open_hands(visitors: Visitors) -> None:
    anna = await played(visitors)
    mine = anna.page.locator(".stage .hand .spot")
    assert await mine.count() == 7
    for name, shown in (("everybody", 0), ("Bot B", 7), ("with open hands", 0)):
        await anna.page.get_by_role("radio", name=name, exact=True).check()
        await expect(mine).to_have_count(shown)
    await expect(anna.page.locator(".hands > div")).to_have_count(3)
    assert await anna.page.locator(".hands li").count() >= 21


async def test_a_link_leads_to_the_moment(visitors: Visitors) -> None:
    anna = await played(visitors)
    await press(anna, "One move on")
    await at(anna, 1)
    await press(anna, "Link to this moment")
    await anna.page.get_by_text("The link is copied.").wait_for()
    link = await anna.page.evaluate("() => navigator.clipboard.readText()")
    hand = await anna.page.locator(".stage .hand .spot").all_inner_texts()
    ben = await visitors.come("Ben", **TOUCH)
    await ben.go(link)
    await at(ben, 1)
    await ben.sees(".stage .hand")
    assert await ben.page.locator(".stage .hand .spot").all_inner_texts() == hand


async def test_a_record_is_saved_brought_and_proved(visitors: Visitors, tmp_path: Path) -> None:
    anna = await played(visitors)
    async with anna.page.expect_download() as saving:
        await press(anna, "Save the record")
    saved = tmp_path / "record.json"
    await (await saving.value).save_as(saved)
    await press(anna, "Check the shuffle")
    await anna.page.get_by_text("Nothing is wrong with this game.").wait_for()
    proof = anna.page.get_by_role("region", name="Check the shuffle")
    await expect(proof).to_contain_text("This browser was told the same commitment")
    await expect(proof).to_contain_text("follow from the secret")

    ben = await visitors.come("Ben", **TOUCH)
    await bring(ben, saved)
    await press(ben, "Check the shuffle")
    await ben.page.get_by_text("Nothing is wrong with this game.").wait_for()

    record = json.loads(saved.read_text(encoding="utf-8"))
    record["luck"]["secret"] = "0" * 64
    saved.write_text(json.dumps(record), encoding="utf-8")
    await ben.go("/replay")
    await ben.page.locator("input[type=file]").set_input_files(saved)
    await expect(ben.page.get_by_role("alert")).to_have_text(re.compile(r"\S+ \S+ .*\."))
    await expect(ben.page.locator(".stage")).to_have_count(0)


async def names(visitor: Visitor, cards: str) -> list[str]:
    """What these cards are called, without what may be done with them."""
    found = await visitor.page.locator(f"{cards} > .unseen").all_inner_texts()
    return sorted(name.partition(",")[0] for name in found)


async def bring(visitor: Visitor, record: Path) -> None:
    await visitor.go("/replay")
    await visitor.page.locator("input[type=file]").set_input_files(record)
    await visitor.sees(".stage")


async def test_it_is_played_on_from_there(visitors: Visitors) -> None:
    """From a moment, against bots, with the cards that were held then."""
    anna = await played(visitors)
    await anna.page.get_by_role("slider").press("Home")
    hand = await names(anna, ".stage .hand .spot")
    old = anna.page.url
    await press(anna, "Play on from here")
    await anna.page.wait_for_url(re.compile(r"/t/[0-9a-f]{32}$"))
    await anna.sees(".dock .hand, .lobby")
    if await anna.page.locator(".lobby").count():
        await anna.page.locator(".lobby .ready .button").click()
    await anna.sees(".told.mine")
    assert anna.page.url != old
    assert await names(anna, ".dock .hand .spot") == hand
    await Hands(anna, 8).play(moves=1)
