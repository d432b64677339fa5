cimport cython
from tefuda.core cimport bits
from tefuda.core.bits cimport Faces
from tefuda.core.chance cimport Chance
from tefuda.games.blanc_noir cimport front, names, own, sets, zones
from tefuda.games.blanc_noir.zones cimport Zones

cdef Zones resample(Zones z, int seat, Chance chance, list needs)
cdef int unpin_taken(Zones z, int seat, Chance chance) except -1
cdef bint is_taken_unknown(Zones z, int seat) except -1
cdef int lay_discards(Zones z, list some) except -1
cdef list hidden_hand(Zones z, int seat, int owner)
cdef bint deal_numbers(Zones z, int seat, Chance chance, list needs) except -1
cdef int deal_needed(Zones z, int owner, list pool, list needs) except -1
cdef list hidden_discards(Zones z, int seat)
cdef int believe(Zones z, int viewer, int owner, int seat) except -1
@cython.locals(bit=Faces)
cdef int note(Zones z, int k, list some) except -1
cdef int deal_scrolls(Zones z, int seat, Chance chance) except -1
