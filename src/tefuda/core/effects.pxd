cimport cython
from tefuda.core cimport how
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table

cdef class Effect:
    cdef public int number
    cdef public str key
    cpdef list parts(self)
    cpdef begin(self, Table t, int seat)
    cpdef answers(self, Table t, int seat, Moves out)
    cpdef resume(self, Table t, int seat, int move)
    cpdef settle(self, Table t)
    cpdef int default(self, Table t, int seat, Moves offered) except -1
    cpdef bint may_stand(self, Table t, int seat, int step) except -1
    cpdef list needs(self, Table t, int seat)
    cpdef refusal(self, Table t, int seat, int move)

@cython.final
cdef class Both(Effect):
    cdef Effect first, second

@cython.final
cdef class Effects:
    cdef readonly list items
    cdef readonly dict by_key
    cpdef enrol(self, str key, Effect effect)
