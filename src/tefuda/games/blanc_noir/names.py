"""Numbers with names. (names.pxd says the same to the C compiler.)"""

# a coloured face is COLOUR_STEP * colour + kind, the wild ones follow
COLOUR_STEP, FIRST_WILD, MOST_FACES = 24, 96, 128
RED, YELLOW, BLUE, GREEN, ANY_COLOUR = range(5)
MOST_NORMAL = 9
CHAINER = 25
# zones of number cards: 0-5 are the hands
DISCARDS, REMOVED = 6, 7
MOST_SEATS, MOST_SCROLLS, MOST_NUMBERS = 6, 20, 24
MOST_CARDS, NO_FACE = 160, 255
# places of scrolls are MOST_SCROLLS * seat + index
PILE = 120
# kinds of moves
DRAW, DISCARD, TRADE, USE, NAME, AIM, REMOVE, TAKE, SWAP, RETURN, DECLINE = range(11)
# effects that are no card's
TURN, CLOSE, FIRST_COLOUR = range(3)
# step of CLOSE
DISCARDED, WITHOUT, THREATENED = range(3)
# why a round ended
QUEST, MENACE, STILLNESS, NO_NORMAL = range(4)
# who begins a round
AT_RANDOM, WINNER, LEFT_OF_LAST = range(3)
