"""The code blocks of a page in docs/."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
FENCE = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[tuple[str, str, str]]:
    """(language, name, text) of each."""
    return FENCE.findall((DOCS / page).read_text(encoding="utf-8"))


def block(page: str, name: str) -> str:
    """The one of that name."""
    (text,) = [text for _, found, text in blocks(page) if found == name]
    return text
