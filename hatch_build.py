"""What a build adds to the plain files: one hook for wheel, sdist to wheel and editable, one function for each step."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import build_web, compile_rules


def add_rules(build_data: dict[str, Any]) -> None:
    """The compiled rules, and with them a tag that names Python version and platform."""
    if compile_rules.build():
        build_data["artifacts"] += [f"/{path.relative_to(compile_rules.ROOT)}" for path in compile_rules.binaries()]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def add_client(build_data: dict[str, Any], is_for_others: bool) -> None:
    """The built web client. A wheel that others install is never without it, but for those who ask for that."""
    if os.environ.get("TEFUDA_WITHOUT_WEB") == "1":
        return
    try:
        build_web.build()
    except build_web.BuildFailed as failure:
        if is_for_others:
            raise SystemExit(f"{failure} TEFUDA_WITHOUT_WEB=1 builds without it.") from None
        print(failure, file=sys.stderr)
    build_data["artifacts"] += [f"/{path.relative_to(compile_rules.ROOT)}" for path in build_web.files()]


class TefudaBuild(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        add_rules(build_data)
        add_client(build_data, is_for_others=version == "standard")
