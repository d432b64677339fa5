"""B-1, B-3, B-9: the kinds of cards and the decks, row by row. What follows from them is derived here.

To correct a recipe, change its row. The order of the kinds is the order of cards; a new order is a new rules_version.
"""

from typing import NamedTuple

COLOURS = ("red", "green", "blue")


class Kind(NamedTuple):
    """What is printed on a card, and its Japanese name; in three colours or in none."""

    key: str
    japanese: str
    is_coloured: bool = False
    is_expansion: bool = False


KINDS = (
    Kind("hit", "ヒット", is_coloured=True),
    Kind("hit2", "ヒット2", is_coloured=True),
    Kind("block", "ブロック", is_coloured=True),
    Kind("press", "プレス"),
    Kind("clear", "クリア"),
    Kind("freeze", "フリーズ"),
    Kind("base", "ベース"),
    Kind("null", "ヌル", is_expansion=True),
    Kind("reverse", "リバース", is_expansion=True),
    Kind("hold", "ホールド", is_expansion=True),
    Kind("double", "ダブル", is_expansion=True),
)


class Recipe(NamedTuple):
    """How many of each kind a deck holds; of coloured kinds by colour: red, green, blue."""

    key: str
    hit: tuple[int, ...]
    hit2: tuple[int, ...]
    block: tuple[int, ...]
    press: int
    clear: int
    base: int
    freeze: int = 3
    null: int = 0
    reverse: int = 0
    hold: int = 0
    double: int = 0

    @property
    def counts(self) -> list[int]:
        """In the order of faces."""
        rows = [getattr(self, kind.key) for kind in KINDS]
        return [count for row in rows for count in (row if isinstance(row, tuple) else (row,))]

    @property
    def needs_expansion(self) -> bool:
        return any(getattr(self, kind.key) for kind in KINDS if kind.is_expansion)


DECKS = (
    Recipe("hale", (4, 8, 5), (1, 1, 1), (1, 1, 0), press=0, clear=4, base=6),
    Recipe("bennett", (4, 4, 6), (0, 0, 1), (1, 1, 1), press=1, clear=6, base=7),
    Recipe("chris", (5, 5, 5), (1, 1, 1), (2, 2, 2), press=0, clear=2, base=6),
    Recipe("darwin", (9, 4, 3), (3, 0, 0), (1, 1, 1), press=3, clear=2, base=5),
    Recipe("morgan", (2, 4, 8), (0, 0, 2), (1, 2, 2), press=1, clear=4, base=6),
    Recipe("pearl", (1, 6, 6), (0, 1, 1), (2, 1, 1), press=3, clear=5, base=5),
)

# B-9: the house's two decks for the option `expansion`
EXPANSION_DECKS = (
    Recipe("umbra", (3, 4, 5), (0, 0, 1), (2, 2, 2), press=3, clear=2, base=5, null=2, reverse=1),
    Recipe("volt", (6, 5, 3), (1, 1, 0), (2, 1, 0), press=2, clear=2, base=5, hold=1, double=3),
)

FACES = tuple(
    f"{colour}.{kind.key}" if colour else kind.key
    for kind in KINDS
    for colour in (COLOURS if kind.is_coloured else [""])
)
KIND_OF = tuple(kind.key for kind in KINDS for _ in (COLOURS if kind.is_coloured else [""]))
