"""How long a tap takes until its card moves on the screen: python -m bench.taps [--taps N].

A server of its own on this machine and one page of a browser without a window. The time runs from the event of the
tap that plays a card to the first frame in which a card flies: there and back over the socket, with the move on disk.
"""

import argparse
import asyncio
import statistics
import tempfile
from pathlib import Path

from tests.browser.hands import Hands
from tests.browser.visitors import TOUCH, Visitor, Visitors
from tests.server.processes import serving
from tools import chromium

# Notes when a card was let go, and when the first frame came in which one flies.
WATCH = """
() => {
  window.taps = []
  let start = 0
  addEventListener('click', (event) => {
    if (event.target.closest('.chosen, .choices .button')) start = event.timeStamp
  }, { capture: true })
  const look = (now) => {
    if (start && document.querySelector('.air .flying')) {
      window.taps.push(performance.now() - start)
      start = 0
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""


async def taps(visitor: Visitor, count: int) -> list[float]:
    """Milliseconds of so many taps that played a card, over as many games as it takes."""
    found: list[float] = []
    while len(found) < count:
        await visitor.against_bots(2, options={"rounds": 1})
        await visitor.page.evaluate(WATCH)
        await Hands(visitor, len(found)).play(moves=count - len(found))
        found += await visitor.page.evaluate("() => window.taps")
    return sorted(found)


async def measured(count: int) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(Path(folder)) as node,
            chromium.launched() as browser,
            Visitors(browser, node.url) as visitors,
        ):
            anna = await visitors.come("Anna", **{**TOUCH, "reduced_motion": "no-preference"})
            return await taps(anna, count)


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.taps", description="From a tap to its card in flight.")
    parser.add_argument("--taps", type=int, default=40)
    found = asyncio.run(measured(parser.parse_args().taps))
    late = found[round(0.9 * (len(found) - 1))]
    print(f"{len(found)} taps: quickest {found[0]:.1f} ms, median {statistics.median(found):.1f} ms, 90% {late:.1f} ms")


if __name__ == "__main__":
    main()
