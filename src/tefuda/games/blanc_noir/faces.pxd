cimport cython
from tefuda.core.effects cimport Effect, Effects
from tefuda.games.blanc_noir cimport names, sets

@cython.final
cdef class Face:
    cdef readonly str key, japanese
    cdef readonly int number, copies
    cdef readonly Effect effect

