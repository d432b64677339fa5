cimport cython
from tefuda.core cimport bits, how, quick
from tefuda.core.chance cimport Chance, Quick
from tefuda.core.effects cimport Effect, Effects
from tefuda.core.moves cimport Moves
from tefuda.core.spelling cimport Spelling
from tefuda.core.table cimport Table

cdef class Game:
    cdef readonly object identity, notation
    cdef readonly dict options, waitings
    cdef readonly Spelling spelling
    cdef readonly str key
    cdef readonly Effects effects

    cpdef Table setup(self, int seats, Chance chance, bint listens)
    cpdef list scores(self, Table t)
    cpdef list winners(self, Table t)
    cpdef double standing(self, Table t, int seat) except? -1
    cpdef list zones(self, Table t)
    cpdef dict facts(self, Table t)
    cpdef object due(self, Table t)
    cpdef int reflex(self, Table t, int seat) except -2
    cpdef Table resample(self, Table t, int seat, Chance chance)

    cpdef legal(self, Table t, int seat, Moves out)
    cpdef play(self, Table t, int seat, int move)
    @cython.final
    cdef int go_on(self, Table t) except -1
    cpdef int default(self, Table t, int seat) except -1
    cpdef Effect asking(self, Table t)
    cpdef why_not(self, Table t, int seat, int move)
    @cython.locals(seat=cython.int)
    cdef int race_on(self, Table t, Quick choice, Moves out) except -1
    @cython.locals(count=cython.longlong, effect=Effect)
    cpdef long long playout(self, Table t, Quick choice, Moves out, long long most) except -1
    cdef int someone(self, Table t, Quick choice) except -1
    @cython.locals(moves=cython.longlong, count=cython.longlong, chance=Quick, choice=Quick, out=Moves, t=Table)
    cpdef playouts(self, int seats, long long games, object seed, long long most=*)
