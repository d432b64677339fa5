# never compiled: moves.py says the same to Python
cdef extern from *:
    """
    #define bn_move(kind, one, two, three) ((kind) | (one) << 5 | (two) << 12 | (three) << 19)
    #define bn_draw() 0
    #define bn_discard(face, colour) bn_move(1, face, colour, 0)
    #define bn_trade(one, two, three) bn_move(2, one, two, three)
    #define bn_use(scroll, index) bn_move(3, scroll, index, 0)
    #define bn_name(colour) bn_move(4, colour, 0, 0)
    #define bn_aim(seat) bn_move(5, seat, 0, 0)
    #define bn_remove(face) bn_move(6, face, 0, 0)
    #define bn_take(face) bn_move(7, face, 0, 0)
    #define bn_swap(one, two) bn_move(8, one, two, 0)
    #define bn_put_back(place) bn_move(9, place, 0, 0)
    #define bn_decline() 10
    #define bn_with_word(move) ((move) | 16)
    #define bn_without_word(move) ((move) & ~16)
    #define bn_has_word(move) ((move) >> 4 & 1)
    #define bn_kind(move) ((move) & 15)
    #define bn_first(move) ((move) >> 5 & 127)
    #define bn_second(move) ((move) >> 12 & 127)
    #define bn_third(move) ((move) >> 19 & 127)
    """
    int draw "bn_draw" () noexcept nogil
    int discard "bn_discard" (int face, int colour) noexcept nogil
    int trade "bn_trade" (int one, int two, int three) noexcept nogil
    int use "bn_use" (int scroll, int index) noexcept nogil
    int name "bn_name" (int colour) noexcept nogil
    int aim "bn_aim" (int seat) noexcept nogil
    int remove "bn_remove" (int face) noexcept nogil
    int take "bn_take" (int face) noexcept nogil
    int swap "bn_swap" (int one, int two) noexcept nogil
    int put_back "bn_put_back" (int place) noexcept nogil
    int decline "bn_decline" () noexcept nogil
    int with_word "bn_with_word" (int move) noexcept nogil
    int without_word "bn_without_word" (int move) noexcept nogil
    bint has_word "bn_has_word" (int move) noexcept nogil
    int kind "bn_kind" (int move) noexcept nogil
    int first "bn_first" (int move) noexcept nogil
    int second "bn_second" (int move) noexcept nogil
    int third "bn_third" (int move) noexcept nogil
