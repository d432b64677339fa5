"""Options of games in which the first counts. The rules never ask for them: whoever keeps the table does."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from tefuda.core.options import Option
from tefuda.core.reasons import BadInput, shown

SLOWEST, MOST = 5, 2000
HANDICAP = re.compile(r"([A-H])=([0-9]{1,4})")


def read_handicap(text: str) -> str:
    """Seats and milliseconds, such as `A=300,C=150`, in order; nothing for those without."""
    found: dict[str, int] = {}
    for word in text.upper().replace(" ", "").split(","):
        match = HANDICAP.fullmatch(word)
        if match is None or match[1] in found or int(match[2]) > MOST:
            raise BadInput("bad_handicap", value=shown(text), most=MOST)
        found[match[1]] = int(match[2])
    return ",".join(f"{seat}={found[seat]}" for seat in sorted(found) if found[seat]) or "none"


OPTIONS = (
    Option("fair", "on", ("on", "off")),
    Option("slow", 1, low=1, high=SLOWEST),
    Option("handicap", "none", ("none",), reads=read_handicap),
)


class Pace(NamedTuple):
    """`slow`: so many times slower than usual. `handicaps`: by seat, how many milliseconds later its moves count."""

    fair: bool
    slow: int
    handicaps: Mapping[str, int]


def pace(options: Mapping[str, object]) -> Pace:
    """What a table of any game has agreed on; the usual where its game has no such options."""
    words = str(options.get("handicap", "none"))
    slow = options.get("slow", 1)
    return Pace(
        fair=options.get("fair") == "on",
        slow=slow if isinstance(slow, int) else 1,
        handicaps={seat: int(number) for seat, number in HANDICAP.findall(words)},
    )
