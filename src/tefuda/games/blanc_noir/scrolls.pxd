cimport cython
from tefuda.core cimport how
from tefuda.core.effects cimport Effect
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport answers, front, moves, names, own, sets
from tefuda.games.blanc_noir.choosing cimport AtOne
from tefuda.games.blanc_noir.zones cimport Zones

@cython.final
cdef class ReturnScroll(Effect):
    pass

@cython.final
cdef class EndTurn(Effect):
    pass

@cython.final
cdef class OthersDraw(Effect):
    cdef int count

@cython.final
cdef class GiveMonsters(AtOne):
    cdef bint has_all(self, Zones z, int seat) noexcept

@cython.final
cdef class Gather(Effect):
    pass
