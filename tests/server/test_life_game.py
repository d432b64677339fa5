"""Life at a table in a game: coming back, time, pauses, taking back, words, and what nobody may see."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.players import House, Line, Person, house
from tests.server.test_tables import play_out

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def game_of_two(here: House, **new: Any) -> AsyncIterator[tuple[Line, Line]]:
    """Two people in a game: first who is asked."""
    anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
    table = await anna.make(seats=2, ready=True, **new)
    async with anna.at(table, views=1) as a, ben.at(table, views=1) as b:
        await a.until("welcome")
        await b.until("welcome")
        await b.say("sit")
        await b.until("sat")
        await b.say("ready")
        await a.until("started")
        await b.until("started")
        a.seat, b.seat = "A", "B"
        yield (a, b) if a.legal else (b, a)


async def test_a_move_sent_twice_counts_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        ply = a.ply
        await a.say("move", ply=ply, move="draw", id="once")
        await a.say("move", ply=ply, move="draw", id="once")
        moved, again = await a.answer("once"), await a.answer("once")
        assert (moved["type"], again["type"], again["seq"]) == ("moved", "done", moved["seq"])
        assert moved["state"]["ply"] == ply + 1


async def test_whose_line_broke_knows_the_own_move_again(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        seen, table = a.seq, next(iter(here.node.rooms.open))
        await a.say("move", ply=a.ply, move="draw", id="mine")
        await b.until("moved")
        await a.close()
        assert a.person is not None
        assert b.person is not None
        async with a.person.at(table, since=seen) as back:
            assert (await back.until("moved"))["id"] == "mine"
        async with a.person.at(table) as back:
            assert (await back.until("welcome"))["told"][-1]["id"] == "mine"
        async with b.person.at(table, since=seen) as other:
            assert "id" not in await other.until("moved")


async def test_a_move_chosen_too_early_is_stale(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        await a.play("draw")
        refused = await b.answer(await b.say("move", ply=0, move="draw"))
        assert (refused["code"], refused["ply"]) == ("stale", 1)


async def test_an_illegal_move_is_refused_with_its_paragraph_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        refused = await b.answer(await b.say("move", ply=0, move="draw"))
        assert (refused["code"], refused["reason"], refused["rule"]) == ("illegal-move", "not_your_turn", "BN-3")
        why = await a.answer(await a.say("why", move="trade red.sai blue.sai green.sai"))
        assert why["type"] == "reason"
        assert (await a.play("draw"))["type"] == "moved"


async def test_who_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        seen = b.seq
        await b.close()
        first = await a.play("draw")
        assert b.person is not None
        async with b.person.at(next(iter(here.node.rooms.open)), since=seen) as again:
            news = [await again.hear()]
            while news[-1]["type"] != "caught":
                news.append(await again.hear())
            assert [said["type"] for said in news] == ["moved", "caught"]
            assert news[0]["seq"] == first["seq"] == seen + 1
            assert again.legal


async def test_after_a_gap_too_wide_comes_the_whole_table(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        table = next(iter(here.node.rooms.open))
        here.room(table).told.clear()
        assert b.person is not None
        async with b.person.at(table, since=1) as again:
            assert (await again.hear())["type"] == "welcome"


async def test_a_second_socket_of_the_same_person_takes_over(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        assert a.person is not None
        async with a.person.at(next(iter(here.node.rooms.open))) as second:
            await second.until("welcome")
            assert await a.closed() == 4001
            assert a.heard[-1]["type"] == "replaced"
            assert (await second.play("draw"))["type"] == "moved"


async def test_nobody_hears_of_others_cards(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        table = next(iter(here.node.rooms.open))
        async with (await Person(here, "Cleo").come()).at(table, views=1) as spectator:
            await spectator.until("welcome")
            mine = await a.play("draw")
            theirs, nobodys = await b.until("moved"), await spectator.until("moved")
            assert isinstance(mine["events"][0]["card"], str)
            assert theirs["events"][0]["card"] == nobodys["events"][0]["card"] == {"back": "number"}
            assert "move" not in theirs
            zones = nobodys["state"]["view"]["zones"]
            cards = [card for zone in zones if zone["zone"] == "hand" for card in zone["cards"]]
            assert cards == [{"back": "number"}] * len(cards)
            assert nobodys["state"]["legal"] is nobodys["state"]["hands"] is None


async def test_spectators_see_hands_when_every_player_has_opened_the_own(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        cleo = await Person(here, "Cleo").come()
        async with cleo.at(next(iter(here.node.rooms.open)), views=1) as spectator:
            await spectator.until("welcome")
            await a.say("open_hand", open=True)
            assert (await spectator.until("opened"))["state"]["hands"] is None
            await b.say("open_hand", open=True)
            hands = (await spectator.until("opened"))["state"]["hands"]
            assert set(hands) == {"A", "B"}
            await b.say("open_hand", open=False)
            assert (await spectator.until("opened"))["state"]["hands"] is None


async def test_time_that_is_over_plays_the_default_and_says_so(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here, clock={"kind": "move", "seconds": 5}) as (a, b):
        room = here.room(next(iter(here.node.rooms.open)))
        room.table.clocks.left[a.seat] = 50
        room.post(room.catch_up)
        moved = await b.until("moved")
        assert (moved["seat"], moved["by"]) == (a.seat, "clock")
        assert moved["events"][0]["event"] == "drew"
        assert moved["state"]["clocks"]["running"] == [b.seat]


async def test_all_must_agree_to_pause_and_clocks_stand(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 600, "increment": 5}
    async with house(tmp_path) as here, game_of_two(here, clock=clock) as (a, b):
        await a.say("propose", what="pause")
        assert (await b.until("asked"))["due"] == [b.seat]
        await b.say("agree", yes=True)
        paused = await a.until("paused")
        assert paused["clocks"]["running"] == []
        assert (await a.play("draw"))["reason"] == "server_paused"
        await b.say("propose", what="resume")
        await a.until("asked")
        await a.say("agree", yes=True)
        assert (await a.until("resumed"))["clocks"]["running"] == [a.seat]
        moved = await a.play("draw")
        assert moved["state"]["clocks"]["left"][a.seat] > 600_000


async def test_a_refused_proposal_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        await a.say("propose", what="end")
        await b.until("asked")
        await b.say("agree", yes=False)
        assert (await a.until("answered"))["result"] == "refused"
        assert (await a.play("draw"))["type"] == "moved"


async def test_a_draw_is_never_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        await a.play("draw")
        assert (await a.answer(await a.say("propose", what="undo")))["reason"] == "server_no_undo"


async def test_an_open_move_is_taken_back_if_all_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        table = here.room(next(iter(here.node.rooms.open))).table
        while not (plain := [move for move in a.legal or [] if is_plain(move)]):
            await a.play("draw")
            while not b.legal:
                await b.hear()
            a, b = b, a
        before = table.state.table()
        moved = await a.play(plain[0])
        await a.say("propose", what="undo")
        await b.until("asked")
        await b.say("agree", yes=True)
        undone = await a.until("undone")
        assert undone["state"]["ply"] == moved["state"]["ply"] - 1
        assert table.state.table() == before
        assert a.legal
        assert plain[0] in a.legal


def is_plain(move: str) -> bool:
    """A normal card: nothing is drawn or turned over by it."""
    special = ("priestess", "mage", "jester", "lord", "princess", "knight", "prince")
    return move.startswith("discard ") and "." in move and not move.split()[1].endswith(special)


async def test_a_bot_goes_on_for_somebody_who_stays_away_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here, grace=5, stand_in="random") as (a, b):
        table = next(iter(here.node.rooms.open))
        room = here.room(table)
        await a.close()
        assert (await b.until("presence", lambda said: said["seat"] == a.seat))["away"] == 5000
        room.away[a.seat] -= 6000
        room.post(room.catch_up)
        assert (await b.until("taken_over"))["seat"]["stand_in"] == "random"
        assert (await b.until("moved"))["by"] == "bot"
        assert a.person is not None
        async with a.person.at(table) as again:
            assert "stand_in" not in (await b.until("returned"))["seat"]
            assert (await again.until("returned"))["seat"]["seat"] == a.seat


async def test_words_and_signs_reach_all_but_those_who_do_not_listen(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        assert a.person is not None
        await a.say("say", text="hello\x07 there")
        assert (await b.until("said"))["text"] == "hello  there"
        await b.say("mute", user=a.person.user)
        await b.until("done")
        await a.say("say", text="unheard")
        await a.say("emote", emote="thanks")
        await b.say("emote", emote="wow")
        assert (await b.until("said"))["emote"] == "wow"
        answers = [await a.answer(await a.say("say", text="again")) for _ in range(8)]
        assert answers[-1]["code"] == "slow-down"


async def test_a_game_that_goes_on_gives_out_no_record(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here) as (a, b):
        assert a.person is not None
        answer = await a.person.http.get(f"/api/tables/{next(iter(here.node.rooms.open))}/record?number=1")
        assert (answer.status_code, answer.json()["error"]["reason"]) == (409, "server_record_later")


async def test_a_stopped_node_goes_on_where_it_was(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 600, "increment": 0}
    async with house(tmp_path) as here, game_of_two(here, clock=clock) as (a, b):
        table = next(iter(here.node.rooms.open))
        await a.play("draw")
        before = here.room(table).table.state.table()
        people = a.person, b.person
    async with house(tmp_path) as again:
        for person in people:
            assert person is not None
        lines = [await person.line(table, again) for person in people if person]
        for line in lines:
            await line.until("welcome")
        while again.room(table).table.paused:  # until the first of them has come in
            await lines[0].say("look")
            await lines[0].until("welcome")
        assert again.room(table).table.state.table() == before
        asked = next(line for line in lines if line.legal or line.seat == again.room(table).table.state.asked)
        assert (await asked.play("draw"))["type"] == "moved"
        for line in lines:
            await line.close()


async def test_games_of_ones_own_are_listed(tmp_path: Path) -> None:
    async with house(tmp_path) as here, game_of_two(here, options={"rounds": 1}, public=True) as (a, b):
        await play_out(a, b)
        assert a.person is not None
        async with asyncio.timeout(5):
            while not (games := (await a.person.http.get("/api/me/games")).json()["games"]):
                await asyncio.sleep(0.02)
        assert games[0]["outcome"]["winners"]
        listed = (await a.person.http.get("/api/tables")).json()["tables"]
        assert [one["game"] for one in listed] == ["blanc_noir"]
