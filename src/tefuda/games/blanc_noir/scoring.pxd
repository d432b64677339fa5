cimport cython
from tefuda.core cimport bits, how
from tefuda.core.bits cimport Faces
from tefuda.games.blanc_noir cimport names, sets
from tefuda.games.blanc_noir.zones cimport Zones

cdef int hand_points(Zones z, int seat) noexcept
cdef int score_round(Zones z, int why, int seat) except -1
cdef bint is_over(Zones z) noexcept
cdef bint is_better(Zones z, int one, int other) noexcept
cdef list winners(Zones z)
