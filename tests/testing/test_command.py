"""`python -m tefuda.testing`: what may be typed, and what a run says that found something."""

import subprocess
import sys
from pathlib import Path

import pytest

from tefuda.core.reasons import BadInput
from tefuda.testing import Broken, conformance
from tests.testing.test_faults import RULES, high_card, outcome


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tefuda.testing", "blanc_noir", *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(
    "arguments", ["--moves 60 declaration=automatic", "declaration=automatic --moves 60", "--moves 60"]
)
def test_options_of_the_game_stand_anywhere(arguments: str) -> None:
    done = run(*arguments.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Every law holds" in done.stdout


@pytest.mark.parametrize("arguments", ["--games 0", "--games=-3", "--moves 0"])
def test_a_run_of_nothing_is_refused(arguments: str) -> None:
    done = run(*arguments.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert "it must be a whole number from 1" in done.stderr
    with pytest.raises(BadInput):
        conformance("blanc_noir", games=0)


def test_every_variant_of_an_event_is_spoken() -> None:
    report = conformance("blanc_noir", games=12, options={"gargoyle": "private"}, thorough=0.0)
    assert {"hand_shown-to", "hand_shown-to-hidden", "drew", "drew-hidden", "discarded-colour"} <= set(
        report.met["event"]
    )


def test_what_only_a_whole_run_shows_names_the_run(tmp_path: Path) -> None:
    folder = high_card(tmp_path, None)
    rules = folder / "high_card" / RULES
    text = rules.read_text(encoding="utf-8").replace("sorted(new.pile + [", "sorted([")
    rules.write_text(text.replace("        new.pile = pool\n", ""), encoding="utf-8")
    found = outcome(folder)
    assert found.returncode == 1
    assert "the hidden cards of pile stayed what they truly were" in found.stderr
    assert found.stderr.splitlines()[-1] == (
        "over the whole run of tefuda.testing.conformance('high_card', games=80, longest=3000)"
    )


def test_a_fault_of_a_run_keeps_its_call() -> None:
    broken = Broken("resampling", "m", game="g", seats=0, seed="0", options={}, table="", moves=(), run="f(1)")
    assert str(broken) == "the law of resampling is broken: m\nover the whole run of f(1)"
