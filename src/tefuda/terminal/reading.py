"""What somebody types, understood: a number, a move, or the beginning of one; cards also by mark or by local name."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tefuda.terminal.menu import Choice
from tefuda.terminal.pen import Pen

JOINTS = re.compile(r"[\s._]+")
ITEM = re.compile(r"([0-9]+)[.):、。]")
"""A number as it stands in a list."""
LONGEST_NAME = 4
"""So many typed words may be one word of a move."""


class Typed(NamedTuple):
    """The words of a line; `says`: with the shout at its end."""

    words: list[str]
    says: bool


def typed(line: str, word: str = "") -> Typed:
    """`word`: what one shouts, which may also be written out."""
    line = unicodedata.normalize("NFKC", line).strip()
    bare = line.rstrip("! ")
    words = [ITEM.sub(r"\1", one) if ITEM.fullmatch(one) else one for one in bare.split()]
    says = bare != line
    if word and words and words[-1].lower() == word:
        words.pop()
        says = True
    return Typed(words, says)


def is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) < 4


class Reader:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def fitting(self, words: Sequence[str], menu: Sequence[Choice], moves: Sequence[str]) -> list[str]:
        """The moves that can be meant: by number, exactly, by beginning."""
        if not words:
            return []
        number, *rest = words
        if is_number(number):
            if not 1 <= int(number) <= len(menu):
                return []
            choice = menu[int(number) - 1]
            return self.continuing(rest, choice.moves, len(choice.words))
        exact = " ".join(words).lower()
        found = [move for move in moves if move.lower() == exact]
        return found or self.matching(words, moves)

    def continuing(self, words: Sequence[str], moves: Iterable[str], begun: int) -> list[str]:
        """Those that go on like this after so many words."""
        rows = [(move, move.split()[begun:]) for move in moves]
        found = [move for move, rest in rows if self.left(words, rest, is_full=True) is not None]
        return found or [move for move, rest in rows if self.left(words, rest) is not None]

    def matching(self, words: Sequence[str], moves: Sequence[str]) -> list[str]:
        """Moves that begin like this, and those that do without their verb: a beginning may mean either.

        Full names count before beginnings of names, and those that name all of a move before those that do not.
        """
        verbal = self.verbal(words, moves)
        if verbal and folded(words[0]) in self.verbs(verbal[0].split()[0]):
            return verbal
        bare = [(move, self.left(words, move.split()[1:], is_full=True)) for move in moves]
        whole = {move.split()[0] for move, left in bare if left == 0}
        found = [move for move, left in bare if left is not None and (not whole or move.split()[0] in whole)]
        found = found or [move for move in moves if self.left(words, move.split()[1:]) is not None]
        return [move for move in moves if move in found or move in verbal]

    def verbal(self, words: Sequence[str], moves: Iterable[str]) -> list[str]:
        """With the verb before: in notation, or else as the language has it."""
        for is_full in (True, False):
            for is_local in (False, True):
                found = [move for move in moves if self.goes_on(words, move, is_local, is_full)]
                if found:
                    return found
        return []

    def goes_on(self, words: Sequence[str], move: str, is_local: bool, is_full: bool) -> bool:
        verb, *things = move.split()
        names = self.verbs(verb) if is_local else {verb}
        for count in range(1, min(LONGEST_NAME, len(words)) + 1):
            start = folded(" ".join(words[:count]))
            if any(name.startswith(start) for name in names):
                if self.left(words[count:], things, is_full) is not None:
                    return True
        return False

    def verbs(self, verb: str) -> set[str]:
        """A verb in notation and in words."""
        return {verb, folded(self.pen.words.verb(verb))} - {""}

    def left(self, words: Sequence[str], things: Sequence[str], is_full: bool = False) -> int | None:
        """How many things follow the typed ones, of which each takes up one to four words; None: they are others."""
        if not words:
            return len(things)
        if things:
            names = self.names(things[0])
            for count in range(1, min(LONGEST_NAME, len(words)) + 1):
                start = folded(" ".join(words[:count]))
                if start in names or (not is_full and any(name.startswith(start) for name in names)):
                    left = self.left(words[count:], things[1:], is_full)
                    if left is not None:
                        return left
        return None

    def names(self, word: str) -> set[str]:
        """What a word of notation may be called: itself, its kind, its number, its mark, its name and its parts."""
        words = self.pen.words
        thing = words.thing(word)
        names = {word, word.rpartition(".")[2], thing, words.kind(word), *thing.split()}
        if number := self.pen.number(word):
            colour = word.partition(".")[0] if "." in word else "w"
            names |= {number, colour[0] + number, words.letter(word) + number}
        return {folded(name) for name in names}

    def named(self, words: Sequence[str], things: Sequence[str]) -> list[str]:
        """Of some things, those that are called so; fully named ones first of all."""
        start = folded(" ".join(words))
        if not start:
            return []
        exact = [thing for thing in things if start in self.names(thing)]
        return exact or [thing for thing in things if any(name.startswith(start) for name in self.names(thing))]


def folded(name: str) -> str:
    return JOINTS.sub(" ", unicodedata.normalize("NFKC", name).strip()).casefold()
