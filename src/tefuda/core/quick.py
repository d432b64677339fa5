"""What happens at every move and is worth a short cut in C. (quick.pxd says the same to the C compiler.)"""

from tefuda.core.effects import Effect, Effects
from tefuda.core.moves import Moves


def effect(effects: Effects, number: int) -> Effect:
    return effects.items[number]


def add(out: Moves, move: int) -> None:
    out.add(move)


def add_if(out: Moves, move: int, is_legal: int) -> None:
    """1: adds it; 0: does not. (To C: without a branch, where one move is as likely legal as not.)"""
    if is_legal:
        out.add(move)


def laid_by(some: list[int], count: int) -> list[int]:
    """So many numbers, kept where they cost least. (To C: as bytes.)"""
    return some[:count]


def taken_up(block: list[int]) -> list[int]:
    """What was laid by."""
    return block
