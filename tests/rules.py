"""Which paragraph of a rulebook a test proves: @rule("BN-5.2.1") above it, or marks=rule(...) on one of its cases."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
# BN-5, BN-5.2.1, a card or an option: BN-8.lord, or a ruling: BN-5a
PARAGRAPH = re.compile(r"[A-Z]{1,3}-\d+((\.\d+)*[a-z]?|\.[a-z][a-z0-9_]*)")


def rule(*paragraphs: str) -> pytest.MarkDecorator:
    for paragraph in paragraphs:
        if not PARAGRAPH.fullmatch(paragraph):
            raise ValueError(f"{paragraph!r} is no paragraph of a rulebook")
    return pytest.mark.rule(*paragraphs)


def proofs() -> dict[str, list[str]]:
    """Paragraph → the tests that prove it, read from the source, so that it holds whichever tests are run."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        where = path.relative_to(TESTS.parent).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for paragraph in marked(node.decorator_list):
                    found[paragraph].append(f"{where}::{node.name}")
    return dict(found)


def marked(decorators: list[ast.expr]) -> list[str]:
    calls = [node for decorator in decorators for node in ast.walk(decorator) if isinstance(node, ast.Call)]
    return [
        str(argument.value)
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant)
    ]
