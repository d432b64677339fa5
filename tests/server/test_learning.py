"""The tutorial at a real table, and the rules as the server gives them."""

from pathlib import Path

import pytest

from tefuda import replay, texts, tutorial
from tests.server.dealt import is_sentence
from tests.server.players import Person, house

pytestmark = pytest.mark.anyio


async def test_a_guest_plays_the_tutorial_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        course = (await anna.http.get("/api/games/blanc_noir/tutorial", params={"lang": "de"})).json()
        assert course["lessons"][0]["title"] == texts.say("de", "blanc_noir", "tutorial-colour.title")
        made = await anna.http.post("/api/games/blanc_noir/tutorial")
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        async with anna.at(table, views=1) as a:
            welcome = await a.until("welcome")
            assert welcome["lesson"]
            assert welcome["you"]["seat"] == course["seat"]
            if not a.legal:
                await a.until("started")
            for lesson in course["lessons"]:
                while not (a.legal and a.ply == lesson["ply"]):
                    await a.hear()
                assert lesson["move"] in a.legal
                await a.play(lesson["move"])
            ended = await a.until("ended")
            assert ended["outcome"]["winners"] == ["A"]
            data = (await anna.http.get(f"/api/tables/{table}/record")).content
            record = replay.parse(data)
            assert tuple((one.seat, one.move) for one in record.moves) == tutorial.of("blanc_noir").moves
            assert replay.verify(record).genuine


async def test_half_way_through_it_goes_on_where_it_was(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = (await anna.http.post("/api/games/blanc_noir/tutorial")).json()["table"]
        second = tutorial.of("blanc_noir").lessons[1]
        async with anna.at(table) as a:
            await a.until("welcome")
            if not a.legal:
                await a.until("started")
            await a.play(tutorial.of("blanc_noir").lessons[0].move)
            while a.ply < second.ply:
                await a.hear()
        here.room(table).give_up("idle")
        async with anna.at(table) as a:
            welcome = await a.until("welcome")
            assert (welcome["lesson"], welcome["state"]["ply"]) == (True, second.ply)
            assert second.move in (a.legal or [])


@pytest.mark.parametrize("lang", texts.LANGUAGES)
async def test_the_rules_are_given_in_every_language(tmp_path: Path, lang: str) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        page = (await anna.http.get("/api/games/blanc_noir/rules", params={"lang": lang})).json()
        assert page["paragraphs"][0]["heading"] == texts.say(lang, "blanc_noir", "rules-1-title").partition(" ")[2]
        assert (page["lang"], page["tutorial"], len(page["cards"])) == (lang, True, 34)
        assert page["editions"]["de"]["lord"] == "de"


async def test_what_there_is_not_is_said_in_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        for path, status, reason in [
            ("/api/games/chess/rules", 404, "unknown_game"),
            ("/api/games/chess/tutorial", 404, "unknown_game"),
            ("/api/games/blanc_noir/rules?lang=fr", 400, "unknown_language"),
            ("/api/games/blanc_noir/tutorial?lang=toolonglanguage", 400, "server_field"),
        ]:
            answer = await anna.http.get(path)
            assert (answer.status_code, answer.json()["error"]["reason"]) == (status, reason)
            assert is_sentence(answer.json()["error"]["text"])
        stranger = Person(here, "Nobody")
        answer = await stranger.http.post("/api/games/blanc_noir/tutorial")
        assert answer.json()["error"]["reason"] == "server_no_cookie"


async def test_every_page_of_the_client_is_the_same_file(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        first = await anna.http.get("/")
        for path in (f"/t/{'0' * 32}", "/replay", f"/replay/{'0' * 32}/2", "/rules/blanc_noir", "/learn/blanc_noir"):
            answer = await anna.http.get(path)
            assert (answer.status_code, answer.text) == (200, first.text)
        assert (await anna.http.get("/rules")).status_code == 404


async def test_where_nothing_is_people_get_a_page_and_programs_a_sentence(tmp_path: Path) -> None:
    browser = {"Accept": "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"}
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        first = await anna.http.get("/")
        for path in ("/rules", "/nowhere/at/all"):
            answer = await anna.http.get(path, headers=browser)
            assert (answer.status_code, answer.text) == (404, first.text)
            assert (await anna.http.get(path)).json()["error"]["reason"] == "server_no_page"
        answer = await anna.http.get(f"/api/tables/{'0' * 32}", headers=browser)
        assert answer.json()["error"]["reason"] == "server_no_table"
