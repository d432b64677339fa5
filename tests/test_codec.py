"""Plain data: read strictly, written so that it tells no seat more than it may know."""

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tefuda
from tefuda import codec, engine, texts
from tefuda.core.view import Event
from tefuda.replay import Record

PACKAGE = Path(tefuda.__file__).parent
ERRORS = {"BadInput", "NoGame", "BadField"}


def refusals() -> list[tuple[str, str, set[str]]]:
    """Where the library refuses input: the place, the key, and what the sentence gets to speak of."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS and node.args:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    about = {word.arg for word in node.keywords if word.arg}
                    about |= {"field", "expected"} if len(node.args) > 1 else set()
                    found.append((f"{path.relative_to(PACKAGE)}:{node.lineno}", str(key.value), about))
    return found


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_refusal_of_input_can_be_said(lang: str) -> None:
    assert len(refusals()) > 40
    for place, key, about in refusals():
        assert texts.has(lang, None, f"error-{key}"), place
        assert texts.say(lang, None, f"error-{key}", **dict.fromkeys(about, "x")), place


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_field_has_words_for_what_it_must_be(lang: str) -> None:
    fields = {field for shape in engine.OPS.values() for field in shape.__struct_fields__}
    keys = {f"field-{field}" for field in fields | {"op", "other"}}
    keys |= {f"record-{field.encode_name}" for field in msgspec.structs.fields(Record)} | {"record-other"}
    assert keys == {key for key in texts.keys(lang, None) if key.startswith(("field-", "record-"))}


NO_JSON = ["", "{", "1 2", "\x00", "NaN", "-Infinity"]
STRANGE = ["1e999", "9" * 5000, "[" * 9999, '{"a":1,"a":1}', '"\\udc00"', '"\\ud800x"']


@pytest.mark.parametrize("text", NO_JSON + STRANGE)
def test_json_that_could_be_read_in_two_ways_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="."):
        codec.from_json(text)


@pytest.mark.parametrize("value", [{}, {"a": {"a": [1.5, None, True]}}, "\U0001f0a1 手札 \u2028", 10**30, [[[[[]]]]]])
def test_plain_json_is_read(value: Any) -> None:
    assert codec.from_json(msgspec.json.encode(value).decode()) == value


def test_an_escaped_pair_of_surrogates_is_one_character() -> None:
    assert codec.from_json('"\\ud83c\\udca1"') == "\U0001f0a1"


def test_an_open_event_is_for_all_and_a_secret_one_for_its_seats() -> None:
    fields = {"seat": "A", "card": "golem"}
    assert codec.event(Event("discarded", fields), "ABC") == {"event": "discarded", **fields, "to": "all"}
    known = codec.event(Event("drew", fields, ("card",), 255, "number"), "ABC")
    assert known == {"event": "drew", **fields, "to": "all"}
    secret = codec.event(Event("drew", fields, ("card",), 0b1101, "number"), "ABC")
    assert secret == {"event": "drew", **fields, "to": ["A", "C"], "secret": ["card"], "back": "number"}


def test_who_may_not_hear_an_event_in_full_can_be_told_the_rest_from_it_alone() -> None:
    """What the page on the engine protocol asks of those who relay events gives what the library tells."""
    state = tefuda.game("blanc_noir").new(seats=4, seed=1, events=True)
    heard = 0
    for one in state.events():
        full = codec.event(one, "ABCD")
        open_to = full.pop("to")
        secret, back = full.pop("secret", []), full.pop("back", "")
        for i, seat in enumerate("ABCD"):
            told = dict(full)
            if open_to != "all" and seat not in open_to:
                told.update({field: {"back": back} for field in secret})
                heard += 1
            assert told == one.heard_by(i)
    assert heard > 50
