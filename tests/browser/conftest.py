"""One browser and one node for all tests of the client, closed when the last of them is done."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from tests.browser.visitors import ELSEWHERE, Visitors
from tests.server.players import House, house
from tools import chromium


@pytest.fixture(scope="package")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="package")
async def browser(anyio_backend: str) -> AsyncIterator[Browser]:
    try:
        chromium.found()
    except chromium.NoChromium as problem:
        pytest.fail(str(problem), pytrace=False)
    async with chromium.launched(f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1") as found:
        yield found


@pytest.fixture(scope="package")
async def node(anyio_backend: str, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A real server on a free port, whose bots answer at once."""
    async with house(tmp_path_factory.mktemp("node")) as found:
        yield found


@pytest.fixture
async def visitors(browser: Browser, node: House) -> AsyncIterator[Visitors]:
    """People with a browser each. At the end none of them may have met a fault that only the console tells."""
    async with Visitors(browser, node.url) as found:
        yield found
        assert found.faults == []
