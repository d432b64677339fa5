"""What somebody may be called."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tefuda import texts
from tefuda.core.reasons import BadInput
from tefuda.server.people import names


def refusal(name: str) -> str:
    with pytest.raises(BadInput) as refused:
        names.player_name(name)
    assert all(refused.value.say(language) for language in texts.LANGUAGES)
    return refused.value.reason


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "x",
        "7",
        "山田 太郎",
        "Zoë Müller-Lüdenscheidt",
        "Nguyễn Thị",
        "محمد",
        "شاه‌نامه",
        "ผู้เล่นที่หนึ่ง",
        "🙂",
        "👩‍👩‍👧 家族",
        "☀️",
        "葛󠄀城",
        "'; DROP TABLE users--",
        "<b>bold</b>",
        "%s {x} \\",
    ],
)
def test_people_may_be_called_what_they_are_called(name: str) -> None:
    assert names.player_name(name) == unicodedata.normalize("NFC", name)


def test_names_are_trimmed_composed_and_singly_spaced() -> None:
    assert names.player_name("  Zoe\u0308 \u00a0 K\n") == "Zoë K"
    assert names.player_name("山田　太郎") == "山田 太郎"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "x" * 201, "x" * 10_000_000])
def test_names_have_1_to_24_characters(name: str) -> None:
    assert refusal(name) == "name_length"


def test_the_length_is_that_of_the_name_as_it_is_kept() -> None:
    assert len(names.player_name(" " + "e\u0301" * 24 + " ")) == 24


@pytest.mark.parametrize(
    "sign",
    [
        *("\x00", "\t", "\n", "\r", "\x1b", "\x7f", "\x85", "\u2028", "\u2029"),
        *("\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e", "\u200f"),
        *("\u200b", "\u2060", "\ufeff", "\u00ad", "\u180e", "\u3164", "\u115f", "\uffa0", "\u2800", "\u034f"),
        *("\ud800", "\udfff", "\ue000", "\uffff", "\U000e0041"),
    ],
)
def test_signs_that_show_nothing_or_turn_the_line_around_are_refused(sign: str) -> None:
    assert refusal(f"a{sign}b") == "name_sign"


@pytest.mark.parametrize("name", ["\u200d", "\u200c", "a\u200d", "\u200da", "a\u200d\u200db", "a \u200db", "a\u200d b"])
def test_joiners_stand_between_two_signs(name: str) -> None:
    assert refusal(name) == "name_sign"


@pytest.mark.parametrize("name", ["\u0301", "\ufe0f", "\u0301\u0302", "\u20dd"])
def test_a_name_can_be_seen(name: str) -> None:
    assert refusal(name) == "name_invisible"


def test_towers_of_accents_are_refused() -> None:
    assert refusal("Z" + "\u0336" * 4) == "name_sign"
    assert names.player_name("Z" + "\u0336" * 3 + "a" + "\u0336" * 3)


def test_the_sentence_names_the_sign_and_its_place() -> None:
    with pytest.raises(BadInput) as refused:
        names.player_name("ab\u202ec")
    assert refused.value.text.startswith("Character 3 of the name (U+202E) cannot stand in a name")


@given(st.text(max_size=40))
def test_a_name_that_is_taken_is_printable_short_and_stays_as_it_is(name: str) -> None:
    try:
        kept = names.player_name(name)
    except BadInput:
        return
    assert names.player_name(kept) == kept == kept.strip()
    assert 1 <= len(kept) <= 24
    assert kept.replace("\u200d", "").replace("\u200c", "").isprintable()
    assert kept.encode()


@pytest.mark.parametrize(("language", "word"), [("en", "Guest "), ("ja", "ゲスト"), ("de", "Gast ")])
def test_a_guest_without_a_name_gets_one_in_the_own_language(language: str, word: str) -> None:
    name = names.guest_name(language)
    assert name.startswith(word)
    assert 1000 <= int(name.removeprefix(word)) <= 9999
    assert names.player_name(name) == name
    assert names.player_name(names.gone_name(language))


def test_languages_are_those_that_there_are() -> None:
    with pytest.raises(BadInput, match="the languages are: en, ja, de"):
        names.guest_name("fr" * 1000)


@pytest.mark.parametrize("login", ["abc", "A.b-c_9", "x" * 32, " ada "])
def test_logins_are_kept_in_small_letters(login: str) -> None:
    assert names.login_name(login) == names.read_login(login) == login.strip().lower()


@pytest.mark.parametrize(
    "login", ["", "ab", "x" * 33, "a b c", "a@b", "zoë", "ａｂｃ", "İstanbul", "abc\n\nabc", "x" * 9999]
)
def test_other_logins_are_refused(login: str) -> None:
    with pytest.raises(BadInput, match="A login consists of 3 to 32 letters"):
        names.login_name(login)
    assert names.read_login(login) == ""
