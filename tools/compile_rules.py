"""Compiles the rules in place: every .py of core, games and lab that has a .pxd beside it.

All modules are built together or none is, because a module built against an old layout of another crashes. A stamp
beside the package says what the binaries were built from; when it still holds, nothing is done.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tefuda"
STAMP = PACKAGE / "compiled.stamp"
WORK = ROOT / "build" / "rules"
CYTHONIZE = ROOT / "tools" / "cythonize_rules.py"

NEVER_COMPILED = "# never compiled"
NO_COMPILER = "No C compiler found: the rules will run uncompiled (correct, but many times slower)."
NO_COMPILER_CODE = 3
# A set of faces written as one literal: gcc warns (no option makes just this an error) and cuts it off.
TOO_LARGE = "integer constant is too large for its type"


class CompileFailed(Exception):
    """The compiler works, but not on our sources."""


def declarations() -> list[Path]:
    """Every .pxd of core, games and lab."""
    return sorted(path for folder in ("core", "games", "lab") for path in (PACKAGE / folder).rglob("*.pxd"))


def is_never_compiled(pxd: Path) -> bool:
    """Python reads the .py of such a pair, the C compiler reads the .pxd."""
    return pxd.read_text(encoding="utf-8").startswith(NEVER_COMPILED)


def modules() -> list[Path]:
    """The .py files to compile."""
    return [
        pxd.with_suffix(".py")
        for pxd in declarations()
        if pxd.stem != "__init__" and pxd.with_suffix(".py").exists() and not is_never_compiled(pxd)
    ]


def binary(module: Path) -> Path:
    return module.with_suffix(sysconfig.get_config_var("EXT_SUFFIX"))


def binaries() -> list[Path]:
    """Those that lie in the tree, whatever they were built from."""
    return sorted(path for pattern in ("*.so", "*.pyd") for path in PACKAGE.rglob(pattern))


def fingerprint() -> str:
    """Of everything that decides what the binaries do."""
    sources = [*modules(), *declarations(), Path(__file__), CYTHONIZE]
    digest = hashlib.sha256(f"{version('Cython')} {sys.version} {sysconfig.get_platform()}".encode())
    for path in sources:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_fresh() -> bool:
    """Every binary is there, no other is, and all of them come from the sources as they are now."""
    return (
        STAMP.exists()
        and binaries() == sorted(map(binary, modules()))
        and STAMP.read_text(encoding="utf-8") == fingerprint()
    )


def remove_binaries() -> None:
    """A stale binary would hide its edited .py."""
    STAMP.unlink(missing_ok=True)
    for path in binaries():
        path.unlink()


def compiler() -> str | None:
    """CC, or the one that Python was built with, or the system's."""
    wanted = [os.environ["CC"]] if os.environ.get("CC") else [sysconfig.get_config_var("CC") or "cc", "cc"]
    return next((command for command in wanted if shutil.which(command.split()[0])), None)


def cythonize(cc: str, *paths: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own: setuptools and Cython change the folder, the arguments and the output of theirs."""
    return subprocess.run(
        [sys.executable, str(CYTHONIZE), str(WORK), *(path.relative_to(SOURCE).as_posix() for path in paths)],
        cwd=ROOT,
        env=os.environ | {"CC": cc, "LC_ALL": "C"},
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )


def working_compiler() -> str | None:
    """None also for one without Python's headers or 128-bit numbers."""
    cc = compiler()
    outcome = cythonize(cc) if cc else None
    if outcome and outcome.returncode not in (0, NO_COMPILER_CODE):
        raise CompileFailed(outcome.stdout)
    return cc if outcome and outcome.returncode == 0 else None


@contextmanager
def alone() -> Iterator[None]:
    """Two builds at once would remove each other's binaries."""
    WORK.mkdir(parents=True, exist_ok=True)
    with open(WORK / "lock", "w", encoding="utf-8") as lock:
        if os.name == "posix":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> bool:
    """Brings the binaries up to date. False: there is no C compiler, or TEFUDA_PURE=1 wants none of its work."""
    with alone():
        if os.environ.get("TEFUDA_PURE") == "1":
            remove_binaries()
            return False
        if is_fresh():
            return True
        remove_binaries()
        cc = working_compiler()
        if cc is None:
            print(NO_COMPILER, file=sys.stderr)
            return False
        paths, made_from = modules(), fingerprint()
        print(f"Compiling the rules ({len(paths)} modules)", flush=True)
        outcome = cythonize(cc, *paths)
        (WORK / "log").write_text(outcome.stdout, encoding="utf-8")
        if outcome.returncode or TOO_LARGE in outcome.stdout:
            raise CompileFailed(f"{outcome.stdout}\nThe rules do not compile (TEFUDA_PURE=1 builds without compiling).")
        for path in paths:
            (WORK / "lib" / binary(path).relative_to(SOURCE)).replace(binary(path))
        STAMP.write_text(made_from, encoding="utf-8")
        return True


if __name__ == "__main__":
    try:
        build()
    except CompileFailed as failure:
        sys.exit(str(failure))
