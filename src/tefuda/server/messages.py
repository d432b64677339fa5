"""What a client hears: tagged JSON objects. docs/protocol.md says what they mean; their schema is served."""

from typing import Any

import msgspec

from tefuda.server.entries import Options, Settings, snake


class Holder(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat, and who holds it: nobody when `kind` is empty."""

    seat: str
    kind: str = ""
    name: str = ""
    user: str = ""
    level: str = ""
    stand_in: str = ""
    ready: bool = False
    here: bool = False
    open: bool = False


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, as this client may know it. `legal`: this seat's moves, if it is asked."""

    ply: int
    over: bool
    waiting: list[dict[str, Any]]
    legal: list[str] | None = None
    clocks: dict[str, Any] | None = None
    ends: int | None = None
    """When the table's own clock plays, if nothing happens until then."""
    view: dict[str, Any] | None = None
    hands: dict[str, dict[str, Any]] | None = None
    """For spectators, when every player has opened the hand: what each of them sees."""


class ToClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake, omit_defaults=True):
    pass


class You(msgspec.Struct, frozen=True, kw_only=True):
    user: str
    name: str
    seat: str | None
    host: bool


class Welcome(ToClient, frozen=True, kw_only=True):
    """The whole table. Everything up to `seq` is in it."""

    protocol: int = 1
    seq: int
    at: int
    you: You
    table: str
    name: str
    game: str
    rules_version: int
    options: Options
    settings: Settings
    host: str
    phase: str
    """gathering, counting or playing"""
    until: int = 0
    """When counting ends."""
    number: int
    """So many games were dealt here."""
    lesson: bool = False
    """The first game here is the game's tutorial."""
    seats: list[Holder]
    spectators: int = 0
    commitment: str
    """Of the luck of the game that is played, or of the next one."""
    mixed: list[str] = []
    """The seats that have added to the luck of the next deal."""
    state: Game | None = None
    outcome: dict[str, Any] | None = None
    """Of the last game."""
    secret: str = ""
    """Of the last game, when it is over."""
    vote: dict[str, Any] | None = None
    paused: str = ""
    told: list[dict[str, Any]] = []
    """What happened in this game lately, as this client heard it."""
    chat: list[dict[str, Any]] = []


class Caught(ToClient, frozen=True, kw_only=True):
    """What was missed has been sent; where things stand now."""

    seq: int
    at: int
    you: You
    state: Game | None = None
    seats: list[Holder]


class Refused(ToClient, frozen=True, kw_only=True):
    """Nothing has changed. `code`: illegal-move, stale, not-now, not-allowed, bad-request, slow-down, storage."""

    id: str = ""
    code: str
    reason: str
    rule: str = ""
    text: str
    seq: int = 0
    ply: int = 0


class Done(ToClient, frozen=True, kw_only=True):
    """What was sent with this id had counted already, or needs no news. `token`: of a program's seat."""

    id: str
    seq: int = 0
    token: str = ""
    seat: str = ""


class Reason(ToClient, frozen=True, kw_only=True):
    """The answer to why."""

    id: str = ""
    move: str
    legal: bool
    reason: str = ""
    rule: str = ""
    text: str = ""
    remedy: str = ""


class Ping(ToClient, frozen=True, kw_only=True):
    """In a race: answer at once with a pong and the same word. `delay`: of your line, one way; `slowest`: of anybody's.
    Milliseconds."""

    word: str
    delay: int = 0
    slowest: int = 0


class Presence(ToClient, frozen=True, kw_only=True):
    """Somebody came or went; `away`: the milliseconds until a bot goes on for them, if one will."""

    seat: str = ""
    here: bool = False
    away: int = 0
    spectators: int = 0


class Replaced(ToClient, frozen=True, kw_only=True):
    """The same person has opened the table elsewhere; this socket only watches from now on and is closed."""


class Gone(ToClient, frozen=True, kw_only=True):
    """This node gives the table up (it stops, or lost its storage): come back in so many milliseconds."""

    why: str
    again: int = 0


class News(ToClient, frozen=True, kw_only=True):
    """One entry of the log; `seq` counts without a gap. `id`: to its sender, the id it was sent with."""

    seq: int
    at: int
    id: str = ""


class Sat(News, frozen=True, kw_only=True):
    seat: Holder


class Stood(News, frozen=True, kw_only=True):
    seat: Holder
    name: str
    kicked: bool = False


class Readied(News, frozen=True, kw_only=True):
    seat: str
    ready: bool


class Mixed(News, frozen=True, kw_only=True):
    seat: str


class Counting(News, frozen=True, kw_only=True):
    until: int


class Stopped(News, frozen=True, kw_only=True):
    pass


class Started(News, frozen=True, kw_only=True):
    number: int
    seats: list[Holder]
    commitment: str
    entropy: list[str]
    events: list[dict[str, Any]]
    state: Game


class Moved(News, frozen=True, kw_only=True):
    """`move`: only to whoever sits there; what others may know is in the events. `held`: before it counted, in ms."""

    seat: str
    by: str = "player"
    move: str = ""
    held: int = 0
    events: list[dict[str, Any]]
    state: Game


class Ended(News, frozen=True, kw_only=True):
    """`why`: empty when it was played to its end. `commitment`: of the next game's luck."""

    why: str = ""
    outcome: dict[str, Any] | None
    secret: str
    number: int
    commitment: str
    seats: list[Holder]


class Undone(News, frozen=True, kw_only=True):
    state: Game


class Asked(News, frozen=True, kw_only=True):
    seat: str
    what: str
    due: list[str]
    """The seats whose answer is awaited."""


class Answered(News, frozen=True, kw_only=True):
    """`result`: agreed or refused, when that settles it."""

    seat: str
    yes: bool
    result: str = ""


class Paused(News, frozen=True, kw_only=True):
    why: str
    clocks: dict[str, Any] | None = None


class Resumed(News, frozen=True, kw_only=True):
    why: str
    clocks: dict[str, Any] | None = None
    ends: int | None = None


class TakenOver(News, frozen=True, kw_only=True):
    seat: Holder


class Returned(News, frozen=True, kw_only=True):
    seat: Holder


class Opened(News, frozen=True, kw_only=True):
    seat: str
    open: bool
    state: Game | None = None


class Said(News, frozen=True, kw_only=True):
    user: str
    name: str
    seat: str = ""
    text: str = ""
    emote: str = ""


class Set(News, frozen=True, kw_only=True):
    options: Options
    settings: Settings
    seats: list[Holder]


class Hosted(News, frozen=True, kw_only=True):
    user: str


_encoder = msgspec.json.Encoder()


def encode(message: ToClient) -> bytes:
    return _encoder.encode(message)


def plain(message: ToClient) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(message)
    return found
