cimport cython
from tefuda.core.moves cimport Moves

cdef long long SPREAD

@cython.final
cdef class Spelling:
    cdef object notation
    cdef list texts
    cdef int[4096] numbers
    cdef readonly dict spelled, codes

    @cython.locals(slot=cython.int)
    cpdef str of(self, int code)
    @cython.locals(k=cython.int, found=list)
    cdef list all_of(self, Moves offer)
    @cython.locals(k=cython.int)
    cdef int given_out(self, Moves offer, object text) except -2
    cdef int spell(self, int code, int slot) except -1
