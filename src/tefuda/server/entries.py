"""What stands in a table's log: everything that ever happened there, and nothing that follows from it."""

from typing import Any, Union

import msgspec

Options = dict[str, str | int | None]


def snake(name: str) -> str:
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in name).lstrip("_")


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time. `move`: so many seconds for each move; `game`: for the whole game, and so many more a move."""

    kind: str = "none"
    seconds: int = 0
    increment: int = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table has agreed on besides the options of its game."""

    seats: int
    public: bool = False
    clock: Clock = Clock()
    absent: str = "bot"
    """What follows when somebody stays away for the grace time: wait, bot or end."""
    grace: int = 45
    rotate: bool = True
    """In a rematch everybody moves one seat on."""
    chat: bool = True
    countdown: int = 3
    bots: str = "sensible"
    """The level of bots that stand in."""
    webhook: str = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="entry", tag=snake, omit_defaults=True):
    at: int
    """Milliseconds since 1970."""


class Created(Entry, frozen=True, kw_only=True):
    game: str
    rules_version: int
    options: Options
    settings: Settings
    host: str
    name: str
    secret: str
    """Of the first game: 64 hexadecimal digits."""
    table: str = ""
    """In notation, for a first game that is not dealt: it begins here, with the secret's luck or that of the table."""
    lesson: bool = False
    """The first game is the game's tutorial."""


class Sat(Entry, frozen=True, kw_only=True):
    seat: str
    kind: str
    """person, bot or program"""
    name: str
    user: str = ""
    level: str = ""
    token: str = ""
    """The hash of a program's token."""


class Stood(Entry, frozen=True, kw_only=True):
    """Somebody gave a seat up. In mid-game a bot goes on with it, or nobody does."""

    seat: str
    name: str = ""
    kicked: bool = False


class Readied(Entry, frozen=True, kw_only=True):
    seat: str
    ready: bool


class Mixed(Entry, frozen=True, kw_only=True):
    """A player's word for the luck of the next deal."""

    seat: str
    word: str


class Counting(Entry, frozen=True, kw_only=True):
    """The game begins at `until`, unless somebody leaves or is no longer ready."""

    until: int


class Stopped(Entry, frozen=True, kw_only=True):
    """The countdown ends without a game."""


class Started(Entry, frozen=True, kw_only=True):
    """A game is dealt. `moved`: who sat where has changed first: the new seat of each old one, in order."""

    number: int
    rules_version: int
    moved: str = ""


class Moved(Entry, frozen=True, kw_only=True):
    seat: str
    move: str
    by: str = "player"
    """player, bot, or clock: the default answer of somebody whose time was over."""
    user: str = ""
    id: str = ""
    """The client's own name for the move: sent twice, it counts once."""
    held: int = 0
    """It arrived so many milliseconds before `at`, and waited for what slower lines were bringing."""


class Ended(Entry, frozen=True, kw_only=True):
    """A game is over: played to its end, or broken off (`why`: agreed, absent, rules). `secret`: of the next game."""

    secret: str
    why: str = ""


class Undone(Entry, frozen=True, kw_only=True):
    """Back to this ply."""

    ply: int


class Asked(Entry, frozen=True, kw_only=True):
    """Somebody asks all to agree: undo, pause, resume or end."""

    seat: str
    what: str


class Answered(Entry, frozen=True, kw_only=True):
    seat: str
    yes: bool


class Paused(Entry, frozen=True, kw_only=True):
    """All clocks stand. `why`: agreed, or server: it stops, and players come back by themselves."""

    why: str = "agreed"


class Resumed(Entry, frozen=True, kw_only=True):
    why: str = "agreed"


class TakenOver(Entry, frozen=True, kw_only=True):
    """A bot goes on for somebody who stayed away."""

    seat: str
    level: str


class Returned(Entry, frozen=True, kw_only=True):
    """Who was replaced has the seat back."""

    seat: str


class Opened(Entry, frozen=True, kw_only=True):
    """A player lets spectators see the own hand, or no longer."""

    seat: str
    open: bool


class Said(Entry, frozen=True, kw_only=True):
    user: str
    name: str
    text: str = ""
    emote: str = ""
    seat: str = ""


class Set(Entry, frozen=True, kw_only=True):
    """The host has changed what the table agrees on, before a game."""

    options: Options
    settings: Settings


class Hosted(Entry, frozen=True, kw_only=True):
    """Somebody else is the host."""

    user: str


KINDS: tuple[type[Entry], ...] = (
    Created, Sat, Stood, Readied, Mixed, Counting, Stopped, Started, Moved, Ended, Undone, Asked, Answered, Paused,
    Resumed, TakenOver, Returned, Opened, Said, Set, Hosted,
)  # fmt: skip

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Union[KINDS])  # noqa: UP007 (made from the list)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decode(data: bytes) -> Any:
    """An entry of the log; which one, its tag says."""
    return _decoder.decode(data)
