"""The command line as a process: streams that are closed, full or no longer read, and being stopped while it loads."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tefuda


@pytest.mark.parametrize("line", ["games", "rules blanc_noir", "--help", "rules blanc_noir --json"])
def test_a_reader_that_goes_away_is_no_mistake_worth_a_word(line: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "tefuda.cli", *line.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    process.stdout.close()
    _, stderr = process.communicate()
    assert stderr == b""
    assert process.returncode in (0, 1)


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("line", ["games", "play blanc_noir --seed 5", "fly", "engine"])
def test_closed_streams(line: str, closed: str, tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m tefuda.cli {line} {closed}"],
        env=os.environ | {"TEFUDA_DATA": str(tmp_path), "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == (2 if line == "fly" else 0)
    assert "Traceback" not in done.stderr


def test_a_full_disk_is_told() -> None:
    done = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m tefuda.cli games > /dev/full"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


# -- starting


def test_the_package_runs_as_the_command_does() -> None:
    done = subprocess.run([sys.executable, "-m", "tefuda", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"tefuda {tefuda.__version__}\n"


def test_ctrl_c_while_the_command_is_loading_is_silent(tmp_path: Path) -> None:
    """The loading comes to the same point every time, so the interrupt comes from there."""
    (tmp_path / "typer.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n")
    done = subprocess.run(
        [sys.executable, "-m", "tefuda", "games"],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "")
