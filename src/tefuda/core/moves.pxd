cimport cython
from tefuda.core cimport how

@cython.final
cdef class Moves:
    cdef readonly int count
    cdef int[512] items
    cpdef int add(self, int move) except -1
    cdef bint has(self, int move) noexcept
    cdef Moves copy(self)
    cpdef list as_list(self)
