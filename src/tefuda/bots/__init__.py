"""Bots by level. Each gets a seat's knowledge only, and a seed; the same two make the same move."""

from typing import Protocol

from tefuda.bots.habits import PRACTISED
from tefuda.bots.seen import Seen
from tefuda.core.chance import Quick
from tefuda.core.reasons import BadInput
from tefuda.core.state import State

LEVELS = ("random", "sensible", *PRACTISED)


class Bot(Protocol):
    luck: Quick

    def choose(self, seen: Seen) -> str:
        """One of the seat's legal moves."""

    def act(self, seen: Seen) -> str | None:
        """The same in a race, where somebody may also wait until something changes."""


def checked(level: str) -> str:
    """The level, if there are bots of it."""
    if level not in LEVELS:
        raise BadInput("unknown_level", level=level[:40], known=", ".join(LEVELS))
    return level


def bot(level: str, seed: int) -> Bot:
    from tefuda.bots.practised import Practised
    from tefuda.bots.random import Random
    from tefuda.bots.sensible import Sensible

    match checked(level):
        case "random":
            return Random(seed)
        case "sensible":
            return Sensible(seed)
    return Practised(level, seed)


def choice(player: Bot, state: State, seat: str) -> str:
    """The move that a bot makes for a seat of this table."""
    return player.choose(Seen(state, seat, player.luck))


def action(player: Bot, state: State, seat: str) -> str | None:
    """The move that a bot begins for a seat of a race; None: it waits for something to change."""
    return player.act(Seen(state, seat, player.luck))
