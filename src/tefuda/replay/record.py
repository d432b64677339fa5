"""What a record holds: enough to play the game again, and nothing else. Names and times are told, not proven."""

import os
from collections.abc import Callable, Iterator
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from tefuda import registry
from tefuda.core.chance import Chance
from tefuda.core.reasons import BadInput, Refused
from tefuda.core.state import State
from tefuda.core.view import LETTERS, Event
from tefuda.core.view import view as core_view
from tefuda.replay import writing
from tefuda.replay.luck import Hash, Luck, Word

FORMAT = 1

Seat = Annotated[str, Meta(pattern=r"^[A-H]\Z")]
Mover = Annotated[str, Meta(pattern=r"^[A-H-]\Z")]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Moment = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z\Z")]
Milliseconds = Annotated[int, Meta(ge=0, lt=1 << 53)]


class Played(NamedTuple):
    """A move; `-` is the table's clock. `ms`: when it was played, in milliseconds since the game began."""

    seat: Mover
    move: Notation
    ms: Milliseconds | None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scores: dict[Seat, int]
    winners: tuple[Seat, ...]


class Step(NamedTuple):
    """A move, what it brought, and the table behind it. Step 0 is the deal: nobody's move.

    What one seat could follow is in `view` and `heard`; a move's own text may name what only its player knows.
    """

    number: int
    seat: str | None
    move: str | None
    ms: int | None
    events: tuple[Event, ...]
    state: State
    held: int = 0
    """In a race: so many milliseconds before it counted it had arrived."""

    def view(self, seat: str | None = None) -> dict[str, Any]:
        return self.state.view(seat)

    @property
    def open_view(self) -> dict[str, Any]:
        """With everybody's cards, for games that are over."""
        return core_view(self.state.game, self.state.t, None, open_hands=True)

    def heard(self, seat: str | None = None) -> list[dict[str, Any]]:
        """The events as a seat heard them; None is somebody who only watched."""
        if seat is not None and (len(seat) != 1 or seat not in self.state.seats):
            raise BadInput("unknown_seat", seat=seat, seats=", ".join(self.state.seats))
        return [one.heard_by(None if seat is None else LETTERS.index(seat)) for one in self.events]


class IllegalMove(BadInput):
    """A recorded move that the rules, or its notation, do not allow."""

    def __init__(self, number: int, played: Played, cause: Refused) -> None:
        super().__init__("record_move", number=number, move=f"{played.seat}: {played.move}")
        self.rule = cause.rule
        self.cause = cause

    def say(self, language: str = "en") -> str:
        self.about["text"] = self.cause.say(language)
        return super().say(language)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The document, field by field, in the order in which it is written; empty optional fields are left out."""

    format: Annotated[int, Meta(ge=FORMAT, le=FORMAT)] = msgspec.field(name="tefuda")
    game: str
    rules_version: int
    options: dict[str, str | int | None]
    seats: int
    luck: Luck | None = None
    table: tuple[str, ...] = ()
    players: dict[Seat, Word] = {}
    started: Moment | None = None
    moves: tuple[Played, ...]
    held: tuple[Milliseconds, ...] = ()
    """In a race: so many milliseconds each move had arrived before it counted. Nothing of the game depends on it."""
    outcome: Result | None
    digest: Hash

    def plain(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return found

    @property
    def text(self) -> str:
        return writing.readable(self.plain())

    def write(self, path: str | os.PathLike[str]) -> None:
        writing.save(self.text, path)

    # -- stepping

    def start(self, through: Callable[[Chance], Chance] = lambda luck: luck) -> State:
        """The table before the first move; somebody listens. `through`: what its luck passes on its way."""
        opened = registry.Opened(self.game, dict(self.options))
        luck = None if self.luck is None else self.luck.chance()
        if not self.table:
            assert luck is not None
            return opened.deal(self.seats, through(luck), events=True)
        state = opened.set_up("\n".join(self.table), luck)
        if len(state.seats) != self.seats or state.game.options != opened.options:
            raise BadInput("record_table")
        state.t.chance = through(state.t.chance)
        return state

    def states(self, first: int = 0, last: int | None = None) -> Iterator[Step]:
        """Step by step, each with a state of its own; from the deal to the last move, or from one step to another."""
        state = self.start()
        events = state.events()
        if first == 0:
            yield Step(0, None, None, None, events, state.copy())
        for number, played in enumerate(self.moves[:last], 1):
            events = play(state, number, played)
            if number >= first:
                yield Step(number, *played, events, state.copy(), self.held_at(number))

    def held_at(self, number: int) -> int:
        return self.held[number - 1] if self.held else 0

    def at(self, number: int) -> Step:
        """The step after so many moves; 0 is the deal."""
        if not 0 <= number <= len(self.moves):
            raise BadInput("bad_number", what="move", value=number, low=0, high=len(self.moves))
        state = self.start()
        events = state.events()
        for i, played in enumerate(self.moves[:number], 1):
            events = play(state, i, played)
        if number == 0:
            return Step(0, None, None, None, events, state)
        return Step(number, *self.moves[number - 1], events, state, self.held_at(number))


def play(state: State, number: int, played: Played) -> tuple[Event, ...]:
    try:
        return state.play(played.seat, played.move)
    except Refused as refused:
        raise IllegalMove(number, played, refused) from None
