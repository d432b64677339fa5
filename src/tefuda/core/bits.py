"""Sets of faces as one whole number: bit f is face f. (bits.pxd says the same to the C compiler.)"""


def one(face: int) -> int:
    return 1 << face


def lowest(some: int) -> int:
    return (some & -some).bit_length() - 1


def rest(some: int) -> int:
    """Without the lowest."""
    return some & some - 1


def seat(mask: int) -> int:
    """The lowest seat of a set of seats."""
    return (mask & -mask).bit_length() - 1


def count(some: int) -> int:
    return some.bit_count()
