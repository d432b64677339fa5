cimport cython
from tefuda.core cimport how, pool, quick
from tefuda.core.chance cimport Chance, Quick
from tefuda.core.game cimport Game
from tefuda.core.moves cimport Moves
from tefuda.core.spelling cimport Spelling
from tefuda.core.table cimport Table

cdef list ASKED

@cython.final
cdef class State:
    cdef readonly Game game
    cdef readonly Table t
    cdef public str origin
    cdef object past
    cdef long long[32] recent
    cdef int recents
    cdef Moves offered
    cdef int offered_to

    @cython.locals(i=cython.int, letter=str)
    cdef int number(self, seat, bint may_be_clock=*) except -1
    cdef Moves offer(self, int i)
    cdef int read(self, int i, object move) except? -1
    cpdef list legal(self, seat)
    cpdef play(self, seat, move)
    cdef int just_offered(self, int i, move) except -2
    @cython.locals(move=cython.longlong)
    cdef int remember(self, int i, int code) except -1
    cdef object lately(self)
    cdef reason(self, int i, int code)
    cpdef State copy(self)

@cython.locals(new=State)
cdef State fresh(Game game, Table t, str origin)

@cython.locals(state=State, i=cython.int)
cpdef restore(str key, dict options, str text, str origin, list moves)
