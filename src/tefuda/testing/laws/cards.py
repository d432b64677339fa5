"""Every card is in exactly one place, and as many of each as at the deal."""

from collections import Counter
from typing import Any

from tefuda.core import chance as chances
from tefuda.core.state import State
from tefuda.testing.point import Point, demand_equal


def of_table(state: State) -> dict[str, int]:
    """How often each card lies in some zone, whoever may see it."""
    return dict(sorted(Counter(card.face for zone in state.game.zones(state.t) for card in zone.cards).items()))


def are_conserved(point: Point) -> None:
    state = point.state
    dealt = beginning(point)
    demand_equal(of_table(state), of_table(dealt), "there are other cards than at the deal")
    everybodys = counted(state.view(None))
    for seat in state.seats:
        demand_equal(counted(state.view(seat)), everybodys, f"{seat} counts other numbers of cards than everybody")


def beginning(point: Point) -> State:
    """The table as it was at first: dealt by its own luck, or read from notation."""
    state, rules = point.state, point.opened.rules
    try:
        luck = chances.read(state.origin)
    except ValueError:
        return point.opened.table(state.origin)
    return State(rules, rules.setup(len(state.seats), luck, False))


def counted(view: dict[str, Any]) -> dict[tuple[str, str | None], int]:
    return {(zone["zone"], zone["owner"]): zone["count"] for zone in view["zones"]}
