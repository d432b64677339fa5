"""A broken law, with the shortest way found to see it again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

MOST_MOVES_SHOWN = 20


class Broken(AssertionError):
    """A game breaks a law.

    `table` and `moves` show it: from that table (from the deal of `seed` where it is empty) these moves, and then `law`
    does not hold. `seed`, `seats` and `options` say in which random game it was met. `run`: what shows only over many
    games has no table of its own; this call shows it again.
    """

    def __init__(
        self,
        law: str,
        message: str,
        *,
        game: str,
        seats: int,
        seed: str,
        options: Mapping[str, object],
        table: str,
        moves: Sequence[tuple[str, str]],
        run: str = "",
    ) -> None:
        super().__init__(law, message)
        self.law = law
        self.message = message
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options)
        self.table = table
        self.moves = list(moves)
        self.run = run

    def __str__(self) -> str:
        if self.run:
            return f"the law of {self.law} is broken: {self.message}\nover the whole run of {self.run}"
        chosen = "".join(f", {key}={value!r}" for key, value in self.options.items())
        lines = [f"the law of {self.law} is broken: {self.message}", f"tefuda.game({self.game!r}{chosen})"]
        if self.table:
            lines += ["at the table", *(f"    {line}" for line in self.table.splitlines())]
            lines.append(f"met in .new({self.seats}, seed={self.seed!r})")
        else:
            lines.append(f"from .new({self.seats}, seed={self.seed!r})")
        shown = [f"{seat} {move}" for seat, move in self.moves[-MOST_MOVES_SHOWN:]]
        if shown:
            left_out = len(self.moves) - len(shown)
            lines.append("after " + (f"{left_out} moves (see .moves) and " if left_out else "") + "; ".join(shown))
        return "\n".join(lines)
