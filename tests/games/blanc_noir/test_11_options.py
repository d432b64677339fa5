"""BN-11: the two editions and the options of a table."""

import pytest

import tefuda
from tests.games.blanc_noir.given import begun_by, dealt, given
from tests.rules import rule

DEFAULTS = {
    "edition": "ja",
    "gargoyle": "public",
    "lord": "ja",
    "pixie": "ja",
    "trade": "ja",
    "first_wild": "ja",
    "draw_scroll": "random",
    "target": 200,
    "rounds": None,
    "declaration": "manual",
    "first_player": "random",
    "deck": "listed",
    "log": "full",
}
GERMAN = {
    "edition": "de",
    "gargoyle": "private",
    "lord": "de",
    "pixie": "de",
    "trade": "de",
    "first_wild": "de",
    "draw_scroll": "top",
}


@rule("BN-11")
def test_defaults_are_those_of_the_japanese_edition() -> None:
    assert tefuda.game("blanc_noir").options == DEFAULTS


@rule("BN-11")
def test_the_german_edition_sets_its_readings_together() -> None:
    assert tefuda.game("blanc_noir", edition="de").options == DEFAULTS | GERMAN


@rule("BN-11")
def test_the_japanese_edition_changes_nothing() -> None:
    assert tefuda.game("blanc_noir", edition="ja").options == DEFAULTS


@rule("BN-11")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("gargoyle", "public"),
        ("lord", "ja"),
        ("pixie", "ja"),
        ("trade", "ja"),
        ("first_wild", "ja"),
        ("draw_scroll", "random"),
    ],
)
def test_one_reading_may_differ_from_the_edition(key: str, value: str) -> None:
    options = tefuda.game("blanc_noir", edition="de", **{key: value}).options

    assert options == DEFAULTS | GERMAN | {key: value}


@rule("BN-11")
@pytest.mark.parametrize("key", ["gargoyle", "lord", "pixie", "trade", "first_wild", "draw_scroll"])
def test_each_reading_may_be_taken_alone(key: str) -> None:
    options = tefuda.game("blanc_noir", **{key: GERMAN[key]}).options

    assert options == DEFAULTS | {key: GERMAN[key]}


@rule("BN-11.target", "BN-11.rounds", "BN-11.declaration", "BN-11.first_player", "BN-11.deck", "BN-11.log")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("target", 1),
        ("target", 500),
        ("rounds", 1),
        ("rounds", 10),
        ("declaration", "automatic"),
        ("first_player", "winner"),
        ("first_player", "left_of_last"),
        ("deck", "boxed"),
        ("log", "last"),
    ],
)
def test_other_options(key: str, value: str | int) -> None:
    assert tefuda.game("blanc_noir", **{key: value}).options == DEFAULTS | {key: value}


@rule("BN-11")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("edition", "fr"),
        ("gargoyle", "ja"),
        ("lord", ""),
        ("pixie", None),
        ("trade", True),
        ("first_wild", "DE"),
        ("draw_scroll", 1),
        ("target", 0),
        ("target", -1),
        ("target", "many"),
        ("target", None),
        ("rounds", 0),
        ("rounds", 1.5),
        ("declaration", "auto"),
        ("first_player", "A"),
        ("deck", "both"),
        ("log", ["full"]),
    ],
)
def test_any_other_value_is_refused(key: str, value: object) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        tefuda.game("blanc_noir", **{key: value})

    assert refused.value.reason == "bad_option"
    assert key in refused.value.text


@rule("BN-11")
def test_an_unknown_option_is_refused_with_the_list() -> None:
    with pytest.raises(
        tefuda.BadInput, match=r"no option “colour”; its options are: edition, gargoyle, .*, log\."
    ) as refused:
        tefuda.game("blanc_noir", colour="red")

    assert refused.value.reason == "unknown_option"


@rule("BN-11")
def test_the_options_in_force_are_seen_by_everybody() -> None:
    assert dealt(2, edition="de").state.view(None)["options"] == DEFAULTS | GERMAN


@rule("BN-11")
def test_a_table_names_those_that_differ_from_the_defaults() -> None:
    assert dealt(2, edition="de", lord="ja", target=100).line("options") == "edition=de lord=ja target=100"


@rule("BN-11.seats")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players(seats: int) -> None:
    assert len(dealt(seats).state.seats) == seats


@rule("BN-11.seats")
@pytest.mark.parametrize("seats", [0, 1, 7, -2, True, "many", 2.5])
def test_nobody_else(seats: object) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        tefuda.game("blanc_noir").new(seats=seats)  # type: ignore[arg-type]

    assert refused.value.reason == "bad_seats"


# first_wild = de

WILD = """
    A: red.sai blue.lord yellow.mage | mirage
    B: red.lord yellow.sai
    discards: dragon
    waiting: turn A turn; turn A first_wild
"""


@rule("BN-11.first_wild", "BN-2.4")
def test_german_the_first_player_names_the_colour_before_anything_else() -> None:
    table = given(WILD, first_wild="de")

    assert (table.asks, table.legal()) == ("first_wild", ["name red", "name yellow", "name blue", "name green"])


@rule("BN-11.first_wild", "BN-2.4")
@pytest.mark.parametrize(("first_wild", "asks"), [("ja", "turn"), ("de", "first_wild")])
def test_it_is_asked_after_the_deal(first_wild: str, asks: str) -> None:
    assert begun_by("dragon", first_wild=first_wild).asks == asks


@rule("BN-11.first_wild")
def test_only_the_first_player_is_asked() -> None:
    new = begun_by("golem", first_wild="de")

    assert new.state.asked == new.line("first")


@rule("BN-11.first_wild")
def test_a_coloured_card_asks_for_none() -> None:
    assert begun_by("sai", first_wild="de").asks == "turn"


@rule("BN-11.first_wild")
def test_then_the_turn_begins() -> None:
    table = given(WILD, first_wild="de").play("name blue")

    assert (table.turn, table.legal()) == ("A", ["use mirage 1", "draw", "discard blue.lord"])


@rule("BN-11.first_wild")
def test_the_named_colour_holds_until_the_next_discard() -> None:
    table = given(WILD, first_wild="de").play("name yellow", "draw")

    assert table.legal("discard") == ["discard yellow.sai", "discard yellow.sai declare"]


@rule("BN-11.first_wild")
def test_everybody_hears_it() -> None:
    table = given(WILD, first_wild="de").play("name blue")

    assert table.heard(None, "colour_named") == [{"event": "colour_named", "seat": "A", "colour": "blue"}]


# The readings of an edition decide nothing but their own matter.

ESCORT = """
    A: red.princess red.prince red.sai blue.sai
    B: red.lord
    discards: red.dagger
"""


@rule("BN-11", "BN-8a")
@pytest.mark.parametrize(("edition", "may_stop"), [("ja", False), ("de", True)])
def test_only_the_edition_decides_on_the_second_removal_of_the_princess(edition: str, may_stop: bool) -> None:
    readings = {"lord": "de", "trade": "de", "pixie": "de", "gargoyle": "private", "draw_scroll": "top"}
    table = given(ESCORT, edition=edition, **readings).play("discard red.princess", "remove red.prince")

    assert ("decline" in table.legal()) == may_stop


@rule("BN-11.gargoyle", "BN-11.lord", "BN-11.trade", "BN-11.pixie")
def test_options_of_a_text_win_over_those_given() -> None:
    table = given("options: lord=de\n" + ESCORT, lord="ja", trade="de")

    assert table.line("options") == "lord=de trade=de"
