from tefuda.core cimport how
from tefuda.games.blanc_noir cimport names
from tefuda.games.blanc_noir.zones cimport Zones

cdef int look_through(Zones z, int seat) except -1
cdef int take_back(Zones z, int seat, int face) except -1
cdef int draw_out(Zones z, int face) except -1
cdef int show_hand(Zones z, int seat, int to) except -1
