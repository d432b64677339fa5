cimport cython
from tefuda.core cimport how, quick
from tefuda.core.effects cimport Effect
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.brawl cimport moves, names, own, rounds, spots
from tefuda.games.brawl.zones cimport Zones

@cython.final
cdef class Turn(Effect):
    pass

@cython.final
cdef class Race(Effect):
    pass

cdef int default(Zones z, int seat, Moves offered) except -1
cdef int tag(Zones z, int seat) except -1
@cython.locals(arena=cython.int)
cdef int play(Zones z, int seat, int move) except -1
@cython.locals(arena=cython.int)
cdef int play_on(Zones z, int seat, int face, int place, int side) except -1
@cython.locals(seat=cython.int, _=cython.int)
cdef int pass_on(Zones z) except -1
@cython.locals(at=cython.int)
cdef int next_seat(Zones z, int seat) noexcept
cdef int tell_stuck(Zones z) except -1
