cimport cython
from tefuda.core cimport bits, how
from tefuda.core.bits cimport Faces
from tefuda.games.blanc_noir cimport front, names
from tefuda.games.blanc_noir.zones cimport Zones

cdef list zones(Zones z)
@cython.locals(face=cython.int, who=cython.int, bit=Faces)
cdef hand(Zones z, int seat)
cdef scrolls(Zones z, int seat)
cdef list discards(Zones z)
cdef list played(Zones z)
cdef dict facts(Zones z)
