"""The server's sockets, watched for how long their lines take."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tefuda.server.lines import trip_of_socket


class Watched(WebSocketsSansIOProtocol):
    """With `tefuda.trip` among the extensions of its scope: asks the system for the connection's round trip."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            known: dict[str, Any] = self.scope["extensions"]
            known["tefuda.trip"] = trip_of_socket(self.transport.get_extra_info("socket"))
