"""People who look at the client, each with a browser of their own."""

import json
import re
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, WebSocket

ELSEWHERE = "cards.example"
"""A name for this machine that browsers do not trust as they trust 127.0.0.1."""
Kind = dict[str, Any]
"""What Playwright is told of a device."""
PATIENCE = 15_000
"""Milliseconds. Only what fails takes so long."""
PHONE: Kind = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: Kind = {"viewport": {"width": 1280, "height": 800}}
TOUCH: Kind = {**DESKTOP, "has_touch": True, "reduced_motion": "reduce"}
SHORT = {"rounds": 1}
"""Options of Blanc Noir for a game that is over soon."""


EXPECTED = re.compile(
    r"status of 4\d\d|^WebSocket connection to .* failed"
    r"|^The Cross-Origin-Opener-Policy header has been ignored|blocked by Playwright$"
)
"""What the browser itself notes when the server refuses something, a line breaks or there is no certificate."""


class Visitor:
    """A page, and what its sockets have said. `mine`: the ids of moves that were sent and not answered yet."""

    def __init__(self, context: BrowserContext, page: Page, name: str) -> None:
        self.context = context
        self.page = page
        self.name = name
        self.faults: list[str] = []
        self.mine: dict[str, str] = {}
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        page.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda problem: self.faults.append(f"{name}: {problem}"))
        page.on("console", self._console)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.faults.append(f"{self.name}: {message.text} ({message.location['url']})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._said(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _said(self, message: dict[str, Any]) -> None:
        self.sent.append(message)
        if message["type"] == "move":
            self.mine[message["id"]] = message["move"]

    def _heard(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        self.mine.pop(message.get("id", ""), None)

    @property
    def seat(self) -> str:
        return str(next(one["you"]["seat"] for one in reversed(self.heard) if "you" in one))

    @property
    def own(self) -> list[str]:
        """The moves that were sent. One that was sent again after a broken line has its old id."""
        return list({one["id"]: one["move"] for one in self.sent if one["type"] == "move"}.values())

    async def go(self, path: str) -> None:
        await self.page.goto(path)

    def game(self, name: str = "Blanc Noir") -> Locator:
        """What the first page offers of a game."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=name))

    async def sees(self, selector: str) -> None:
        await self.page.wait_for_selector(selector)

    async def picture(self) -> Path:
        """What is seen now, for whoever has to find out why a test fails."""
        path = Path(tempfile.mkdtemp(prefix="tefuda-seen-")) / f"{self.name}.png"
        await self.page.screenshot(path=path)
        return path

    async def another(self, path: str) -> "Visitor":
        """A second tab of the same person."""
        found = Visitor(self.context, await self.context.new_page(), self.name)
        await found.go(path)
        return found

    async def post(self, path: str, **fields: Any) -> Any:
        """What a page would send, without one."""
        answer = await self.context.request.post(path, data=fields)
        assert answer.ok, await answer.text()
        return await answer.json()

    async def come(self, language: str = "en") -> Self:
        """A guest with a name."""
        await self.post("/api/me", name=self.name, language=language)
        return self

    async def make(self, **fields: Any) -> str:
        """A table of one's own, on which nobody waits. Its path."""
        fields = {"game": "blanc_noir", "countdown": 0, **fields}
        return str((await self.post("/api/tables", **fields))["link"])

    async def against_bots(self, seats: int = 4, **fields: Any) -> str:
        """At a table that plays. Its path."""
        link = await self.make(seats=seats, bots=["sensible"] * (seats - 1), ready=True, **fields)
        await self.go(link)
        await self.sees(".dock .hand")
        return link


async def frame(visitor: Visitor) -> None:
    """Until the page is drawn once more."""
    await visitor.page.evaluate("() => new Promise(requestAnimationFrame)")


class Visitors:
    """Opens browsers' contexts, and closes all of them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Visitor] = []

    @property
    def faults(self) -> list[str]:
        return [fault for visitor in self.all for fault in visitor.faults]

    async def come(self, name: str = "Anna", url: str = "", language: str = "en", **kind: Any) -> Visitor:
        """Somebody with a name, by the language and the kind of device. The first page is not open yet."""
        found = await self.stranger(name, url, locale=language, **kind)
        return await found.come(language)

    async def stranger(self, name: str = "Somebody", url: str = "", **kind: Any) -> Visitor:
        """Somebody who has never been here."""
        context = await self.browser.new_context(base_url=url or self.url, **{**DESKTOP, **kind})
        visitor = Visitor(context, await context.new_page(), name)
        self.all.append(visitor)
        return visitor

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for visitor in self.all:
            await visitor.context.close()
