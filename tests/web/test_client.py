"""The web client's own tests, and that what is served is what was last written."""

import json
import re
from pathlib import Path

import pytest

from tefuda import bots
from tefuda.server.static import BUILT
from tools import build_web
from tools.lighthouse import installed as lighthouse
from tools.screenshots.__main__ import DOCS, KEPT

INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:")


def test_the_clients_own_tests_hold() -> None:
    build_web.tool("test")


def test_the_client_is_built_from_what_lies_here() -> None:
    assert build_web.is_fresh(), "make compile"


def test_the_client_offers_every_level_of_bots() -> None:
    text = (build_web.WEB / "src" / "lib" / "lobby" / "levels.ts").read_text(encoding="utf-8")
    assert sorted(re.findall(r"'(\w+)'", text)) == sorted(bots.LEVELS)


def test_the_page_keeps_to_its_policy() -> None:
    assert not INLINE.search((BUILT / "index.html").read_text(encoding="utf-8"))


def test_every_packed_file_has_its_plain_one() -> None:
    packed = [path for path in build_web.files() if path.suffix == ".gz"]
    assert packed
    assert all(path.with_suffix("").exists() for path in packed)


@pytest.mark.parametrize("folder", [build_web.WEB, lighthouse.HERE], ids=["web", "lighthouse"])
def test_the_lock_names_no_host(folder: Path) -> None:
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))
    assert len(lock["packages"]) > 1
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def packed(name: str) -> list[int]:
    """How large the scripts of this name are, the largest last."""
    found = [path.stat().st_size for path in build_web.files() if re.fullmatch(rf"{name}-[^.]+\.js\.gz", path.name)]
    return sorted(found)


@pytest.mark.parametrize("language", ["en", "ja", "de"])
def test_the_first_table_asks_for_less_than_120_kb_of_scripts(language: str) -> None:
    looks, words = packed("look"), packed(language)
    assert len(looks) > 1
    assert len(words) > 2
    # the generic look and the largest of a game; all words of the client and of all games are more than any table needs
    assert sum(packed("shell") + packed("table") + looks[:1] + looks[-1:] + words) < 120_000


def test_the_shell_keeps_only_files_that_there_are() -> None:
    kept = re.findall(r'"(/assets/[^"]+)"', (BUILT / "sw.js").read_text(encoding="utf-8"))
    assert kept
    assert [name for name in kept if not (BUILT / name[1:]).exists()] == []


def test_the_documents_show_pictures_that_there_are() -> None:
    root = build_web.WEB.parent
    shown = {
        (page.parent / name).resolve()
        for page in (root / "README.md", root / "docs" / "playing.md")
        for name in re.findall(r"[\w./-]*screens/[\w-]+\.webp", page.read_text(encoding="utf-8"))
    }
    assert shown == {DOCS / f"{picture.name}.webp" for picture in KEPT}
    assert all(path.read_bytes()[8:12] == b"WEBP" for path in shown)


def test_without_node_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_web, "from_wheel", lambda: None)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(build_web, "is_fresh", lambda: False)
    with pytest.raises(SystemExit) as left:
        build_web.main([])
    assert str(left.value) == build_web.NO_NODE
    build_web.main(["--if-possible"])
    assert build_web.NO_NODE in capsys.readouterr().err
