"""Every word is there in every language, with the same variables, and fits what the library passes to it."""

import ast
import subprocess
import sys
import tomllib
from collections import Counter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tefuda import texts
from tefuda.core.reasons import BadInput
from tests.texts.expected import COLOURS, EXPECTED, FOLDER, GAME, NORMAL, NUMBERS, OWNERS, PRINTED, SCROLLS, SPECIAL


class Uses(Visitor):
    """The variables that a text uses, those of the texts within it included, and the words that it chooses by."""

    def __init__(self, entries: dict[str, ftl.Message]) -> None:
        self.entries = entries
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        message = self.entries[node.id.name]
        wanted = node.attribute and node.attribute.name
        self.visit(next(a.value for a in message.attributes if a.id.name == wanted) if wanted else message.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        words = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.choices.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)


def entries(lang: str, game: str | None) -> list[ftl.EntryType]:
    return FluentParser().parse(texts.path(lang, game).read_text(encoding="utf-8")).body


def patterns(lang: str, game: str | None) -> dict[str, Uses]:
    messages = {entry.id.name: entry for entry in entries(lang, game) if isinstance(entry, ftl.Message)}
    found = {}
    for name, message in messages.items():
        for key, pattern in [(name, message.value), *((f"{name}.{a.id.name}", a.value) for a in message.attributes)]:
            if pattern:
                found[key] = Uses(messages)
                found[key].visit(pattern)
    return found


def samples(names: set[str]) -> dict[str, object]:
    return {name: 6 if name in NUMBERS else "B" for name in names}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_every_line_is_a_text_and_every_name_is_given_once(lang: str, game: str | None) -> None:
    found = entries(lang, game)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = Counter((type(entry), entry.id.name) for entry in found if isinstance(entry, (ftl.Message, ftl.Term)))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_every_language_has_the_same_keys_with_the_same_variables(lang: str, game: str | None) -> None:
    here, english = patterns(lang, game), patterns("en", game)
    assert {key: uses.variables for key, uses in here.items()} == {key: uses.variables for key, uses in english.items()}
    assert texts.keys(lang, game) == here.keys()


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_what_the_library_names_has_a_text_and_needs_no_more_than_it_gets(lang: str, game: str | None) -> None:
    here = patterns(lang, game)
    assert EXPECTED[game].keys() - here.keys() == set()
    too_many = {key: here[key].variables - set(names.split()) for key, names in EXPECTED[game].items()}
    assert {key: names for key, names in too_many.items() if names} == {}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_every_text_can_be_said(lang: str, game: str | None) -> None:
    for key, uses in patterns(lang, game).items():
        given = samples(uses.variables)
        variants: list[dict[str, object]] = [{}]
        variants += [{name: word} for name, words in uses.choices.items() if name not in NUMBERS for word in words]
        variants += [{name: number} for name in uses.choices if name in NUMBERS for number in (0, 1, 2)]
        for chosen in variants:
            said = texts.say(lang, game, key, **{**given, **chosen})
            assert said == said.strip() != "", key
            assert not {"{", "\u2068", "\u2069"} & set(said.replace('{"op": "games"}', "")), key


@pytest.mark.parametrize("lang", ["ja", "de"])
def test_names_are_those_that_are_printed(lang: str) -> None:
    keys = [f"card-{kind}" for kind in f"{NORMAL} {SPECIAL}".split()] + [
        f"scroll-{scroll}" for scroll in SCROLLS.split()
    ]
    assert [texts.say(lang, GAME, key) for key in keys] == [name.replace("_", " ") for name in PRINTED[lang].split()]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_marks_of_colours_can_be_told_apart(lang: str) -> None:
    marks = [texts.say(lang, GAME, f"colour-{colour}.letter") for colour in COLOURS.split()]
    assert len(set(marks)) == len(COLOURS.split())


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_rules_page_has_every_numbered_paragraph_and_every_option(lang: str) -> None:
    page = "\n".join(texts.say(lang, GAME, f"rules-{number}-body") for number in range(1, 12))
    numbered = [rule for rule in rulebook()["paragraph"] if rule.count(".") and rule[-1].isdigit()]
    assert [rule for rule in numbered if f"{rule} " not in page] == []
    options = [rule.removeprefix("BN-11.") for rule in rulebook()["paragraph"] if rule.startswith("BN-11.")]
    assert [option for option in options if option not in page] == []


