"""What the README shows is what happens."""

import re

import tefuda
from tests.docs.pages import DOCS

README = (DOCS.parent / "README.md").read_text(encoding="utf-8")


def test_its_first_moves() -> None:
    state = tefuda.game("blanc_noir", gargoyle="private").new(seats=4, seed=7)
    first = state.legal("A")[:3]
    state.play("A", "discard blue.dagger")

    assert str(first)[:-1] in README
    assert state.why_not("B", "discard red.mage") is not None


def test_every_page_that_it_names_is_there() -> None:
    pages = re.findall(r"\]\(([\w./-]+)\)", README)

    assert [page for page in pages if not (DOCS.parent / page).exists()] == []
