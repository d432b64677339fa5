"""The log is the whole truth: a table rebuilt from it is the table that was."""

from pathlib import Path
from typing import Any

import pytest

from tefuda.server import entries
from tefuda.server.rebuilding import rebuilt
from tefuda.server.table import Table
from tests.server.players import Person, house
from tests.server.test_life_game import game_of_two
from tests.server.test_tables import play_out

pytestmark = pytest.mark.anyio


def plain(table: Table) -> dict[str, Any]:
    """Everything that a table knows, so that two can be compared."""
    found = {key: value for key, value in vars(table).items() if key not in ("events", "is_skipping", "is_hurrying")}
    found["places"] = [vars(place) for place in table.places]
    found["clocks"] = vars(table.clocks)
    found["idle"] = vars(table.idle)
    found["vote"] = table.vote and table.vote.plain()
    found["state"] = table.state and (table.state.table(), table.state.moves, table.state.origin)
    return found


@pytest.mark.parametrize("clock", [{"kind": "none"}, {"kind": "game", "seconds": 600, "increment": 2}])
async def test_a_table_is_rebuilt_as_it_was(tmp_path: Path, clock: dict[str, Any]) -> None:
    async with house(tmp_path) as here, game_of_two(here, options={"rounds": 1}, clock=clock) as (a, b):
        id = next(iter(here.node.rooms.open))
        table = here.room(id).table
        await a.say("mix", word="too late")
        await a.play("draw")
        await a.say("say", text="hello")
        await b.until("said")
        await b.say("propose", what="pause")
        await a.until("asked")
        assert plain(rebuilt(id, await here.house.plan.store.read(id))) == plain(table)
        await a.say("agree", yes=False)
        await b.until("answered")
        await play_out(a, b)
        assert plain(rebuilt(id, await here.house.plan.store.read(id))) == plain(table)
        await a.say("ready")
        await b.say("ready")
        await a.until("started")
        again = rebuilt(id, await here.house.plan.store.read(id))
        assert plain(again) == plain(table)
        assert again.number == 2


async def test_every_entry_is_one_news_with_its_number(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        id = next(iter(here.node.rooms.open))
        for _ in range(10):
            for line in (a, b):
                if line.legal:
                    await line.play("draw") if "draw" in line.legal else await line.play(line.legal[0])
            for line in (a, b):
                while line.ply < here.room(id).table.ply:
                    await line.hear()
        log = [entries.decode(data) for data in await here.house.plan.store.read(id)]
        news = [said for said in b.heard if said["type"] in ("sat", "readied", "counting", "started", "moved")]
        for said in news:
            assert entries.snake(type(log[said["seq"] - 1]).__name__) == said["type"]
        numbers = [said["seq"] for said in news]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


async def test_a_table_of_other_rules_ends_its_game_and_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, bots=["random"])
        store = here.house.plan.store
        room = here.room(table)
        seq = room.table.seq
        epoch = room.epoch
        room.give_up("idle")
        old = entries.Started(at=room.table.at, number=1, rules_version=999)
        await store.append(table, seq + 1, entries.encode(old), epoch)
        moved = entries.Moved(at=room.table.at, seat="A", move="a move of other rules")
        await store.append(table, seq + 2, entries.encode(moved), epoch)
        async with anna.at(table) as a:
            welcome = await a.until("welcome")
            if welcome["phase"] == "playing":
                assert (await a.until("ended"))["why"] == "rules"
            await a.say("ready")
            assert (await a.until("started"))["number"] == 2
