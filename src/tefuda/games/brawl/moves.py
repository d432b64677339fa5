"""A move inside is one whole number: its kind, the face, the Base, the side's seat. (moves.pxd says the same to C.)"""

from tefuda.games.brawl import names


def play(face: int, base: int, side: int) -> int:
    """side: the seat that the side is named after; NONE for what lies on the Base itself."""
    return names.PLAY | face << 4 | base << 9 | side << 17


def lay(one: int, two: int, end: int) -> int:
    """A Base, into the arena between two seats, at its left or right end."""
    return names.LAY | one << 4 | two << 9 | end << 17


def kind(move: int) -> int:
    return move & 15


def face(move: int) -> int:
    return move >> 4 & 31


def base(move: int) -> int:
    return move >> 9 & 255


def side(move: int) -> int:
    """Of a Base that is laid: the end."""
    return move >> 17 & 7
