import shutil
import signal
from pathlib import Path

import pytest

import tefuda
from tools import compile_rules


def pytest_report_header() -> str:
    return f"rules: {'compiled' if tefuda.compiled else 'uncompiled'}"


@pytest.fixture(scope="session", autouse=True)
def heard_signals() -> None:
    """Who starts the tests in the background, or with nohup, makes all processes deaf to what some tests send."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session")
def uncompiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package without binaries: with this as PYTHONPATH, a second process runs the rules uncompiled."""
    folder = tmp_path_factory.mktemp("uncompiled")
    shutil.copytree(
        compile_rules.PACKAGE, folder / "tefuda", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    return folder
