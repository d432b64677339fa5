from tefuda.core cimport bits, how
from tefuda.games.blanc_noir cimport names
from tefuda.games.blanc_noir.zones cimport Zones

cdef int lay(Zones z, int seat, int scroll, int known) except -1
cdef int gain(Zones z, int seat) except -1
cdef int pick(Zones z) except -1
cdef int turn_up(Zones z, int seat, int index) except -1
cdef bint is_down(Zones z, int place) noexcept
cdef int count(Zones z) noexcept
cdef int list_down(Zones z) except -1
cdef int swap(Zones z, int seat, int one, int two) except -1
cdef int learn(Zones z, int place) except -1
cdef int put_back(Zones z, int by, int place) except -1
cdef int shuffle(Zones z) except -1
cdef int gather(Zones z, int seat, int kept) except -1
