from tefuda.core cimport how
from tefuda.core.chance cimport Chance

cdef class Table:
    cdef readonly int seats, depth
    cdef public Chance chance
    cdef public list heard
    cdef unsigned char[12] how
    cdef unsigned char[12] who
    cdef unsigned char[12] why
    cdef unsigned char[12] step
    cdef int[8] answer

    cpdef Table copy(self, Chance chance)
    cpdef copy_waiting(self, Table new)
    cpdef note_answer(self, int seat, int move)
    cpdef int answer_of(self, int seat) except? -1
    cpdef listen(self)
    cpdef list told(self)
    cpdef tell(self, str key, int seat, object one, object two, int to)
    cpdef wait(self, int way, int who, int why, int step)
    cpdef ask(self, int seat, int why, int step)
    cpdef then(self, int seat, int why, int step)
    cpdef answered(self)
    cpdef bint asks(self, int seat) except -1
    cpdef int asked(self) except -1
    cpdef int asker(self) except -1
    cpdef int counter(self) except -1
    cpdef count_to(self, int step)
    cpdef list waits(self)
