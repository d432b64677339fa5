cimport cython

cdef unsigned long long MASK, WEYL, MIX_1, MIX_2, STAR

cdef class Chance:
    cpdef int below(self, int n) except -1
    cpdef Chance copy(self)
    cpdef str written(self)
    @cython.locals(one=cython.uchar)
    cdef int shuffle(self, unsigned char *some, int count) except -1
    cpdef mix(self, list some)

@cython.final
cdef class Quick(Chance):
    cdef unsigned long long x
    @cython.locals(x=cython.ulonglong)
    cdef void start(self, unsigned long long seed) noexcept

@cython.final
cdef class Sealed(Chance):
    cdef readonly bytes secret
    cdef readonly tuple entropy
    cdef bytes key
    cdef bytes block
    cdef readonly long long place
    cdef object word(self)

@cython.locals(new=Quick)
cdef Quick fork(Quick old)

cpdef Chance read(str text)
