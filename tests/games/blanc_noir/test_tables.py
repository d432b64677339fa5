"""Whole tables in text: the lines, what may be left out, and what cannot be a table."""

import pytest

import tefuda
from tests.games.blanc_noir.given import given
from tests.rules import rule

TABLE = """
    A: red.sai goddess | menace ^mirage
    B: blue.lord golem golem | salvation=A
    C: green.lord | explosion
    discards: green.mage red.jester red.dagger
"""
# every line that there is
WHOLE = """
    game: blanc_noir
    options: edition=de target=100 declaration=automatic
    seats: 3
    round: 4
    points: A=0 B=12 C=99
    quests: A=1 B=1 C=1
    first: B
    turn: C
    direction: counterclockwise
    colour: blue
    chain: 6
    idle: 1
    moved: yes
    last_quest: B
    A: red.knight blue.sai golem | mirage=BC ^blizzard
    B: red.prince red.dagger | -
    C: red.sai | menace tornado=A
    pile: red.sai * yellow.sai
    discards: red.dagger golem
    removed: valkyrie goddess
    scroll_pile: explosion=C *
    declared: C
    known A>B: red.dagger
    known C>A: blue.sai golem
    looked: A=1 B=1
    taken: B red.prince 0
    waiting: turn C turn
"""


@pytest.mark.parametrize("text", [TABLE, WHOLE])
def test_a_written_table_is_read_as_itself(text: str) -> None:
    written = given(text).state.table()

    assert given(written).state.table() == written


@pytest.mark.parametrize(
    "line", [line.strip() for line in WHOLE.strip().splitlines() if " *" not in line and "B: red.prince" not in line]
)
def test_every_line_is_kept(line: str) -> None:
    assert line in given(WHOLE).state.table().splitlines()


@pytest.mark.parametrize(
    "line",
    [
        "game: blanc_noir",
        "seats: 3",
        "round: 1",
        "points: A=0 B=0 C=0",
        "quests: A=0 B=0 C=0",
        "first: A",
        "turn: A",
        "direction: clockwise",
        "removed: -",
        "declared: C",
        "waiting: turn A turn",
    ],
)
def test_what_is_left_out_has_an_obvious_value(line: str) -> None:
    assert line in given(TABLE).state.table().splitlines()


def test_the_piles_left_out_hold_all_other_cards() -> None:
    table = given(TABLE)

    assert (len(table.words("pile")), len(table.words("scroll_pile"))) == (121 - 6 - 3, 16)


def test_a_star_stands_for_every_card_not_named_elsewhere() -> None:
    table = given(TABLE + "pile: dragon * valkyrie")

    assert (table.words("pile")[0], table.words("pile")[-1], len(table.words("pile"))) == ("dragon", "valkyrie", 112)


@pytest.mark.parametrize(
    ("discards", "removed", "sizes"),
    [("* red.sai", "-", (117, 0)), ("red.sai", "*", (1, 116)), ("*", "red.sai", (116, 1))],
)
@pytest.mark.parametrize("pile", ["pile: -", ""])
def test_a_star_may_stand_in_another_pile(discards: str, removed: str, sizes: tuple[int, int], pile: str) -> None:
    table = given(f"""
        A: goddess
        B: blue.lord golem golem
        {pile}
        discards: {discards}
        removed: {removed}
    """)

    assert (len(table.words("discards")), len(table.removed)) == sizes


def test_what_stands_for_a_star_is_shuffled() -> None:
    assert given(TABLE, seed=1).line("pile") != given(TABLE, seed=2).line("pile")


def test_comments_and_empty_lines_are_ignored() -> None:
    table = given("# a comment\n\nA: red.sai # the hand\nB: -\n\ndiscards: red.dagger")

    assert table.hand("A") == ["red.sai"]


def test_a_wild_top_card_without_a_colour_has_any() -> None:
    assert given(TABLE.replace("red.dagger", "dragon")).line("colour") == "any"


# What cannot be a table

