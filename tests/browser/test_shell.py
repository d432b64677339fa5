"""What the first visit loads, and what is left of it without a network."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.async_api import Response

from tefuda.server.static import BUILT
from tests.browser.visitors import Visitor, Visitors

pytestmark = pytest.mark.anyio
MOST = 120_000
"""Bytes of packed JavaScript until the first table stands."""


def scripts(visitor: Visitor) -> set[str]:
    """The scripts that this page loads from now on, by their names."""
    found: set[str] = set()

    def note(response: Response) -> None:
        if response.request.resource_type == "script":
            found.add(response.url.rpartition("/")[2])

    visitor.page.on("response", note)
    return found


async def test_the_first_table_needs_little_javascript(visitors: Visitors) -> None:
    """From the first page to a card that is played, at the largest table and with every help that may come."""
    anna = await visitors.stranger("Anna", service_workers="block")
    loaded = scripts(anna)
    await anna.go("/")
    await anna.game().locator("label").last.click()
    await anna.game().get_by_role("button", name="Play against 5 bots").click()
    await anna.sees(".told.mine")
    await anna.page.locator(".hand .spot").first.click(button="right")
    await anna.sees("dialog[open]")
    assert len(loaded) > 5
    packed = sum(len(gzip.compress((BUILT / "assets" / name).read_bytes(), 9)) for name in loaded)
    assert packed < MOST


async def test_a_page_loads_nothing_from_elsewhere(visitors: Visitors) -> None:
    anna = await visitors.come("Anna", service_workers="block")
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url))
    await anna.go("/")
    await anna.game().wait_for()
    await anna.against_bots()
    assert len(asked) > 10
    assert [url for url in asked if not url.startswith((f"{visitors.url}/", "data:"))] == []


async def test_it_can_be_installed(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/")
    session = await anna.context.new_cdp_session(anna.page)
    manifest = await session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = await session.send("Page.getInstallabilityErrors")
    # the browsers of tests have no profile to install anything into
    assert {one["errorId"] for one in problems["installabilityErrors"]} <= {"in-incognito"}


async def test_without_a_network_the_shell_opens_and_says_so(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    await anna.go("/")
    await anna.page.wait_for_function("() => navigator.serviceWorker.controller")
    await anna.context.set_offline(True)
    await anna.go("/rules/blanc_noir")
    await anna.page.get_by_role("alert").wait_for()
    await anna.go("/")
    assert await anna.page.get_by_role("alert").inner_text() == "The server cannot be reached. Try again in a moment."
    await anna.context.set_offline(False)
    await anna.go("/")
    await anna.game().wait_for()
    anna.faults.clear()


async def test_the_page_of_a_table_names_early_what_every_table_needs(visitors: Visitors) -> None:
    anna = await visitors.come("Anna")
    page = await anna.context.request.get(await anna.make(seats=2))
    named = re.findall(r"</(assets/table-[^>]+)>; rel=(modulepreload|preload; as=style)", page.headers["link"])
    assert {Path(name).suffix for name, _ in named} == {".js", ".css"}
    for name, _ in named:
        assert (await anna.context.request.get(f"/{name}")).ok
    assert "link" not in (await anna.context.request.get("/")).headers
