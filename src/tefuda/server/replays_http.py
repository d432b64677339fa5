"""Stepping through games: those of a table, and records that somebody brings."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.params import FromPath, JSONBody, QueryParameter

from tefuda import replay
from tefuda.core.reasons import BadInput
from tefuda.replay.draws import draws
from tefuda.replay.window import Eyes, window
from tefuda.server import entries, forms
from tefuda.server.given import TheNode, TheVisitor
from tefuda.server.node import Node
from tefuda.server.past import Past, finished, past, played_games, seat_of
from tefuda.server.playing_on import first_entries
from tefuda.server.refusals import NotAllowed, NotNow
from tefuda.server.speaking import Lang, spoken
from tefuda.server.tables_http import checked
from tefuda.server.tokens import hash_token, new_id
from tefuda.server.visitors import Visitor

LARGEST = 1 << 20
MOST_MOVES = 20_000
MOST_STEPS, MOST_VIEWS = 1000, 100
MOST_DRAWS = 50_000
HEAVY = 5.0
"""Reading a record that somebody brings counts as so many requests."""

Number = Annotated[int | None, QueryParameter(ge=1, le=10**9, required=False)]
SeatOf = Annotated[str | None, QueryParameter(name="seat", max_length=1, required=False)]
Open = Annotated[bool, QueryParameter(name="open", required=False)]
First = Annotated[int, QueryParameter(ge=0, le=10**9, required=False)]
Most = Annotated[int, QueryParameter(ge=1, le=MOST_STEPS, required=False)]
Views = Annotated[bool, QueryParameter(required=False)]


@dataclass
class Brings(Operation):
    """The body is a record, as /record gives it."""

    def __post_init__(self) -> None:
        shape = OpenAPIMediaType(schema=Schema(type="object", description="A record: see docs/replay.md."))  # type: ignore[arg-type]
        self.request_body = RequestBody(content={"application/json": shape}, required=True)


def shown(
    record: replay.Record, eyes: Eyes, first: int, most: int, views: bool, about: Past | None = None,
    mine: str | None = None,
) -> forms.Replay:  # fmt: skip
    """Some steps; `about`: the table's game, where it is one."""
    steps = window(record, eyes, first, min(most, MOST_VIEWS) if views else most, views)
    by = about.by if about else []
    return forms.Replay(
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        seats=record.seats,
        players=record.players,
        started=record.started,
        number=about.table.number if about else None,
        over=about.is_over if about else record.outcome is not None,
        outcome=record.plain()["outcome"],
        mine=mine,
        seat=eyes.seat,
        open=eyes.open,
        count=len(record.moves),
        steps=[
            forms.ReplayStep(**one._asdict(), by=by[one.number - 1] if by and one.number else "") for one in steps
        ],
    )  # fmt: skip


def eyes_for(game: Past, mine: str | None, seat: str | None, open_hands: bool) -> Eyes:
    """Of a game that goes on everybody sees again only what they have seen."""
    if game.is_over:
        return Eyes(seat, open_hands)
    if open_hands:
        raise NotNow("server_open_later")
    if seat not in (None, mine):
        raise NotAllowed("server_replay_own")
    return Eyes(mine)


async def brought(request: Request[Any, Any, Any], visitor: Visitor) -> replay.Record:
    """The record in a request's body."""
    visitor.doors.take("http", visitor.address, HEAVY)
    record = await asyncio.to_thread(replay.parse, await request.body())
    if len(record.moves) > MOST_MOVES:
        raise BadInput("server_record_long", most=MOST_MOVES)
    return record


async def made(node: Node, visitor: Visitor, first: list[entries.Entry]) -> forms.NewTableMade:
    visitor.doors.take("tables", visitor.known.id)
    visitor.doors.take("tables", visitor.address, 0.2)
    id = new_id()
    await node.rooms.create(id, first)
    return forms.NewTableMade(table=id, link=f"/t/{id}", socket=f"/ws/tables/{id}")


