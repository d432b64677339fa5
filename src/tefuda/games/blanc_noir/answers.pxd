from tefuda.core cimport quick
from tefuda.core.moves cimport Moves
from tefuda.games.blanc_noir cimport moves
from tefuda.games.blanc_noir.zones cimport Zones

cdef int offer(Zones z, int seat, Moves out, int move, int left) except -1
cdef int taken(Zones z, int seat, int move) except -1
