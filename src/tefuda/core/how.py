"""How a table waits for an answer. (how.pxd says the same to the C compiler.)"""

TURN, ALL, RACE, THEN = range(4)
IS_COMPILED = False
SEATS = 8
WAITS = 12
EFFECTS = 256
EVERYBODY = 255
CLOCK = 8  # who plays when nobody does
MOST_MOVES = 512
