"""The same seed and moves give the same game: compiled or not, in every process, whatever the order of hashes."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tefuda
from tests.games import trace

ROOT = Path(__file__).parents[2]


def traced(hash_seed: str, package: Path | None = None) -> dict[str, Any]:
    """What another process says of the same games."""
    paths = [str(package)] if package else []
    paths += os.environ.get("PYTHONPATH", "").split(os.pathsep)
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "tests.games.trace"]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout)
    return found


@pytest.fixture(scope="module")
def ours() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(trace.everything()))
    return found


def first_difference(one: dict[str, Any], other: dict[str, Any]) -> object:
    """The game and the stretch of moves in which they part."""
    stretches = zip(one["stretches"], other["stretches"], strict=False)
    return next(((left, right) for left, right in stretches if left != right), None)


def test_the_traces_go_through_whole_games(ours: dict[str, Any]) -> None:
    assert sum(plies for _, plies, _ in ours["stretches"]) > 1000
    assert {number for number, _, _ in ours["stretches"]} == set(range(len(trace.GAMES)))


def test_uncompiled_rules_play_the_same_game(ours: dict[str, Any], uncompiled: Path) -> None:
    theirs = traced("1", uncompiled)
    assert not theirs["compiled"]
    assert ours["compiled"] == tefuda.compiled
    assert first_difference(ours, theirs) is None
    assert ours["stretches"] == theirs["stretches"]
    assert ours["playouts"] == theirs["playouts"]


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_plays_the_same_game(ours: dict[str, Any], hash_seed: str) -> None:
    theirs = traced(hash_seed)
    assert first_difference(ours, theirs) is None
    assert ours == theirs
