"""Whatever stands on a line: one answer, a clear one, and the next line is read."""

import io
import json
import subprocess
import tracemalloc
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tefuda import engine, texts
from tests.test_engine import COMMAND, NEW, SET, raw, refusal, talk

GAMES = json.dumps({"id": "next", "op": "games"}).encode()
PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(), max_size=20)
JSON = st.recursive(PLAIN, lambda inner: st.lists(inner) | st.dictionaries(st.text(max_size=8), inner), max_leaves=12)
VALID: list[dict[str, Any]] = [
    NEW,
    SET,
    {"op": "games"},
    {"op": "table"},
    {"op": "legal", "seat": "A"},
    {"op": "play", "seat": "A", "move": "draw"},
    {"op": "why", "seat": "A", "move": "discard golem blue declare"},
    {"op": "view", "seat": "B"},
    {"op": "resample", "seat": "A", "seed": 5},
    {"op": "outcome", "lang": "ja"},
]


def answered_once(line: bytes) -> dict[str, Any]:
    """The one answer to a line in mid-game, which must not keep the next from being answered."""
    answers = [json.loads(answer) for answer in raw(json.dumps(SET).encode(), line, GAMES)]
    assert [one["id"] for one in (answers[0], answers[-1])] == [None, "next"]
    assert answers[0]["ok"] is answers[-1]["ok"] is True
    assert len(answers) == 3
    found: dict[str, Any] = answers[1]
    assert found["ok"] or found["error"]["code"] in ("illegal-move", "bad-request", "no-game")
    return found


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes(line: bytes) -> None:
    line = line.replace(b"\n", b" ")
    if line.strip():
        assert answered_once(line)["ok"] is False


@settings(max_examples=150, deadline=None)
@given(JSON)
def test_any_json(value: Any) -> None:
    assert answered_once(json.dumps(value).encode())["ok"] is False


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(VALID), st.data())
def test_requests_with_one_field_changed(request: dict[str, Any], data: st.DataObject) -> None:
    field = data.draw(st.sampled_from([*request, "id", "lang", "options", "x"]))
    answered_once(json.dumps(request | {field: data.draw(JSON)}).encode())


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(VALID), st.data())
def test_requests_with_bytes_changed(request: dict[str, Any], data: st.DataObject) -> None:
    line = bytearray(json.dumps(request).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        where = data.draw(st.integers(0, len(line) - 1))
        line[where : where + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3)).replace(b"\n", b" ")
        line = line or bytearray(b"x")
    if line.strip():
        answered_once(bytes(line))


@settings(max_examples=150, deadline=None)
@given(st.text(st.characters(exclude_characters="\n"), max_size=60), st.sampled_from("ABCDEFGH"))
def test_any_move(move: str, seat: str) -> None:
    for op in ("play", "why"):
        line = json.dumps({"op": op, "seat": seat, "move": move}).encode()
        assert answered_once(line)["ok"] is False


WORDS = st.sampled_from([*"ABG:*-|9\n", "game", "seats", "pile", "discards", "waiting", "golem", "red.sai"])


@settings(max_examples=150, deadline=None)
@given(st.lists(WORDS, max_size=30).map(" ".join) | st.text(max_size=80))
def test_any_table(table: str) -> None:
    answered_once(json.dumps(SET | {"table": table}).encode())


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"x", "bad_json"),
        (b"[]", "bad_json"),
        (b"null", "bad_json"),
        (b'{"op":"games"} {}', "bad_json"),
        (b'{"op":"games"', "bad_json"),
        (b'{"op":"games","op":"games"}', "bad_json"),
        (b'{"id":1,"id":2,"op":"games"}', "bad_json"),
        (b'{"op":"games","id":NaN}', "bad_json"),
        (b'{"op":"games","id":-Infinity}', "bad_json"),
        (b'{"op":"games","id":1e999}', "bad_json"),
        (b'{"op":"games","id":' + b"9" * 5000 + b"}", "bad_json"),
        (b'{"op":"games","id":"\\ud800"}', "bad_json"),
        (b'{"op":"games","id":' + b"[" * 100_000 + b"]" * 100_000 + b"}", "bad_json"),
        (b'{"op":"games","id":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001, "bad_json"),
        (b"\xef\xbb\xbf{}", "bad_json"),
        (b"\xff\xfe", "not_utf8"),
        (b'{"op":"\xed\xa0\x80"}', "not_utf8"),
        (b"\x00", "bad_json"),
    ],
)
def test_a_line_that_is_no_json_object(line: bytes, reason: str) -> None:
    answer = answered_once(line)
    assert (answer["error"]["code"], answer["error"]["reason"], answer["id"]) == ("bad-request", reason, None)