MISTAKES = [
    ("table_missing_hand", "A: red.sai\ndiscards: red.dagger"),
    ("table_missing_hand", "discards: red.dagger"),
    ("table_missing_hand", "seats: 4\nA: -\nB: -\ndiscards: red.dagger"),
    ("table_missing_hand", "A: -\nC: -\ndiscards: red.dagger"),
    ("table_missing", "A: -\nB: -"),
    ("table_missing", "A: -\nB: -\ndiscards: -"),
    ("table_bad_value", "seats: 2\nA: -\nB: -\nC: -\ndiscards: red.dagger"),
    ("bad_seats", "seats: 7\nA: -\nB: -\ndiscards: red.dagger"),
    ("bad_seats", "seats: two\nA: -\nB: -\ndiscards: red.dagger"),
    ("table_too_many", TABLE + "removed: green.lord"),
    ("table_too_many", TABLE + "pile: * golem"),
    ("table_too_many", TABLE.replace("golem golem", "golem golem golem")),
    ("table_too_many", TABLE.replace("explosion", "menace")),
    ("table_too_many", TABLE + "pile: * " + "red.sai " * 130),
    ("table_nowhere", TABLE + "pile: dragon valkyrie"),
    ("table_nowhere", TABLE + "scroll_pile: -"),
    ("table_two_stars", TABLE + "pile: * *"),
    ("table_two_stars", TABLE + "pile: *\nremoved: *"),
    ("table_two_stars", TABLE + "scroll_pile: * *"),
    ("unknown_card", TABLE.replace("goddess", "unicorn")),
    ("unknown_card", TABLE.replace("goddess", "Goddess")),
    ("unknown_card", TABLE.replace("goddess", "*")),
    ("unknown_card", TABLE.replace("menace", "golem")),
    ("unknown_card", TABLE.replace("goddess", "menace")),
    ("unknown_card", TABLE.replace("menace", "*")),
    ("unknown_card", TABLE + "scroll_pile: ^tornado *"),
    ("unknown_seat", TABLE.replace("salvation=A", "salvation=D")),
    ("table_unknown_key", TABLE + "hands: 3"),
    ("table_unknown_key", TABLE + "known AB: golem"),
    ("table_unknown_key", TABLE + "G: -"),
    ("table_twice", TABLE + "A: -"),
    ("option_twice", TABLE + "options: target=100 target=200"),
    ("table_twice", TABLE + "chain: 2\nchain: 2"),
    ("table_bad_line", TABLE + "golem"),
    ("table_too_long", TABLE + "#" * 100_001),
    ("table_bad_value", TABLE + "game: brawl"),
    ("unknown_option", TABLE + "options: colour=red"),
    ("bad_option", TABLE + "options: edition"),
    ("bad_option", TABLE + "options: edition=fr"),
    ("table_bad_value", TABLE + "round: 0"),
    ("table_bad_value", TABLE + "round: one"),
    ("table_bad_value", TABLE + "chain: -2"),
    ("table_bad_value", TABLE + "chain: 2.0"),
    ("table_bad_value", TABLE + "points: A"),
    ("table_bad_value", TABLE + "points: A=-1"),
    ("table_bad_value", TABLE + "points: D=1"),
    ("table_bad_value", TABLE + "quests: =1"),
    ("table_bad_value", TABLE + "first: D"),
    ("table_bad_value", TABLE + "turn: a"),
    ("table_bad_value", TABLE + "direction: left"),
    ("table_bad_value", TABLE + "colour: blue"),
    ("table_bad_value", TABLE.replace("red.dagger", "dragon") + "colour: pink"),
    ("table_bad_value", TABLE + "idle: 3"),
    ("table_bad_value", TABLE + "moved: perhaps"),
    ("table_bad_value", TABLE + "declared: D"),
    ("table_bad_value", TABLE + "looked: A=4"),
    ("table_bad_value", TABLE + "taken: B golem"),
    ("table_bad_value", TABLE + "taken: B golem 9"),
    ("table_bad_value", TABLE + "taken: AB golem 0"),
    ("table_bad_value", TABLE + "looked: B=1\ntaken: B valkyrie 0"),
    ("table_bad_value", TABLE + "known A>B: red.sai"),
    ("table_bad_value", TABLE + "known A>B: golem golem golem"),
    ("table_bad_value", TABLE + "known A>A: goddess"),
    ("table_bad_value", TABLE + "known A>D: goddess"),
    ("table_bad_value", TABLE + "chance: slow 1"),
    ("table_bad_value", TABLE + "chance: quick 0"),
    ("table_bad_value", TABLE + "chance: -"),
]
IDS = [f"{key}: {text.splitlines()[-1].strip()[:40]}" for key, text in MISTAKES]


@pytest.mark.parametrize(("key", "text"), MISTAKES, ids=IDS)
def test_what_cannot_be_a_table_is_refused(key: str, text: str) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        given(text)

    assert refused.value.reason == key


@pytest.mark.parametrize(("key", "text"), MISTAKES, ids=IDS)
def test_with_one_clear_sentence(key: str, text: str) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        given(text)

    assert [len(refused.value.say(language)) > 10 for language in ("en", "ja", "de")] == [True] * 3
    assert "\n" not in refused.value.text


@pytest.mark.parametrize(
    ("hand", "line", "move"),
    [
        ("golem red.dagger red.mage", "chain: 100", "discard golem red"),
        ("red.sai", "round: 100000", "discard red.sai"),
        ("red.sai", "points: B=1000000", "discard red.sai"),
        ("red.sai", "quests: A=100000", "discard red.sai"),
    ],
)
def test_numbers_may_grow_beyond_what_a_table_began_with(hand: str, line: str, move: str) -> None:
    table = given(f"""
        A: {hand}
        B: blue.lord
        discards: red.knight
        {line}
    """)
    table.play(move)

    assert given(table.state.table()).state.table() == table.state.table()


@rule("BN-8.valkyrie", "BN-10")
def test_whoever_chooses_from_the_discards_has_looked_at_them() -> None:
    table = given(
        """
        A: red.sai red.mage
        B: red.knight
        discards: blue.mage green.sai valkyrie
        colour: red
        waiting: then A close; turn A valkyrie
        """
    )

    assert table.seen("A", "discards") == ["blue.mage", "green.sai", "valkyrie"]
    assert given(table.play("take green.sai").state.table()).fact("taken_back") == "A"
