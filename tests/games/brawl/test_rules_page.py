"""What the rules page says of the decks is what the rules play."""

import re

import pytest

from tefuda import rulespage, texts
from tests.games.brawl.given import dealt


def part(lang: str, rule: str) -> str:
    page = rulespage.plain("brawl", lang)
    return next(str(one["text"]) for section in page["paragraphs"] for one in section["parts"] if one["rule"] == rule)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize(("rule", "deck"), [("B-9.umbra", "umbra"), ("B-9.volt", "volt"), ("B-1.hale", "hale")])
def test_recipes_on_the_page_are_those_that_are_played(lang: str, rule: str, deck: str) -> None:
    found = dealt(decks=deck, expansion="on").facts["recipes"]["A"]
    counts = [count for kind in found.values() for count in (kind if isinstance(kind, list) else [kind])]
    said = re.sub(r"(Hit-2)", "", part(lang, rule))
    numbers = [int(number) for number in re.findall(r"\d+", said)]

    if deck == "hale":  # a Hit-2 of each colour is said in words, in some languages
        assert numbers[:3] == counts[:3]
        assert numbers[-2:] == [found["clear"], found["base"]]
    else:
        wanted = [count for key, count in zip(flat(found), counts) if count and key != "freeze"]
        assert sorted(numbers) == sorted(wanted)


def flat(found: dict[str, object]) -> list[str]:
    return [key for key, kind in found.items() for _ in (kind if isinstance(kind, list) else [kind])]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_part_that_has_a_number_can_be_pointed_at(lang: str) -> None:
    page = rulespage.plain("brawl", lang)
    rules = [one["rule"] for section in page["paragraphs"] for one in section["parts"] if one["rule"]]

    assert {"B-3.hit2", "B-5.discards", "B-6.late", "B-7.tie", "B-9.stack", "B-10.recipes"} <= set(rules)
    assert len(rules) == len(set(rules))
