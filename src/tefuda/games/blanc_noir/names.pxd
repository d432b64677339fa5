# never compiled: names.py says the same to Python
cdef enum:
    COLOUR_STEP = 24
    FIRST_WILD = 96
    MOST_FACES = 128
cdef enum:
    RED, YELLOW, BLUE, GREEN, ANY_COLOUR
cdef enum:
    MOST_NORMAL = 9
cdef enum:
    CHAINER = 25
cdef enum:
    DISCARDS = 6
    REMOVED = 7
cdef enum:
    MOST_SEATS = 6
    MOST_SCROLLS = 20
    MOST_NUMBERS = 24
cdef enum:
    MOST_CARDS = 160
    NO_FACE = 255
cdef enum:
    PILE = 120
cdef enum:
    DRAW, DISCARD, TRADE, USE, NAME, AIM, REMOVE, TAKE, SWAP, RETURN, DECLINE
cdef enum:
    TURN, CLOSE, FIRST_COLOUR
cdef enum:
    DISCARDED, WITHOUT, THREATENED
cdef enum:
    QUEST, MENACE, STILLNESS, NO_NORMAL
cdef enum:
    AT_RANDOM, WINNER, LEFT_OF_LAST
