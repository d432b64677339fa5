"""/api/tables: making tables, finding them, and what they leave."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from tefuda.server import asks, forms
from tefuda.server.calls import call
from tefuda.server.given import TheNode, ThePeople, TheRows, TheVisitor
from tefuda.server.making import first_entries
from tefuda.server.past import finished
from tefuda.server.people.kept import TableRow
from tefuda.server.refusals import NotAllowed, NotThere
from tefuda.server.tokens import is_id, new_id


def listed(row: TableRow) -> forms.Listed:
    return forms.Listed(
        table=row.id,
        game=row.game,
        name=row.name,
        phase=row.status,
        seats=row.seats,
        taken=row.taken,
        created=row.created,
        changed=row.changed,
        options=row.options,
    )


@post("/api/tables", status_code=201, summary="A new table; who has no cookie yet gets one as its host")
async def make(
    data: JSONBody[forms.NewTable], visitor: TheVisitor, node: TheNode, people: ThePeople
) -> forms.NewTableMade:
    user = await visitor.known_or_guest(people)
    first = first_entries(data, user, node.services.now())
    visitor.doors.take("tables", user.id)
    visitor.doors.take("tables", visitor.address, 0.2)
    id = new_id()
    await node.rooms.create(id, first)
    return forms.NewTableMade(table=id, link=f"/t/{id}", socket=f"/ws/tables/{id}")


@get("/api/tables", summary="Public tables")
async def public(
    rows: TheRows, game: Annotated[str | None, QueryParameter(max_length=64, required=False)] = None
) -> forms.Tables:
    return forms.Tables([listed(row) for row in await rows.public_tables(game)])


@get("/api/tables/{table:str}", summary="A table, as a spectator sees it")
async def show(table: FromPath[str], visitor: TheVisitor, node: TheNode) -> dict[str, Any]:
    return await call(node, checked(table), visitor, None)


@get("/api/tables/{table:str}/record", summary="The record of the last game that is over, or of the one with a number")
async def record(
    table: FromPath[str],
    node: TheNode,
    number: Annotated[int | None, QueryParameter(ge=1, le=10**9, required=False)] = None,
) -> Response[str]:
    log = await node.services.store.read(checked(table))
    text = finished(table, log, number).record.text
    name = f'attachment; filename="tefuda-{table[:8]}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": name})


@post("/api/tables/{table:str}/seats", status_code=201, summary="A seat for a program, with a token; for the host")
async def seat(
    table: FromPath[str], data: JSONBody[forms.NewSeat], visitor: TheVisitor, node: TheNode
) -> forms.SeatMade:
    if visitor.user is None:
        raise NotAllowed("server_no_cookie")
    ask = asks.AddProgram(id=new_id(), seat=data.seat, name=data.name)
    answer = await call(node, checked(table), visitor, ask)
    return forms.SeatMade(seat=answer["seat"], token=answer["token"])


def checked(table: str) -> str:
    if not is_id(table):
        raise NotThere("server_no_table")
    return table


ROUTES: list[Any] = [make, public, show, record, seat]