@pytest.mark.parametrize(
    ("request_", "reason"),
    [
        ({}, "bad_field"),
        ({"op": None}, "bad_field"),
        ({"op": ["new"]}, "bad_field"),
        ({"op": "Play"}, "unknown_op"),
        ({"op": "legal"}, "bad_field"),
        ({"op": "legal", "seat": None}, "bad_field"),
        ({"op": "legal", "seat": 0}, "bad_field"),
        ({"op": "legal", "seat": "a"}, "unknown_seat"),
        ({"op": "legal", "seat": "C"}, "unknown_seat"),
        ({"op": "play", "seat": "C", "move": "draw"}, "unknown_seat"),
        ({"op": "legal", "seat": "A", "move": "draw"}, "unknown_field"),
        ({"op": "view", "seat": ""}, "unknown_seat"),
        ({"op": "resample", "seat": "A", "seed": -1}, "bad_seed"),
        ({"op": "resample", "seat": "A", "seed": 1.5}, "bad_field"),
        ({"op": "play", "seat": "A", "move": "fly"}, "unknown_move"),
        ({"op": "play", "seat": "A", "move": "discard unicorn"}, "unknown_card"),
        ({"op": "play", "seat": "A", "move": "discard"}, "move_syntax"),
        ({"op": "why", "seat": "A", "move": 3}, "bad_field"),
        ({"op": "games", "lang": "fr"}, "unknown_language"),
        ({"op": "games", "lang": 1}, "bad_field"),
        (NEW | {"game": "chess"}, "unknown_game"),
        (NEW | {"game": "../core"}, "unknown_game"),
        (NEW | {"game": 1}, "bad_field"),
        (NEW | {"seats": 1}, "bad_seats"),
        (NEW | {"seats": 10**30}, "bad_seats"),
        (NEW | {"seats": True}, "bad_field"),
        (NEW | {"seats": "4"}, "bad_field"),
        (NEW | {"seats": 2.5}, "bad_field"),
        (NEW | {"seed": "x"}, "bad_seed"),
        (NEW | {"seed": 1 << 64}, "bad_seed"),
        (NEW | {"seed": True}, "bad_field"),
        (NEW | {"options": {"key": 1}}, "unknown_option"),
        (NEW | {"options": {"self": 1}}, "unknown_option"),
        (NEW | {"options": {"target": True}}, "bad_option"),
        (NEW | {"options": {"target": 1.5}}, "bad_option"),
        (NEW | {"options": {"target": []}}, "bad_field"),
        (SET | {"table": "nonsense"}, "table_bad_line"),
        (SET | {"table": "A: golem\nA: golem"}, "table_twice"),
        (SET | {"table": "x" * 200_000}, "table_too_long"),
        (SET | {"table": ["A: golem"]}, "bad_field"),
    ],
)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_request_that_cannot_be_met(request_: dict[str, Any], reason: str, lang: str) -> None:
    error = refusal(SET, {"lang": lang, **request_})
    assert (error["code"], error["reason"], error["rule"]) == ("bad-request", reason, "")


