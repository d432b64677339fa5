"""docs/adding-a-card.md, followed word for word in a copy of the sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import pages

PAGE = "adding-a-card.md"
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    source = tmp_path_factory.mktemp("card") / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    game = source / "tefuda" / "games" / "blanc_noir"
    faces = (game / "faces.py").read_text(encoding="utf-8")
    after = pages.block(PAGE, "after")
    assert after in faces
    (game / "faces.py").write_text(faces.replace(after, after + pages.block(PAGE, "insert")), encoding="utf-8")
    for name in ("en.ftl", "ja.ftl", "de.ftl"):
        with open(game / "text" / name, "a", encoding="utf-8") as words:
            words.write("\n" + pages.block(PAGE, name))
    (source.parent / "test_phoenix.py").write_text(pages.block(PAGE, "test"), encoding="utf-8")
    return source


def run(source: Path, *arguments: str) -> str:
    outcome = subprocess.run(
        [sys.executable, *arguments],
        cwd=source.parent,
        env=os.environ | {"PYTHONPATH": str(source)},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr + outcome.stdout
    return outcome.stdout


def test_its_own_test_passes(source: Path) -> None:
    run(source, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_phoenix.py")


def test_the_deck_has_one_card_more(source: Path) -> None:
    script = "import tefuda; print(tefuda.game('blanc_noir').new(2, 1).table().split().count('phoenix'))"

    assert run(source, "-c", script).strip() == "1"


def test_every_law_of_the_house_still_holds(source: Path) -> None:
    run(source, "-m", "tefuda.testing", "blanc_noir", "--games", "3")
