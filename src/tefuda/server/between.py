"""Between nodes: the messages of the bus, for a socket at one node whose table is at another."""

import msgspec

from tefuda.server.members import Who


class Between(msgspec.Struct, frozen=True, kw_only=True, tag_field="t", array_like=True):
    link: str


class Open(Between, frozen=True, kw_only=True, tag="o"):
    """To the owner: somebody comes."""

    node: str
    table: str
    who: Who
    since: int | None
    views: bool
    quiet: bool


class Frame(Between, frozen=True, kw_only=True, tag="f"):
    """`trip`: the round trip of the connection in microseconds, where it is known."""

    data: bytes
    trip: int | None = None


class Close(Between, frozen=True, kw_only=True, tag="c"):
    """To the owner: the socket is gone."""


class Out(Between, frozen=True, kw_only=True, tag="u"):
    """From the owner, for the socket; `number` counts without a gap."""

    number: int
    data: bytes


class End(Between, frozen=True, kw_only=True, tag="e"):
    """From the owner: close the socket with this code."""

    code: int


class Beat(Between, frozen=True, kw_only=True, tag="b"):
    """To all: the node (in `link`) lives."""


_decoder = msgspec.msgpack.Decoder(Open | Frame | Close | Out | End | Beat)
_encoder = msgspec.msgpack.Encoder()


def encode(message: Between) -> bytes:
    return _encoder.encode(message)


def decode(data: bytes) -> Open | Frame | Close | Out | End | Beat:
    found: Open | Frame | Close | Out | End | Beat = _decoder.decode(data)
    return found
