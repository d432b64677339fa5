cimport cython
from tefuda.games.brawl cimport names

@cython.final
cdef class Choices:
    cdef readonly bint is_race, is_tag, is_drawn
    cdef readonly int most_bases, freezes, decks
    cdef readonly list recipes
    cdef unsigned char[272] counts
