"""Names of faces, Bases, arenas and ends in notation."""

from tefuda.core.reasons import BadInput, shown
from tefuda.core.view import LETTERS, letter
from tefuda.games.brawl import faces, names

FACES = faces.FACES
FACE_OF = {name: face for face, name in enumerate(FACES)}
ENDS = ("left", "right")


def base(number: int) -> str:
    """A1: its owner, and which of theirs."""
    return f"{letter(number // names.BASES)}{number % names.BASES + 1}"


def arena(one: int, two: int) -> str:
    return letter(one) + letter(two)


def face_of(word: str) -> int:
    if word not in FACE_OF:
        raise BadInput("unknown_card", card=shown(word), like="red.hit, clear")
    return FACE_OF[word]


def seat_of(word: str, seats: int) -> int:
    i = LETTERS.find(word.upper()) if len(word) == 1 else -1
    if not 0 <= i < seats:
        raise BadInput("unknown_seat", seat=shown(word.upper()), seats=", ".join(LETTERS[:seats]))
    return i


def base_of(word: str, seats: int) -> int | None:
    """None if it is not written like one."""
    number = word[1:]
    if not (number.isascii() and number.isdigit() and len(number) < 3 and 1 <= int(number) <= names.BASES):
        return None
    if number[0] == "0" or not word[0].isascii() or not word[0].isalpha():
        return None
    return names.BASES * seat_of(word[0], seats) + int(number) - 1


def arena_of(word: str, seats: int) -> tuple[int, int] | None:
    if len(word) != 2 or not (word.isascii() and word.isalpha()):
        return None
    return seat_of(word[0], seats), seat_of(word[1], seats)


def kind(face: int) -> str:
    return faces.KIND_OF[face]


def colour(face: int) -> str | None:
    """None: it has no colour."""
    word, dot, _ = FACES[face].partition(".")
    return word if dot else None
