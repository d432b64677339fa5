cimport cython
from tefuda.core cimport how
from tefuda.core.chance cimport Quick
from tefuda.core.game cimport Game
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table

cdef long long NEVER, LEAST, SECOND

@cython.final
cdef class Race:
    cdef readonly Game game
    cdef readonly int median, errors
    cdef readonly bint knows_reflexes
    cdef readonly long long now, moves, late, by_clock
    cdef int[1024] curve
    cdef Moves out
    cdef long long[8] due
    cdef int[8] plan
    cdef long long[8] seen
    cdef int[8] rests

    @cython.locals(since=cython.longlong, quiet=cython.longlong, deadline=cython.longlong, seat=cython.int)
    cpdef bint run(self, Table t, Quick luck, long long most) except -1
    @cython.locals(seat=cython.int)
    cdef look(self, Table t, Quick luck)
    @cython.locals(move=cython.int, delay=cython.longlong)
    cdef begin(self, Table t, int seat, Quick luck)
    @cython.locals(found=cython.int, same=cython.int, seat=cython.int)
    cdef int next(self, Table t, Quick luck) except -2
    cdef act(self, Table t, int seat)
    @cython.locals(other=cython.int)
    cdef play(self, Table t, int seat, int move)
