"""Two equal players of a race, one over a line nine times as long: who takes the spots that both want."""

import asyncio
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.games.toy_games import toys
from tests.server.players import house
from tests.server.racing import Racer, race

NEAR, FAR = 0.005, 0.045
"""Seconds each way."""
LOW, HIGH = 0.45, 0.55


@dataclass
class Side:
    """One run. `share`: of the spots that the near one took; `held`: milliseconds, of the moves of each."""

    share: float
    spots: int
    held: tuple[float, float]
    most: int

    def line(self) -> str:
        near, far = self.held
        return (
            f"near {self.share:.1%}, far {1 - self.share:.1%} of {self.spots} spots; "
            f"held: near {near:.0f} ms, far {far:.0f} ms (median), {self.most} ms at most"
        )


@dataclass
class Contested:
    fair: Side
    plain: Side

    @property
    def is_right(self) -> bool:
        return LOW <= self.fair.share <= HIGH and self.fair.most <= 60

    def lines(self) -> dict[str, str]:
        return {"with fair order": self.fair.line(), "without": self.plain.line()}

    def figures(self) -> dict[str, float]:
        return {
            "fair_near_share": self.fair.share,
            "plain_near_share": self.plain.share,
            "fair_held_most_ms": self.fair.most,
        }


def contested(spots: int) -> Contested:
    return Contested(asyncio.run(run(spots, "on")), asyncio.run(run(spots, "off")))


async def run(spots: int, fair: str) -> Side:
    """Both react after 20 to 40 ms, drawn anew for every spot."""
    with toys(), tempfile.TemporaryDirectory(prefix="tefuda-fair-") as folder:
        async with house(Path(folder), proxies=1) as here:
            near, far = Racer(1), Racer(2)
            won = await race(here, [near, far], [NEAR, FAR], spots, fair=fair)
    every = [near.held, far.held]
    held = tuple(median(one) if one else 0.0 for one in every)
    return Side(won[0] / sum(won), sum(won), (held[0], held[1]), max(map(max, filter(None, every))))
