"""Moves and their notation, each spelled once and remembered."""

from typing import Any

from tefuda.core.moves import Moves

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

    def all_of(self, offer: Moves) -> list[str]:
        """The texts of everything that is offered."""
        found = [""] * offer.count
        for k in range(offer.count):
            found[k] = self.of(offer.items[k])
        return found

    def given_out(self, offer: Moves, text: object) -> int:
        """The move whose very text this is, as `all_of` gave it out; -1: it must be read."""
        for k in range(offer.count):
            if self.of(offer.items[k]) is text:
                return offer.items[k]
        return -1

    def spell(self, code: int, slot: int) -> None:
        text = self.spelled.get(code)
        if text is None:
            text = self.notation.write_move(code)
            if len(self.codes) < MOST_SPELLED:
                self.spelled[code] = text
                self.codes[text] = code
        self.texts[slot] = text
        self.numbers[slot] = code
