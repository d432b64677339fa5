"""Moves that come late, twice, out of turn or from the wrong seat."""

from typing import Any

import pytest

from tests.server.dealt import Dealt, dealt, is_sentence
from tests.server.players import House, Line, Person

pytestmark = pytest.mark.anyio


async def test_a_move_for_another_ply_is_stale(here: House) -> None:
    async with dealt(here) as game:
        line = game.asked
        await line.play("draw")
        before = game.now
        for ply in (0, 2, 3, 10**9):
            refused = await game.asked.answer(await game.asked.say("move", ply=ply, move="draw"))
            assert (refused["code"], refused["ply"], is_sentence(refused["text"])) == ("stale", 1, True)
        assert game.now == before


async def test_an_id_counts_once_however_often_and_wherever_it_comes(here: House) -> None:
    async with dealt(here) as game:
        line, table = game.asked, game.room.table
        assert line.person is not None
        for _ in range(5):
            await line.say("move", ply=0, move="draw", id="once")
        news = [await line.answer("once") for _ in range(5)]
        assert [said["type"] for said in news] == ["moved"] + 4 * ["done"]
        assert {said["seq"] for said in news} == {news[0]["seq"]} == {table.seq}
        # on another socket, and after the table was read from its log again
        async with line.person.at(game.table) as again:
            await again.until("welcome")
            assert (await again.answer(await again.say("move", ply=0, move="draw", id="once")))["type"] == "done"
        game.room.give_up("idle")
        async with line.person.at(game.table) as again:
            await again.until("welcome")
            done = await again.answer(await again.say("move", ply=0, move="draw", id="once"))
            assert (done["type"], done["seq"]) == ("done", news[0]["seq"])
            assert game.room.table is not table
            assert game.room.table.ply == 1


async def test_the_same_id_of_somebody_else_is_another_move(here: House) -> None:
    async with dealt(here) as game:
        await game.asked.play("draw")
        second = game.asked
        await second.until("moved")
        moved = await second.answer(await second.say("move", ply=1, move="draw", id="m1"))
        assert (moved["type"], game.room.table.ply) == ("moved", 2)


async def test_nobody_moves_for_another_seat(here: House) -> None:
    async with dealt(here) as game:
        before = game.now
        refused = await game.idle.answer(await game.idle.say("move", ply=0, move="draw"))
        assert (refused["code"], refused["reason"]) == ("illegal-move", "not_your_turn")
        assert (is_sentence(refused["text"]), game.now) == (True, before)


async def test_who_only_watches_moves_nothing(game: Dealt, watcher: Line) -> None:
    before = game.now
    asks: list[tuple[str, dict[str, Any]]] = [
        ("move", {"ply": 0, "move": "draw"}), ("ready", {}), ("stand", {}), ("mix", {"word": "six"}),
        ("why", {"move": "draw"}),
        ("propose", {"what": "end"}), ("agree", {"yes": True}), ("open_hand", {"open": True}), ("kick", {"seat": "A"}),
        ("add_bot", {}), ("add_program", {}), ("change", {"options": {}}), ("sit", {"seat": "A"}), ("sit", {}),
    ]  # fmt: skip
    for kind, fields in asks:
        refused = await watcher.answer(await watcher.say(kind, **fields))
        assert (kind, refused["type"], refused["code"]) in [
            (kind, "refused", "not-allowed"), (kind, "refused", "not-now")
        ]  # fmt: skip
        assert is_sentence(refused["text"])
    assert game.now == before


async def test_before_the_start_and_after_the_end_there_is_no_game(here: House) -> None:
    anna = await Person(here, "Anna").come()
    table = await anna.make(seats=2)
    async with anna.at(table) as line:
        await line.until("welcome")
        for kind, fields in (
            ("move", {"ply": 0, "move": "draw"}),
            ("open_hand", {"open": True}),
            ("why", {"move": "draw"}),
        ):
            refused = await line.answer(await line.say(kind, **fields))
            assert (refused["code"], refused["reason"]) == ("not-now", "server_no_game")
    async with dealt(here) as game:
        a, b = game.lines
        await a.say("propose", what="end")
        await b.until("asked")
        await b.say("agree", yes=True)
        await a.until("ended")
        seq = game.room.table.seq
        for line in game.lines:
            refused = await line.answer(await line.say("move", ply=0, move="draw"))
            assert (refused["reason"], is_sentence(refused["text"])) == ("server_no_game", True)
        assert game.room.table.seq == seq
