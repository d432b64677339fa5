"""The web application of one node: doors, handlers, headers, and how refusals are said."""

import logging
from typing import Any

from litestar import Litestar, Request, Response, asgi, get
from litestar.config.app import AppConfig
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Receive, Scope, Send

from tefuda import __version__, codec
from tefuda.server import games_http, persons_http, replays_http, tables_http
from tefuda.server.answers import refusal
from tefuda.server.document import Document
from tefuda.server.doors import Doors
from tefuda.server.front import Front
from tefuda.server.given import TheVisitor
from tefuda.server.health import PROBLEMS, Health
from tefuda.server.node import Node
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.protocol import schema
from tefuda.server.sockets import Socket
from tefuda.server.static import Client, elsewhere, routes
from tefuda.server.visitors import Visitor

LONGEST_BODY = 65_536

log = logging.getLogger("tefuda.http")


def application(node: Node, people: People, reception: Reception, doors: Doors) -> Front:
    """Everything that one node answers."""

    async def visitor(request: Request[Any, Any, Any]) -> Visitor:
        found = Visitor(doors, request)
        request.state.visitor = found
        await found.look(writes=request.method not in ("GET", "HEAD"))
        return found

    async def rows() -> Any:  # whose type is not loaded before it is asked for
        return await reception.rows()

    @asgi("/ws/tables/{table:str}", copy_scope=True)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await Socket(node, doors, scope, receive, send).run(scope["path_params"]["table"])

    health = Health(node, reception)

    @get("/healthz", summary="Whether this node can keep what it is told", include_in_schema=True)
    async def healthz() -> Response[dict[str, Any]]:
        problem = await health.problem()
        what = {"problem": problem, "text": PROBLEMS[problem]} if problem else {}
        body = {"ok": not problem, "version": __version__, **what}
        return Response(body, status_code=503 if problem else 200)

    @get("/metrics", summary="For Prometheus", media_type="text/plain; version=0.0.4")
    async def metrics() -> bytes:
        return node.services.metrics.page()

    @get("/api/games", summary="The games, their seats and options")
    async def games(visitor: TheVisitor) -> dict[str, Any]:
        return {"games": codec.games(visitor.language)}

    @get("/api/protocol.json", summary="The JSON Schema of the socket's messages")
    async def protocol() -> dict[str, Any]:
        return schema()

    def refused(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
        answer = refusal(node.services.metrics, request, error)
        return (elsewhere(client, request) if answer.status_code == 404 else None) or answer

    client = Client()
    inner = App(
        [
            socket, healthz, metrics, games, protocol, *games_http.ROUTES, *persons_http.ROUTES, *tables_http.ROUTES,
            *replays_http.ROUTES, *routes(client),
        ],
        dependencies={
            "visitor": Provide(visitor),
            "node": Provide(lambda: node, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "rows": Provide(rows),
        },
        exception_handlers={Exception: refused},
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Tefuda", version=__version__, path="/schema", use_handler_docstrings=False,
            render_plugins=[Document(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
        ),
        cors_config=cors(doors),
        on_app_init=[quiet_logs],
    )  # fmt: skip
    return Front(inner, doors, node.services.metrics)


class App(Litestar):
    """Without plugins for libraries whose types our handlers do not use: they take as long to load as all the rest."""

    @staticmethod
    def _get_default_plugins(plugins: list[Any]) -> list[Any]:
        return [*plugins, MsgspecDIPlugin()]


def cors(doors: Doors) -> CORSConfig | None:
    """For the other sites whose pages may use this server."""
    if not doors.origins:
        return None
    return CORSConfig(
        allow_origins=sorted(doors.origins),
        allow_methods=["GET", "POST", "DELETE"],
        allow_headers=["content-type", "authorization"],
        allow_credentials=True,
        expose_headers=["retry-after"],
    )


def quiet_logs(config: AppConfig) -> AppConfig:
    config.logging_config = None
    return config
