"""How a table is put together: one part after the other, and nothing that was seen moves."""

from typing import Any

import pytest

from tests.browser.visitors import DESKTOP, PHONE, Visitor, Visitors

pytestmark = pytest.mark.anyio

SLOW = 4
"""So many times slower than this machine."""
# In every frame: whether the table is seen, and how many of its cards are not drawn yet; and all that has moved.
WATCH = """
window.frames = []
window.shifts = []
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one) => one.value)))
  .observe({ type: 'layout-shift', buffered: true })
const look = () => {
  const dock = document.querySelector('.dock')
  const seen = dock?.checkVisibility({ visibilityProperty: true })
  if (dock) window.frames.push([seen, document.querySelectorAll('.card.blank').length])
  requestAnimationFrame(look)
}
requestAnimationFrame(look)
"""
DRAWN = "() => window.frames.length && window.frames.at(-1)[0] && !document.querySelector('.card:empty')"
IN_DOCK = "() => document.activeElement.closest('.dock') !== null"


async def frames(visitor: Visitor) -> list[tuple[bool, int]]:
    """Of a table that is put together slowly, while nobody moves."""
    await visitor.against_bots()
    await visitor.sees(".told.mine")
    devtools = await visitor.context.new_cdp_session(visitor.page)
    await devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
    await visitor.page.add_init_script(WATCH)
    await visitor.page.reload()
    await visitor.page.wait_for_function(DRAWN)
    return [(seen, blank) for seen, blank in await visitor.page.evaluate("() => window.frames")]


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_nothing_that_was_seen_moves(visitors: Visitors, device: dict[str, Any]) -> None:
    anna = await visitors.come(**device)
    assert await frames(anna)
    assert await anna.page.evaluate("() => window.shifts") == []


async def test_a_slow_phone_shows_the_table_before_it_has_drawn_every_card(visitors: Visitors) -> None:
    found = await frames(await visitors.come(**PHONE))
    assert not found[0][0]
    assert len({blank for seen, blank in found if seen}) > 1


async def test_whoever_begins_by_keys_goes_on_by_keys(visitors: Visitors) -> None:
    anna = await visitors.come()
    await anna.go(await anna.make(seats=2, bots=["sensible"]))
    await anna.page.get_by_role("button", name="I am ready").press("Enter")
    await anna.page.wait_for_function(IN_DOCK)
