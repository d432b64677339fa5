"""/api/protocol.json, as a program reads it that checks whatever it hears."""

from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from tests.server.players import house
from tests.server.test_life_game import game_of_two
from tests.server.test_tables import play_out

pytestmark = pytest.mark.anyio


async def test_every_message_of_a_game_fits_the_schema(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here, options={"rounds": 1}) as (a, b):
        assert a.person is not None
        check = jsonschema_rs.validator_for((await a.person.http.get("/api/protocol.json")).json())
        await a.say("say", text="hello")
        await a.say("why", move="trade red.sai blue.sai green.sai")
        await b.until("said")
        await b.answer(await b.say("probe"))
        await play_out(a, b)
        for said in (*a.heard, *b.heard):
            check.validate(said)
        assert {"welcome", "said", "reason", "done", "moved", "ended"} <= {
            said["type"] for said in (*a.heard, *b.heard)
        }


@pytest.mark.parametrize(
    "wrong", [{}, {"type": "fly"}, {"type": "moved"}, {"type": "move", "ply": -1, "move": "draw"}, []]
)
async def test_nothing_else_fits_it(tmp_path: Path, wrong: Any) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, _):
        assert a.person is not None
        schema = (await a.person.http.get("/api/protocol.json")).json()
    assert jsonschema_rs.validator_for(schema).is_valid(wrong) is False
