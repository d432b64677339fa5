cimport cython
from tefuda.games.brawl cimport names
from tefuda.games.brawl.zones cimport Zones

@cython.locals(one=cython.int, two=cython.int, owner=cython.int, side=cython.int)
cpdef int winning_side(Zones z, int place) noexcept
cpdef int worth(Zones z, int place) noexcept
cpdef int winner(Zones z, int place) noexcept
@cython.locals(total=cython.int)
cpdef int won(Zones z, int seat) noexcept
@cython.locals(total=cython.int, place=cython.int)
cdef int won_in(Zones z, int arena, int seat) noexcept
@cython.locals(most=cython.int, found=cython.int, seat=cython.int, count=cython.int)
cpdef int leaders(Zones z) noexcept
