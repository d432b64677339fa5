cimport cython
from tefuda.core cimport bits, how, pool
from tefuda.core.bits cimport Faces
from tefuda.core.chance cimport Chance
from tefuda.core.table cimport Table
from tefuda.games.blanc_noir cimport names, sets
from tefuda.games.blanc_noir.choices cimport Choices
from tefuda.games.blanc_noir.seen cimport Seen

@cython.final
cdef class Zones(Table):
    cdef readonly Choices choices
    cdef public int round, first, seat, direction, top, colour, chain, idle, leap, declared, last_quest
    cdef public int in_pile, in_scrolls, downs, taken, taken_by, taken_at, used
    cdef public bint has_moved
    cdef int[6] points
    cdef int[6] quests
    cdef Faces[8] once
    cdef Faces[8] twice
    cdef unsigned char[8] size
    cdef unsigned char[192] held
    cdef unsigned int[8] threes
    cdef unsigned char[160] pile
    cdef unsigned char[160] discards
    cdef unsigned char[120] front
    cdef unsigned char[120] knows
    cdef unsigned char[6] fronts
    cdef unsigned int[6] down
    cdef unsigned char[20] scrolls
    cdef unsigned char[20] places
    cdef unsigned char[20] scrolls_known
    cdef unsigned char[6] looked
    cdef Seen seen
    cdef bint owns_seen

    cdef void put(self, int zone, int face) noexcept
    cdef void lift(self, int zone, int face) noexcept
    cdef void clear(self, int zone) noexcept
    cdef bint has(self, int zone, int face) noexcept
    cdef int draw(self, int seat, int count) except -1
    cdef int renew(self) except -1
    cdef int gather(self, int zone) noexcept
    cdef int discard(self, int seat, int face, int colour) except -1
    cdef int remove(self, int seat, int face) except -1
    cdef int give(self, int seat, int other, int face) except -1
    cdef int leave(self, int seat, int face) except -1
    cdef int forget(self, int seat, int face) except -1
    cdef int own_seen(self) except -1
    cdef int declare(self, int seat) except -1
    cdef int turn_round(self) except -1
    cdef int add_to_chain(self, int amount) except -1
    cdef int close_chain(self) except -1
    cdef void close_turn(self, int seat, int step) noexcept
    cdef void open_turn(self, int seat) noexcept
    cdef int next_seat(self, int seat, int steps) noexcept
    cdef bint may_declare(self, int seat) noexcept
    cpdef list faces(self, int zone)

@cython.locals(new=Zones)
cdef Zones fork(Zones z, Chance chance)

cdef list both(Faces once, Faces twice)
