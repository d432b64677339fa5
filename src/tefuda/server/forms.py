"""What HTTP requests and answers carry; the OpenAPI document is made from it."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tefuda.server.asks import Seat
from tefuda.server.entries import Clock, Options

Text = Annotated[str, Meta(min_length=1, max_length=200)]


class Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From a client."""


class Me(Form, frozen=True, kw_only=True):
    """A new guest, or what changes of the one who asks; what is left out stays, or is chosen."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    language: str | None = None


class Registration(Form, frozen=True, kw_only=True):
    login: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class NewPassword(Form, frozen=True, kw_only=True):
    old: Annotated[str, Meta(max_length=1000)]
    new: Annotated[str, Meta(max_length=1000)]


class Farewell(Form, frozen=True, kw_only=True):
    password: Annotated[str, Meta(max_length=1000)] | None = None


class NewTable(Form, frozen=True, kw_only=True):
    """`bots`: levels of bots that sit down at once; `sit`: whether the host does; `ready`: and is ready."""

    game: Annotated[str, Meta(max_length=64)]
    options: Options = {}
    name: Annotated[str, Meta(max_length=60)] = ""
    seats: int | None = None
    public: bool = False
    clock: Clock = Clock()
    absent: str = "bot"
    grace: int = 45
    rotate: bool = True
    chat: bool = True
    countdown: int = 3
    stand_in: str = "sensible"
    webhook: Annotated[str, Meta(max_length=500)] = ""
    bots: Annotated[list[str], Meta(max_length=8)] = []
    sit: bool = True
    ready: bool = False


class NewSeat(Form, frozen=True, kw_only=True):
    """A seat for a program."""

    seat: Seat | None = None
    name: Annotated[str, Meta(min_length=1, max_length=24)] = "program"


class Person(msgspec.Struct, frozen=True, kw_only=True):
    user: str
    name: str
    language: str
    guest: bool
    login: str | None = None


class NewTableMade(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    link: str
    socket: str


class SeatMade(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    token: str


class Listed(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    game: str
    name: str
    phase: str
    seats: int
    taken: int
    created: int
    changed: int
    options: dict[str, Any]


class Tables(msgspec.Struct, frozen=True):
    tables: list[Listed]


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was dealt at a table. `mine`: the seat of whoever asks; `why`: why it was broken off, if it was."""

    number: int
    started: int
    ended: int | None
    why: str
    moves: int
    rules_version: int
    players: dict[str, str]
    mine: str | None


class PlayedGames(msgspec.Struct, frozen=True, kw_only=True):
    table: str
    game: str
    name: str
    games: list[PlayedGame]


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """Steps stand in the order in which the moves counted. `move`: in notation, to whoever may know it; `ms`: since the
    beginning; `held`: in a race, so many of them before it had arrived; `by`: player, bot or clock, where that is
    known; `view`: the table behind the move."""

    number: int
    seat: str | None
    move: str | None
    ms: int | None
    held: int = 0
    by: str
    events: list[dict[str, Any]]
    view: dict[str, Any] | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """Some steps of a game, as `seat` could follow them (null: everybody), or with `open` hands. `number`: which game
    of its table it was; `count`: so many moves were played; `mine`: the seat of whoever asks."""

    game: str
    rules_version: int
    options: Options
    seats: int
    players: dict[str, str]
    started: str | None
    number: int | None
    over: bool
    outcome: dict[str, Any] | None
    mine: str | None
    seat: str | None
    open: bool
    count: int
    steps: list[ReplayStep]


class Draws(msgspec.Struct, frozen=True, kw_only=True):
    """Every number that was asked of the luck: at which step, below which bound, and what it was. `all`: none is left
    out."""

    step: list[int]
    below: list[int]
    value: list[int]
    all: bool


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """What playing the record again has shown: see docs/replay.md."""

    genuine: bool
    findings: list[dict[str, Any]]
    draws: Draws


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """What the learner does after `ply` moves of all. `other`: what is said to another legal move; `rule`: where the
    rules say it."""

    key: str
    ply: int
    move: str
    rule: str
    title: str
    text: str
    other: str


class Tutorial(msgspec.Struct, frozen=True, kw_only=True):
    """`end`: what is said when all is done."""

    game: str
    seat: str
    lessons: list[Lesson]
    end_title: str
    end: str


class PlayOn(Form, frozen=True, kw_only=True):
    """From a game of a table: behind so many moves, from this seat, against bots of this level."""

    number: Annotated[int, Meta(ge=1, le=10**9)]
    ply: Annotated[int, Meta(ge=0, le=10**9)]
    seat: Seat
    level: Annotated[str, Meta(max_length=40)] = "sensible"


class Games(msgspec.Struct, frozen=True):
    games: list[dict[str, Any]]


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    code: str
    reason: str
    rule: str = ""
    text: str = ""


class Refusal(msgspec.Struct, frozen=True):
    """Every refused request is answered with this."""

    error: Problem
