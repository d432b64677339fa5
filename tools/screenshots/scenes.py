"""What is in the pictures."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from playwright.async_api import Page

from tools.screenshots.tables import Plan, asked, has_last_card, is_over, is_rich, may_name_colour

Steps = Callable[[Page], Awaitable[object]]


class Scene(NamedTuple):
    """`{table}` in the path is the table that the plan makes. `steps`: what is tapped before the picture is taken."""

    path: str
    plan: Plan | None = None
    steps: Steps | None = None


def tap(*selectors: str) -> Steps:
    """One after the other."""

    async def steps(page: Page) -> None:
        for selector in selectors:
            await page.locator(selector).first.click()

    return steps


def seen(selector: str) -> Steps:
    return lambda page: page.locator(selector).first.wait_for()


async def start_lesson(page: Page) -> None:
    await page.locator("main .button.primary").click()
    await page.locator(".coach").wait_for()


async def tap_wild(page: Page) -> None:
    await page.locator(".hand .may:has(.noir)").first.click()


MIDDLE = Plan("rich0", is_rich)
SIX = Plan("six", asked("draw", after=70, held=6), seats=6)
DONE = Plan("done", is_over, rounds=1)

SCENES = {
    "start": Scene("/", None, seen(".fan")),
    "lobby": Scene("/t/{table}", Plan("lobby", free=2)),
    "table": Scene("/t/{table}", MIDDLE),
    "table-two": Scene("/t/{table}", Plan("two", asked("draw", after=20, held=4), seats=2)),
    "table-six": Scene("/t/{table}", SIX),
    "table-many": Scene("/t/{table}", Plan("many0", asked("draw", held=13), target=500)),
    "chain": Scene("/t/{table}", Plan("chain", lambda state: "chain: " in state.table() and asked("draw")(state))),
    "why": Scene("/t/{table}", MIDDLE, tap(".hand .dim")),
    "colour": Scene("/t/{table}", Plan("colour0", may_name_colour), tap_wild),
    "seat": Scene("/t/{table}", Plan("seat", asked("aim", after=10))),
    "places": Scene("/t/{table}", Plan("places", asked("swap"))),
    "take": Scene("/t/{table}", Plan("seat", asked("take"))),
    "remove": Scene("/t/{table}", Plan("seat", asked("remove"))),
    "card": Scene("/t/{table}", MIDDLE, tap(".hand .dim", ".told .icon")),
    "log": Scene("/t/{table}", MIDDLE, tap("header button >> nth=0")),
    "talk": Scene("/t/{table}", MIDDLE, tap("header button >> nth=1")),
    "menu": Scene("/t/{table}", MIDDLE, tap("header button >> nth=2")),
    "round": Scene("/t/{table}", Plan("round0", has_last_card), tap(".hand .may", ".hand .may")),
    "over": Scene("/t/{table}", DONE),
    "replay": Scene("/replay/{table}/1?move=12", DONE),
    "replays": Scene("/replay", DONE),
    "rules": Scene("/rules/blanc_noir"),
    "learn": Scene("/learn/blanc_noir"),
    "lesson": Scene("/learn/blanc_noir", None, start_lesson),
    "account": Scene("/", None, tap("header .me")),
    "nowhere": Scene("/nowhere"),
}
