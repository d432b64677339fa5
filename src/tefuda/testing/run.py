"""Plays random games and looks at every law on the way."""

from __future__ import annotations

import inspect
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tefuda import compiled
from tefuda.core import chance as chances
from tefuda.core.reasons import BadInput, shown
from tefuda.core.state import State
from tefuda.testing.broken import Broken
from tefuda.testing.drawing import Drawing
from tefuda.testing.laws import LAWS, Law, words
from tefuda.testing.point import LONGEST, Player, Point, Remembered, Violation, difference
from tefuda.testing.shrinking import shrunken

if TYPE_CHECKING:
    from tefuda.core.view import Event
    from tefuda.registry import Opened

MOST = 1_000_000_000
ENOUGH = 60
"""A hidden zone that was looked at so often must have been dealt anew at least once."""


@dataclass
class Report:
    """What a run has looked at."""

    game: str
    games: int = 0
    moves: int = 0
    longest: int = 0
    seconds: float = 0.0
    laws: Counter[str] = field(default_factory=Counter)
    options: dict[str, Counter[str]] = field(default_factory=dict)
    met: dict[str, Counter[str]] = field(default_factory=dict)

    def __str__(self) -> str:
        way = "compiled" if compiled else "uncompiled"
        lines = [
            f"{self.game}: {self.games} games, {self.moves} moves, the longest game {self.longest}; "
            f"{self.seconds:.1f} s, {way}. Every law holds:",
            *(f"{self.laws[law.name]:9}  {law.name}: {law.says}" for law in ALL_LAWS),
            *(f"{kind}: {', '.join(sorted(some))}" for kind, some in self.met.items()),
        ]
        return "\n".join(lines)


def conformance(
    game: str | Opened,
    *,
    games: int = 30,
    seed: int = 0,
    seats: int | None = None,
    moves: int | None = None,
    options: Mapping[str, object] | None = None,
    longest: int = LONGEST,
    thorough: float = 1.0,
) -> Report:
    """Looks at every law on random games; raises Broken at the first that does not hold.

    game      a key: numbers of seats and options are drawn, those in `options` are given; or an opened game
    games     so many; with `moves` as many as it takes
    seats     always so many, instead of drawn numbers
    longest   a game of more moves is taken for one without end
    thorough  2 looks at sampled laws twice as often, 0.1 ten times less
    """
    for what, number in (("games", games), ("moves", moves)):
        if number is not None and not 1 <= number <= MOST:
            raise BadInput("bad_number", what=what, value=shown(number), low=1, high=MOST)
    began = time.perf_counter()
    drawing = Drawing(game, options, seats, seed)
    remembered = Remembered()
    report = Report(drawing.key, met=remembered.met)
    while report.games < games if moves is None else report.moves < moves:
        opened, state, dealt = drawing.next()
        walk = Walk(opened, state, dealt, remembered, report, thorough, longest)
        for _ in walk.to_the_end():
            if moves is not None and report.moves >= moves:
                break
        for key, value in opened.options.items():
            report.options.setdefault(key, Counter())[str(value)] += 1
        report.games += 1
    for zone, count in remembered.hidden.items():
        if count >= ENOUGH and not remembered.dealt_anew[zone]:
            problem = f"the hidden cards of {zone} stayed what they truly were in {count} resampled tables"
            numbers = {"games": games, "moves": moves, "seats": seats, "seed": seed}
            again = [repr(drawing.key), *chosen(**numbers, longest=longest, thorough=thorough)]
            given = drawing.given or getattr(game, "options", {})
            again += [f"options={dict(given)!r}"] if given else []
            raise Broken(
                "resampling", problem, game=report.game, seats=seats or 0, seed=str(seed), options=given, table="",
                moves=(), run=f"tefuda.testing.conformance({', '.join(again)})",
            )  # fmt: skip
    report.seconds = time.perf_counter() - began
    return report


