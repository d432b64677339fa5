"""Writes the client's types from the shapes that the server sends and understands; `--check` only compares."""

import json
import subprocess
import sys
from typing import Any

import msgspec

from tefuda.server import forms
from tefuda.server.protocol import schema
from tools import build_web

TYPES = build_web.WEB / "src" / "lib" / "generated" / "protocol.ts"
FORMS = (
    forms.Me, forms.NewTable, forms.Person, forms.NewTableMade, forms.Listed, forms.Tables, forms.Refusal,
    forms.PlayedGames, forms.Replay, forms.Proof, forms.PlayOn, forms.Tutorial,
)  # fmt: skip


def shapes() -> dict[str, Any]:
    """Of the socket's messages, and of what requests carry."""
    found = schema()
    del found["anyOf"]  # the client knows which way a message goes
    _, parts = msgspec.json.schema_components(FORMS, ref_template="#/$defs/{name}")
    return {key: opened(one) for key, one in {**found, "$defs": {**parts, **found["$defs"]}}.items()}


def opened(shape: Any) -> Any:
    """Objects of which the schema says nothing more may hold anything; all others hold what is named."""
    if isinstance(shape, list):
        return [opened(one) for one in shape]
    if not isinstance(shape, dict):
        return shape
    found = {key: opened(one) for key, one in shape.items()}
    if found.get("type") == "object" and "properties" not in found:
        found.setdefault("additionalProperties", True)
    return found


def written() -> str:
    node = build_web.ready()
    command = [node.node, str(build_web.WEB / "tools" / "types.js")]
    done = subprocess.run(
        command, input=json.dumps(shapes()), cwd=build_web.WEB, capture_output=True, check=True, encoding="utf-8"
    )
    return done.stdout


def main() -> None:
    text = written()
    if sys.argv[1:] == ["--check"]:
        if not TYPES.exists() or TYPES.read_text(encoding="utf-8") != text:
            sys.exit("The client's types are not those of the server: run python -m tools.web_types")
        return
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
