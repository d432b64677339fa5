"""Moves and their notation, each spelled once and remembered."""

from typing import Any

MOST_SPELLED = 100_000
SPREAD = 0x1E35_A7BD


class Spelling:
    """From a move's number to its text, first through a small table; from its text to its number."""

    def __init__(self, notation: Any) -> None:
        self.notation = notation
        self.texts: list[str] = [""] * 4096
        self.numbers = [-1] * 4096
        self.spelled: dict[int, str] = {}
        self.codes: dict[str, int] = {}

    def of(self, code: int) -> str:
        slot = code * SPREAD >> 16 & 4095
        if self.numbers[slot] != code:
            self.spell(code, slot)
        return self.texts[slot]

    def spell(self, code: int, slot: int) -> None:
        text = self.spelled.get(code)
        if text is None:
            text = self.notation.write_move(code)
            if len(self.codes) < MOST_SPELLED:
                self.spelled[code] = text
                self.codes[text] = code
        self.texts[slot] = text
        self.numbers[slot] = code
