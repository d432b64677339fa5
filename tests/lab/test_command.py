"""`tefuda lab matchups`: a table for people, all counts for programs, and the same from the same seed."""

import json
import subprocess
import sys

import pytest

from tefuda import texts

LINE = ["lab", "matchups", "brawl", "--option", "mode=tournament", "--games", "6", "--among", "hale,pearl"]


def run(*more: str) -> str:
    command = [sys.executable, "-m", "tefuda", *LINE, *more]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_table_has_a_row_and_a_column_for_each(lang: str) -> None:
    lines = run("--lang", lang).splitlines()
    rows = [line.split() for line in lines if line.startswith(("hale ", "pearl "))]
    assert [row[0] for row in rows] == ["hale", "pearl"]
    assert all(len(row) == 4 for row in rows)
    assert float(rows[0][2]) == pytest.approx(100 - float(rows[1][1]), abs=0.11)
    assert texts.say(lang, None, "term-lab_stuck", count=0) in lines


def test_programs_get_every_count() -> None:
    found = json.loads(run("--json", "--processes", "2"))
    assert found == json.loads(run("--json", "--processes", "1"))
    assert found["contenders"] == ["hale", "pearl"]
    assert [(pair["one"], pair["other"]) for pair in found["pairs"]] == [
        ("hale", "hale"), ("hale", "pearl"), ("pearl", "pearl"),
    ]  # fmt: skip
    assert all(pair["wins"] + pair["draws"] + pair["losses"] == 6 for pair in found["pairs"])
    assert sum(pair["stuck"] for pair in found["pairs"]) == 0


def test_a_recipe_of_ones_own_is_compared_by_its_name() -> None:
    command = [*LINE[:-1], "hale,mine:hit=5/5/5;block=2/2/2;clear=3;base=6;freeze=3;press=2"]
    found = subprocess.run([sys.executable, "-m", "tefuda", *command], capture_output=True, text=True, check=True)
    assert "mine" in found.stdout
    assert "press=2" not in found.stdout
