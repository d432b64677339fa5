"""Which build of the rules the tests run, and that the halves of each pair say the same."""

import importlib
import os
import re
from pathlib import Path

import pytest

import tefuda
from tests.architecture.sources import module
from tools import compile_rules

PAIRS = [pxd for pxd in compile_rules.declarations() if compile_rules.is_never_compiled(pxd)]
ENUM = re.compile(r"^cdef enum[^:\n]*:((?:\n[ \t]+.*|\n[ \t]*(?=\n))+)", re.MULTILINE)
FUNCTION = re.compile(r"(\w+)(?: \"\w+\")? ?\([^()]*\) (?:noexcept|except)")


def enum_members(text: str) -> dict[str, int]:
    """Counted as C counts them: one more than the one before, unless a value is given."""
    members: dict[str, int] = {}
    for block in ENUM.findall(re.sub(r"#.*", "", text)):
        value = -1
        for entry in re.split(r"[,\n]", block):
            name, is_given, given = (piece.strip() for piece in entry.partition("="))
            if name:
                value = int(eval(given, {}, members)) if is_given else value + 1
                members[name] = value
    return members


def test_the_rules_run_compiled_wherever_they_can() -> None:
    if os.environ.get("TEFUDA_PURE") == "1":
        assert not tefuda.compiled
    else:
        assert tefuda.compiled or not compile_rules.working_compiler()


def test_no_binary_is_stale() -> None:
    assert compile_rules.is_fresh() or not compile_rules.binaries(), "make compile"


def test_a_compiled_build_loads_every_module_compiled() -> None:
    loaded = {path: Path(str(importlib.import_module(module(path)).__file__)) for path in compile_rules.modules()}
    expected = {path: compile_rules.binary(path) if tefuda.compiled else path for path in loaded}
    assert loaded == expected


@pytest.mark.parametrize("pxd", PAIRS, ids=module)
def test_both_halves_of_a_pair_name_the_same_numbers(pxd: Path) -> None:
    python = importlib.import_module(module(pxd))
    members = enum_members(pxd.read_text(encoding="utf-8"))
    members.pop("IS_COMPILED", None)  # the one thing that differs
    assert {name: getattr(python, name, None) for name in members} == members


@pytest.mark.parametrize("pxd", PAIRS, ids=module)
def test_both_halves_of_a_pair_have_the_same_functions(pxd: Path) -> None:
    python = importlib.import_module(module(pxd))
    missing = {name for name in FUNCTION.findall(pxd.read_text(encoding="utf-8")) if not hasattr(python, name)}
    assert missing == set()


def test_an_enum_is_counted_as_c_counts_it() -> None:
    text = "cdef enum:\n    A, B = 4, C  # five\n\n    D = C * 2\ncdef enum Named:\n    E\ncdef int x\n"
    assert enum_members(text) == {"A": 0, "B": 4, "C": 5, "D": 10, "E": 0}
