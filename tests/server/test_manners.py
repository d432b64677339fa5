"""How fast somebody may act and talk at a table, and whom they do not hear: however often they come again."""

from pathlib import Path

import pytest

from tests.server.dealt import dealt, is_sentence
from tests.server.players import Person, house

pytestmark = pytest.mark.anyio


async def test_who_is_muted_stays_so_when_the_line_breaks(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        a, b = game.lines
        assert a.person is not None
        assert b.person is not None
        await b.answer(await b.say("mute", user=a.person.user))
        await b.close()
        async with b.person.at(game.table, since=b.seq) as again:
            await again.until("caught")
            await a.answer(await a.say("say", text="unheard"))
            await a.answer(await a.say("propose", what="end"))
            assert (await again.hear())["type"] == "presence" or again.heard[-1]["type"] == "asked"
            assert not [said for said in again.heard if said["type"] == "said"]
            await again.answer(await again.say("mute", user=a.person.user, mute=False))
            await a.say("say", text="heard")
            assert (await again.until("said"))["text"] == "heard"


async def test_who_comes_again_may_not_talk_faster(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        person = game.lines[0].person
        assert person is not None
        codes = []
        for _ in range(4):
            async with person.at(game.table) as line:
                await line.until("welcome")
                answers = [await line.answer(await line.say("say", text="hello")) for _ in range(3)]
                codes += [said.get("code", "") for said in answers]
        assert codes[:6] == [""] * 6
        assert codes[-1] == "slow-down"


async def test_many_who_watch_do_not_drown_a_table_in_words(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        codes = []
        for number in range(12):
            async with (await Person(here, f"Fan {number}").come()).at(game.table) as line:
                await line.until("welcome")
                answers = [await line.answer(await line.say("emote", emote="wow")) for _ in range(6)]
                codes += [said.get("code", "") for said in answers]
        assert "slow-down" in codes
        assert codes.count("") < 60


async def test_a_table_is_not_filled_with_changes_of_mind(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2)
        async with anna.at(table) as line:
            await line.until("welcome")
            answers = [await line.answer(await line.say("ready", ready=i % 2 == 0)) for i in range(200)]
            refused = [said for said in answers if said["type"] == "refused"]
            assert answers[0]["type"] == "readied"
            assert {said["code"] for said in refused} == {"slow-down"}
            assert is_sentence(refused[0]["text"])
            assert here.room(table).table.seq < 150
            assert (await line.answer(await line.say("why", move="draw")))["reason"] == "server_no_game"


async def test_words_keep_the_joiners_that_languages_and_faces_need(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        a, b = game.lines
        await a.say("say", text="\u200d👩\u200d👧 می\u200cخواهم\u202e ")
        assert (await b.until("said"))["text"] == "👩\u200d👧 می\u200cخواهم"


async def test_a_line_may_be_asked_whether_it_carries_as_often_as_anybody_likes(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        line, seq = game.lines[0], game.room.table.seq
        answers = [await line.answer(await line.say("probe")) for _ in range(100)]
        assert [said["type"] for said in answers] == 100 * ["done"]
        assert game.room.table.seq == seq