def test_texts_missing_or_short_of_a_variable_are_errors() -> None:
    with pytest.raises(texts.TextMistake, match=r"blanc_noir/ja.ftl has no text card-unicorn"):
        texts.say("ja", GAME, "card-unicorn")
    with pytest.raises(texts.TextMistake, match="no text card-sai.ability"):
        texts.say("de", GAME, "card-sai.ability")
    with pytest.raises(texts.TextMistake, match="event-drew: .*card"):
        texts.say("en", GAME, "event-drew", seat="A")


def test_an_unknown_language_is_refused_with_the_list() -> None:
    for ask in (texts.say, texts.has):
        with pytest.raises(BadInput) as refused:
            ask("fr", GAME, "game-name")
        said = texts.say("en", None, f"error-{refused.value.reason}", **refused.value.about)
        assert said == "There are no texts in the language “fr”; the languages are: en, ja, de."


def test_shared_texts_stand_behind_those_of_a_game() -> None:
    assert texts.say("de", GAME, "term-you") == texts.say("de", None, "term-you") == "du"
    assert all(texts.has("de", GAME, key) for key in ("term-you", "card-lord", "card-lord.text"))
    assert not any((texts.has("de", None, "card-lord"), texts.has("de", GAME, "card-lord.art")))
    assert "term-you" not in texts.keys("de", GAME)


def test_words_from_outside_stay_one_printable_line() -> None:
    said = texts.say("en", None, "error-unknown_move", move="draw\n\x1b[2Jtwo " + "x" * 9000, verbs=["draw", "use"])
    assert said.startswith("“draw \ufffd[2Jtwo xxx")
    assert said.endswith("…” is no move; a move begins with one of: draw, use.")
    assert texts.say("ja", GAME, "event-game_ended", winners="AC") == "ゲームが終わりました。勝者：AC"
    assert texts.say("ja", GAME, "event-game_ended", winners=("A", "C")) == "ゲームが終わりました。勝者：A、C"
    assert texts.say("de", None, "error-line_too_long", limit=1048576).startswith(
        "Die Zeile ist länger als 1048576 Bytes"
    )


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_large_numbers_are_said_in_any_language(lang: str) -> None:
    for number, said in ((10**9, "1000000000"), (-(10**30), f"-1{30 * '0'}"), (10**5000, "10^5000")):
        assert said in texts.say(lang, None, "error-record_format", version=number, ours=1)


def test_importing_the_library_does_not_load_fluent() -> None:
    code = "import sys, tefuda, tefuda.texts; print([name for name in sys.modules if name.startswith('fluent')])"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ast.literal_eval(answer.stdout) == []


def rulebook() -> dict[str, dict[str, dict[str, object]]]:
    return tomllib.loads((FOLDER / "rulebook.toml").read_text(encoding="utf-8"))  # refuses an id that stands twice


def test_every_ruling_has_a_text_and_a_place_in_the_list_of_rulings() -> None:
    rulings = {rule for rule, about in rulebook()["paragraph"].items() if about.get("ruling")}
    named = {
        key.removeprefix("ruling-").replace("_", ".") for key in texts.keys("en", GAME) if key.startswith("ruling-")
    }
    headings = [
        line for line in (FOLDER / "RULINGS.md").read_text(encoding="utf-8").splitlines() if line.startswith("### ")
    ]
    listed = {word for line in headings for word in line.split() if word.startswith("BN-")}
    assert rulings == named | {"BN-5.3"} == listed  # BN-5.3 consists of the ruling BN-5c


def test_every_paragraph_says_what_it_is_about_and_where_it_comes_from() -> None:
    book = rulebook()
    allowed = {"heading", "ja", "source", "ruling"}
    assert [
        rule for rule, about in book["paragraph"].items() if not {"heading", "source"} <= about.keys() <= allowed
    ] == []
    assert {about["paragraph"] for about in book["example"].values()} <= book["paragraph"].keys()
