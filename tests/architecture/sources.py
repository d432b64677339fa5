"""The files of the project, and what they import."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tefuda"
CIMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+)?c?import\s+(.+)$")


class Import(NamedTuple):
    importer: str
    target: str

    def __str__(self) -> str:
        return f"{self.importer} imports {self.target}"


def files(*suffixes: str, folders: tuple[str, ...] = ("src", "tests", "tools", "bench", "web/src")) -> list[Path]:
    """Written by hand: nothing that a build made."""
    found = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in suffixes]
    return sorted(path for path in found if not {"node_modules", "generated"} & set(path.parts))


def module(path: Path) -> str:
    base = SOURCE if path.is_relative_to(SOURCE) else ROOT
    return ".".join(path.relative_to(base).with_suffix("").parts).removesuffix(".__init__")


def imports(path: Path) -> Iterator[Import]:
    text = path.read_text(encoding="utf-8")
    targets = cython_imports(text) if path.suffix == ".pxd" else python_imports(text, path)
    return (Import(module(path), target) for target in targets)


def python_imports(text: str, path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = module(path.parent).split(".")
            parts = above[: len(above) - node.level + 1] if node.level else []
            parts += [node.module] if node.module else []
            yield from (".".join([*parts, alias.name]) for alias in node.names)


def cython_imports(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if match := CIMPORT.match(line.partition("#")[0].rstrip()):
            package, names = match.groups()
            for name in names.strip("()").split(","):
                yield ".".join(filter(None, [package, name.split(" as ")[0].strip()]))
