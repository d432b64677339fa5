"""A game: a stateless object that knows the rules. A table of it is data."""

from typing import Any, NamedTuple

from tefuda.core import bits, breath, how, quick
from tefuda.core.chance import Chance, Quick
from tefuda.core.effects import Effect, Effects
from tefuda.core.moves import Moves
from tefuda.core.options import Identity
from tefuda.core.reasons import Reason
from tefuda.core.spelling import Spelling
from tefuda.core.table import Table
from tefuda.core.zones import Zone


class Outcome(NamedTuple):
    """How a game ended."""

    scores: dict[str, int]
    winners: tuple[str, ...]


class Due(NamedTuple):
    """What the clock of a table plays when nothing happens. Rules know no time: whoever keeps the table does.

    `move` is played by the clock when `since` has stayed the same for so many `seconds`.
    """

    move: int
    seconds: int
    since: int


class Playouts(NamedTuple):
    """What came of whole random games."""

    moves: int
    games: int
    lengths: list[int]
    scores: list[list[int]]


class Game:
    def __init__(self, identity: Identity, options: dict[str, Any], effects: Effects, notation: Any) -> None:
        self.identity = identity
        self.options = options
        self.effects = effects
        self.notation = notation
        self.key = identity.key
        self.spelling = Spelling(notation)
        self.waitings: dict[int, Any] = {}

    # -- what a game says of itself

    def setup(self, seats: int, chance: Chance, listens: bool) -> Table:
        """A table of this game, dealt; told from the first card on when somebody listens."""
        raise NotImplementedError

    def scores(self, t: Table) -> list[int]:
        """Each seat's points so far."""
        raise NotImplementedError

    def winners(self, t: Table) -> list[int]:
        """The seats that have won, when the game is over."""
        raise NotImplementedError

    def standing(self, t: Table, seat: int) -> float:
        """How well a seat stands, also in mid-game; more is better. For simple bots."""
        raise NotImplementedError

    def zones(self, t: Table) -> list[Zone]:
        """Every zone with every card, and who may see it."""
        raise NotImplementedError

    def facts(self, t: Table) -> dict[str, Any]:
        """What everybody may know besides the zones."""
        return {}

    def due(self, t: Table) -> Due | None:
        """What the table's clock plays if nothing happens for a time; None: it has nothing to say."""
        return None

    def reflex(self, t: Table, seat: int) -> int:
        """The move that a practised player makes without thinking, by what this seat sees; -1: none, until something
        changes. A game that does not say this knows no reflexes."""
        return -1

    def resample(self, t: Table, seat: int, chance: Chance) -> Table:
        """A table that this seat could be sitting at, for search."""
        raise NotImplementedError

    # -- what follows from the waiting

    def legal(self, t: Table, seat: int, out: Moves) -> None:
        """The only source of legality: writes the seat's legal moves into out, in order."""
        out.count = 0
        if t.depth and t.who[t.depth - 1] >> seat & 1:
            quick.effect(self.effects, t.why[t.depth - 1]).answers(t, seat, out)

    def play(self, t: Table, seat: int, move: int) -> None:
        """Plays a legal move."""
        i = t.depth - 1
        effect = quick.effect(self.effects, t.why[i])
        if t.how[i] == how.ALL:
            t.note_answer(seat, move)
            if t.who[i] == 0:
                t.depth = i
                effect.settle(t)
        else:
            effect.resume(t, seat, move)
        self.go_on(t)

    def go_on(self, t: Table) -> None:
        """What asks nobody is done at once."""
        while t.depth and t.how[t.depth - 1] == how.THEN:
            i = t.depth - 1
            t.depth = i
            quick.effect(self.effects, t.why[i]).resume(t, bits.seat(t.who[i]), 0)

    def default(self, t: Table, seat: int) -> int:
        """The answer that is played for somebody who is not there."""
        out = Moves()
        self.legal(t, seat, out)
        return quick.effect(self.effects, t.why[t.depth - 1]).default(t, seat, out)

    def asking(self, t: Table) -> Effect:
        return quick.effect(self.effects, t.why[t.depth - 1])

    def why_not(self, t: Table, seat: int, move: int) -> Reason | None:
        """Why a move is refused; None when it is legal."""
        out = Moves()
        self.legal(t, seat, out)
        if out.has(move):
            return None
        if t.depth == 0:
            return Reason("game_over", "")
        if not t.asks(seat):
            return Reason("not_your_turn", "", seat=["ABCDEFGH"[i] for i in range(t.seats) if t.asked() >> i & 1])
        return self.asking(t).refusal(t, seat, move) or Reason("not_this_answer", "", why=self.asking(t).key)

    # -- whole games at random

    def playout(self, t: Table, choice: Quick, out: Moves, most: int) -> int:
        """Random moves to the end, or so many at most; how many it were."""
        count = 0
        while t.depth and count < most:
            i = t.depth - 1
            effect = quick.effect(self.effects, t.why[i])
            if t.how[i] == how.TURN:  # as legal() and play() do, looked up once
                seat = bits.seat(t.who[i])
                out.count = 0
                effect.answers(t, seat, out)
                if out.count == 0:
                    raise ValueError("whoever is asked has no legal move")
                effect.resume(t, seat, out.items[choice.below(out.count)])
                self.go_on(t)
            else:
                self.race_on(t, choice, out)
            count += 1
        return count

    def race_on(self, t: Table, choice: Quick, out: Moves) -> None:
        """A random move of one of those who are asked at once."""
        out.count = 0
        tries = 0
        seat = 0
        while out.count == 0:
            if tries == 1000:
                raise ValueError("nobody who is asked has a legal move")
            tries += 1
            seat = self.someone(t, choice)
            self.legal(t, seat, out)
        self.play(t, seat, out.items[choice.below(out.count)])

    def someone(self, t: Table, choice: Quick) -> int:
        """One of the seats that are asked."""
        who = t.asked()
        steps = choice.below(who.bit_count())
        for _ in range(steps):
            who &= who - 1
        return bits.seat(who)

    def playouts(self, seats: int, games: int, seed: int, most: int = 1_000_000_000_000) -> Playouts:
        chance = Quick(seed)
        choice = Quick(seed ^ 0x5EED)
        out = Moves()
        moves = 0
        lengths = []
        scores = []
        for _ in range(games):
            breath.breathe()
            t = self.setup(seats, chance, False)
            count = self.playout(t, choice, out, most)
            moves += count
            lengths.append(count)
            scores.append(self.scores(t))
        return Playouts(moves, games, lengths, scores)
