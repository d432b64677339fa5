cimport cython

cdef long long SPREAD

@cython.final
cdef class Spelling:
    cdef object notation
    cdef list texts
    cdef int[4096] numbers
    cdef readonly dict spelled, codes

    @cython.locals(slot=cython.int)
    cpdef str of(self, int code)
    cdef int spell(self, int code, int slot) except -1
