"""The JSON Schema of what goes over a socket, from which clients make their types."""

from typing import Any

import msgspec

from tefuda.server import messages as news
from tefuda.server.asks import FromClient

FromServer = (
    news.Welcome | news.Caught | news.Refused | news.Done | news.Reason | news.Ping | news.Presence | news.Replaced
    | news.Gone | news.Sat | news.Stood | news.Readied | news.Mixed | news.Counting | news.Stopped | news.Started
    | news.Moved | news.Ended | news.Undone | news.Asked | news.Answered | news.Paused | news.Resumed | news.TakenOver
    | news.Returned | news.Opened | news.Said | news.Set | news.Hosted
)  # fmt: skip


def schema() -> dict[str, Any]:
    """Of both directions: a message of either is valid, and nothing else."""
    (client, server), parts = msgspec.json.schema_components((FromClient, FromServer), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Tefuda protocol",
        "anyOf": [{"$ref": "#/$defs/FromClient"}, {"$ref": "#/$defs/FromServer"}],
        "$defs": {**parts, "FromClient": client, "FromServer": server},
    }
