"""Everybody against everybody: what each way to fill one seat wins against each other."""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from tefuda.bots.habits import CURVE, PRACTISED, habits
from tefuda.bots.seen import knows_reflexes
from tefuda.core.chance import Quick
from tefuda.core.options import Option
from tefuda.core.reasons import BadInput, shown
from tefuda.lab.race import Race
from tefuda.luck import from_seed
from tefuda.registry import Opened

CHUNK = 500
"""So many games are one piece of work; each piece has luck of its own, whoever does it."""
MOST_GAMES = 1_000_000
MOST_MOVES = 20_000
"""A game that goes on for so long is stuck."""


class Plan(NamedTuple):
    """`by`: the option that is filled for each seat. `contenders`: with what. `games`: of each pair."""

    game: str
    options: Mapping[str, Any]
    by: str
    contenders: tuple[str, ...]
    games: int
    seed: str
    level: str


class Piece(NamedTuple):
    plan: Plan
    pair: tuple[str, str]
    first: int
    games: int


class Tally(NamedTuple):
    """Of one pair, as the first of the two sees it. `moves`, `late` (begun, but too late) and `time` (microseconds) are
    sums; `by_clock`: games that the table's clock ended; `stuck`: games that did not end."""

    wins: int = 0
    draws: int = 0
    losses: int = 0
    moves: int = 0
    late: int = 0
    time: int = 0
    by_clock: int = 0
    stuck: int = 0

    def plus(self, other: "Tally") -> "Tally":
        return Tally(*map(sum, zip(self, other)))

    @property
    def turned(self) -> "Tally":
        return self._replace(wins=self.losses, losses=self.wins)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """A draw is half a win."""
        return (self.wins + self.draws / 2) / max(self.games, 1)


def plan(
    game: str, options: Mapping[str, str], by: str | None, among: str | None, games: int, seed: str, level: str
) -> Plan:
    """What is asked for, if it can be had; whatever cannot is refused."""
    opened = Opened(game, dict(options))
    opened.identity.check_seats(2, opened.options)
    fillable = {option.key: option for option in opened.identity.options if option.by_seat is not None}
    if not fillable:
        raise BadInput("lab_no_option", game=game)
    if by is None:
        by = next(iter(fillable))
    if by not in fillable:
        raise BadInput("lab_option", game=game, option=shown(by), known=", ".join(fillable))
    if by in options:
        raise BadInput("lab_given", option=by)
    if not 1 <= games <= MOST_GAMES:
        raise BadInput("bad_number", what="games", value=shown(games), low=1, high=MOST_GAMES)
    if level not in PRACTISED:
        raise BadInput("unknown_level", level=level[:40], known=", ".join(PRACTISED))
    from_seed(seed)
    found = Plan(game, dict(options), by, contenders(opened, fillable[by], among), games, seed, level)
    for pair in zip(found.contenders, found.contenders):
        state = filled(found, pair).new(seats=2, seed=1)
        if not state.waiting or state.waiting[-1].how != "race":
            raise BadInput("lab_no_race", game=game)
    return found


def contenders(opened: Opened, option: Option, among: str | None) -> tuple[str, ...]:
    """All that the game names, or those that were asked for: each in its one written form."""
    assert option.by_seat is not None
    if among is None:
        return option.by_seat(opened.options)
    found = []
    for word in among.split(","):
        value = str(option.read(opened.key, word))
        if not word.strip() or value in option.values or value in found:
            raise BadInput("lab_contender", word=shown(word), known=", ".join(option.by_seat(opened.options)))
        found.append(value)
    return tuple(found)


def filled(plan: Plan, pair: tuple[str, str]) -> Opened:
    return Opened(plan.game, {**plan.options, plan.by: ",".join(pair)})


def pieces(plan: Plan) -> Iterator[Piece]:
    for pair in combinations_with_replacement(plan.contenders, 2):
        for first in range(0, plan.games, CHUNK):
            yield Piece(plan, pair, first, min(CHUNK, plan.games - first))


def played(piece: Piece) -> tuple[tuple[str, str], Tally]:
    """Every other game with changed seats."""
    plan, pair, first, games = piece
    words = f"{plan.seed} {plan.level} {'/'.join(pair)} {first}".encode()
    luck = Quick(int.from_bytes(sha256(words).digest()[:8], "big"))
    about = habits(plan.level)
    races = []
    for seats in (pair, pair[::-1]):
        rules = filled(plan, (seats[0], seats[1])).rules
        races.append(Race(rules, about.median, about.errors, CURVE, knows_reflexes(rules)))
    counts = dict.fromkeys(Tally._fields, 0)
    for number in range(games):
        side = number & 1
        race = races[side]
        t = race.game.setup(2, luck, False)
        if not race.run(t, luck, MOST_MOVES):
            counts["stuck"] += 1
            continue
        winners = race.game.winners(t)
        result = "draws" if len(winners) != 1 else "wins" if winners[0] == side else "losses"
        counts[result] += 1
        counts["moves"] += race.moves
        counts["late"] += race.late
        counts["time"] += race.now
        counts["by_clock"] += race.by_clock > 0
    return pair, Tally(**counts)


class Matchups(NamedTuple):
    plan: Plan
    found: dict[tuple[str, str], Tally]

    def of(self, one: str, other: str) -> Tally:
        tally = self.found.get((one, other))
        return self.found[other, one].turned if tally is None else tally

    def overall(self, one: str, against: tuple[str, ...]) -> float:
        """The mean of its shares; what a contender gets against itself says nothing."""
        shares = [self.of(one, other).share for other in against if other != one]
        return sum(shares) / max(len(shares), 1)

    @property
    def total(self) -> Tally:
        found = Tally()
        for tally in self.found.values():
            found = found.plus(tally)
        return found


def run(plan: Plan, processes: int | None = None, tell: Callable[[int], None] = lambda games: None) -> Matchups:
    """`tell`: hears of every piece of work that is done, how many games it was."""
    work = list(pieces(plan))
    count = min(processes or os.cpu_count() or 1, len(work))
    found: dict[tuple[str, str], Tally] = {}

    def note(pair: tuple[str, str], tally: Tally) -> None:
        found[pair] = found.get(pair, Tally()).plus(tally)
        tell(tally.games + tally.stuck)

    if count == 1:
        for piece in work:
            note(*played(piece))
    else:
        with multiprocessing.Pool(count) as pool:
            for pair, tally in pool.imap_unordered(played, work):
                note(pair, tally)
    return Matchups(plan, {pair: found[pair] for pair in sorted(found)})
