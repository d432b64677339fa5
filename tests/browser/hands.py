"""Whoever plays at the screen: looks at what can be pointed at, and points at it, by finger or by keys.

Nothing here knows the legal moves: it sees the page as a person does.
"""

import asyncio
import random
from time import monotonic

from playwright.async_api import ElementHandle

from tests.browser.visitors import PATIENCE, Visitor, frame

MOST = 2000
"""So many taps or keys are enough for any game."""
IDLE = 60
"""So many taps without a move, and it does not go on; unless it is the server that takes its time."""

TURN = "() => document.querySelector('.told.mine, #result, dialog[open]') !== null"
SEEN = "(selector) => document.querySelector(selector) !== null"
END = "body:not(:has(dialog[open])) #result"

# What can be pointed at now, the more urgent first: what lies over the table, then what follows from what was chosen,
# then the word, then everything that answers the question.
THINGS = """
() => {
  const may = (one) => !one.disabled && one.checkVisibility()
  const all = (selector) => [...document.querySelectorAll(selector)].filter(may)
  if (document.querySelector('dialog[open]')) {
    const ways = all('dialog[open] .primary')
    return ways.length ? ways : all('dialog[open] .head button')
  }
  if (!document.querySelector('.told.mine')) return []
  const next = all('.choices .button:not(.quiet)')
  const chosen = '.dock .chosen, .near .chosen, .discards ul .chosen'
  if (document.querySelector(chosen)) return next.length ? next : all(chosen)
  const word = all('.word:not(.armed)').filter((one) => one.localName === 'button')
  if (word.length) return word
  for (const some of ['.places .place:not(.chosen)', '.discards ul .may', '.dock .hand .may', '.seat.may']) {
    const found = all(some)
    if (found.length) return found
  }
  return [...next, ...all('.spot.may')]
}
"""

# A point at which a finger meets this and nothing that lies over it.
POINT = """
(one) => {
  const meets = () => {
    const { left, top, width, height } = one.getBoundingClientRect()
    for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.12, 0.2], [0.5, 0.15], [0.5, 0.9]]) {
      const [across, down] = [left + width * x, top + height * y]
      if (one.contains(document.elementFromPoint(across, down))) return [across, down]
    }
    return null
  }
  const found = meets()
  if (found || !one.isConnected) return found
  one.scrollIntoView({ block: 'center', behavior: 'instant' })
  return meets()
}
"""

# The key that leads on towards this; none when it is gone.
KEY = """
(one) => {
  const now = document.activeElement
  if (!one.isConnected) return ''
  if (one === now) return 'Enter'
  const hand = one.closest('.hand')
  if (!hand || hand !== now.closest('.hand')) return 'Tab'
  return now.closest('li') === hand.lastElementChild ? 'Home' : 'ArrowRight'
}
"""


class Hands:
    """Plays by finger. `luck` chooses between what is possible."""

    things = THINGS

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.visitor = visitor
        self.luck = random.Random(seed)
        self.covered = 0

    async def play(self, moves: int | None = None, until: str = END) -> None:
        """To the end of the game; or so many moves of its own; or until this is seen."""
        page, start = self.visitor.page, len(self.visitor.own)
        moved = 0, start, monotonic()
        for number in range(MOST):
            await page.wait_for_function(TURN, timeout=4 * PATIENCE)
            if await page.evaluate(SEEN, until) or (moves is not None and len(self.visitor.own) - start >= moves):
                return
            if len(self.visitor.own) > moved[1]:
                moved = number, len(self.visitor.own), monotonic()
            elif number - moved[0] > IDLE and monotonic() - moved[2] > 2 * PATIENCE / 1000:
                break
            await self.step()
        raise AssertionError(f"the game does not go on; see {await self.visitor.picture()}; {self.visitor.faults[:3]}")

    async def step(self) -> None:
        things = await self.visitor.page.evaluate_handle(self.things)
        count = int(await things.evaluate("(some) => some.length"))
        if count:
            chosen = await things.evaluate_handle("(some, at) => some[at]", self.luck.randrange(count))
            if element := chosen.as_element():
                await self.point(element)
        await self.answered()

    async def point(self, element: ElementHandle) -> None:
        """A finger has to meet it, where nothing lies over it."""
        where = await element.evaluate(POINT)
        if where is None:
            self.covered += 1
            if self.covered > 20:
                await self.give_up(element, "lies under something")
            return
        self.covered = 0
        await self.tap(*where)

    async def give_up(self, element: ElementHandle, why: str) -> None:
        name = await element.evaluate("(one) => one.ariaLabel || one.textContent")
        raise AssertionError(f"“{name}” {why}; see {await self.visitor.picture()}")

    async def tap(self, x: float, y: float) -> None:
        await self.visitor.page.touchscreen.tap(x, y)

    async def answered(self) -> None:
        """What was sent is answered: nobody plays twice."""
        await frame(self.visitor)
        async with asyncio.timeout(4 * PATIENCE / 1000):
            while self.visitor.mine:
                await frame(self.visitor)


class Pupil(Hands):
    """Does what a lesson points at, and nothing else."""

    things = """
    () => {
      const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
      const ways = ['dialog[open] .primary', '.choices .hinted', '.chosen.hinted', '.hinted']
      return all(ways.find((one) => all(one).length) ?? '.none').slice(0, 1)
    }
    """


class Keys(Hands):
    """Plays by keys alone: Tab goes from thing to thing, arrows go along the hand."""

    async def point(self, element: ElementHandle) -> None:
        page = self.visitor.page
        for _ in range(MOST):
            key = await element.evaluate(KEY)
            if key:
                await page.keyboard.press(key)
            if key in ("Enter", ""):
                return
        await self.give_up(element, "cannot be reached by keys")
