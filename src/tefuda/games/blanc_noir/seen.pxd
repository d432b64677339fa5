cimport cython
from tefuda.core.bits cimport Faces

@cython.final
cdef class Seen:
    cdef Faces[36] once
    cdef Faces[36] twice
    cdef Faces[6] any
    cdef Seen fork(self)
