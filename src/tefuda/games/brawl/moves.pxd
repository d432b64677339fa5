# never compiled: moves.py says the same to Python
cdef extern from *:
    """
    #define brawl_play(face, base, side) (1 | (face) << 4 | (base) << 9 | (side) << 17)
    #define brawl_lay(one, two, end) (2 | (one) << 4 | (two) << 9 | (end) << 17)
    #define brawl_kind(move) ((move) & 15)
    #define brawl_face(move) ((move) >> 4 & 31)
    #define brawl_base(move) ((move) >> 9 & 255)
    #define brawl_side(move) ((move) >> 17 & 7)
    """
    int play "brawl_play" (int face, int base, int side) noexcept nogil
    int lay "brawl_lay" (int one, int two, int end) noexcept nogil
    int kind "brawl_kind" (int move) noexcept nogil
    int face "brawl_face" (int move) noexcept nogil
    int base "brawl_base" (int move) noexcept nogil
    int side "brawl_side" (int move) noexcept nogil
