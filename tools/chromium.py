"""The browser of this machine, for tests, pictures and measurements: Debian's Chromium through Playwright."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHOSEN = "TEFUDA_CHROMIUM"
QUIET = (
    "--no-sandbox",  # Chromium's own does not work for root, which containers run as; only our own pages are opened
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

NO_CHROMIUM = (
    "There is no Chromium here, and without it nothing says whether the web client works: install it "
    f"(Debian: `apt install chromium fonts-noto-cjk`), or name its program in {CHOSEN}."
)


class NoChromium(Exception):
    """In one sentence, with what to do."""


def found() -> str:
    """The program."""
    chosen = os.environ.get(CHOSEN)
    for name in (chosen,) if chosen else NAMES:
        if path := shutil.which(name):
            return path
    raise NoChromium(NO_CHROMIUM)


@asynccontextmanager
async def launched(*more: str) -> AsyncIterator[Browser]:
    """A browser without a window; closed at the end."""
    program = found()
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=[*QUIET, *more])
        try:
            yield browser
        finally:
            await browser.close()
