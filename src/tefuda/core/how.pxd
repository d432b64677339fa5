# never compiled: how.py says the same to Python
cdef enum:
    TURN, ALL, RACE, THEN
cdef enum:
    IS_COMPILED = 1
cdef enum:
    SEATS = 8
    WAITS = 12
    EFFECTS = 256
    EVERYBODY = 255
    CLOCK = 8
    MOST_MOVES = 512
