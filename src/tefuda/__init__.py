"""Tefuda 手札: modern card games to play, host, study and train on."""

from tefuda import texts as _texts
from tefuda.core import chance as _chance
from tefuda.core.game import Outcome, Playouts
from tefuda.core.reasons import BadInput, IllegalMove, Reason, Refused, speak
from tefuda.core.state import State
from tefuda.core.view import Event, Waiting
from tefuda.registry import game, keys, playouts, table

speak[0] = _texts.say

__version__ = "0.1.0"

#: whether the rules run compiled
compiled: bool = not _chance.__file__.endswith(".py")

__all__ = [
    "BadInput",
    "Event",
    "IllegalMove",
    "Outcome",
    "Playouts",
    "Reason",
    "Refused",
    "State",
    "Waiting",
    "compiled",
    "game",
    "keys",
    "playouts",
    "table",
]
