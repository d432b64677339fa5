"""docs/adding-a-game.md, followed word for word in a folder of its own."""

import json
from pathlib import Path

import pytest

import tefuda
from tests.docs import pages
from tests.games.toy_games import run

PAGE = "adding-a-game.md"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("my_games")
    for _, name, text in pages.blocks(PAGE):
        if name:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    words = folder / "high_card" / "text"
    for language in ("ja", "de"):
        (words / f"{language}.ftl").write_text((words / "en.ftl").read_text(encoding="utf-8"), encoding="utf-8")
    return folder


def test_the_registry_finds_it(games: Path) -> None:
    keys = run(games, "-c", "import json, tefuda; print(json.dumps(tefuda.keys()))")

    assert json.loads(keys) == sorted([*tefuda.keys(), "high_card"])


def test_it_keeps_every_law_of_the_house(games: Path) -> None:
    run(games, "-m", "tefuda.testing", "high_card", "--games", "60")


def test_its_choices_are_secret_until_the_last_is_in(games: Path) -> None:
    script = """
import tefuda
state = tefuda.game("high_card").new(3, seed=1, events=True)
state.events()
first = state.play("A", state.legal("A")[0])
state.play("C", state.legal("C")[-1])
print(len(first), state.asked, [event.key for event in state.play("B", state.legal("B")[0])])
"""

    out = run(games, "-c", script)

    assert out.strip() == "0 B ['turned_up', 'turned_up', 'turned_up', 'took_trick']"


def test_random_games_run_beside_the_compiled_core(games: Path) -> None:
    out = run(games, "-c", "import tefuda; print(tefuda.playouts('high_card', seats=4, games=50, tricks=5).moves)")

    assert out.strip() == str(50 * 4 * 5)
