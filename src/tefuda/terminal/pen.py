"""Cards and lines as text: a colour is always said by a letter too, and plain signs serve where there are no others."""

from collections.abc import Iterable, Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from tefuda.words import Words

COLOURS = {
    "red": ("bold white on red", "red"),
    "yellow": ("bold black on yellow", "yellow"),
    "blue": ("bold white on blue", "blue"),
    "green": ("bold black on green", "green"),
}
WILD = ("bold black on white", "")
NAMES = ("card", "down", "quest", "turn", "back", "next", "swap", "dot", "times", "more")
SIGNS = dict(zip(NAMES, ("▮", "▯", "★", "▶", "◀", "→", "↔", "·", "×", "…")))
PLAIN = dict(zip(NAMES, ("#", "[]", "*", ">", "<", "->", "<->", "-", "x", "...")))
BOX, PLAIN_BOX = tuple("╭─╮│╰╯"), tuple("+-+|++")


class Pen:
    def __init__(self, words: Words, numbers: Mapping[str, int], plain: bool = False, coloured: bool = True) -> None:
        self.words = words
        self.margin = " " if coloured else ""
        self.numbers = numbers
        self.signs = PLAIN if plain else SIGNS
        self.box = PLAIN_BOX if plain else BOX

    def style(self, card: str, dim: bool = False) -> str:
        bright, faint = COLOURS.get(self.words.colour(card) or card, WILD)
        return f"dim {faint}".strip() if dim else bright

    def number(self, card: str) -> str:
        return str(self.numbers.get(card.rpartition(".")[2], ""))

    def chip(self, card: str, dim: bool = False) -> Text:
        """Letter and number: R6. With as much room where it is dim, so that all stand in one line."""
        mark = self.words.letter(card) + self.number(card)
        return Text(f"{self.margin}{mark}{self.margin}", self.style(card, dim))

    def colour(self, colour: str) -> Text:
        """A colour's name in that colour."""
        return Text(f"{self.margin}{self.words.thing(colour)}{self.margin}", self.style(colour))

    def card(self, card: str, dim: bool = False) -> Text:
        """Letter, number and name: R6 Sai."""
        return Text.assemble(self.chip(card, dim), " ", (self.words.kind(card), "dim" if dim else "bold"))

    def chips(self, cards: Iterable[str]) -> Text:
        return Text(" ").join(self.chip(card) for card in cards)

    def panel(self, lines: Sequence[str], style: str, width: int) -> list[Text]:
        """Centred lines in a box; the first and the last may be given as two words at the two sides."""
        left_top, bar, right_top, side, left_foot, right_foot = self.box
        inner = width - 2
        rows = [Text(left_top + bar * inner + right_top, style)]
        rows += [Text(side + centred(line, inner) + side, style) for line in lines]
        rows.append(Text(left_foot + bar * inner + right_foot, style))
        return rows


def centred(line: str, width: int) -> str:
    """In the middle; a tab keeps two words apart at the sides."""
    if "\t" in line:
        left, _, right = line.partition("\t")
        return f" {left}{' ' * max(width - 2 - cell_len(left) - cell_len(right), 1)}{right} "
    space = max(width - cell_len(line), 0)
    return " " * (space // 2) + line + " " * (space - space // 2)


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * max(width - text.cell_len, 0))


def flow(cells: Iterable[Text], width: int, indent: int = 0, gap: int = 3) -> list[Text]:
    """Cells side by side, on as many lines as they need; none is broken."""
    lines: list[Text] = []
    line = Text(" " * indent)
    for cell in cells:
        has_cells = line.cell_len > indent
        if has_cells and line.cell_len + gap + cell.cell_len > width:
            lines.append(line)
            line = Text(" " * indent)
            has_cells = False
        if has_cells:
            line.append(" " * gap)
        line.append_text(cell)
    return [*lines, line] if line.cell_len > indent else lines


def beside(left: Sequence[Text], right: Sequence[Text], gap: int = 2) -> list[Text]:
    """Two blocks next to each other."""
    width = max((line.cell_len for line in left), default=0) + gap
    rows = max(len(left), len(right))
    blocks = [*left, *[Text()] * (rows - len(left))], [*right, *[Text()] * (rows - len(right))]
    return [Text.assemble(padded(one, width), two) for one, two in zip(*blocks, strict=True)]
