"""python -m tools.screenshots: pictures into build/screenshots, those that the documents show into docs/screens too.

--kept takes only those of the documents; --only, --sizes, --themes and --languages take some of the others, as lists
with commas. Tables come from named seeds, so that the same client gives the same pictures.
"""

import argparse
import asyncio
import base64
from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from tools.compile_rules import ROOT
from tools.screenshots.scenes import SCENES
from tools.screenshots.visitor import Scenery, Visitor, scenery, visiting

SIZES = {"phone": (390, 844), "desktop": (1280, 800), "small": (360, 640)}
USUAL = ("phone", "desktop")
THEMES = ("light", "dark")
LANGUAGES = ("en", "ja", "de")
BUILT = ROOT / "build" / "screenshots"
DOCS = ROOT / "docs" / "screens"
QUALITY = 82


class Picture(NamedTuple):
    scene: str
    size: str
    theme: str
    language: str

    @property
    def name(self) -> str:
        return "-".join(self)


KEPT = (
    Picture("table", "desktop", "light", "en"),
    Picture("table", "phone", "dark", "ja"),
    Picture("start", "phone", "light", "de"),
    Picture("why", "phone", "light", "en"),
    Picture("replay", "desktop", "dark", "de"),
)


async def show(visitor: Visitor, picture: Picture) -> None:
    scene = SCENES[picture.scene]
    await visitor.come()
    table = "" if scene.plan is None else await visitor.sit(scene.plan, picture.name)
    await visitor.go(scene.path.format(table=table))
    if scene.steps is not None:
        await scene.steps(visitor.page)
    await visitor.page.mouse.move(0, 0)
    await visitor.page.clock.run_for(2000)
    await visitor.page.wait_for_load_state("networkidle")
    await visitor.page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


async def take(at: Scenery, picture: Picture) -> None:
    """Larger and packed for the documents."""
    kept = picture in KEPT
    scale = (2.0 if picture.size == "phone" else 1.5) if kept else 1.0
    size = SIZES[picture.size]
    async with visiting(at, size, picture.theme, picture.language, scale) as visitor:
        await show(visitor, picture)
        await visitor.page.screenshot(path=BUILT / f"{picture.name}.png", scale="css")
        if kept:
            session = await visitor.context.new_cdp_session(visitor.page)
            found = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (DOCS / f"{picture.name}.webp").write_bytes(base64.b64decode(found["data"]))
    print(picture.name, flush=True)


def listed(text: str, known: Sequence[str], usual: Sequence[str]) -> Sequence[str]:
    found = text.split(",") if text else usual
    for one in found:
        if one not in known:
            raise SystemExit(f"There is no “{one}”; there are {', '.join(known)}.")
    return found


def wanted() -> Sequence[Picture]:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("--kept", action="store_true", help="only those of the documents")
    for name, known in (("only", tuple(SCENES)), ("sizes", tuple(SIZES)), ("themes", THEMES), ("languages", LANGUAGES)):
        parser.add_argument(f"--{name}", default="", help=", ".join(known))
    asked = parser.parse_args()
    if asked.kept:
        return KEPT
    chosen = product(
        listed(asked.only, tuple(SCENES), tuple(SCENES)),
        listed(asked.sizes, tuple(SIZES), USUAL),
        listed(asked.themes, THEMES, THEMES),
        listed(asked.languages, LANGUAGES, LANGUAGES),
    )
    return [Picture(*one) for one in chosen]


async def main() -> None:
    pictures = wanted()
    for folder in (BUILT, DOCS):
        folder.mkdir(parents=True, exist_ok=True)
    async with scenery() as at:
        for picture in pictures:
            await take(at, picture)


if __name__ == "__main__":
    asyncio.run(main())
