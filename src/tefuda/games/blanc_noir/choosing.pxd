cimport cython
from tefuda.core cimport bits
from tefuda.core.bits cimport Faces
from tefuda.core.effects cimport Effect
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport answers, moves, names, own, sets, zones
from tefuda.games.blanc_noir.zones cimport Zones

cdef class AtOne(Effect):
    cdef str paragraph

cdef class MayRemove(Effect):
    cdef int most
    cdef Faces allowed(self, Zones z, int seat) noexcept
    cdef not_allowed(self, Zones z, int face)

cdef class RemoveUntil(Effect):
    cdef int left
    cdef str paragraph
    cdef Faces allowed(self, Zones z, int seat) noexcept
    cdef not_allowed(self, Zones z, int face)
    cdef bint may_stop(self, Zones z) except -1

@cython.final
cdef class RemoveColour(RemoveUntil):
    cdef int colour
    cdef int count(self, Zones z, int seat) noexcept
