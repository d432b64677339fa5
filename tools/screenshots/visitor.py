"""Visitors who look at a node with a browser."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from playwright.async_api import Browser, BrowserContext, Page, async_playwright

from tools.screenshots.serving import Serving, serving
from tools.screenshots.tables import NOON, Plan, from_seed

HOST = "tefuda.localhost"
"""What stands in links and codes, whatever the port is."""
CHROMIUM = os.environ.get("TEFUDA_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--font-render-hinting=none",
    # the same points at every run
    "--disable-threaded-animation", "--disable-checker-imaging", "--disable-partial-raster", "--num-raster-threads=1",
    "--run-all-compositor-stages-before-draw", "--force-color-profile=srgb", "--disable-lcd-text",
)  # fmt: skip
NAMES = {"en": "Anna", "ja": "あかり", "de": "Annegret"}
COME = """async (me) => {
  localStorage.setItem('tefuda.known', 'yes')
  const headers = { 'content-type': 'application/json' }
  return (await fetch('/api/me', { method: 'POST', body: JSON.stringify(me), headers })).json()
}"""


class Scenery(NamedTuple):
    node: Serving
    browser: Browser


@asynccontextmanager
async def scenery() -> AsyncIterator[Scenery]:
    async with serving() as node, async_playwright() as playwright:
        rule = f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{node.port}"
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS, rule])
        yield Scenery(node, browser)
        await browser.close()


class Visitor:
    """A guest."""

    def __init__(self, node: Serving, context: BrowserContext, page: Page, language: str) -> None:
        self.node = node
        self.context = context
        self.page = page
        self.language = language
        self.name = NAMES[language]
        self.user = ""

    async def come(self) -> None:
        await self.page.goto(f"http://{HOST}")
        me = await self.page.evaluate(COME, {"name": self.name, "language": self.language})
        self.user = me["user"]

    async def sit(self, plan: Plan, picture: str) -> str:
        """At a table that is made for the picture; which one."""
        id = from_seed(f"{plan.seed} {picture}", 32)
        await self.node.set_table(plan, id, self.user, self.name)
        return id

    async def go(self, path: str) -> None:
        await self.page.goto(f"http://{HOST}{path}", wait_until="networkidle")


@asynccontextmanager
async def visiting(
    at: Scenery, size: tuple[int, int], theme: str, language: str, scale: float
) -> AsyncIterator[Visitor]:
    """With a screen of this size and density, and with settings of the system."""
    is_phone = size[0] < 600
    context = await at.browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        locale=language,
        timezone_id="UTC",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=is_phone,
        is_mobile=is_phone,
        service_workers="block",
    )
    context.set_default_timeout(15_000)
    page = await context.new_page()
    await page.clock.install(time=NOON / 1000)
    try:
        yield Visitor(at.node, context, page, language)
    finally:
        await context.close()
