cimport cython
from tefuda.core.chance cimport Chance
from tefuda.core.effects cimport Effects
from tefuda.core.game cimport Game
from tefuda.core.moves cimport Moves
from tefuda.core.table cimport Table
from tefuda.games.brawl cimport names, own, reflexes, resampling, rounds, scoring, turns, zones
from tefuda.games.brawl.choices cimport Choices
from tefuda.games.brawl.zones cimport Zones

cdef class Brawl(Game):
    cdef readonly Choices choices

cdef Effects EFFECTS
