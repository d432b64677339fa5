"""The rules page: every paragraph, card, option and ruling, for people and programs."""

import json
import subprocess
import sys

import pytest
from rich.cells import cell_len

from tefuda import deck, registry, rulespage, texts
from tefuda.words import Words

GAME = "blanc_noir"


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_page_is_complete(lang: str) -> None:
    about = rulespage.plain(GAME, lang)
    assert [one["number"] for one in about["paragraphs"]] == list(range(1, 12))
    assert sum(1 for one in about["cards"] if one["group"] != "scroll") == 22
    assert sum(one["copies"] for one in about["cards"] if one["group"] == "scroll") == 20
    assert [one["option"] for one in about["options"]] == [option.key for option in registry.identity(GAME).options]
    assert {one["rule"] for one in about["rulings"]} == {
        key.removeprefix("ruling-").replace("_", ".") for key in texts.keys(lang, GAME) if key.startswith("ruling-")
    }
    assert json.loads(json.dumps(about)) == about


def test_rulings_stand_in_the_order_of_the_rules() -> None:
    rules = [rule for rule, _ in rulespage.rulings(Words("en", GAME))]
    assert rules[:3] == ["BN-1a", "BN-1b", "BN-2.4"] or rules[:3] == ["BN-1a", "BN-1b", "BN-2a"]
    assert rules.index("BN-5c") < rules.index("BN-8a") < rules.index("BN-9a")


def test_numbers_and_copies_are_those_of_the_deck() -> None:
    kinds = {kind.key: kind for kind in deck.kinds(GAME)}
    assert (kinds["golem"].number, kinds["golem"].copies, kinds["golem"].group) == (25, 2, "wild")
    coloured = sum(kind.copies for kind in kinds.values() if kind.group in ("normal", "special"))
    others = sum(kind.copies for kind in kinds.values() if kind.group in ("wild", "scroll"))
    assert 4 * coloured + others == 121 + 20


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_page_fits(lang: str, width: int) -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "tefuda.cli", "rules", GAME, "--lang", lang],
        env={"COLUMNS": str(width), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    lines = shown.stdout.splitlines()
    assert [line for line in lines if cell_len(line.rstrip()) > width] == []
    assert len(lines) > 150
    assert "\x1b" not in shown.stdout
    for part in ("BN-5.2.2", "BN-11", "BN-1b", "edition", "121"):
        assert part in shown.stdout


def test_every_language_has_the_same_paragraphs_to_point_at() -> None:
    found = [
        [(one["rule"], part["rule"]) for one in rulespage.plain(GAME, lang)["paragraphs"] for part in one["parts"]]
        for lang in texts.LANGUAGES
    ]
    assert found[0] == found[1] == found[2]
    rules = {rule for _, rule in found[0]}
    specials = {f"BN-8.{kind.key}" for kind in deck.kinds(GAME) if kind.group in ("special", "wild")}
    assert specials | {"BN-5.2.1", "BN-5.2.2", "BN-9.menace", "BN-9.herald_of_red"} <= rules


def test_a_part_is_its_text_without_the_number_that_it_is_pointed_at_by() -> None:
    paragraph = rulespage.plain(GAME, "en")["paragraphs"][4]
    assert (paragraph["rule"], paragraph["heading"]) == ("BN-5", "Main phase")
    assert paragraph["parts"][0]["text"].startswith("Draw. Draw one card")
    whole = "\n\n".join(f"{part['rule']} {part['text']}" for part in paragraph["parts"])
    assert whole == paragraph["text"]