def chosen(**given: object) -> Iterator[str]:
    """The arguments of a call that are not what they are anyway."""
    defaults = inspect.signature(conformance).parameters
    return (f"{name}={value!r}" for name, value in given.items() if value != defaults[name].default)


class Walk:
    """One random game, and what is looked at on its way."""

    def __init__(
        self,
        opened: Opened,
        state: State,
        dealt: str,
        remembered: Remembered,
        report: Report,
        thorough: float,
        longest: int,
    ) -> None:
        self.opened = opened
        self.state = state
        self.dealt = dealt
        self.remembered = remembered
        self.report = report
        self.longest = longest
        self.each = {law.name: 1.0 if law.each == 1 else thorough / law.each for law in LAWS}
        self.ply = 0
        self.lot = random.Random(f"{dealt} moves")
        self.player = Player(self.lot)
        self.lot_of_laws = random.Random(f"{dealt} laws")

    def to_the_end(self) -> Iterator[None]:
        self.hear(self.state.events())
        self.look(is_everything=True)
        while not self.state.over:
            seat, move = self.chosen()
            try:
                told = self.state.play(seat, move)
            except Exception as problem:
                raise self.broken(ACCEPTANCE, f"{seat} {move} is offered and raises {problem!r}") from problem
            self.ply += 1
            self.report.moves += 1
            if self.ply > self.longest:
                raise self.broken(END, f"the game goes on after {self.longest} moves")
            self.hear(told)
            self.look(is_everything=self.state.over)
            yield
        self.report.longest = max(self.report.longest, self.ply)
        self.report.laws[END.name] += 1
        self.replay()

    def chosen(self) -> tuple[str, str]:
        seat, move = self.player.move(self.state)
        if self.lot.random() < 0.05:
            self.remembered.move(move)
        return seat, move

    def hear(self, told: Sequence[Event]) -> None:
        for event in told:
            try:
                words.demand_told(self.point(self.opened, self.state, WORDS), self.opened.key, event)
            except Violation as problem:
                raise self.broken(WORDS, str(problem)) from problem

    def look(self, is_everything: bool) -> None:
        for law in LAWS:
            if is_everything or self.lot_of_laws.random() < self.each[law.name]:
                self.report.laws[law.name] += 1
                try:
                    law.check(self.point(self.opened, self.state, law))
                except Exception as problem:
                    message = str(problem) if isinstance(problem, Violation) else repr(problem)
                    raise self.broken(law, message) from problem

    def point(self, opened: Opened, state: State, law: Law, salt: str = "") -> Point:
        """Everything that a law draws depends on the game, the ply and the law alone."""
        return Point(
            opened, state, random.Random(f"{self.dealt} {self.ply} {law.name}{salt}"), self.remembered, self.longest
        )

    def replay(self) -> None:
        """The record is what it began with and the moves."""
        self.report.laws[REPLAY.name] += 1
        rules = self.opened.rules
        table = rules.setup(len(self.state.seats), chances.read(self.state.origin), False)
        again = State(rules, table, self.state.origin)
        for seat, move in self.state.moves:
            again.play(seat, str(move))
        if again.table() != self.state.table():
            raise self.broken(REPLAY, f"the moves lead elsewhere: {difference(again.table(), self.state.table())}")

    def broken(self, law: Law, message: str) -> Broken:
        found = shrunken(self, law, message)
        return Broken(
            law.name,
            found.message,
            game=self.opened.key,
            seats=len(self.state.seats),
            seed=self.dealt,
            options=self.opened.identity.chosen(self.opened.options),
            table=found.table,
            moves=found.moves,
        )


def nothing(point: Point) -> None:
    """Seen by the run itself."""


END = Law("end", "every random game comes to its end", 1, nothing)
REPLAY = Law("replay", "what it began with and the moves lead to the same end", 1, nothing)
ACCEPTANCE, WORDS = (next(law for law in LAWS if law.name == name) for name in ("acceptance", "words"))
ALL_LAWS = (*LAWS, REPLAY, END)
