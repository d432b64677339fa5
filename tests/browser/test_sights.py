"""Every page and every dialog, in every language: no fault that axe finds in light or dark, nothing that scrolls
sideways from a small phone to a wide screen, nothing too small for a finger."""

from collections.abc import AsyncIterator
from typing import NamedTuple

import pytest
from playwright.async_api import Browser

from tests.browser import looking, sights
from tests.browser.test_games import port
from tests.browser.visitors import Visitors
from tests.server.players import House
from tests.server.proxy import Proxy

pytestmark = pytest.mark.anyio


class Seen(NamedTuple):
    """What was found, each with the name of its page."""

    names: list[str]
    axe: list[str]
    wide: list[str]
    small: list[str]
    raw: list[str]


@pytest.fixture(scope="package", params=["en", "ja", "de"])
async def seen(
    request: pytest.FixtureRequest, browser: Browser, node: House, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Seen]:
    """One walk through everything, in one language."""
    found = Seen([], [], [], [], [])
    folder = tmp_path_factory.mktemp("records")
    async with Proxy(port(node.url)) as proxy, Visitors(browser, node.url) as visitors:
        async for name, visitor in sights.walk(visitors, request.param, proxy, folder):
            found.names.append(name)
            axe = await looking.axe(visitor.page)
            wide, small = await looking.at_every_width(visitor.page, looking.WIDE, looking.SMALL)
            raw = await visitor.page.evaluate(looking.RAW)
            for all_of_it, faults in zip(found[1:], (axe, wide, small, raw), strict=True):
                all_of_it.extend(f"{name}: {fault}" for fault in faults)
        assert visitors.faults == []
        yield found


def listed(faults: list[str]) -> str:
    return "\n".join(faults)


async def test_axe_finds_nothing(seen: Seen) -> None:
    assert listed(seen.axe) == ""


async def test_nothing_scrolls_sideways(seen: Seen) -> None:
    assert listed(seen.wide) == ""


async def test_everything_is_large_enough_for_a_finger(seen: Seen) -> None:
    assert listed(seen.small) == ""


async def test_every_text_is_there(seen: Seen) -> None:
    assert listed(seen.raw) == ""
    assert len(seen.names) > 25
