"""Lighthouse, as package-lock.json beside this file names it; fetched when it is first asked for."""

import hashlib
import subprocess
from pathlib import Path

from tools import build_web

HERE = Path(__file__).parent
MODULES = HERE / "node_modules"
STAMP = MODULES / ".tefuda"


def lighthouse() -> tuple[str, ...]:
    """The command before its arguments."""
    node = build_web.found()
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text(encoding="utf-8") != wanted:
        print("Fetching Lighthouse", flush=True)
        command = (*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        subprocess.run(command, cwd=HERE, env=build_web.environment(node), check=True, stdout=subprocess.DEVNULL)
        STAMP.write_text(wanted, encoding="utf-8")
    return node.node, str(MODULES / "lighthouse" / "cli" / "index.js")
