"""core ← games ← registry ← replay, bots, envs ← lab ← server ← cli: nothing imports what stands above it."""

import sys

import pytest

from tests.architecture.sources import PACKAGE, SOURCE, Import, files, imports

LEVELS = [
    {"core"},
    {"games"},
    {
        "tefuda",
        "registry",
        "luck",
        "codec",
        "texts",
        "words",
        "deck",
        "rulespage",
        "tutorial",
        "engine",
    },  # tefuda: the public names
    {"replay", "bots", "envs", "testing"},
    {"lab"},
    {"server", "terminal"},
    {"cli", "__main__"},
]
# Same moves, same game: core and games do no input or output, and know no clock and no luck but that passed in.
OUTSIDE = {"asyncio", "datetime", "json", "random", "socket", "sqlite3", "subprocess", "threading", "time"}

IMPORTS = [one for path in files(".py", ".pxd", folders=("src",)) for one in imports(path)]
OURS = [one for one in IMPORTS if one.target.split(".")[0] == "tefuda"]
GAMES = sorted(path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").exists())


def part(module: str) -> str:
    """tefuda.core.bits → core; a name that the package itself offers → tefuda."""
    parts = module.split(".")
    is_module = len(parts) > 1 and any((PACKAGE / name).exists() for name in (parts[1], f"{parts[1]}.py"))
    return parts[1] if is_module else "tefuda"


def level(module: str) -> int:
    return next(number for number, parts in enumerate(LEVELS) if part(module) in parts)


def game(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[:2] == ["tefuda", "games"] and len(parts) > 2 and parts[2] in GAMES else None


def listed(some: list[Import]) -> str:
    return "\n".join(map(str, some))


def test_every_part_has_a_level() -> None:
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert parts - {"__init__"} <= set().union(*LEVELS)


def test_nothing_imports_a_higher_level() -> None:
    assert listed([one for one in OURS if level(one.target) > level(one.importer)]) == ""


def test_games_never_import_each_other_and_nobody_imports_a_game() -> None:
    found = [one for one in OURS if game(one.target) not in (None, game(one.importer))]
    assert listed(found) == ""


def test_nobody_names_the_module_of_a_game_in_a_string() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in files(".py", folders=("src",))}
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path, text in texts.items()
        for name in (f"tefuda.games.{key}" for key in GAMES)
        if f'"{name}' in text or f"'{name}" in text
    ]
    assert found == []


def test_core_imports_the_standard_library_and_core_only() -> None:
    allowed = sys.stdlib_module_names | {"tefuda", "cython", "libc", "cpython"}
    found = [one for one in IMPORTS if part(one.importer) == "core" and one.target.split(".")[0] not in allowed]
    assert listed(found) == ""


@pytest.mark.parametrize("module", ["core", "games"])
def test_rules_know_no_clock_no_luck_and_no_outside(module: str) -> None:
    found = [one for one in IMPORTS if part(one.importer) == module and one.target.split(".")[0] in OUTSIDE]
    assert listed(found) == ""
