"""Whoever fights at the screen: sees what is lit, and taps it or presses the key that is drawn on it."""

import random

from playwright.async_api import Locator, Page

from tests.browser.visitors import PATIENCE, Visitor, frame

MOST = 1500
LIT = ".lane .place.lit, .end .place.lit"
OVER = "() => document.querySelector('#result') !== null"
# What a fighter wants to do next: the plays that are lit, and what hands do between them.
THINGS = """
() => {
  const spots = (selector) => [...document.querySelectorAll(selector)].map((one) => one.dataset.spot)
  const piles = spots('.pile.may .place')
  return { plays: spots('.lane .place.lit, .end .place.lit'), piles, held: document.querySelector('.held') !== null }
}
"""
MIDDLE = """
(spot) => {
  const found = [...document.querySelectorAll(`.place[data-spot="${spot}"]`)].at(-1)
  if (!found) return null
  const { x, y, width, height } = found.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}
"""


def place(page: Page, spot: str) -> Locator:
    return page.locator(f'.place[data-spot="{spot}"]').last


async def tap(page: Page, spot: str) -> bool:
    """With a finger, in the middle of it. False: it is not there any more, as happens in a fight."""
    middle = await page.evaluate(MIDDLE, spot)
    if middle:
        await page.touchscreen.tap(*middle)
    return bool(middle)


class Fists:
    """Plays what is lit, and discards now and then; `luck` chooses."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.luck = random.Random(seed)

    async def fight(self) -> None:
        """To the end of the game."""
        page = self.visitor.page
        for _ in range(MOST):
            if await page.evaluate(OVER):
                return
            await self.step()
            await frame(self.visitor)
        raise AssertionError(f"after {MOST} steps the fight is not over")

    async def step(self) -> None:
        seen = await self.visitor.page.evaluate(THINGS)
        if seen["plays"] and (seen["held"] or self.luck.random() < 0.5):
            await tap(self.visitor.page, self.luck.choice(seen["plays"]))
        elif seen["held"] and "discard" in seen["piles"]:
            await tap(self.visitor.page, "discard")
        elif "flip" in seen["piles"]:
            await tap(self.visitor.page, "flip")
        elif "lift" in seen["piles"] and self.luck.random() < 0.05:
            await tap(self.visitor.page, "lift")


async def in_hand(visitor: Visitor) -> str:
    """What the card in hand is called, once it is there and nothing is on the way."""
    held = visitor.page.locator(".held:not(.gone)")
    await held.wait_for(timeout=PATIENCE)
    return (await held.get_attribute("aria-label") or "").removeprefix("In your hand: ")
