cimport cython
from tefuda.games.blanc_noir cimport front, names, resampling, zones
from tefuda.games.blanc_noir.zones cimport Zones

cpdef dict read_off(Zones z)
cdef list front_of(Zones z, int seat)
cdef list seen(Zones z)
cpdef lay(Zones z, dict data)
