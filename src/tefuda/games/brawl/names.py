"""Numbers with names. (names.pxd says the same to the C compiler.)"""

# faces: a coloured one is its kind's first and the colour; NO_FACE: no card
HIT, HIT2, BLOCK, PRESS, CLEAR, FREEZE, BASE, NULL, REVERSE, HOLD, DOUBLE = 0, 3, 6, 9, 10, 11, 12, 13, 14, 15, 16
FACES, NO_FACE = 17, 31
# what lies last in a column: nothing, or this and the colour; on a frozen Base it is SHUT
EMPTY, AFTER_HIT, AFTER_BLOCK, AFTER_PRESS, SHUT = 0, 1, 4, 7, 15
# what has been played on a Base: bits
FROZEN, NULLED, REVERSED, HELD = 1, 2, 4, 8
# a Base is BASES * owner + number - 1; an arena has up to PLACES of them, a place has two sides
BASES, PLACES, MOST_SEATS, MOST_ARENAS = 32, 4, 7, 7
# so many cards of a seat are kept for; so many in the log of what was played; no seat, no arena, no side
CARDS, LOG, NONE = 36, 256, 7
# in the log: the side stands above the face; ON_BASE: on the Base itself
SIDE, ON_BASE = 32, 64
# kinds of moves
FLIP, PLAY, LAY, DISCARD, LIFT, TAG, END = range(7)
# effects
TURN, RACE = range(2)
LEFT, RIGHT = range(2)
LAST_ROUND = 4
MOST_DECKS = 16
