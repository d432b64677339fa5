cimport cython
from tefuda.core cimport quick
from tefuda.core.moves cimport Moves
from tefuda.games.brawl cimport columns, moves, names
from tefuda.games.brawl.zones cimport Zones

cdef int plays(Zones z, int seat, int face, Moves out) except -1
@cython.locals(place=cython.int, i=cython.int, is_open=cython.int)
cdef int of_arena(Zones z, int arena, int face, Moves out) except -1
@cython.locals(fits=cython.uint, one=cython.int, two=cython.int, place=cython.int, i=cython.int)
cdef int on_columns(Zones z, int arena, int face, Moves out) except -1
@cython.locals(count=cython.int, place=cython.int)
cdef int clears(Zones z, int arena, Moves out) except -1
cdef bint has_play(Zones z, int seat, int face) noexcept
@cython.locals(count=cython.int, place=cython.int, stays=cython.int, i=cython.int)
cdef bint fits_in(Zones z, int arena, int face) noexcept
cdef bint may_act(Zones z, int seat) noexcept
