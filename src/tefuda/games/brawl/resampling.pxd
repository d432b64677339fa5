cimport cython
from tefuda.core.chance cimport Chance
from tefuda.games.brawl cimport names, own
from tefuda.games.brawl.zones cimport Zones

@cython.locals(new=Zones)
cdef Zones resample(Zones z, int seat, Chance chance)
@cython.locals(at=cython.int, count=cython.int, face=cython.int, copies=cython.int, i=cython.int, _=cython.int)
cdef int deal_anew(Zones z, int owner, bint is_hand_hidden) except -1
