"""BRAWL, as the rest of the house knows it."""

from typing import Any

from tefuda.core.chance import Chance
from tefuda.core.effects import Effects
from tefuda.core.game import Due, Game
from tefuda.core.moves import Moves
from tefuda.core.options import Identity
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.core.zones import Zone
from tefuda.games.brawl import names, own, reflexes, refusals, resampling, rounds, scoring, showing, turns, zones
from tefuda.games.brawl.choices import Choices

IDLE_SECONDS = 30


class Brawl(Game):
    def __init__(self, identity: Identity, options: dict[str, Any], notation: Any) -> None:
        Game.__init__(self, identity, options, EFFECTS, notation)
        self.choices = Choices(options)

    def setup(self, seats: int, chance: Chance, listens: bool) -> Table:
        z = zones.fresh(seats, chance, self.choices)
        if listens:
            z.listen()
        rounds.begin_game(z)
        return z

    def scores(self, t: Table) -> list[int]:
        """B-4: Bases won in the last round."""
        z = own.zones(t)
        return [scoring.won(z, seat) for seat in range(z.seats)]

    def winners(self, t: Table) -> list[int]:
        return rounds.winners(own.zones(t))

    def standing(self, t: Table, seat: int) -> float:
        """Bases more than the best opponent, as it lies; a lead on a Base counts a little."""
        z = own.zones(t)
        most = 0
        for i in range(z.players):
            other = z.order[i]
            if other != seat and not (z.choices.is_tag and (other ^ seat) & 1 == 0):
                most = max(most, scoring.won(z, other))
        return scoring.won(z, seat) - most + reflexes.leads(z, seat) / 1000

    def zones(self, t: Table) -> list[Zone]:
        return showing.zones(own.zones(t))

    def facts(self, t: Table) -> dict[str, Any]:
        return showing.facts(own.zones(t))

    def due(self, t: Table) -> Due | None:
        """B-6b: when nothing was played for 30 seconds, open Bases are scored as they lie."""
        z = own.zones(t)
        if z.depth == 0 or not z.choices.is_race:
            return None
        return Due(names.END, IDLE_SECONDS, z.plays + z.round - 1)

    def reflex(self, t: Table, seat: int) -> int:
        """-1: nothing to do now."""
        return reflexes.reflex(own.zones(t), seat, Moves())

    def why_not(self, t: Table, seat: int, move: int) -> Reason | None:
        return refusals.of_move(self, t, seat, move) or Game.why_not(self, t, seat, move)

    def resample(self, t: Table, seat: int, chance: Chance) -> Table:
        return resampling.resample(own.zones(t), seat, chance)


EFFECTS = Effects()
EFFECTS.enrol("turn", turns.Turn())
EFFECTS.enrol("race", turns.Race())
