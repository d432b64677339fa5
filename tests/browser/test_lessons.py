"""The first game, which teaches: played to its end, left and taken up again, or left for good."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.hands import Pupil
from tests.browser.visitors import TOUCH, Visitor, Visitors

pytestmark = pytest.mark.anyio
DONE = "body:not(:has(dialog[open])) .coach .button.primary"


async def begin(visitors: Visitors) -> Visitor:
    anna = await visitors.stranger("Anna", **TOUCH)
    await anna.go("/")
    await anna.game().get_by_role("link", name="Learn it in ten minutes").click()
    await anna.page.get_by_role("button", name="Begin").click()
    await anna.sees(".coach")
    return anna


async def test_it_is_played_with_real_moves_to_its_end(visitors: Visitors) -> None:
    anna = await begin(visitors)
    await Pupil(anna, 0).play(until=DONE)
    assert len(anna.own) >= 4
    assert not [one for one in anna.heard if one["type"] == "refused"]
    await anna.page.get_by_role("link", name="Play a real game").click()
    await anna.game().wait_for()


async def test_another_move_is_answered_gently_and_not_played(visitors: Visitors) -> None:
    anna = await begin(visitors)
    coach = anna.page.get_by_role("region", name="Tutorial")
    before = await coach.get_by_role("status").inner_text()
    other = anna.page.locator(".dock .hand .may:not(.hinted)").first.or_(anna.page.locator(".choices .button").first)
    await other.first.click()
    await expect(anna.page.locator(".dock .chosen, .coach .aside").first).to_be_visible()
    if await anna.page.locator(".dock .chosen").count():
        await anna.page.locator(".choices .button:not(.quiet)").first.click()
    await expect(coach.get_by_role("status")).not_to_have_text(before)
    assert anna.own == []


async def test_it_goes_on_where_it_was_left(visitors: Visitors) -> None:
    anna = await begin(visitors)
    await Pupil(anna, 0).play(moves=2)
    step = anna.page.locator(".coach .step")
    await expect(step).to_have_text(re.compile("Step [3-9]"))
    left = await step.inner_text()
    await anna.go("/learn/blanc_noir")
    await anna.page.get_by_role("button", name=re.compile("Go on with step")).click()
    await expect(step).to_have_text(left)
    await Pupil(anna, 0).play(until=DONE)


async def test_it_can_be_skipped(visitors: Visitors) -> None:
    anna = await begin(visitors)
    await anna.page.get_by_role("button", name="Leave the tutorial").click()
    await expect(anna.page.locator(".coach, .hinted")).to_have_count(0)
    await anna.page.reload()
    await anna.sees(".told.mine")
    await expect(anna.page.locator(".coach, .hinted")).to_have_count(0)
