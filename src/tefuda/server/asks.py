"""What a client sends: tagged JSON objects. docs/protocol.md says what they mean; their schema is served."""

from typing import Annotated

import msgspec
from msgspec import Meta

from tefuda.server.entries import Options, Settings, snake

LONGEST_FRAME = 16_384

Seat = Annotated[str, Meta(pattern="^[A-H]$", max_length=1)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Line = Annotated[str, Meta(min_length=1, max_length=500)]
Word = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00-\x1f\x7f]+$(?!\n)")]
"""Patterns stand in the schema, where every language must read them: `\\Z`, which is Python's own, may not."""


class Ask(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake, forbid_unknown_fields=True,
    omit_defaults=True,
):  # fmt: skip
    """`id`: the client's own name for what it sends; it comes back with the answer. Sent twice, a move counts once."""

    id: Id = ""


class Move(Ask, frozen=True, kw_only=True):
    """`ply`: how many moves of this game the client had seen when it chose."""

    ply: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    move: Notation


class Why(Ask, frozen=True, kw_only=True):
    """Why a move is not legal, without trying it."""

    move: Notation


class Look(Ask, frozen=True):
    """The whole table again."""


class Sit(Ask, frozen=True, kw_only=True):
    """On this seat, or on the first that is free."""

    seat: Seat | None = None


class Stand(Ask, frozen=True):
    """Gives the seat up; in mid-game a bot goes on with it."""


class Ready(Ask, frozen=True, kw_only=True):
    ready: bool = True


class Mix(Ask, frozen=True, kw_only=True):
    """Adds a word to the luck of the next deal."""

    word: Word


class AddBot(Ask, frozen=True, kw_only=True):
    """Host only, before a game."""

    seat: Seat | None = None
    level: str = "sensible"


class AddProgram(Ask, frozen=True, kw_only=True):
    """Host only: a seat for a program, which shows the token in the answer when it connects."""

    seat: Seat | None = None
    name: Annotated[str, Meta(min_length=1, max_length=24)] = "program"


class Kick(Ask, frozen=True, kw_only=True):
    """Host only, before a game."""

    seat: Seat


class Change(Ask, frozen=True, kw_only=True):
    """Host only, before a game: other options or settings."""

    options: Options | None = None
    settings: Settings | None = None


class Propose(Ask, frozen=True, kw_only=True):
    """Asks all players to agree: undo, pause, resume or end."""

    what: str


class Agree(Ask, frozen=True, kw_only=True):
    """The answer to what somebody proposed."""

    yes: bool


class OpenHand(Ask, frozen=True, kw_only=True):
    """Lets spectators see this hand, once every player does."""

    open: bool


class Say(Ask, frozen=True, kw_only=True):
    text: Line


class Emote(Ask, frozen=True, kw_only=True):
    emote: Annotated[str, Meta(min_length=1, max_length=24)]


class Mute(Ask, frozen=True, kw_only=True):
    """This user's words do not reach me any more, or do again."""

    user: Annotated[str, Meta(min_length=1, max_length=64)]
    mute: bool = True


class Probe(Ask, frozen=True):
    """Asks whether the line still carries anything."""


class Pong(Ask, frozen=True, kw_only=True):
    """The answer to a ping, sent at once."""

    word: Annotated[str, Meta(min_length=1, max_length=64)]


FromClient = (
    Move | Why | Look | Sit | Stand | Ready | Mix | AddBot | AddProgram | Kick | Change | Propose | Agree | OpenHand
    | Say | Emote | Mute | Probe | Pong
)  # fmt: skip

KINDS = tuple(snake(kind.__name__) for kind in FromClient.__args__)
