"""What a card does: begin() when it is played; when it asks, answers() and resume()."""

from tefuda.core import how
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table


class Effect:
    """Does nothing. Its number stands in the waiting stack, its key in notation and texts."""

    def __init__(self) -> None:
        self.number = 0
        self.key = ""

    def parts(self) -> "list[tuple[str, Effect]]":
        """Effects inside this one that may ask on their own, with their names."""
        return []

    def begin(self, t: Table, seat: int) -> None:
        pass

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        """Its part of `legal`."""

    def resume(self, t: Table, seat: int, move: int) -> None:
        """An answer has come; or, for THEN, the time to go on."""

    def settle(self, t: Table) -> None:
        """ALL: the last answer is in; all stand in `t.answer`."""

    def default(self, t: Table, seat: int, offered: Moves) -> int:
        """What is played for a seat whose time is over: the last offer, which declines where that is possible."""
        if offered.count == 0:
            raise ValueError("nothing is offered to this seat")
        return offered.items[offered.count - 1]

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        """Whether this table could wait for this answer, with this step; asked of tables that come from outside."""
        return False

    def needs(self, t: Table, seat: int) -> list[tuple[list[int], int]]:
        """What whoever is asked must hold, or the question would not stand: sets of cards, and how many of each.

        Everybody sees that it stands, so a resampled table has to have it too.
        """
        return []

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        """Why this is no answer; None: no particular reason."""
        return None


class Both(Effect):
    """One, then the other, also when the first asks."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.number = 0
        self.key = ""
        self.first = first
        self.second = second

    def parts(self) -> list[tuple[str, Effect]]:
        return [("first", self.first), ("second", self.second)]

    def begin(self, t: Table, seat: int) -> None:
        t.then(seat, self.number, 0)
        self.first.begin(t, seat)

    def resume(self, t: Table, seat: int, move: int) -> None:
        self.second.begin(t, seat)


class Effects:
    """All effects of a game, by number."""

    def __init__(self) -> None:
        self.items: list[Effect] = []
        self.by_key: dict[str, int] = {}

    def enrol(self, key: str, effect: Effect) -> None:
        if key not in self.by_key:
            if len(self.items) == how.EFFECTS:
                raise OverflowError("a game has at most 256 effects")
            effect.number = len(self.items)
            effect.key = key
            self.items.append(effect)
            self.by_key[key] = effect.number
            for name, part in effect.parts():
                self.enrol(f"{key}.{name}", part)
