# cython: nonecheck=True
"""The public edge: a game being played. Everything is checked here, and only here."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tefuda.core import how, pool, quick
from tefuda.core.chance import Chance, Quick
from tefuda.core.game import Game, Outcome
from tefuda.core.moves import Moves
from tefuda.core.reasons import BadInput, IllegalMove, Reason, shown
from tefuda.core.seeds import whole_seed
from tefuda.core.table import Table
from tefuda.core.view import CLOCK, LETTERS, Event, Waiting, letters, view, waiting

ASKED = ["".join(letters(who)) for who in range(256)]
MOVERS = LETTERS + CLOCK


class Due(NamedTuple):
    """What the table's clock plays (`state.play("-", due.move)`) when `since` has stayed the same for so long."""

    move: str
    seconds: int
    since: int


class State:
    """A table of a game, and its moves so far."""

    def __init__(self, game: Game, t: Table, origin: str = "") -> None:
        if None in (game, t):
            raise TypeError("a State is made by the new() or table() of a game")
        self.game = game
        self.t = t
        self.origin = origin
        self.past: Any = None  # (what was before, the `lately` of then), and so on
        self.recent = [0] * 32  # move << 4 | seat
        self.recents = 0
        self.offered: Moves | None = Moves()
        self.offered_to = -1

    # -- what it waits for

    @property
    def seats(self) -> str:
        return LETTERS[: self.t.seats]

    @property
    def asked(self) -> str:
        """The seats whose answer is awaited, as letters; empty when the game is over."""
        found: str = ASKED[self.t.asked()]
        return found

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Who is waited for, how, and why."""
        t = self.t
        i = t.depth - 1
        if i < 0:
            return ()
        key = t.how[i] << 16 | t.who[i] << 8 | t.why[i]
        known: dict[int, tuple[Waiting, ...]] = self.game.waitings
        if key not in known:
            known[key] = tuple(waiting(self.game, t))
        return known[key]

    @property
    def due(self) -> Due | None:
        """What the table's clock has to play, and when; None where it has nothing to play."""
        found = self.game.due(self.t)
        return None if found is None else Due(self.game.spelling.of(found.move), found.seconds, found.since)

    @property
    def over(self) -> bool:
        return self.t.depth == 0

    @property
    def outcome(self) -> Outcome | None:
        if self.t.depth:
            return None
        scores = {LETTERS[i]: score for i, score in enumerate(self.game.scores(self.t))}
        return Outcome(scores, tuple(LETTERS[i] for i in self.game.winners(self.t)))

    # -- moves

    def number(self, seat: object, may_be_clock: bool = False) -> int:
        """The seat's number; anything that is no seat of this table is refused. The clock is one while it is heard."""
        if isinstance(seat, str):
            letter = seat if type(seat) is str else str.__str__(seat)  # a numpy.str_, say
            if len(letter) == 1:
                i = ord(letter[0]) - 65
                if 0 <= i < self.t.seats:
                    return i
                if may_be_clock and letter == CLOCK and self.game.due(self.t) is not None:
                    return how.CLOCK
        raise BadInput("unknown_seat", seat=shown(seat), seats=", ".join(self.seats))

    def offer(self, i: int) -> Moves:
        """The seat's legal moves, found at most once a ply."""
        if self.offered is None:
            self.offered = Moves()
        if self.offered_to != i:
            if i == how.CLOCK:
                due = self.game.due(self.t)
                self.offered.count = 0
                if due is not None:
                    self.offered.add(due.move)
            else:
                self.game.legal(self.t, i, self.offered)
            self.offered_to = i
        return self.offered

    def read(self, i: int, move: object) -> int:
        """The number of a move in notation."""
        if not isinstance(move, str):
            raise BadInput("unknown_move", move=shown(move), verbs=self.game.notation.verbs)
        if type(move) is not str:
            move = str.__str__(move)
        code = self.game.spelling.codes.get(move)
        if code is not None and self.offer(i).has(code):
            return code
        found: int = self.game.notation.read_move(self.t, i, move)
        return found

    def legal(self, seat: str) -> list[str]:
        """The seat's legal moves, in order; none for a seat that is not asked."""
        return self.game.spelling.all_of(self.offer(self.number(seat, True)))

    def play(self, seat: str, move: str) -> tuple[Event, ...]:
        """Plays a move, or refuses it and changes nothing. Returns what happened, when somebody listens."""
        i = self.number(seat, True)
        code = self.just_offered(i, move)
        if code < 0:
            code = self.read(i, move)
            if not self.offer(i).has(code):
                raise IllegalMove(self.reason(i, code))
        self.offered_to = -1
        self.remember(i, code)
        self.game.play(self.t, i, code)
        if self.t.heard is None:
            return ()
        return self.events()

    def just_offered(self, i: int, move: str) -> int:
        """The number of a move that `legal` has just given out; -1 if it must be read and looked for."""
        if self.offered is not None and self.offered_to == i and self.offered.count <= 32:
            return self.game.spelling.given_out(self.offered, move)
        return -1

    def remember(self, i: int, code: int) -> None:
        move = code
        self.recent[self.recents] = move << 4 | i
        self.recents += 1
        if self.recents == 32:
            self.past = (self.past, self.lately())
            self.recents = 0

    def lately(self) -> Any:
        """The moves that are not laid by yet."""
        return quick.laid_by(self.recent, self.recents)

    def events(self) -> tuple[Event, ...]:
        """What happened since the last time: the deal at first, then what each move brought."""
        return tuple([self.game.notation.event(self.t, told) for told in self.t.told()])

    def why_not(self, seat: str, move: str) -> Reason | None:
        """Why this move is not legal; None when it is."""
        i = self.number(seat, True)
        code = self.read(i, move)
        return None if self.offer(i).has(code) else self.reason(i, code)

    def reason(self, i: int, code: int) -> Reason:
        why = (
            Reason("not_your_turn", "", seat=list(self.asked)) if i == how.CLOCK else self.game.why_not(self.t, i, code)
        )
        if why is None:
            raise AssertionError("a legal move has no reason")
        why.game = self.game.key
        why.rule = why.rule or self.game.identity.paragraphs.get(why.reason, "")
        why.describe = self.game.notation.describe
        return why

    def default(self, seat: str) -> str:
        """What is played for a seat whose time is over."""
        i = self.number(seat)
        if not self.t.asks(i) or not self.offer(i).count:
            raise BadInput("not_asked", seat=seat, asked=", ".join(self.asked) or "-")
        return self.game.spelling.of(self.game.default(self.t, i))

    @property
    def moves(self) -> list[tuple[str, str]]:
        """All moves so far."""
        blocks = [self.lately()]
        past = self.past
        while past is not None:
            past, block = past
            blocks.append(block)
        blocks.reverse()
        spelling = self.game.spelling
        found = []
        for block in blocks:
            for move in quick.taken_up(block):
                found.append((MOVERS[move & 15], spelling.of(move >> 4)))
        return found

    # -- what is seen, and other tables

    def view(self, seat: str | None = None) -> dict[str, Any]:
        """What the seat sees; without a seat, what everybody sees."""
        return view(self.game, self.t, None if seat is None else self.number(seat))

    def table(self) -> str:
        """The whole state in notation."""
        return str(self.game.notation.write_table(self.game, self.t))

    def copy(self) -> "State":
        """The same game, going its own way from here; the same luck lies ahead."""
        new = fresh(self.game, self.t.copy(self.t.chance.copy()), self.origin)
        new.past = self.past
        new.recent[:] = self.recent
        new.recents = self.recents
        return new

    def resample(self, seat: str, luck: Chance | int | str) -> "State":
        """A game that this seat could be in: what it cannot know is dealt anew, by this luck or seed."""
        chance = luck if isinstance(luck, Chance) else Quick(whole_seed(luck))
        return fresh(self.game, self.game.resample(self.t, self.number(seat), chance), "")

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return restore, (self.game.key, self.game.options, self.table(), self.origin, self.moves)

    def __repr__(self) -> str:
        return f"<{self.game.key}: {self.t.seats} seats, {'over' if self.over else 'waits for ' + self.asked}>"


pool.keep(State)


def fresh(game: Game, t: Table, origin: str) -> State:
    """A State without the cost of a call to its constructor."""
    new = State.__new__(State)
    new.game = game
    new.t = t
    new.origin = origin
    new.past = None
    new.recents = 0
    if not how.IS_COMPILED:
        new.recent = [0] * 32
    new.offered = None  # made when it is asked for
    new.offered_to = -1
    return new


readers: list[Callable[..., State]] = []


def restore(key: str, options: dict[str, Any], text: str, origin: str, moves: list[tuple[str, str]]) -> State:
    """A pickled State again."""
    state = readers[0](key, text, **options)
    state.origin = origin
    for seat, move in moves:
        i = how.CLOCK if seat == CLOCK else state.number(seat)
        state.remember(i, state.read(i, move))
    return state
