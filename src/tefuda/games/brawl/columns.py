"""B-3: what may follow what in a column, by face, as bits and small numbers."""

from tefuda.games.brawl import names

FITS = [0] * 32  # bit s is set where it may follow s
NEXT = [0] * 32  # what lies last in a column after it; after a Press also its colour counts
HITS = [0] * 32  # so many Hits


def derive() -> None:
    """Hit: on an empty side, on a Hit or Hit-2, on a Press, in one colour. Hit-2 and Block: on a Hit or Hit-2 of it.
    Press: on a Block."""
    for colour in range(3):
        after_hit = 1 << names.AFTER_HIT + colour
        FITS[names.HIT + colour] = 1 << names.EMPTY | after_hit | 1 << names.AFTER_PRESS + colour
        FITS[names.HIT2 + colour] = after_hit
        FITS[names.BLOCK + colour] = after_hit
        FITS[names.PRESS] |= 1 << names.AFTER_BLOCK + colour
        NEXT[names.HIT + colour] = names.AFTER_HIT + colour
        NEXT[names.HIT2 + colour] = names.AFTER_HIT + colour
        NEXT[names.BLOCK + colour] = names.AFTER_BLOCK + colour
        HITS[names.HIT + colour] = 1
        HITS[names.HIT2 + colour] = 2


derive()


def fits(face: int, last: int) -> bool:
    """Whether it may follow what lies last."""
    return FITS[face] >> last & 1 != 0


def after(face: int, last: int) -> int:
    """What lies last then."""
    return last + 3 if face == names.PRESS else NEXT[face]


def hits(face: int) -> int:
    return HITS[face]
