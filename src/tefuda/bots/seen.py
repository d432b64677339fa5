"""What a bot gets to see: its seat's knowledge, and tables that are possible with it. Never the table itself."""

from typing import Any

from tefuda.core.chance import Chance, Quick
from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.state import State


def knows_reflexes(game: Game) -> bool:
    return type(game).reflex is not Game.reflex


class Seen:
    """A table as one seat knows it.

    The state that it is made from is dealt anew at once, wherever the seat cannot see, and not kept: whatever a bot
    does with this, it cannot find a card that its seat does not know.
    """

    def __init__(self, state: State, seat: str, luck: Chance) -> None:
        self._possible = state.resample(seat, luck)
        self.seat = seat
        self.legal: tuple[str, ...] = tuple(self._possible.legal(seat))

    @property
    def view(self) -> dict[str, Any]:
        return self._possible.view(self.seat)

    @property
    def has_reflexes(self) -> bool:
        """Whether this game knows what a practised player does at once."""
        return knows_reflexes(self._possible.game)

    @property
    def reflex(self) -> str | None:
        """What a practised player does at once; None: nothing, until something changes."""
        game = self._possible.game
        move = game.reflex(self._possible.t, ord(self.seat) - ord("A"))
        return None if move < 0 else str(game.spelling.of(move))

    def guess(self, luck: Chance) -> State:
        """Another table that the seat could be sitting at."""
        return self._possible.resample(self.seat, luck)

    def tried(self, table: State, move: str, luck: Quick, most: int) -> float:
        """How well the seat stands on such a table after the move and so many random ones. More is better."""
        after = table.copy()
        after.play(self.seat, move)
        game = after.game
        game.playout(after.t, luck, Moves(), most)
        return game.standing(after.t, ord(self.seat) - ord("A"))
