"""Which language is spoken, and that plain sentences are the same with and without Fluent."""

import pytest

from tefuda import texts
from tefuda.core.reasons import BadInput
from tefuda.terminal import language

GAME = "blanc_noir"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "de_CH"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP.UTF-8"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP", "LANG": "de_DE"}, "ja"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str) -> None:
    assert language.of_environment(environment) == lang


def test_the_option_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert language.checked(None) == "ja"
    assert language.checked("de") == "de"
    assert language.of_arguments(["games", "--lang", "de"]) == "de"
    assert language.of_arguments(["--lang=de", "games"]) == "de"
    assert language.of_arguments(["games", "--lang", "xx"]) == "ja"
    assert language.of_arguments(["--", "--lang", "de"]) == language.of_arguments([]) == "ja"


def test_an_unknown_language_is_refused_with_the_list() -> None:
    with pytest.raises(BadInput, match="the languages are: en, ja, de"):
        language.checked("fr")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", [None, GAME])
def test_plain_sentences_are_those_of_fluent(lang: str, game: str | None) -> None:
    compared = 0
    words = {name: f"<{name}>" for name in ("option", "known", "command", "file", "word", "what", "language", "level")}
    for key in texts.keys(lang, game):
        if "." not in key:
            try:
                said = texts.say(lang, game, key, **words)
            except texts.TextMistake:
                continue
            assert language.say(lang, game, key, **words) == said, key
            compared += 1
    assert compared > 50


def test_numbers_and_choices_are_left_to_fluent() -> None:
    assert language.say("en", None, "term-cards", count=1) == "1 card"
    assert language.say("en", None, "error-no_file", file="a\nb\x1b").startswith(
        "The file “a b\ufffd” cannot be opened"
    )
    assert language.say("en", None, "error-line_too_long", limit=7).startswith("The line is longer than 7 bytes")
