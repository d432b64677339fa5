cimport cython
from tefuda.core cimport how, pool
from tefuda.core.chance cimport Chance
from tefuda.core.table cimport Table
from tefuda.games.brawl cimport columns, names
from tefuda.games.brawl.choices cimport Choices

@cython.final
cdef class Zones(Table):
    cdef readonly Choices choices
    cdef public int round, plays, turn, players, playing, lifted, arenas, in_log
    cdef public bint has_tagged
    cdef unsigned char[8] order
    cdef unsigned char[2] active
    cdef unsigned char[8] deck_of
    cdef unsigned char[8] hand
    cdef unsigned char[288] deck
    cdef unsigned char[8] in_deck
    cdef unsigned char[288] discards
    cdef unsigned char[8] in_discards
    cdef unsigned char[8] laid
    cdef unsigned char[8] first
    cdef unsigned char[8] second
    cdef unsigned char[8] one
    cdef unsigned char[8] two
    cdef unsigned char[8] bases
    cdef unsigned char[8] unfrozen
    cdef unsigned char[32] row
    cdef unsigned char[32] played_on
    cdef unsigned char[32] doubles
    cdef unsigned char[64] last
    cdef unsigned short[64] hits
    cdef unsigned char[256] log_face
    cdef unsigned char[256] log_base
    cdef unsigned char[40] scratch

    @cython.locals(face=cython.int)
    cdef int flip(self, int seat) except -1
    cdef int lift(self, int seat) except -1
    @cython.locals(face=cython.int, is_back=cython.int)
    cdef int discard(self, int seat) except -1
    cdef bint take(self, int seat) noexcept
    @cython.locals(was_below=cython.bint, i=cython.int)
    cdef int add_to_column(self, int seat, int face, int place, int side) except -1
    @cython.locals(was_below=cython.bint)
    cdef int freeze(self, int seat, int place) except -1
    @cython.locals(was_below=cython.bint)
    cdef int modify(self, int seat, int face, int place) except -1
    cdef void note_modifier(self, int face, int place) noexcept
    @cython.locals(was_below=cython.bint, base=cython.int, arena=cython.int)
    cdef int clear(self, int seat, int place) except -1
    @cython.locals(was_below=cython.bint, base=cython.int, place=cython.int)
    cdef int lay(self, int seat, int arena, int end, bint is_start) except -1
    cdef void move_place(self, int old, int new) noexcept
    cdef void log(self, int entry, int base) noexcept
    cdef int top(self, int seat) noexcept
    @cython.locals(arena=cython.int, place=cython.int, i=cython.int)
    cdef int place_of(self, int base, int seat) noexcept
    @cython.locals(arena=cython.int)
    cdef int arena_between(self, int one, int two) noexcept
    @cython.locals(arena=cython.int)
    cdef int side_seat(self, int place, int side) noexcept

@cython.locals(new=Zones)
cdef Zones fork(Zones z, Chance chance)
@cython.locals(new=Zones)
cpdef Zones fresh(int seats, Chance chance, Choices choices)
