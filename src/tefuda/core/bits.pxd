# never compiled: bits.py says the same to Python
cdef extern from *:
    """
    typedef unsigned __int128 tefuda_faces;
    #define tefuda_one(f) ((tefuda_faces) 1 << (f))
    #define tefuda_rest(s) ((s) & ((s) - 1))
    #define tefuda_seat(m) __builtin_ctz(m)
    static inline int tefuda_lowest(tefuda_faces s) {
        unsigned long long low = (unsigned long long) s, high = (unsigned long long) (s >> 64);
        return __builtin_ctzll(low ? low : high) | !low << 6; /* a move, not a branch that is often guessed wrong */
    }
    static inline int tefuda_count(tefuda_faces s) {
        return __builtin_popcountll((unsigned long long) s) + __builtin_popcountll((unsigned long long) (s >> 64));
    }
    """
    ctypedef unsigned long long Faces "tefuda_faces"
    Faces one "tefuda_one" (int face) noexcept nogil
    int lowest "tefuda_lowest" (Faces some) noexcept nogil
    Faces rest "tefuda_rest" (Faces some) noexcept nogil
    int seat "tefuda_seat" (unsigned int mask) noexcept nogil
    int count "tefuda_count" (Faces some) noexcept nogil
