"""Frames of a client, read strictly and once."""

import re
from typing import Any

import msgspec

from tefuda.core.reasons import BadInput
from tefuda.server import asks

FIELD = re.compile(r"at `\$\.(\w+)|field `([^`]*)`")


class Named(msgspec.Struct):
    """Of a frame that cannot be understood, what its answer goes by."""

    id: asks.Id = ""


_decoder = msgspec.json.Decoder(asks.FromClient)
_names = msgspec.json.Decoder(Named)


def read(data: bytes | str) -> Any:
    """What the client asks. BadInput names the first thing that is wrong."""
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as refused:
        found = FIELD.search(str(refused))
        if "tag" in str(refused) or "`$.type`" in str(refused) or (found and "type" in found.groups()):
            raise BadInput("server_frame_type", known=", ".join(asks.KINDS)) from None
        if found is None:
            raise BadInput("server_frame") from None
        raise BadInput("server_frame_field", field=found[1] or found[2]) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadInput("server_frame") from None


def id_of(data: bytes | str) -> str:
    """The id of a frame that is refused, if that at least can be read."""
    try:
        return _names.decode(data).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
