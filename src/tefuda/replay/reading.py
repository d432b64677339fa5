"""Reads a record; whatever is wrong with it is said in one sentence."""

import datetime
import json
import os
import re
from typing import Any

import msgspec

from tefuda import codec, registry
from tefuda.core.reasons import BadInput
from tefuda.core.view import CLOCK, LETTERS
from tefuda.replay import writing
from tefuda.replay.luck import Sealed
from tefuda.replay.record import FORMAT, Played, Record

LARGEST = 32 << 20
"""So many bytes may a record have."""
CUT_OFF = re.compile(r"|-|t|tr|tru|f|fa|fal|fals|n|nu|nul|\\?u?[0-9a-fA-F]{0,4}")
"""What can stand where reading stops, when the rest of the file is missing."""


def read(path: str | os.PathLike[str], *, changed: bool = False) -> Record:
    """A record from its file. With `changed`, also one that does not fit its digest any more."""
    try:
        with open(path, "rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError):
        raise BadInput("no_file", file=os.fspath(path)) from None
    return parse(data, changed=changed)


def parse(data: bytes, *, changed: bool = False) -> Record:
    """A record from its bytes."""
    if len(data) > LARGEST:
        raise BadInput("record_too_large", limit=LARGEST)
    document = decoded(data)
    if not isinstance(document, dict) or "tefuda" not in document:
        raise BadInput("record_foreign")
    version = document["tefuda"]
    if isinstance(version, int) and not isinstance(version, bool) and version > FORMAT:
        raise BadInput("record_format", version=version, ours=FORMAT)
    return understood(document, changed=changed)


def decoded(data: bytes) -> Any:
    try:
        text = data.decode()
    except UnicodeDecodeError as wrong:
        raise BadInput("record_cut_off" if wrong.end == len(data) else "not_utf8") from None
    try:
        return codec.from_json(text)
    except ValueError as wrong:
        if isinstance(wrong, json.JSONDecodeError):
            is_cut_off = wrong.msg != "Extra data" and CUT_OFF.fullmatch(text[wrong.pos :].rstrip())
            if is_cut_off or wrong.msg.startswith("Unterminated"):
                raise BadInput("record_cut_off") from None
            raise BadInput("record_json", line=wrong.lineno) from None
        raise BadInput("record_strange_json") from None


def understood(document: dict[str, Any], *, changed: bool = False) -> Record:
    """A record from plain data; everything is checked but the moves' legality."""
    for field in document:
        if field not in FIELDS:
            raise BadInput("record_unknown_field", field=field)
    try:
        found = codec.shaped(document, Record, "record_field", "record")
    except codec.BadField:
        check_rows(document.get("moves"))
        raise
    if not changed and found.digest != writing.digest(found.plain()):
        raise BadInput("record_digest")
    check(found)
    return found


FIELDS = [field.encode_name for field in msgspec.structs.fields(Record)]


def check_rows(moves: object) -> None:
    """Names the first move that is not written like one."""
    for number, row in enumerate(moves if isinstance(moves, list) else [], 1):
        try:
            msgspec.convert(row, Played)
        except msgspec.ValidationError:
            raise BadInput("record_row", number=number) from None


def check(record: Record) -> None:
    """What goes beyond the types."""
    identity = registry.identity(record.game)
    if record.rules_version != identity.rules_version:
        raise BadInput("record_rules_version", version=record.rules_version, ours=identity.rules_version)
    seats = LETTERS[: identity.check_seats(record.seats, identity.choose(record.options))]
    if record.table:
        names_luck = any(line.partition(":")[0].strip() == "chance" for line in record.table)
        demand(record.luck is None or (isinstance(record.luck, Sealed) and not names_luck), "luck")
    else:
        demand(record.luck is not None, "luck")
    demand(len(record.held) in (0, len(record.moves)), "held")
    demand(set(record.players) <= set(seats), "players")
    demand(record.started is None or is_moment(record.started), "started")
    for number, played in enumerate(record.moves, 1):
        if played.seat not in seats + CLOCK:
            raise BadInput("record_row", number=number)
    if record.outcome is not None:
        demand(list(record.outcome.scores) == list(seats) and set(record.outcome.winners) <= set(seats), "outcome")
    if record.table:
        record.start()


def demand(holds: bool, field: str) -> None:
    if not holds:
        raise codec.BadField("record_field", field, f"record-{field}")


def is_moment(text: str) -> bool:
    try:
        datetime.datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
