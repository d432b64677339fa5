"""For everyone: at once and without a name, in the own language and light, by ear, by keys, without motion."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.hands import Hands, Keys
from tests.browser.visitors import DESKTOP, PHONE, TOUCH, Visitors

pytestmark = pytest.mark.anyio
FOCUS = "() => document.activeElement !== document.body && document.activeElement.checkVisibility()"


async def test_a_stranger_plays_within_two_taps(visitors: Visitors) -> None:
    anna = await visitors.stranger("Anna", **PHONE)
    await anna.go("/")
    await anna.game().get_by_role("button", name="Play against 3 bots").tap()
    await anna.sees(".told.mine")
    assert len(await anna.page.locator(".dock .hand .spot").all()) >= 7


async def test_the_browsers_language_comes_first_and_a_chosen_one_stays(visitors: Visitors) -> None:
    anna = await visitors.stranger("Anna", locale="de-AT")
    await anna.go("/")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    german = await anna.page.get_by_role("heading", level=1).inner_text()
    await anna.page.locator("header select").select_option("ja")
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ja")
    await expect(anna.page.get_by_role("heading", level=1)).not_to_have_text(german)
    await anna.page.reload()
    await expect(anna.page.locator("html")).to_have_attribute("lang", "ja")
    await anna.page.locator(".games .go").first.click()
    await anna.sees(".told.mine")
    assert re.search(r"[\u3040-\u30ff]", await anna.page.locator(".told").inner_text())


async def test_light_and_dark_follow_the_system_until_somebody_chooses(visitors: Visitors) -> None:
    anna = await visitors.stranger("Anna", color_scheme="dark")
    ground = "() => getComputedStyle(document.documentElement).backgroundColor"
    await anna.go("/")
    await anna.game().wait_for()
    dark = await anna.page.evaluate(ground)
    await anna.page.get_by_role("button", name="Light or dark").click()
    light = await anna.page.evaluate(ground)
    assert light != dark
    await anna.page.reload()
    await anna.game().wait_for()
    assert await anna.page.evaluate(ground) == light
    await anna.page.get_by_role("button", name="Light or dark").click()
    assert await anna.page.evaluate(ground) == dark


async def test_friends_come_by_link_and_give_themselves_names(visitors: Visitors) -> None:
    anna, ben = await visitors.stranger("Anna", **TOUCH), await visitors.stranger("Ben", **TOUCH)
    await anna.go("/")
    await anna.page.locator("header .me").click()
    await anna.page.get_by_label("Your name").fill("Anna of the Hill")
    await anna.page.get_by_role("button", name="Keep").click()
    await anna.page.get_by_text("Kept.").wait_for()
    await anna.page.keyboard.press("Escape")
    await anna.game().get_by_role("button", name="Table for friends").click()
    link = await anna.page.get_by_label("Link to this table", exact=True).input_value()
    assert link == anna.page.url
    await anna.page.get_by_role("img", name="QR code of the link to this table").wait_for()
    await ben.go(link)
    await ben.page.get_by_text("Anna of the Hill").wait_for()
    await ben.page.get_by_role("button", name="Sit here").first.click()
    await ben.page.get_by_role("button", name="I am ready").wait_for()


async def test_the_focus_is_never_lost(visitors: Visitors) -> None:
    """Whoever plays by keys is asked with the focus on something that is seen."""
    anna = await visitors.come("Anna", **DESKTOP)
    await anna.against_bots(3, options={"rounds": 1})
    keys = Keys(anna, 4)
    await keys.play(moves=1)
    for _ in range(6):
        await anna.sees(".told.mine, #result")
        if await anna.page.locator("#result").count():
            return
        await anna.page.wait_for_function(FOCUS)
        await keys.play(moves=1)


async def test_events_are_spoken_once_in_the_words_of_the_log(visitors: Visitors) -> None:
    anna = await visitors.come("Anna", **TOUCH)
    await anna.against_bots(3, options={"rounds": 1})
    spoken = anna.page.locator("[role=log][aria-live=polite]")
    await Hands(anna, 5).play(moves=2)
    await anna.sees(".told.mine, #result")
    heard = [text for text in await spoken.locator("p").all_inner_texts() if text]
    assert heard
    await anna.page.get_by_role("button", name="Log").click()
    told = await anna.page.get_by_role("list", name="Log").inner_text()
    questions = ("Your turn", "Your answer", "Choose")
    assert [text for text in heard if text not in told and not text.startswith(questions) and "?" not in text] == []


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
async def test_cards_fly_unless_somebody_wants_no_motion(visitors: Visitors, motion: str) -> None:
    anna = await visitors.come("Anna", **{**TOUCH, "reduced_motion": motion})
    await anna.against_bots(2, options={"rounds": 1})
    await anna.sees(".told.mine")
    await anna.page.evaluate(
        "() => { window.flights = 0; new MutationObserver((all) => all.forEach((one) =>"
        " { window.flights += one.addedNodes.length && one.target.className.includes('air') ? 1 : 0 }))"
        ".observe(document.querySelector('.air'), { childList: true }) }"
    )
    await Hands(anna, 6).play(moves=2)
    assert bool(await anna.page.evaluate("() => window.flights")) == (motion == "no-preference")


# Where each card that flies has begun: the middle of it, and whether it is seen what it is.
STARTS = """
() => {
  window.starts = []
  new MutationObserver((all) => {
    for (const one of all.flatMap((change) => [...change.addedNodes])) {
      if (!one.classList?.contains('flying')) continue
      const { x, y, width, height } = one.getBoundingClientRect()
      window.starts.push([x + width / 2, y + height / 2, !one.querySelector('.back')])
    }
  }).observe(document.querySelector('.air'), { childList: true })
}
"""


@pytest.mark.parametrize("way", ["drawn", "discarded"])
async def test_a_card_flies_from_where_it_lay(visitors: Visitors, way: str) -> None:
    anna = await visitors.come("Anna", **{**TOUCH, "reduced_motion": "no-preference"})
    await anna.against_bots(2)
    may = {"drawn": ".piles .may", "discarded": ".dock .hand .may:has(.plain)"}[way]
    await Hands(anna, 6).play(until=f".play:has(.told.mine) {may}")
    card = anna.page.locator(f"{may} .card").last
    await card.click()
    await anna.page.evaluate(STARTS)
    await card.evaluate("(one) => Promise.all(one.closest('.spot').getAnimations().map((rise) => rise.finished))")
    box = await card.bounding_box()
    assert box
    await anna.page.locator(".choices .button").first.click()
    await anna.page.wait_for_function("() => window.starts.length")
    starts = await anna.page.evaluate("() => window.starts")
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert [seen for x, y, seen in starts if seen and abs(x - middle[0]) < 3 and abs(y - middle[1]) < 3]


async def test_a_seat_is_given_away_and_taken_by_keys(visitors: Visitors) -> None:
    """The button that did it is gone; the focus is where the seat can be given again."""
    anna = await visitors.come("Anna", **DESKTOP)
    await anna.go(await anna.make(seats=2, bots=["sensible"]))
    for pressed, next in (("Send away: Bot B", "Add a bot: B"), ("Add a bot: B", "Send away: Bot B")):
        await anna.page.get_by_role("button", name=pressed).press("Enter")
        await expect(anna.page.get_by_role("button", name=next)).to_be_focused()


@pytest.mark.parametrize("way", ["Escape", "Close"])
@pytest.mark.parametrize("side", ["Log", "Talk"])
async def test_what_opened_a_side_has_the_focus_when_it_is_closed(visitors: Visitors, side: str, way: str) -> None:
    anna = await visitors.come("Anna", **DESKTOP)
    await anna.against_bots(2)
    opener = anna.page.get_by_role("button", name=side, exact=True)
    await opener.press("Enter")
    close = anna.page.locator("aside").get_by_role("button", name="Close")
    await close.press("Enter" if way == "Close" else way)
    await expect(anna.page.locator("aside")).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_a_recipe_is_come_to_and_left_by_keys(visitors: Visitors) -> None:
    anna = await visitors.come("Anna", **DESKTOP)
    await anna.go(await anna.make(game="brawl", seats=2))
    await anna.page.get_by_role("button", name="Anna plays Hale").press("Enter")
    own = anna.page.get_by_role("button", name="A recipe of your own")
    await own.press("Enter")
    await anna.page.keyboard.press("Tab")
    await expect(anna.page.get_by_label("Name (letters only)")).to_be_focused()
    await anna.page.get_by_role("dialog").get_by_role("button", name="Back").press("Enter")
    await expect(own).to_be_focused()
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.get_by_role("button", name="Anna plays Hale")).to_be_focused()
