"""A game's tutorial: a table that is set up, and every move that is played at it. See docs/adding-a-game.md."""

import functools
import tomllib
from pathlib import Path
from typing import NamedTuple

from tefuda import games, registry
from tefuda.core.state import State


class Lesson(NamedTuple):
    """What the learner is to do now. `key`: of its texts (`tutorial-KEY`); `ply`: after so many moves; `rule`: its
    paragraph."""

    key: str
    ply: int
    move: str
    rule: str


class Tutorial(NamedTuple):
    """`moves`: of everybody, from the beginning to the end of the last lesson, each with its seat."""

    game: str
    seat: str
    table: str
    lessons: tuple[Lesson, ...]
    moves: tuple[tuple[str, str], ...]

    def start(self) -> State:
        return registry.table(self.game, self.table, events=True)

    def next_move(self, state: State) -> tuple[str, str] | None:
        """Whose move comes now and which, as long as everybody has played as it is written."""
        ply = len(state.moves)
        if ply < len(self.moves) and tuple(state.moves) == self.moves[:ply]:
            return self.moves[ply]
        return None


def path(game: str) -> Path:
    return next(found for folder in games.__path__ if (found := Path(folder) / game).is_dir()) / "tutorial.toml"


def has(game: str) -> bool:
    return game in set(registry.keys()) and path(game).exists()


@functools.cache
def of(game: str) -> Tutorial:
    """A game without one has no such file."""
    found = tomllib.loads(path(game).read_text(encoding="utf-8"))
    seat: str = found["seat"]
    lessons: list[Lesson] = []
    moves: list[tuple[str, str]] = []
    for one in found["lesson"]:
        lessons.append(Lesson(one["key"], len(moves), one["move"], one["rule"]))
        moves.append((seat, one["move"]))
        for line in one.get("then", []):
            who, _, move = line.partition(" ")
            moves.append((who, move))
    return Tutorial(game, seat, found["table"], tuple(lessons), tuple(moves))
