cimport cython

@cython.final
cdef class Choices:
    cdef readonly int target, rounds, first_player
    cdef readonly bint is_automatic, is_boxed, logs_all, scouts_alone, lord_takes_any, pixie_between_two
    cdef readonly bint trades_any, names_first, takes_top, escort_may_stop
