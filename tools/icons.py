"""Draws the client's icons from its favicon, with Chromium: python -m tools.icons."""

import asyncio
from pathlib import Path

from tools import chromium
from tools.build_web import WEB

PUBLIC = WEB / "public"
GROUND = "#15161b"
SIZES = {"icon-180": (180, 1.0), "icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable-512": (512, 0.8)}
"""Name, pixels, and how much of it the drawing takes: a maskable icon may be cut to a circle."""


def page(drawing: str, pixels: int, share: float) -> str:
    ground = GROUND if share < 1 else "transparent"
    return (
        f"<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: {pixels}px }}"
        f"svg {{ width: {round(pixels * share)}px; display: block }}</style>{drawing}"
    )


async def draw() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    async with chromium.launched() as browser:
        for name, (pixels, share) in SIZES.items():
            shown = await browser.new_page(viewport={"width": pixels, "height": pixels})
            await shown.set_content(page(drawing, pixels, share))
            await shown.screenshot(path=Path(PUBLIC / f"{name}.png"), omit_background=True)


if __name__ == "__main__":
    asyncio.run(draw())
