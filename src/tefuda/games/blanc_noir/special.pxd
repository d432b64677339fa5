cimport cython
from tefuda.core cimport bits, how
from tefuda.core.bits cimport Faces
from tefuda.core.effects cimport Effect
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport answers, front, looking, moves, names, own, sets
from tefuda.games.blanc_noir.choosing cimport AtOne, MayRemove, RemoveUntil
from tefuda.games.blanc_noir.zones cimport Zones

@cython.final
cdef class GainScrolls(Effect):
    cdef int count

@cython.final
cdef class Reverse(Effect):
    pass

@cython.final
cdef class Skip(Effect):
    pass

@cython.final
cdef class Command(MayRemove):
    pass

@cython.final
cdef class Escort(MayRemove):
    cdef Effect escorted

@cython.final
cdef class Escorted(RemoveUntil):
    pass

@cython.final
cdef class ChainAttack(Effect):
    cdef int amount

@cython.final
cdef class Mischief(Effect):
    cdef bint may_swap(self, Zones z, int one, int two) noexcept
    cdef bint has_two(self, Zones z) except -1

@cython.final
cdef class TargetDraws(AtOne):
    cdef int count

@cython.final
cdef class Aurora(Effect):
    cdef Faces allowed(self, Zones z) noexcept

@cython.final
cdef class Scout(AtOne):
    pass
