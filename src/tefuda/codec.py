"""Between the library and plain data: what goes over a wire, into a file, or comes from outside."""

import json
import re
from typing import Any, TypeVar

import msgspec

from tefuda import registry, texts
from tefuda.core.reasons import BadInput, Refused
from tefuda.core.state import State
from tefuda.core.view import LETTERS, Event

EVERYBODY = 255
PLACE = re.compile(r"at `\$\.(\w+)|field `([^`]*)`$")
Shape = TypeVar("Shape")


# -- reading


class NotJson(ValueError):
    """No JSON, or JSON that two readers could understand differently."""


class BadField(BadInput):
    """A field is missing, unknown or wrong; what it must be stands in the texts too."""

    def __init__(self, key: str, field: str, expected: str) -> None:
        super().__init__(key, field=field)
        self.expected = expected

    def say(self, language: str = "en") -> str:
        expected = texts.say(language, None, self.expected)
        return texts.say(language, None, f"error-{self.reason}", **self.about, expected=expected)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise NotJson("a name stands twice in one object")
    return found


def _constant(word: str) -> Any:
    raise NotJson(f"{word} is not JSON")


def _float(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise NotJson("the number is too large")
    return number


_DECODER = json.JSONDecoder(object_pairs_hook=_object, parse_constant=_constant, parse_float=_float)


def from_json(text: str) -> Any:
    """Strictly: no name twice in an object, no NaN, no number too large, nothing nested too deep; else ValueError."""
    try:
        found = _DECODER.decode(text)
        if "\\u" in text:
            json.dumps(found, ensure_ascii=False).encode()  # fails on half a pair of escapes, which is no sign
    except RecursionError:
        raise NotJson("nested too deep") from None
    return found


def shaped(data: Any, shape: type[Shape], error: str, texts_of: str) -> Shape:
    """Plain data as a struct. BadField(error) names the first wrong field; `texts_of`-FIELD says what it must be."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as refused:
        found = PLACE.search(str(refused))
        field = "" if found is None else found[1] or found[2]
    expected = f"{texts_of}-{field}"
    raise BadField(error, field, expected if texts.has("en", None, expected) else f"{texts_of}-other")


# -- writing


def event(one: Event, seats: str) -> dict[str, Any]:
    """In full, with who may hear it so; to others each field in `secret` is only {"back": …}."""
    plain: dict[str, Any] = {"event": one.key, **one.fields, "to": "all"}
    if one.secret and one.to != EVERYBODY:
        plain["to"] = [letter for letter in seats if one.to >> LETTERS.index(letter) & 1]
        plain["secret"] = list(one.secret)
        plain["back"] = one.back
    return plain


def waiting(state: State) -> list[dict[str, Any]]:
    return [{"how": one.how, "seats": list(one.seats), "why": one.why} for one in state.waiting]


def status(state: State) -> dict[str, Any]:
    due = state.due
    heard = {} if due is None else {"due": due._asdict()}
    return {"over": state.over, "waiting": waiting(state), **heard}


def outcome(state: State) -> dict[str, Any] | None:
    found = state.outcome
    return None if found is None else {"scores": found.scores, "winners": list(found.winners)}


def refusal(error: Refused, language: str) -> dict[str, str]:
    """A key for programs, the paragraph behind it, and a sentence for people."""
    return {"reason": error.reason, "rule": error.rule, "text": error.say(language)}


def games(language: str) -> list[dict[str, Any]]:
    known = registry.keys()
    return [game(key, language) for key in known]


def game(key: str, language: str) -> dict[str, Any]:
    """What a game says of itself: its seats, and its options with their values and defaults."""
    identity = registry.identity(key)
    options = [
        {
            "option": option.key,
            "default": option.default,
            **({"values": list(option.values)} if option.values else {"low": option.low, "high": option.high}),
            **({"text": True} if option.reads else {}),
        }
        for option in identity.options
    ]
    return {
        "game": key,
        "name": texts.say(language, key, "game-name"),
        "rules_version": identity.rules_version,
        "seats": list(range(identity.fewest, identity.most + 1)),
        "usual": identity.usual_seats(identity.choose({})),
        "seats_by": {key: {word: list(both) for word, both in by.items()} for key, by in identity.seats_by.items()},
        "options": options,
        "editions": {edition: dict(values) for edition, values in identity.editions.items()},
    }
