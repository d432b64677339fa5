cimport cython
from tefuda.core.game cimport Game
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport front, moves, names, own, sets
from tefuda.games.blanc_noir.zones cimport Zones

@cython.locals(out=Moves)
cdef of_answer(Game game, Table t, int seat, int move)
cdef of_word(Zones z)
cdef of_turn(Zones z, int seat, int move)
cdef of_discard(Zones z, int seat, int face, int colour)
cdef of_trade(Zones z, int seat, list some)
cdef of_scroll(Zones z, int seat, int scroll, int index)
