cimport cython
from tefuda.games.brawl cimport names

cdef unsigned int[32] FITS
cdef unsigned char[32] NEXT
cdef unsigned char[32] HITS

@cython.locals(colour=cython.int, after_hit=cython.uint)
cpdef derive()
cpdef bint fits(int face, int last) noexcept
cpdef int after(int face, int last) noexcept
cpdef int hits(int face) noexcept
