cimport cython
from tefuda.core cimport how
from tefuda.games.brawl cimport names, scoring, spots
from tefuda.games.brawl.zones cimport Zones

cdef int begin_game(Zones z) except -1
@cython.locals(at=cython.int)
cdef int begin_round(Zones z) except -1
cdef int arrange(Zones z) noexcept
cdef int bases_at_start(Zones z, int seat) noexcept
@cython.locals(start=cython.int, row=cython.int, count=cython.int, face=cython.int, copies=cython.int, at=cython.int, i=cython.int)
cdef int shuffle_deck(Zones z, int seat) except -1
cdef int open_turn(Zones z, int seat) except -1
cdef void open_race(Zones z) noexcept
cdef void wait_for(Zones z, int way, int who, int why) noexcept
cdef bint is_circle(Zones z) noexcept
cdef int close_arena(Zones z, int arena) except -1
cdef int leave_if_closed(Zones z, int seat) except -1
cdef bint is_stuck(Zones z) noexcept
@cython.locals(tied=cython.int, is_last=cython.bint, count=cython.int)
cdef int end_round(Zones z) except -1
cdef int tell_score(Zones z) except -1
cpdef list winners(Zones z)
