"""What a game says and reads in text; see docs/notation.md."""

from typing import Any

from tefuda.core.chance import Chance
from tefuda.core.game import Game
from tefuda.core.table import Table
from tefuda.core.view import Event, letter


class Notation:
    verbs = ""

    def write_move(self, move: int) -> str:
        """The move's one canonical form."""
        raise NotImplementedError

    def read_move(self, t: Table, seat: int, text: str) -> int:
        """The move's number; BadInput for anything that is no move of this game."""
        raise NotImplementedError

    def write_table(self, game: Game, t: Table) -> str:
        """The whole state, a line for each thing."""
        raise NotImplementedError

    def read_table(self, game: Game, lines: dict[str, str], chance: Chance) -> Table:
        """A state from its lines; BadInput for what cannot be one."""
        raise NotImplementedError

    def event(self, t: Table, told: tuple[Any, ...]) -> Event:
        """What a verb told: (key, seat, secret, public, to)."""
        key, seat, secret, public, to = told
        fields = {} if seat < 0 else {"seat": letter(seat)}
        if public is not None:
            fields["what"] = public
        if secret is None:
            return Event(key, fields)
        return Event(key, fields | {"card": secret}, ("card",), to, "card")

    def describe(self, language: str, about: dict[str, object]) -> dict[str, object]:
        """What a reason speaks of, in words of the language."""
        return about
