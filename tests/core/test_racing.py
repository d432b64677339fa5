"""What a table of a race may agree on."""

import pytest

from tefuda.core.racing import OPTIONS, pace, read_handicap
from tefuda.core.reasons import BadInput


def test_a_table_is_fair_and_as_fast_as_it_can_be_if_nothing_else_is_said() -> None:
    usual = {option.key: option.default for option in OPTIONS}
    assert pace(usual) == (True, 1, {})


def test_games_without_such_options_know_no_race() -> None:
    assert pace({}) == (False, 1, {})


@pytest.mark.parametrize(
    ("text", "written"),
    [("A=300", "A=300"), ("c=150, A=300", "A=300,C=150"), ("B=0", "none"), ("A=2000,B=1", "A=2000,B=1")],
)
def test_a_handicap_is_written_in_the_order_of_seats(text: str, written: str) -> None:
    assert read_handicap(text) == written
    again = "none" if written == "none" else read_handicap(written)
    assert again == written


@pytest.mark.parametrize("text", ["", "A", "A=", "A=2001", "A=1,A=2", "I=5", "A=-5", "A=1.5", "A=1;B=2", "A=１"])
def test_what_is_no_handicap_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="A=300,C=150"):
        read_handicap(text)


def test_a_handicap_says_whose_moves_count_later() -> None:
    assert pace({"fair": "off", "slow": 3, "handicap": "A=300,C=150"}) == (False, 3, {"A": 300, "C": 150})
