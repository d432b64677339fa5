"""What can be said of any page: what axe finds, what overflows, what a finger would miss."""

from playwright.async_api import Page

from tools.build_web import MODULES

AXE = MODULES / "axe-core" / "axe.min.js"
RUN = """
async (rules) => {
  const only = rules.length ? { runOnly: rules } : {}
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only })
  const places = (nodes) => nodes.map((one) => one.target.join(' ')).slice(0, 3).join(', ')
  return violations.map(({ id, help, nodes }) => `${id} (${help}): ${places(nodes)}`)
}
"""
BY_COLOUR = ("color-contrast", "link-in-text-block")
"""The rules that a change of theme concerns."""
# What makes the page wider than its window.
WIDE = """
() => {
  const page = document.documentElement
  if (page.scrollWidth <= page.clientWidth) return []
  const isOver = (one) => one.getBoundingClientRect().right > page.clientWidth + 0.5
  const over = [...document.querySelectorAll('body *')].filter(isOver)
  return over.slice(-2).map((one) => `${one.localName}.${one.className.baseVal ?? one.className}`)
}
"""
# Everything that is pressed, and is too small for a finger. A link within a text is as large as its words; of a card
# that lies under the next one, what is seen of it counts.
SMALL = """
() => {
  const TOUCH = 44
  const called = (one) => `${one.localName}.${one.className.baseVal ?? one.className}`
  const found = []
  const open = document.querySelector('dialog[open]')
  for (const one of document.querySelectorAll('a[href], button, input, select, summary, textarea, [role=button]')) {
    if (open && !open.contains(one)) continue
    if (one.closest('[inert], [aria-hidden=true]')) continue
    const large = one.closest('label') ?? one
    if (!large.checkVisibility({ visibilityProperty: true })) continue
    if (one.localName === 'a' && getComputedStyle(one).display === 'inline') continue
    const [a, b] = [one.getBoundingClientRect(), large.getBoundingClientRect()]
    const around = getComputedStyle(one, '::after')
    const reach = (side) => (around.position === 'absolute' ? parseFloat(around[side]) || 0 : 0)
    const width = Math.max(a.width, b.width, reach('width'))
    const height = Math.max(a.height, b.height, reach('height'))
    const next = one.closest('.hand > li')?.nextElementSibling?.getBoundingClientRect()
    const seen = next && next.top < b.bottom && next.left > b.left ? Math.min(width, next.left - b.left) : width
    if (seen < TOUCH - 0.5 || height < TOUCH - 0.5)
      found.push(`${called(one)} “${one.textContent.trim().slice(0, 30)}” is ${Math.round(seen)}×${Math.round(height)}`)
  }
  return found
}
"""
# With its transitions over.
THEME = """
async (theme) => {
  document.documentElement.dataset.theme = theme
  for (const one of document.getAnimations()) if (one.effect.getTiming().iterations !== Infinity) one.finish()
  await new Promise(requestAnimationFrame)
}
"""
# Keys of texts that are shown instead of texts.
RAW = """
() => {
  const key = /^(web|replay|rulespage|lesson|card|scroll|event|ask|move|term|option)-[a-z0-9_.-]+$/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (walker.nextNode()) if (key.test(walker.currentNode.data.trim())) found.push(walker.currentNode.data.trim())
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const text of [one.ariaLabel, one.title, one.placeholder]) if (text && key.test(text)) found.push(text)
  return found
}
"""
# Media queries are told with the next frame, and what they change is drawn in the one after it.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SCREENS = ((360, 640), (640, 400), (1280, 800), (1920, 1080))
"""Widths and heights in points. 640 × 400 is what remains of 1280 × 800 at 200 %."""


async def axe(page: Page) -> list[str]:
    """In light and in dark."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    await page.evaluate(THEME, "light")
    found = list(await page.evaluate(RUN, []))
    await page.evaluate(THEME, "dark")
    return found + [f"in the dark, {fault}" for fault in await page.evaluate(RUN, BY_COLOUR)]


async def at_every_width(page: Page, *scripts: str) -> list[list[str]]:
    """What each of these finds on all of the screens."""
    before = page.viewport_size
    found: list[list[str]] = [[] for _ in scripts]
    for width, height in SCREENS:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate(DRAWN)
        for script, faults in zip(scripts, found, strict=True):
            faults += [f"{width} points wide: {fault}" for fault in await page.evaluate(script)]
    if before:
        await page.set_viewport_size(before)
    return found
