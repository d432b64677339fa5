"""A move inside is one whole number: kind, the word, and up to three things. (moves.pxd says the same to C.)"""

from tefuda.games.blanc_noir import names


def draw() -> int:
    return names.DRAW


def discard(face: int, colour: int) -> int:
    """colour: the one named with a wild card, else the card's own."""
    return names.DISCARD | face << 5 | colour << 12


def trade(one: int, two: int, three: int) -> int:
    return names.TRADE | one << 5 | two << 12 | three << 19


def use(scroll: int, index: int) -> int:
    return names.USE | scroll << 5 | index << 12


def name(colour: int) -> int:
    return names.NAME | colour << 5


def aim(seat: int) -> int:
    return names.AIM | seat << 5


def remove(face: int) -> int:
    return names.REMOVE | face << 5


def take(face: int) -> int:
    return names.TAKE | face << 5


def swap(one: int, two: int) -> int:
    return names.SWAP | one << 5 | two << 12


def put_back(place: int) -> int:
    return names.RETURN | place << 5


def decline() -> int:
    return names.DECLINE


def with_word(move: int) -> int:
    """The same, saying "Blanc Noir"."""
    return move | 16


def without_word(move: int) -> int:
    return move & ~16


def has_word(move: int) -> bool:
    return move & 16 != 0


def kind(move: int) -> int:
    return move & 15


def first(move: int) -> int:
    return move >> 5 & 127


def second(move: int) -> int:
    return move >> 12 & 127


def third(move: int) -> int:
    return move >> 19 & 127
