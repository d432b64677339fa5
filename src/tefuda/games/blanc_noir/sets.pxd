cimport cython
from tefuda.core cimport bits
from tefuda.core.bits cimport Faces
from tefuda.games.blanc_noir cimport names

cdef unsigned char[128] NUMBER
cdef unsigned char[128] COLOUR_OF
cdef unsigned char[128] CLASS_OF
cdef unsigned char[128] EFFECT_OF
cdef unsigned char[32] SCROLL_EFFECT_OF
cdef unsigned char[160] DECK
cdef unsigned char[160] BOXED_DECK
cdef unsigned char[20] SCROLL_DECK
cdef Faces[5] OF_COLOUR
cdef Faces[128] OF_NUMBER
cdef Faces[24] OF_CLASS
cdef Faces NORMAL, SPECIAL, CHAINERS, WILD, NORMAL_TWICE
cdef unsigned int NORMAL_CLASSES
cdef int CARDS, BOXED_CARDS, SCROLLS
cdef int PRINCESS, PRINCE, GOLEM, DRAGON, GARGOYLE, VALKYRIE

cpdef int face_of(int colour, int kind)
@cython.locals(face=cython.int, colour=cython.int, number=cython.int, copies=cython.int, extra=cython.int)
cpdef derive(coloured, wild, str boxed)
