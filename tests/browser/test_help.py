"""Help where it matters: before the click, on every card, and in a first game that is played."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.hands import Hands
from tests.browser.visitors import PHONE, TOUCH, Visitor, Visitors

pytestmark = pytest.mark.anyio
RULE = re.compile(r"BN-\d")
RAISED = """
() => {
  const [may, others] = ['.may', '.spot:not(.may)'].map((kind) => document.querySelector(`.hand ${kind}`))
  return !others || may.getBoundingClientRect().top < others.getBoundingClientRect().top
}
"""


async def asked(visitor: Visitor, selector: str) -> None:
    """At a table where a card of this kind is held. Deals differ: some games have to go on for a while."""
    await visitor.against_bots(options={"rounds": 1})
    hands = Hands(visitor, 1)
    while True:
        await visitor.sees(".told.mine, #result")
        if await visitor.page.locator(selector).count():
            return
        if await visitor.page.locator("#result").count():
            await visitor.against_bots(options={"rounds": 1})
        else:
            await hands.play(moves=1)


async def test_why_not_is_said_before_the_click(visitors: Visitors) -> None:
    """When the mouse is on a card, and when the focus is; and no move is tried for it."""
    anna = await visitors.come("Anna", **TOUCH)
    await asked(anna, ".hand .dim")
    before = len(anna.sent)
    card = anna.page.locator(".hand .dim").first
    said = anna.page.locator(".told [role=status]")
    await card.hover()
    await expect(said).to_contain_text(RULE)
    by_mouse = await said.inner_text()
    await anna.page.mouse.move(1, 1)
    await expect(said).to_have_count(0)
    await anna.page.keyboard.press("Shift")
    await card.focus()
    await expect(said).to_have_text(by_mouse)
    assert len(by_mouse.split()) > 5
    assert {one["type"] for one in anna.sent[before:]} <= {"pong", "why"}


async def test_what_may_be_played_is_raised_and_said(visitors: Visitors) -> None:
    anna = await visitors.come("Anna", **TOUCH)
    await asked(anna, ".hand .may")
    for kind, said in ((".hand .may", ", can be played"), (".hand .dim", ", cannot be played now")):
        for name in await anna.page.locator(kind).all_inner_texts():
            assert said in name
    await anna.page.wait_for_function(RAISED)


@pytest.mark.parametrize("way", ["long press", "right click", "key", "button"])
async def test_every_card_explains_itself(visitors: Visitors, way: str) -> None:
    anna = await visitors.come("Anna", **(PHONE if way == "long press" else TOUCH))
    await asked(anna, ".hand .dim")
    before = anna.own
    card = anna.page.locator(".hand .dim").first
    sheet = anna.page.get_by_role("dialog")
    name = (await card.inner_text()).partition(",")[0]
    if way == "long press":
        box = await card.bounding_box()
        assert box
        session = await anna.context.new_cdp_session(anna.page)
        at = {"x": box["x"] + 12, "y": box["y"] + 30}
        await session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
        await sheet.wait_for()
        await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    elif way == "right click":
        await card.click(button="right")
    elif way == "key":
        await card.focus()
        await anna.page.keyboard.press("i")
    else:
        await card.click()
        await anna.page.get_by_role("button", name="About this card").click()
    await expect(sheet.get_by_role("heading", level=2)).to_have_text(name)
    await expect(sheet.get_by_role("heading", name="Why not?")).to_be_visible()
    link = sheet.get_by_role("link", name=RULE)
    assert re.fullmatch(r"/rules/blanc_noir#BN-\S+", await link.get_attribute("href") or "")
    await anna.page.keyboard.press("Escape")
    await expect(sheet).to_have_count(0)
    assert anna.own == before


async def test_the_word_is_a_large_button(visitors: Visitors) -> None:
    """It is said with the next move, when somebody says it, and only then."""
    anna = await visitors.come("Anna", **TOUCH)
    await asked(anna, "button.word")
    word = anna.page.get_by_role("button", name="Blanc Noir!")
    box = await word.bounding_box()
    assert box
    assert box["height"] >= 44
    assert box["width"] >= 120
    await word.click()
    await expect(word).to_have_attribute("aria-pressed", "true")
    await word.click()
    await expect(word).to_have_attribute("aria-pressed", "false")
    await Hands(anna, 2).play(moves=1)
    assert anna.own[-1].endswith(" declare")
