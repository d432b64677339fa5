cimport cython
from tefuda.core cimport bits, how, quick
from tefuda.core.bits cimport Faces
from tefuda.core.effects cimport Effect, Effects
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport front, moves, names, own, refusals, sets
from tefuda.games.blanc_noir.zones cimport Zones

@cython.final
cdef class Turn(Effect):
    cdef Effects effects

cdef int start_phase(Zones z, Moves out) except -1
@cython.locals(classes=cython.uint, some=Faces, twice=Faces, after=Faces, last=Faces, word=cython.bint)
cdef int trades(Zones z, Moves out) except -1
@cython.locals(hand=Faces, wild=Faces, word=cython.bint)
cdef int main_phase(Zones z, Moves out) except -1
cdef int trade(Zones z, int seat, int move) except -1
cdef int count_hand(Zones z, int seat) except -1
cdef int penalise(Zones z, int seat, bint forgot) except -1
cdef bint is_quest(Zones z, int seat) noexcept
