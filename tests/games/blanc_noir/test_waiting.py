"""What a table waits for, in text: only what the rules can bring about."""

import pytest

import tefuda
from tests.games.blanc_noir.given import given

TABLE = """
    A: red.sai red.jester pixie | tornado ^mirage ^explosion ^salvation ^herald_of_green ^menace
    B: blue.lord golem golem | revelation
    C: green.lord | explosion
    discards: green.mage {top}
"""

# the top card, and what cannot be waited for with it
IMPOSSIBLE = [
    ("red.dagger", "turn"),
    ("red.dagger", "turn A"),
    ("red.dagger", "turn A turn turn"),
    ("red.dagger", "now A turn"),
    ("red.dagger", "turn D turn"),
    ("red.dagger", "turn A juggle"),
    ("red.dagger", "turn A turn/x"),
    ("red.dagger", "turn A turn/-1"),
    ("red.dagger", "turn A turn/999"),
    # it is A's turn, and nobody else is asked
    ("red.dagger", "turn B turn"),
    ("red.dagger", "turn AB turn"),
    ("red.dagger", "all A turn"),
    ("red.dagger", "race AB turn"),
    ("dragon", "then A close; turn B dragon"),
    ("dragon", "then B close; turn A dragon"),
    ("red.dagger", "turn B turn; turn A explosion"),
    # nobody is asked
    ("red.dagger", "then A close"),
    ("red.dagger", "then A turn"),
    ("red.dagger", "turn A close"),
    ("red.prince", "then A close; then A prince"),
    # there is nothing to come back to, or the wrong thing: a card asks after the discard, a scroll in the turn
    ("goddess", "turn A goddess/2"),
    ("goddess", "turn A turn; turn A goddess/2"),
    ("goddess", "turn A turn; then A close; turn A goddess/2"),
    ("red.dagger", "then A close; turn A explosion"),
    ("red.dagger", "then A close; turn A turn"),
    ("red.dagger", "turn A turn; turn A turn"),
    ("goddess", "then A close; turn A dragon; turn A goddess/2"),
    # not so many removals
    ("goddess", "then A close; turn A goddess"),
    ("goddess", "then A close; turn A goddess/3"),
    ("red.princess", "then A close; turn A princess/2"),
    # the card that asks does not lie there
    ("red.dagger", "then A close; turn A goddess/2"),
    ("red.dagger", "then A close; turn A lord/2"),
    ("red.dagger", "turn A turn; turn A shock_wave"),
    # it would not have asked
    ("red.dagger", "turn A turn; turn A menace"),
    ("red.dagger", "turn A turn; turn A salvation"),
    ("red.dagger", "turn A turn; turn A herald_of_green"),
    ("red.dagger", "turn A turn; turn A first_wild"),
    ("dragon", "turn A turn; turn A first_wild"),
]


@pytest.mark.parametrize(("top", "waiting"), IMPOSSIBLE)
def test_a_table_that_waits_for_the_impossible_is_refused(top: str, waiting: str) -> None:
    with pytest.raises(tefuda.BadInput) as refused:
        given(TABLE.format(top=top) + f"waiting: {waiting}")

    assert (refused.value.reason, "waiting" in refused.value.text) == ("table_bad_value", True)


@pytest.mark.parametrize(
    ("top", "waiting", "legal"),
    [
        (
            "goddess",
            "then A close; turn A goddess/2",
            ["remove red.sai", "remove red.jester", "remove pixie", "decline"],
        ),
        (
            "goddess",
            "then A close; turn A goddess/1",
            ["remove red.sai", "remove red.jester", "remove pixie", "decline"],
        ),
        ("red.lord", "then A close; turn A lord/2", ["remove red.sai", "decline"]),
        ("dragon", "then A close; turn A dragon", ["aim B", "aim C"]),
        ("red.princess", "then A close; turn A princess/1", ["remove red.jester", "remove pixie", "decline"]),
        (
            "red.princess",
            "then A close; turn A princess.escort",
            ["remove red.sai", "remove red.jester", "remove pixie"],
        ),
        ("red.dagger", "turn A turn; turn A explosion", ["aim B", "aim C"]),
        ("red.dagger", "turn A turn", ["use tornado 1", "draw", "discard red.sai", "discard red.jester"]),
    ],
)
def test_a_table_can_be_written_in_mid_effect(top: str, waiting: str, legal: list[str]) -> None:
    table = given(TABLE.format(top=top) + f"waiting: {waiting}")

    assert table.line("waiting") == waiting
    assert [move for move in table.legal() if "discard pixie" not in move] == legal


def test_a_finished_table_waits_for_nothing() -> None:
    table = given(TABLE.format(top="red.sai") + "points: A=0 B=201 C=0\nwaiting: -")

    assert (table.state.over, table.winners, table.line("waiting")) == (True, ("A", "C"), "-")
