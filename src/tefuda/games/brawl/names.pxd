# never compiled: names.py says the same to Python
cdef enum:
    HIT = 0
    HIT2 = 3
    BLOCK = 6
    PRESS = 9
    CLEAR = 10
    FREEZE = 11
    BASE = 12
    NULL = 13
    REVERSE = 14
    HOLD = 15
    DOUBLE = 16
cdef enum:
    FACES = 17
    NO_FACE = 31
cdef enum:
    EMPTY = 0
    AFTER_HIT = 1
    AFTER_BLOCK = 4
    AFTER_PRESS = 7
    SHUT = 15
cdef enum:
    FROZEN = 1
    NULLED = 2
    REVERSED = 4
    HELD = 8
cdef enum:
    BASES = 32
    PLACES = 4
    MOST_SEATS = 7
    MOST_ARENAS = 7
cdef enum:
    CARDS = 36
    LOG = 256
    NONE = 7
cdef enum:
    SIDE = 32
    ON_BASE = 64
cdef enum:
    FLIP, PLAY, LAY, DISCARD, LIFT, TAG, END
cdef enum:
    TURN, RACE
cdef enum:
    LEFT, RIGHT
cdef enum:
    LAST_ROUND = 4
cdef enum:
    MOST_DECKS = 16
