"""Whatever is wrong with a file, one sentence says it; no file is read halfway."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tefuda import texts
from tefuda.core.reasons import BadInput, Refused
from tefuda.replay import parse, read, verify, writing
from tests.replay.games import whole

GOOD = whole(most=30)
TEXT = GOOD.text
BYTES = TEXT.encode()
MISSING = object()


def reason(data: bytes) -> str:
    """Why these bytes are no record; it can be said in every language."""
    with pytest.raises(BadInput) as refused:
        parse(data)
    check_words(refused.value)
    return refused.value.reason


def check_words(refused: Refused) -> None:
    assert len({refused.say(lang) for lang in texts.LANGUAGES}) == 3


def changed(field: str, value: Any, *, signed: bool = True) -> bytes:
    """The good record with one field changed, and with a digest that fits or with the old one."""
    document = GOOD.plain()
    document[field] = value
    if value is MISSING:
        del document[field]
    if signed and field != "digest":
        document["digest"] = writing.digest(document)
    return json.dumps(document).encode()


def test_the_good_record_is_read() -> None:
    assert parse(TEXT.encode()) == GOOD
    assert parse(changed("seats", 3)) == GOOD


@pytest.mark.parametrize("where", [*range(0, len(BYTES) - 2, 41), len(BYTES) - 3, len(BYTES) - 2])
def test_a_file_that_was_cut_off(where: int) -> None:
    assert reason(BYTES[:where]) == "record_cut_off"


@pytest.mark.parametrize("value", ["t", "-", '"\\', '"\\u00', "nul", '"x', '{"a"', "[1", "[1,"])
def test_a_file_that_was_cut_off_in_a_word(value: str) -> None:
    assert reason(f'{{"tefuda": {value}'.encode()) == "record_cut_off"


def test_an_empty_file() -> None:
    assert reason(b"") == reason(b" \n") == "record_cut_off"


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"\xff\xfe", "not_utf8"),
        (b'{"a": \xe9, "b": 1}', "not_utf8"),
        (b"<html>\n</html>", "record_json"),
        (TEXT.encode() + b"x", "record_json"),
        (TEXT.encode() + b"n", "record_json"),
        (TEXT.replace(",", "", 1).encode(), "record_json"),
        (TEXT.replace('"seats"', "seats").encode(), "record_json"),
        (b"[1]", "record_foreign"),
        (b"7", "record_foreign"),
        (b"{}", "record_foreign"),
        (b"[" * 9999, "record_strange_json"),
        (b'{"tefuda": 1, "tefuda": 1}', "record_strange_json"),
        (b'{"tefuda": NaN}', "record_strange_json"),
        (b'{"tefuda": 1, "game": "\\ud800"}', "record_strange_json"),
        (b'{"tefuda": 2, "cards": []}', "record_format"),
        (b'{"tefuda": 0}', "record_field"),
        (b'{"tefuda": true}', "record_field"),
        (b'{"tefuda": "1"}', "record_field"),
        (b'{"tefuda": 1}', "record_field"),
        (b" " * (32 << 20) + b"{}", "record_too_large"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_file_that_is_no_record(data: bytes, expected: str) -> None:
    assert reason(data) == expected


def test_json_is_found_wrong_at_its_line() -> None:
    lines = TEXT.splitlines()
    lines[11] = lines[11].replace("[", "(")
    with pytest.raises(BadInput, match="line 12"):
        parse("\n".join(lines).encode())


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("tefuda", 1.5, "record_field"),
        ("game", "chess", "unknown_game"),
        ("game", None, "record_field"),
        ("game", MISSING, "record_field"),
        ("rules_version", 999, "record_rules_version"),
        ("rules_version", "1", "record_field"),
        ("options", {"speed": "fast"}, "unknown_option"),
        ("options", {"target": "high"}, "bad_option"),
        ("options", {"target": True}, "record_field"),
        ("options", [], "record_field"),
        ("seats", 99, "bad_seats"),
        ("seats", 2, "record_field"),
        ("seats", "3", "record_field"),
        ("seats", True, "record_field"),
        ("luck", MISSING, "record_field"),
        ("luck", {"kind": "dice"}, "record_field"),
        ("luck", {"kind": "quick", "seed": 7}, "record_field"),
        ("luck", {"kind": "quick", "seed": "07"}, "record_field"),
        ("luck", {"kind": "quick", "seed": str(1 << 64)}, "record_field"),
        ("luck", {"kind": "quick", "seed": "٧"}, "record_field"),
        ("luck", {"kind": "quick", "seed": "7", "more": 1}, "record_field"),
        ("luck", {"kind": "sealed", "secret": "ab", "entropy": [], "commitment": "0" * 64}, "record_field"),
        ("luck", {"kind": "sealed", "secret": "0" * 64, "entropy": [""], "commitment": "0" * 64}, "record_field"),
        ("table", ["A: golem"], "record_field"),
        ("players", {"D": "Dora"}, "record_field"),
        ("players", ["Anna"], "record_field"),
        ("started", 7, "record_field"),
        ("started", "2026-13-01T00:00:00Z", "record_field"),
        ("started", "2026-11-18T20:15:00", "record_field"),
        ("moves", MISSING, "record_field"),
        ("moves", {}, "record_field"),
        ("moves", [["A", "draw"]], "record_row"),
        ("moves", [["A", "draw", "0"]], "record_row"),
        ("moves", [["A", "draw", -1]], "record_row"),
        ("moves", [["A", "draw", 1, 1]], "record_row"),
        ("moves", [["D", "draw", None]], "record_row"),
        ("moves", [["a", "draw", None]], "record_row"),
        ("moves", [["A", "", None]], "record_row"),
        ("moves", [["A", "draw" * 99, None]], "record_row"),
        ("moves", ["draw"], "record_row"),
        ("outcome", MISSING, "record_field"),
        ("outcome", [], "record_field"),
        ("outcome", {"scores": {"A": 1}, "winners": []}, "record_field"),
        ("outcome", {"scores": {"A": 1, "B": 2, "C": 3}, "winners": ["D"]}, "record_field"),
        ("outcome", {"scores": {"A": 1, "B": 2, "C": "3"}, "winners": ["A"]}, "record_field"),
        ("digest", MISSING, "record_field"),
        ("digest", "0", "record_field"),
        ("digest", "0" * 64, "record_digest"),
        ("dealer", "A", "record_unknown_field"),
    ],
    ids=str,
)
def test_a_field_that_is_wrong(field: str, value: Any, expected: str) -> None:
    assert reason(changed(field, value)) == expected


def test_the_sentence_names_the_field_and_the_move() -> None:
    rows = GOOD.plain()["moves"]
    for data, word in (
        (changed("seats", "3"), "“seats”"),
        (changed("luck", {"kind": "quick", "seed": 7}), "“luck”"),
        (changed("moves", [*rows[:4], ["A", 7, None], *rows[5:]]), "Move 5"),
        (changed("moves", [*rows[:6], ["E", "draw", None], *rows[7:]]), "Move 7"),
    ):
        with pytest.raises(BadInput, match=word):
            parse(data)


def test_a_table_that_does_not_fit_its_record() -> None:
    table = whole(most=0).start().table().splitlines()
    document = {key: value for key, value in GOOD.plain().items() if key not in ("luck", "players")} | {"moves": []}

    def starting(lines: list[str], **fields: Any) -> bytes:
        made = document | {"table": lines, **fields}
        return json.dumps(made | {"digest": writing.digest(made)}).encode()

    assert parse(starting(table)).table == tuple(table)
    assert reason(starting(["nonsense"])) == "table_bad_line"
    assert reason(starting([*table, "options: gargoyle=private"])) in ("record_table", "table_twice")
    assert reason(starting(table, seats=2)) == "record_table"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path, "a\0b"):
        with pytest.raises(BadInput) as refused:
            read(path)
        assert refused.value.reason == "no_file"


def test_spaces_and_the_order_of_fields_do_not_matter() -> None:
    document = dict(reversed(GOOD.plain().items()))
    assert parse(json.dumps(document, indent=8).encode()) == GOOD
    assert parse(TEXT.replace("\n", "\r\n").encode()) == GOOD


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_any_bytes_changed_are_found(data: st.DataObject) -> None:
    """The record is the same, or it is refused with words."""
    where = data.draw(st.integers(0, len(BYTES) - 1))
    until = data.draw(st.integers(where, min(where + 4, len(BYTES))))
    edited = BYTES[:where] + data.draw(st.binary(max_size=4)) + BYTES[until:]
    try:
        assert parse(edited) == GOOD
    except Refused as refused:
        check_words(refused)


WORDS = st.text(max_size=5) | st.sampled_from(["A", "draw", "kind", "quick", "seed", "target"])
PLAIN = st.none() | st.booleans() | st.integers() | WORDS
VALUES = st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(WORDS, inner), max_leaves=8)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(sorted(GOOD.plain())), st.data())
def test_any_value_in_any_field_is_read_or_refused_with_words(field: str, data: st.DataObject) -> None:
    try:
        found = parse(changed(field, data.draw(VALUES)))
    except Refused as refused:
        check_words(refused)
    else:
        verify(found).say()
