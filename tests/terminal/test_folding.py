"""Where lines are broken."""

import pytest
from rich.cells import cell_len

from tefuda.terminal import folding


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 8, ["one two", "three"]),
        ("incomprehensibilities", 8, ["incompre", "hensibil", "ities"]),
        ("  1) B5", 4, ["  1)", "B5"]),
        ("", 8, [""]),
        ("カードを引く。", 12, ["カードを引", "く。"]),
        ("『釵』と『女神』", 10, ["『釵』と", "『女神』"]),
        ("『釵』と『女神』", 9, ["『釵』と", "『女神』"]),
        ("Aは『釵』を捨て、Bは引く", 16, ["Aは『釵』を捨", "て、Bは引く"]),
        ("手番は rules 5 の順に進みます", 20, ["手番は rules 5 の順", "に進みます"]),
        ("カード1枚を引く", 7, ["カード", "1枚を引", "く"]),
        ("短剣ー", 4, ["短", "剣ー"]),
    ],
)
def test_lines_break_where_one_would_break_them(text: str, width: int, lines: list[str]) -> None:
    assert list(folding.lines(text, width)) == lines
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@pytest.mark.parametrize("sign", ["a", "釵", "…", "→", "▮", "ä", "～", "　"])
def test_signs_are_as_wide_as_the_terminal_library_thinks(sign: str) -> None:
    assert folding.cells(sign) == cell_len(sign)
