"""A record as text: canonical for its digest, readable in its file."""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from tefuda.core.reasons import BadInput

LISTS = ("table", "moves")
"""Fields whose entries get a line each."""


def digest(plain: dict[str, Any]) -> str:
    """SHA-256 over everything but the digest, as canonical JSON (RFC 8785)."""
    rest = {key: value for key, value in plain.items() if key != "digest"}
    text = json.dumps(rest, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def readable(plain: dict[str, Any]) -> str:
    """A field or a move a line."""
    fields = []
    for key, value in plain.items():
        rows = [f"    {one_line(row)}" for row in value] if key in LISTS else []
        body = "[\n" + ",\n".join(rows) + "\n  ]" if rows else one_line(value)
        fields.append(f'  "{key}": {body}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def one_line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def save(text: str, path: str | os.PathLike[str]) -> None:
    """A file that is there before is replaced only when all is written."""
    try:
        target = Path(path).resolve()
        if target.exists() and not target.is_file():
            target.write_text(text, encoding="utf-8", newline="\n")
        else:
            replace(target, text)
    except (OSError, ValueError):
        raise BadInput("not_written", file=os.fspath(path)) from None


def replace(target: Path, text: str) -> None:
    part = target.with_name(f".{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