def test_what_cannot_be_met_is_said_in_the_language_asked_for() -> None:
    said = {refusal({"op": "legal", "seat": 1, "lang": lang})["text"] for lang in texts.LANGUAGES}
    assert len(said) == 3


def test_ends_of_lines_and_empty_lines() -> None:
    """Every line has one answer."""
    assert raw() == []
    answers = [json.loads(answer) for answer in raw(b'{"op":"games"}\r', b"", b"  ", b"\r", b' {"op":"games"} ')]
    assert [answer["ok"] for answer in answers] == [True, False, False, False, True]
    assert {answer["error"]["reason"] for answer in answers[1:4]} == {"bad_json"}


def test_a_field_that_is_null_is_as_good_as_none() -> None:
    new = {"op": "new", "game": "blanc_noir", "seed": "7"}
    answers = talk(new, {"op": "table"}, {**new, "seats": None, "options": None, "lang": None}, {"op": "table"})
    assert answers[0] == answers[2]
    assert answers[1] == answers[3]
    assert refusal({"op": "new", "game": None})["reason"] == refusal({"op": "new"})["reason"]


def test_the_longest_line_and_a_longer_one() -> None:
    request = b'{"op":"games","id":"%s"}'
    longest = request % (b"x" * (engine.LONGEST - len(request) + 2))
    longer = request % (b"x" * (engine.LONGEST - len(request) + 3))
    assert (len(longest), len(longer)) == (engine.LONGEST, engine.LONGEST + 1)
    answers = [json.loads(answer) for answer in raw(longest, longer, b"x" * 10_000_000, GAMES, longest, longer)]
    assert [one["ok"] for one in answers] == [True, False, False, True, True, False]
    assert {one["error"]["reason"] for one in answers if not one["ok"]} == {"line_too_long"}


class Endless(io.RawIOBase):
    """One line of 64 MiB."""

    def __init__(self) -> None:
        self.left = 1 << 26

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        count = min(len(buffer), self.left)
        buffer[:count] = b"x" * count
        self.left -= count
        return count


def test_a_line_without_end_is_not_kept() -> None:
    out = io.BytesIO()
    tracemalloc.start()
    try:
        engine.serve(io.BufferedReader(Endless()), out)
        assert tracemalloc.get_traced_memory()[1] < 6 * engine.LONGEST
    finally:
        tracemalloc.stop()
    assert json.loads(out.getvalue())["error"]["reason"] == "line_too_long"


class Broken:
    """A table whose rules have a fault."""

    def __getattr__(self, name: str) -> Any:
        raise RuntimeError(name)


def test_a_fault_inside_is_told_and_changes_nothing() -> None:
    table = engine.Engine()
    broken: Any = Broken()
    table.state = broken
    for request in ({"op": "play", "seat": "A", "move": "draw"}, {"op": "legal", "seat": "A"}, {"op": "table"}):
        answer = json.loads(table.answer(json.dumps(request | {"id": 5, "lang": "de"}).encode()))
        assert (answer["id"], answer["ok"], answer["error"]["code"]) == (5, False, "internal-error")
        assert "RuntimeError" in answer["error"]["text"]
        assert table.state is broken
    assert json.loads(table.answer(json.dumps(NEW).encode()))["ok"] is True


def test_a_refused_move_leaves_the_very_same_table() -> None:
    table = engine.Engine()
    table.answer(json.dumps(NEW).encode())
    before = table.state
    table.answer(b'{"op":"play","seat":"A","move":"discard golem"}')
    assert table.state is before


def test_nobody_reads_the_answers() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(GAMES + b"\n")
        process.stdin.flush()
        assert process.stdout.readline()
        process.stdout.close()
        with suppress(BrokenPipeError):
            for _ in range(200):
                process.stdin.write(GAMES + b"\n")
                process.stdin.flush()
        with suppress(BrokenPipeError):
            process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(10) == 0


def test_each_answer_comes_before_the_next_line() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "op": "games"}).encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.stdout.read() == b""
        assert process.wait(10) == 0
