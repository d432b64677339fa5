"""S-1: a spot is open until somebody takes it. S-2: after the last, most spots win."""

from typing import Any

from tefuda.core import how
from tefuda.core.chance import Chance
from tefuda.core.effects import Effect, Effects
from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.core.zones import Zone

SPOT = 0


class Spots(Table):
    def __init__(self, seats: int, chance: Chance, spots: int) -> None:
        Table.__init__(self, seats, chance)
        self.spots = spots
        self.taken: list[int] = []

    def copy(self, chance: Chance) -> "Spots":
        new = Spots(self.seats, chance, self.spots)
        self.copy_waiting(new)
        new.taken = list(self.taken)
        return new

    def take(self, seat: int) -> None:
        self.taken.append(seat)
        self.tell("took", seat, None, str(len(self.taken)), how.EVERYBODY)
        if len(self.taken) == self.spots:
            self.answered()


class Spot(Effect):
    def answers(self, t: Any, seat: int, out: Moves) -> None:
        out.add(len(t.taken) + 1)

    def resume(self, t: Any, seat: int, move: int) -> None:
        t.take(seat)

    def refusal(self, t: Any, seat: int, move: int) -> Reason | None:
        return Reason("taken", "S-1", spot=move)


class Snap(Game):
    def setup(self, seats: int, chance: Chance, listens: bool) -> Spots:
        t = Spots(seats, chance, self.options["spots"])
        if listens:
            t.listen()
        t.wait(how.RACE, (1 << seats) - 1, SPOT, 0)
        return t

    def scores(self, t: Any) -> list[int]:
        return [t.taken.count(seat) for seat in range(t.seats)]

    def winners(self, t: Any) -> list[int]:
        scores = self.scores(t)
        return [seat for seat in range(t.seats) if scores[seat] == max(scores)]

    def standing(self, t: Any, seat: int) -> float:
        return float(t.taken.count(seat))

    def zones(self, t: Any) -> list[Zone]:
        return [Zone("spots", None, "row", "card", [])]

    def facts(self, t: Any) -> dict[str, Any]:
        return {"taken": ["ABCD"[seat] for seat in t.taken]}

    def resample(self, t: Any, seat: int, chance: Chance) -> Table:
        return t.copy(chance)  # type: ignore[no-any-return]


EFFECTS = Effects()
EFFECTS.enrol("spot", Spot())
