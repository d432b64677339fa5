"""How quick a level's hand is, and how often it errs. Time is data here: nobody waits for anything."""

from math import exp
from statistics import NormalDist
from typing import NamedTuple

from tefuda.core.chance import Quick

STEPS = 1024
SPREAD = 0.25
"""Of the logarithm of a reaction time."""
CURVE = [round(1000 * exp(SPREAD * NormalDist().inv_cdf((step + 0.5) / STEPS))) for step in range(STEPS)]
"""Reaction times in thousandths of their median, log-normal, equally likely each."""


class Habits(NamedTuple):
    """`median`: of the time from seeing to acting, in milliseconds. `errors`: in a thousand moves."""

    median: int
    errors: int


PRACTISED = {
    "novice": Habits(900, 80),
    "trained": Habits(500, 30),
    "quick": Habits(300, 10),
    "lightning": Habits(0, 0),
}
"""Levels with hands of their own, by B-6d; all others act in a race as fast as the trained."""


def habits(level: str) -> Habits:
    return PRACTISED.get(level, Habits(PRACTISED["trained"].median, 0))


def reaction(level: str, luck: Quick) -> int:
    """Microseconds from seeing to acting, drawn anew each time."""
    return habits(level).median * CURVE[luck.below(STEPS)]
