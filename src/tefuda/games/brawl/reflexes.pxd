cimport cython
from tefuda.core.moves cimport Moves
from tefuda.games.brawl cimport columns, moves, names, scoring, spots
from tefuda.games.brawl.zones cimport Zones

cdef int WORTH_LIFTING
cdef int NOTHING

@cython.locals(move=cython.int, least=cython.int)
cdef int reflex(Zones z, int seat, Moves out) except -2
@cython.locals(found=cython.int, points=cython.int, i=cython.int)
cdef int best(Zones z, int seat, int face, int least, Moves out) except -2
@cython.locals(place=cython.int, arena=cython.int, mine=cython.int, side=cython.int)
cdef int gain(Zones z, int seat, int face, int move) noexcept
@cython.locals(points=cython.int)
cdef int lies(Zones z, int place, int mine) noexcept
@cython.locals(margin=cython.int)
cdef int lead(Zones z, int place, int mine) noexcept
@cython.locals(i=cython.int, last=cython.int, before=cython.int, points=cython.int, helps=cython.int, grows=cython.int)
cdef int of_column(Zones z, int face, int place, int side, int mine) noexcept
@cython.locals(points=cython.int, side=cython.int, ahead=cython.int)
cdef int of_freeze(Zones z, int seat, int arena, int place, int mine) noexcept
@cython.locals(before=cython.int, on=cython.int, doubles=cython.int, points=cython.int)
cdef int of_modifier(Zones z, int face, int place, int mine) noexcept
@cython.locals(total=cython.int, arena=cython.int, mine=cython.int, place=cython.int)
cdef int leads(Zones z, int seat) noexcept
