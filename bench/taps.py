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

# Notes when a card was let go, and when the first frame came in which it flies: not one that was in the air already.
# Some moves, as turning up a scroll, move no card; after those the next to fly would be somebody else's.
WATCH = """
() => {
  window.taps = []
  window.still = 0
  const flying = () => [...document.querySelectorAll('.air .flying')]
  const watched = new WeakSet()
  const { send } = WebSocket.prototype
  let start = 0
  let frames = Infinity
  let before = new Set()
  WebSocket.prototype.send = function (text) {
    if (!watched.has(this)) this.addEventListener('message', ({ data }) => heard(JSON.parse(data)))
    watched.add(this)
    return send.call(this, text)
  }
  const heard = (one) => {
    if (one.type === 'moved' && one.id) frames = 3
  }
  addEventListener('click', (event) => {
    if (!event.target.closest('.chosen, .choices .button')) return
    start = event.timeStamp
    frames = Infinity
    before = new Set(flying())
  }, { capture: true })
  const look = () => {
    frames -= 1
    if (start && flying().some((one) => !before.has(one))) {
      window.taps.push(performance.now() - start)
      start = 0
    } else if (start && frames <= 0) {
      window.still += 1
      start = 0
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""


async def taps(visitor: Visitor, count: int) -> tuple[list[float], int]:
    """Milliseconds of so many taps that moved a card, over as many games as it takes; and how many moved none."""
    found: list[float] = []
    still = 0
    while len(found) < count:
        await visitor.against_bots(2, options={"rounds": 1})
        await visitor.page.evaluate(WATCH)
        await Hands(visitor, len(found)).play(moves=count - len(found))
        found += await visitor.page.evaluate("() => window.taps")
        still += await visitor.page.evaluate("() => window.still")
    return sorted(found), still


async def measured(count: int) -> tuple[list[float], int]:
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
    found, still = asyncio.run(measured(parser.parse_args().taps))
    late = found[round(0.9 * (len(found) - 1))]
    print(f"{len(found)} taps: quickest {found[0]:.1f} ms, median {statistics.median(found):.1f} ms, 90% {late:.1f} ms")
    print(f"{still} more moved no card")


if __name__ == "__main__":
    main()
