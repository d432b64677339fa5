"""Every paragraph, ruling and printed example of a rulebook has its test, and no mark names anything else."""

import re
import tomllib
from typing import Any

import pytest

import tefuda
from tefuda import texts
from tests.architecture.sources import PACKAGE, ROOT
from tests.rules import proofs
from tools import game_page

GAMES = tefuda.keys()
PROOFS = proofs()


def rulebook(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "rulebook.toml").read_text(encoding="utf-8"))


def rulings(game: str) -> set[str]:
    return {paragraph for paragraph, about in rulebook(game)["paragraph"].items() if about.get("ruling")}


def headings(game: str) -> list[list[str]]:
    """The paragraphs that each heading of RULINGS.md names."""
    text = (PACKAGE / "games" / game / "RULINGS.md").read_text(encoding="utf-8")
    return [
        found for line in re.findall(r"^### (.*)$", text, re.MULTILINE) if (found := re.findall(r"[A-Z]+-[\w.]+", line))
    ]


def has_text(paragraph: str, game: str, language: str) -> bool:
    return texts.has(language, game, f"ruling-{paragraph.replace('.', '_')}")


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_a_test(game: str) -> None:
    assert [paragraph for paragraph in rulebook(game)["paragraph"] if paragraph not in PROOFS] == []


def test_every_mark_names_a_paragraph() -> None:
    known = {paragraph for game in GAMES for paragraph in rulebook(game)["paragraph"]}

    assert {paragraph: tests for paragraph, tests in PROOFS.items() if paragraph not in known} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_is_proved_by_tests_of_its_own_game(game: str) -> None:
    tests = {test for paragraph in rulebook(game)["paragraph"] for test in PROOFS.get(paragraph, [])}

    assert {test for test in tests if not test.startswith(f"tests/games/{game}/")} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_stands_in_the_list_of_rulings(game: str) -> None:
    assert rulings(game) == {paragraph for found in headings(game) for paragraph in found}


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_told_to_the_player(game: str, language: str) -> None:
    told = [[has_text(paragraph, game, language) for paragraph in found] for found in headings(game)]

    assert [found for found, has in zip(headings(game), told, strict=True) if not any(has)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_printed_example_is_a_test(game: str) -> None:
    proved = {
        paragraph for paragraph, tests in PROOFS.items() if any("::test_printed_example" in test for test in tests)
    }

    assert {about["paragraph"] for about in rulebook(game).get("example", {}).values()} - proved == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_game_is_what_the_tool_writes(game: str) -> None:
    page = ROOT / "docs" / "games" / f"{game}.md"

    assert page.read_text(encoding="utf-8") == game_page.page(game), "python -m tools.game_page"
