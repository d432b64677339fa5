"""Habits of the house that a machine can see."""

import re
from pathlib import Path

from tests.architecture.sources import ROOT, files

MOST_LINES = 300
SAYS_NOTHING = {"base", "common", "helper", "helpers", "manager", "misc", "util", "utils"}
MARK = re.compile(r"\b(TODO|FIXME|XXX)\b")
HOST = re.compile(r"://|\w\.(?:org|com|net|io)\b|^\s*(?:-i|-f|--[\w-]*index-url|--find-links)\b", re.MULTILINE)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_file_has_two_subjects() -> None:
    paths = files(".py", ".pxd", ".ts", ".svelte", ".css")
    lengths = {name(path): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_names_of_files_say_what_is_in_them() -> None:
    names = [name(path) for path in files(".py", ".pxd", ".ts", ".svelte", ".css")]
    assert [path for path in names if SAYS_NOTHING & set(re.split(r"[/.]", path.lower()))] == []


def test_nothing_is_left_for_later() -> None:
    paths = files(".py", ".pxd", ".ftl", ".toml", ".md", folders=("src",))
    assert [name(path) for path in paths if MARK.search(path.read_text(encoding="utf-8"))] == []


def test_requirement_files_name_no_host() -> None:
    locks = sorted(ROOT.glob("requirements*"))
    assert locks
    assert [lock.name for lock in locks if HOST.search(lock.read_text(encoding="utf-8"))] == []
