cimport cython
from tefuda.core cimport how
from tefuda.games.brawl cimport columns, names, rounds, scoring, spots
from tefuda.games.brawl.zones cimport Zones

cpdef dict read_off(Zones z)
cdef dict of_seat(Zones z, int seat)
cdef dict of_arena(Zones z, int arena)
cdef dict of_place(Zones z, int place)
@cython.locals(entry=cython.int, base=cython.int, face=cython.int)
cdef dict cards(Zones z)
@cython.locals(place=cython.int, i=cython.int)
cpdef lay(Zones z, dict data)
cdef lay_seat(Zones z, int seat, dict held)
@cython.locals(face=cython.int)
cdef lay_cards(Zones z, int base, tuple parts)
@cython.locals(face=cython.int, i=cython.int)
cdef lay_place(Zones z, int arena, int place, tuple parts)
cpdef bint may_act(Zones z, int seat) except -1
