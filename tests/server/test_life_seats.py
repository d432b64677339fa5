"""Life at a table before a game and between games: seats, hosts, bots, programs, countdown, rematch."""

from pathlib import Path

import pytest

from tests.server.players import Person, house

pytestmark = pytest.mark.anyio


async def test_a_person_plays_against_bots_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=3, bots=["random", "random"], ready=True)
        async with anna.at(table, views=1) as a:
            welcome = await a.until("welcome")
            assert [seat["kind"] for seat in welcome["seats"]] == ["person", "bot", "bot"]
            if not welcome["state"]:
                await a.until("started")
            while not a.legal:
                await a.hear()
            assert (await a.play(a.legal[-1]))["type"] == "moved"


async def test_the_link_lets_friends_in_and_seats_are_bound_to_them(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben, cleo = [await Person(here, name).come() for name in ("Anna", "Ben", "Cleo")]
        table = await anna.make(seats=2)
        async with anna.at(table) as a, ben.at(table) as b, cleo.at(table) as c:
            await a.until("welcome")
            await b.until("welcome")
            await c.until("welcome")
            await b.say("sit", seat="B")
            assert (await c.until("sat"))["seat"]["user"] == ben.user
            refused = await c.answer(await c.say("sit"))
            assert (refused["type"], refused["reason"]) == ("refused", "server_seat_taken")
            refused = await c.answer(await c.say("ready"))
            assert refused["reason"] == "server_not_seated"
        async with ben.at(table) as b:
            assert (await b.until("welcome"))["you"]["seat"] == "B"


async def test_only_the_host_seats_bots_kicks_and_changes_and_not_in_a_game(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(seats=2)
        async with anna.at(table) as a, ben.at(table) as b:
            await a.until("welcome")
            await b.until("welcome")
            for ask in (
                {"kind": "add_bot"},
                {"kind": "kick", "seat": "A"},
                {"kind": "change", "options": {"target": 50}},
            ):
                assert (await b.answer(await b.say(**ask)))["reason"] == "server_host_only"
            await b.answer(await b.say("sit"))
            kicked = await a.answer(await a.say("kick", seat="B"))
            assert (kicked["type"], kicked["kicked"], kicked["name"]) == ("stood", True, "Ben")
            changed = await a.answer(await a.say("change", options={"target": 50, "edition": "de"}))
            assert changed["options"]["target"] == 50
            assert changed["options"]["gargoyle"] == "private"
            assert (await a.answer(await a.say("add_bot", level="random")))["seat"]["kind"] == "bot"
            await a.say("ready")
            await a.until("started")
            assert (await a.answer(await a.say("kick", seat="B")))["reason"] == "server_game_on"


async def test_a_host_who_stands_up_hands_the_table_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(seats=2)
        async with anna.at(table) as a, ben.at(table) as b:
            await a.until("welcome")
            await b.until("welcome")
            await b.answer(await b.say("sit"))
            await a.say("stand")
            assert (await b.until("hosted"))["user"] == ben.user


async def test_the_countdown_ends_when_somebody_is_no_longer_ready(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, bots=["random"], countdown=30)
        async with anna.at(table) as a:
            await a.until("welcome")
            await a.say("ready")
            counting = await a.until("counting")
            assert 29_000 <= counting["until"] - counting["at"] <= 30_000
            await a.say("ready", ready=False)
            await a.until("stopped")


async def test_a_program_holds_a_seat_with_its_token(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, ready=True)
        made = (await anna.http.post(f"/api/tables/{table}/seats", json={"name": "robot"})).json()
        assert made["seat"] == "B"
        stranger = await Person(here, "Ben").come()
        refused = await stranger.http.post(f"/api/tables/{table}/seats", json={})
        assert (refused.status_code, refused.json()["error"]["reason"]) == (403, "server_host_only")
        async with stranger.at(table, token=made["token"]) as robot, anna.at(table) as a:
            assert (await robot.until("welcome"))["you"]["seat"] == "B"
            welcome = await a.until("welcome")
            state = welcome.get("state") or (await a.until("started"))["state"]
            if state["legal"]:
                await a.play("draw")
            while robot.legal is None:
                await robot.hear()
            assert (await robot.play("draw"))["type"] == "moved"


async def test_in_a_rematch_everybody_moves_one_seat_on(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(seats=2, ready=True)
        async with anna.at(table) as a, ben.at(table) as b:
            await a.until("welcome")
            await b.until("welcome")
            await b.say("sit")
            await b.say("ready")
            await a.until("started")
            await a.say("propose", what="end")
            await b.until("asked")
            await b.say("agree", yes=True)
            ended = await a.until("ended")
            assert (ended["why"], ended["outcome"]) == ("agreed", None)
            await a.say("ready")
            await b.say("ready")
            started = await a.until("started")
            assert started["number"] == 2
            assert [(seat["seat"], seat["name"]) for seat in started["seats"]] == [("A", "Ben"), ("B", "Anna")]
            assert started["commitment"] == ended["commitment"]


async def test_every_player_may_add_to_the_luck(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, bots=["random"])
        async with anna.at(table) as a:
            commitment = (await a.until("welcome"))["commitment"]
            await a.answer(await a.say("mix", word="my own dice: 4 2 6"))
            await a.say("ready")
            started = await a.until("started")
            assert started["entropy"] == ["my own dice: 4 2 6"]
            assert started["commitment"] == commitment
            assert (await a.answer(await a.say("mix", word="too late")))["reason"] == "server_game_on"


async def test_who_sits_down_watches_no_longer(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(seats=2)
        async with anna.at(table) as a, ben.at(table) as b:
            await b.until("welcome")
            assert (await a.until("presence"))["spectators"] == 1
            await b.say("sit")
            await a.until("sat")
            assert (await a.until("presence")).get("spectators", 0) == 0
            await b.say("stand")
            await a.until("stood")
            assert (await a.until("presence"))["spectators"] == 1
