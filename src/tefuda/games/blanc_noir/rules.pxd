cimport cython
from tefuda.core cimport how
from tefuda.core.chance cimport Chance
from tefuda.core.effects cimport Effect, Effects
from tefuda.core.game cimport Game
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport faces, front, moves, names, own, refusals, resampling, scoring, sets, showing, turns
from tefuda.games.blanc_noir.choices cimport Choices
from tefuda.games.blanc_noir.seen cimport Seen
from tefuda.games.blanc_noir.zones cimport Zones

@cython.final
cdef class CloseTurn(Effect):
    pass

@cython.final
cdef class FirstColour(Effect):
    pass

cdef int pass_on(Zones z, int seat) except -1
cdef int begin_turn(Zones z, int seat) except -1
cdef int end_round(Zones z, int why, int seat) except -1
cdef int begin_round(Zones z) except -1
cdef int shuffle_piles(Zones z) except -1
cdef int open_discards(Zones z) except -1
cdef int first_seat(Zones z) except -1

cdef class BlancNoir(Game):
    cdef readonly Choices choices

cdef Effects EFFECTS
