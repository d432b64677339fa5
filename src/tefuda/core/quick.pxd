# never compiled: quick.py says the same to Python
from cpython.list cimport PyList_GET_ITEM
from tefuda.core cimport how
from tefuda.core.effects cimport Effect, Effects
from tefuda.core.moves cimport Moves

cdef inline Effect effect(Effects effects, int number):
    return <Effect> PyList_GET_ITEM(effects.items, number)

cdef inline bytes laid_by(long long *some, int count):
    return (<char *> some)[:8 * count]

cdef inline list taken_up(bytes block):
    cdef const long long *some = <const long long *> <const char *> block
    cdef int i
    return [some[i] for i in range(len(block) // 8)]

cdef inline int add_if(Moves out, int move, int is_legal) except -1:
    if out.count == how.MOST_MOVES:
        return out.add(move) if is_legal else 0
    out.items[out.count] = move
    out.count += is_legal
    return 0

cdef inline int add(Moves out, int move) except -1:
    if out.count == how.MOST_MOVES:
        return out.add(move)
    out.items[out.count] = move
    out.count += 1
    return 0