@get("/api/tables/{table:str}/games", summary="The games that were dealt at a table")
async def games(table: FromPath[str], visitor: TheVisitor, node: TheNode) -> forms.PlayedGames:
    log = await node.services.store.read(checked(table))
    found = await asyncio.to_thread(played_games, table, log, visitor.user.id if visitor.user else "")
    first = entries.decode(log[0])
    return forms.PlayedGames(table=table, game=first.game, name=first.name, games=found)


@get("/api/tables/{table:str}/replay", summary="Some steps of a game of a table")
async def of_table(
    table: FromPath[str],
    visitor: TheVisitor,
    node: TheNode,
    number: Number = None,
    seat: SeatOf = None,
    open_hands: Open = False,
    first: First = 0,
    most: Most = 20,
    views: Views = True,
) -> forms.Replay:
    log = await node.services.store.read(checked(table))
    user, token = visitor.user.id if visitor.user else "", hash_token(visitor.token) if visitor.token else ""

    def found() -> forms.Replay:
        game = past(table, log, number)
        mine = seat_of(game, user, token)
        return shown(game.record, eyes_for(game, mine, seat, open_hands), first, most, views, game, mine)

    return await asyncio.to_thread(found)


@post("/api/replay", status_code=200, summary="Some steps of a record that you bring", operation_class=Brings,
      request_max_body_size=LARGEST)  # fmt: skip
async def of_record(
    request: Request[Any, Any, Any],
    visitor: TheVisitor,
    seat: SeatOf = None,
    open_hands: Open = False,
    first: First = 0,
    most: Most = 20,
    views: Views = True,
) -> forms.Replay:
    record = await brought(request, visitor)

    def found() -> forms.Replay:
        if first == 0:
            record.at(len(record.moves))
        return shown(record, Eyes(seat, open_hands), first, most, views)

    return await asyncio.to_thread(found)


@post("/api/replay/proof", status_code=200, summary="What a record proves, and every number that its luck gave",
      operation_class=Brings, request_max_body_size=LARGEST)  # fmt: skip
async def proof(request: Request[Any, Any, Any], visitor: TheVisitor, lang: Lang = None) -> forms.Proof:
    speaks = spoken(lang, visitor)
    record = await brought(request, visitor)
    return await asyncio.to_thread(proven, record, speaks)


def proven(record: replay.Record, language: str) -> forms.Proof:
    verdict = replay.verify(record)
    found, is_all = draws(record, MOST_DRAWS) if verdict.genuine else ([], False)
    step, below, value = ([draw[i] for draw in found] for i in range(3))
    return forms.Proof(
        **verdict.plain(language), draws=forms.Draws(step=step, below=below, value=value, all=is_all)
    )  # fmt: skip


@post("/api/replay/play-on", status_code=201, summary="A table against bots, from a moment of a record that you bring",
      operation_class=Brings, request_max_body_size=LARGEST)  # fmt: skip
async def record_on(
    request: Request[Any, Any, Any],
    visitor: TheVisitor,
    node: TheNode,
    ply: Annotated[int, QueryParameter(ge=0, le=10**9)],
    seat: Annotated[str, QueryParameter(max_length=1)],
    level: Annotated[str, QueryParameter(max_length=40, required=False)] = "sensible",
) -> forms.NewTableMade:
    user = visitor.known
    record = await brought(request, visitor)
    first = await asyncio.to_thread(first_entries, record, ply, seat, level, user, node.services.now())
    return await made(node, visitor, first)


@post(
    "/api/tables/{table:str}/play-on",
    status_code=201,
    summary="A table against bots, from a moment of a game that is over",
)
async def table_on(
    table: FromPath[str], data: JSONBody[forms.PlayOn], visitor: TheVisitor, node: TheNode
) -> forms.NewTableMade:
    user = visitor.known
    log = await node.services.store.read(checked(table))

    def found() -> list[entries.Entry]:
        record = finished(table, log, data.number).record
        return first_entries(record, data.ply, data.seat, data.level, user, node.services.now())

    return await made(node, visitor, await asyncio.to_thread(found))


ROUTES: list[Any] = [games, of_table, of_record, proof, record_on, table_on]
