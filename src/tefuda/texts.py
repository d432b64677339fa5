"""The words of the library and of its games, from Fluent files; everything else speaks in keys."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tefuda import games
from tefuda.core.reasons import BadInput, shown

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "ja", "de")

HERE = Path(__file__).parent
LIST_MARK = {"en": ", ", "ja": "、", "de": ", "}
LONGEST_WORD, LONGEST_LIST = 400, 2000
"""Fluent refuses to put very long words into a sentence, and nobody would read them: they are cut."""
MOST_BITS = 60
"""Fluent fails on larger numbers."""


class TextMistake(Exception):
    """A text is missing, is malformed, or did not get a variable that it needs. Never the player's fault."""


def say(lang: str, game: str | None, key: str, /, **args: object) -> str:
    """The text `key` (or `key.attribute`) of a game, or of the shared texts where the game has none.

    Whole numbers choose plurals, lists are joined in the language's way, everything else stands as its `str`.
    """
    _check(lang)
    bundle = _bundle(lang, game)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name) if bundle.has_message(name) else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if not pattern:
        raise TextMistake(f"{_where(lang, game)} has no text {key}")
    text, mistakes = bundle.format_pattern(pattern, {name: _word(lang, value) for name, value in args.items()})
    if mistakes:
        raise TextMistake(f"{_where(lang, game)}, {key}: {'; '.join(map(str, mistakes))}")
    return str(text)


def has(lang: str, game: str | None, key: str) -> bool:
    """Whether `say` knows the key, shared texts included."""
    _check(lang)
    return key in keys(lang, game) or key in keys(lang, None)


@functools.cache
def keys(lang: str, game: str | None) -> frozenset[str]:
    """The keys of a game's own file, or of the shared one; attributes as `key.attribute`."""
    from fluent.syntax.ast import Message

    _check(lang)
    found: set[str] = set()
    for entry in _resource(lang, game).body:
        if isinstance(entry, Message):
            if entry.value:
                found.add(entry.id.name)
            found.update(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)
    return frozenset(found)


def event_key(lang: str, game: str | None, event: str, fields: Iterable[str], is_redacted: bool) -> str:
    """Which text tells an event to somebody who hears these fields of it.

    `event-KEY`; `event-KEY-FIELD` where one of the fields has such a text, the first of them; and that with `-hidden`,
    if there is one, for whoever does not hear the secret fields (is_redacted).
    """
    key = f"event-{event}"
    key = next((special for field in fields if has(lang, game, special := f"{key}-{field}")), key)
    return f"{key}-hidden" if is_redacted and has(lang, game, f"{key}-hidden") else key


def path(lang: str, game: str | None) -> Path:
    """Where the texts of a game, or the shared ones, are written."""
    if game is None:
        return HERE / "text" / f"{lang}.ftl"
    folders = [Path(folder) / game for folder in games.__path__]
    return next((folder for folder in folders if folder.is_dir()), folders[0]) / "text" / f"{lang}.ftl"


def _check(lang: str) -> None:
    if lang not in LANGUAGES:
        raise BadInput("unknown_language", language=shown(lang), known=LANGUAGES)


@functools.cache
def _bundle(lang: str, game: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([lang], use_isolating=False)
    for owner in dict.fromkeys((game, None)):  # the first text of a name wins: a game may word a shared one anew
        bundle.add_resource(_resource(lang, owner))
    return bundle


@functools.cache
def _resource(lang: str, game: str | None) -> Resource:
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(path(lang, game).read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise TextMistake(f"{_where(lang, game)} cannot be read at: {(entry.content or '').strip()[:80]}")
    return resource


def _word(lang: str, value: object) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and not isinstance(value, bool):
        if value.bit_length() > MOST_BITS:
            return shown(value)
        return fluent_number(value, useGrouping=False)
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes)):
        return _cut(LIST_MARK[lang].join(_clean(str(part)) for part in value), LONGEST_LIST)
    return _clean(str(value))


def _cut(word: str, longest: int) -> str:
    return word if len(word) <= longest else word[:longest] + "…"


def _clean(word: str) -> str:
    """Words from outside stay one line of printable signs, so that no input can disturb the sentence around it."""
    word = _cut(word, LONGEST_WORD)
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in " ".join(word.split()))


def _where(lang: str, game: str | None) -> str:
    return f"{game or 'tefuda'}/{lang}.ftl"
