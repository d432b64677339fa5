"""Options of any text, options that ask for others, and numbers of seats that depend on them."""

from collections.abc import Mapping

import pytest

from tefuda.core.options import Identity, Option
from tefuda.core.reasons import BadInput


def lowered(text: str) -> str:
    if not text.isalpha():
        raise BadInput("bad_option", option="name", game="toy", value=text, allowed="letters")
    return text.lower()


def demand(values: Mapping[str, object], seats: int | None) -> None:
    if values["name"] == "pair" and seats == 3:
        raise BadInput("bad_seats", game="toy", seats=seats, low=2, high=2)
    if values["name"] == "secret" and values["team"] == "alone":
        raise BadInput("bad_option", option="name", game="toy", value="secret", allowed="none")


TOY = Identity(
    key="toy",
    rules_version=1,
    fewest=2,
    most=6,
    options=(Option("name", "none", ("none",), reads=lowered), Option("team", "alone", ("alone", "tag"))),
    seats_by={"team": {"tag": (4, 4)}},
    demands=demand,
)


def test_an_option_may_take_any_text_that_it_can_read() -> None:
    assert TOY.choose({"name": "Anna"})["name"] == "anna"
    assert TOY.choose({"name": "none"})["name"] == "none"
    assert TOY.chosen(TOY.choose({"name": "ANNA"})) == {"name": "anna"}


@pytest.mark.parametrize("value", ["4", "", 4, None])
def test_what_it_cannot_read_is_refused(value: object) -> None:
    with pytest.raises(BadInput) as refused:
        TOY.choose({"name": value})
    assert refused.value.reason == "bad_option"


def test_values_that_do_not_go_together_are_refused() -> None:
    assert TOY.choose({"name": "secret", "team": "tag"})["name"] == "secret"
    with pytest.raises(BadInput):
        TOY.choose({"name": "secret"})


def test_an_option_may_settle_the_number_of_seats() -> None:
    tag, alone = TOY.choose({"team": "tag"}), TOY.choose({})

    assert (list(TOY.seats(tag)), list(TOY.seats(alone))) == ([4], [2, 3, 4, 5, 6])
    assert (TOY.usual_seats(tag), TOY.usual_seats(alone)) == (4, 4)
    assert TOY.check_seats("5", alone) == 5
    with pytest.raises(BadInput) as refused:
        TOY.check_seats(5, tag)
    assert (refused.value.about["low"], refused.value.about["high"]) == (4, 4)


def test_seats_may_be_refused_for_what_was_chosen() -> None:
    pair = TOY.choose({"name": "pair"})

    assert TOY.check_seats(2, pair) == 2
    with pytest.raises(BadInput):
        TOY.check_seats(3, pair)
