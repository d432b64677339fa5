"""Stepping through the games of a table: in bounded pieces, and never further than somebody may see."""

import json
from pathlib import Path
from typing import Any

import pytest

from tefuda import replay, texts
from tests.server.dealt import Dealt, dealt, is_sentence
from tests.server.players import House, Line, Person, Said, house
from tests.server.test_life_game import is_plain

pytestmark = pytest.mark.anyio


def http(line: Line) -> Any:
    assert line.person is not None
    return line.person.http


async def steps(line: Line, table: str, **query: Any) -> Any:
    answer = await http(line).get(f"/api/tables/{table}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(line: Line, table: str, **query: Any) -> tuple[int, str]:
    answer = await http(line).get(f"/api/tables/{table}/replay", params=query)
    assert is_sentence(answer.json()["error"]["text"])
    return answer.status_code, answer.json()["error"]["reason"]


async def some_moves(game: Dealt, count: int) -> None:
    for _ in range(count):
        line = game.asked
        while not line.legal or line.ply != game.room.table.ply:
            await line.hear()
        await line.play(line.legal[0])


async def over(game: Dealt) -> None:
    """Some moves, and then all agree to break the game off."""
    await some_moves(game, 25)
    first, *others = game.lines
    await first.say("propose", what="end")
    for line in others:
        await line.until("asked")
        await line.say("agree", yes=True)
    for line in game.lines:
        await line.until("ended")


async def test_a_finished_game_is_shown_in_pieces_from_every_seat_and_open(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        await over(game)
        a, b = game.lines
        record = replay.parse((await http(a).get(f"/api/tables/{game.table}/record")).content)
        whole = list(record.states())
        for seat in ("A", "B", None):
            pieces: list[Said] = []
            while len(pieces) <= len(record.moves):
                query = {"first": len(pieces), "most": 7, **({"seat": seat} if seat else {})}
                found = await steps(b, game.table, number=1, **query)
                assert (found["count"], found["over"], found["mine"], found["number"]) == (
                    len(record.moves),
                    True,
                    "B",
                    1,
                )
                pieces += found["steps"]
            assert [one["number"] for one in pieces] == list(range(len(whole)))
            for one, step in zip(pieces, whole, strict=True):
                assert one["view"] == json.loads(json.dumps(step.view(seat)))
                assert one["events"] == json.loads(json.dumps(step.heard(seat)))
                assert (one["seat"], one["ms"]) == (step.seat, step.ms)
                assert one["by"] == ("player" if step.number else "")
        shown = await steps(a, game.table, number=1, open=True, first=3, most=2)
        assert [one["move"] for one in shown["steps"]] == [step.move for step in whole[3:5]]
        assert [one["view"] for one in shown["steps"]] == [step.open_view for step in whole[3:5]]
        listed = await steps(a, game.table, number=1, views=False, most=1000)
        assert [one["view"] for one in listed["steps"]] == [None] * len(whole)
        assert listed["outcome"] is None


async def test_a_game_that_goes_on_shows_everybody_only_what_they_have_seen(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here, "Anna", "Ben", "Cleo") as game:
        await some_moves(game, 12)
        watcher = await Person(here, "Wim").come()
        state = game.room.table.state
        async with watcher.at(game.table) as w:
            for line, seat in [*((line, line.seat) for line in game.lines), (w, None)]:
                found = await steps(line, game.table, number=1, most=50)
                assert (found["over"], found["mine"], found["seat"], found["open"]) == (False, seat, seat, False)
                assert [one["move"] is not None for one in found["steps"][1:]] == [at == seat for at, _ in state.moves]
                assert found["steps"][-1]["view"] == json.loads(json.dumps(state.view(seat)))
                if seat is not None:  # whatever the seat cannot know could be otherwise, and nothing here would change
                    other = state.resample(seat, 4711)
                    assert found["steps"][-1]["view"] == json.loads(json.dumps(other.view(seat)))
                assert await refused(line, game.table, number=1, open=True) == (409, "server_open_later")
                for foreign in {"A", "B", "C"} - {seat}:
                    assert await refused(line, game.table, number=1, seat=foreign) == (403, "server_replay_own")
                assert game.room.table.secret not in json.dumps(found)


async def test_games_of_a_table_are_listed_with_who_sat_where(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        a, b = game.lines
        await over(game)
        for line in (a, b):
            await line.say("ready")
        await a.until("started")
        found = (await http(a).get(f"/api/tables/{game.table}/games")).json()
        assert (found["table"], found["game"]) == (game.table, "blanc_noir")
        first, second = found["games"]
        assert (first["number"], first["mine"], first["players"]) == (1, "A", {"A": "Anna", "B": "Ben"})
        assert first["ended"] >= first["started"]
        assert first["moves"] == (await steps(a, game.table, number=1))["count"]
        assert (second["number"], second["mine"], second["ended"], second["moves"]) == (2, "B", None, 0)
        assert (await steps(a, game.table))["number"] == 1
        assert await refused(a, game.table, number=3) == (404, "server_no_game_number")
        assert await refused(a, "0" * 32, number=1) == (404, "server_no_table")


async def test_what_was_taken_back_is_not_shown(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        while True:
            line = game.asked
            while not line.legal or line.ply != game.room.table.ply:
                await line.hear()
            plain = [move for move in line.legal if is_plain(move)]
            await line.play(plain[0] if plain else "draw")
            if plain:
                break
        count = game.room.table.ply
        await line.say("propose", what="undo")
        other = next(one for one in game.lines if one is not line)
        await other.until("asked")
        await other.say("agree", yes=True)
        await line.until("undone")
        shown = await steps(line, game.table, number=1, most=100)
        assert (shown["count"], len(shown["steps"])) == (count - 1, count)
        assert (await http(line).get(f"/api/tables/{game.table}/games")).json()["games"][0]["moves"] == count - 1


async def record_of_a_game(here: House) -> tuple[Person, bytes]:
    async with dealt(here) as game:
        await over(game)
        person = game.lines[0].person
        assert person is not None
        return person, (await person.http.get(f"/api/tables/{game.table}/record")).content


async def test_a_record_that_somebody_brings_is_shown_and_proven(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, data = await record_of_a_game(here)
        record = replay.parse(data)
        answer = await anna.http.post("/api/replay", params={"seat": "B", "first": 5, "most": 4}, content=data)
        assert answer.status_code == 200, answer.text
        whole = list(record.states())
        assert [one["view"] for one in answer.json()["steps"]] == [step.view("B") for step in whole[5:9]]
        answer = await anna.http.post("/api/replay", params={"open": True, "most": 2}, content=data)
        assert [one["view"] for one in answer.json()["steps"]] == [step.open_view for step in whole[:2]]
        proof = (await anna.http.post("/api/replay/proof", content=data)).json()
        assert proof["genuine"]
        assert [one["about"] for one in proof["findings"]] == ["digest", "commitment", "shuffle", "moves", "told"]
        assert record.luck is not None
        luck = record.luck.chance()
        draws = proof["draws"]
        assert draws["all"]
        assert draws["value"] == [luck.below(below) for below in draws["below"]]
        assert draws["step"] == sorted(draws["step"])


def changed(data: bytes, **fields: Any) -> bytes:
    document = json.loads(data) | fields
    return json.dumps(document | {"digest": replay.writing.digest(document)}).encode()


async def test_a_record_that_is_wrong_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna, data = await record_of_a_game(here)
        moves, luck = (json.loads(data)[field] for field in ("moves", "luck"))
        wrong: list[tuple[bytes, str]] = [
            (b"", "record_cut_off"),
            (b"\xff\xfe", "not_utf8"),
            (b"[1, 2]", "record_foreign"),
            (data[:-200], "record_cut_off"),
            (data.replace(b'"Anna"', b'"Anne"'), "record_digest"),
            (changed(data, rules_version=99), "record_rules_version"),
            (changed(data, game="chess"), "unknown_game"),
            (changed(data, moves=[*moves[:3], ["A", "discard unicorn", 5]], outcome=None), "record_move"),
            (changed(data, moves=[["A", "draw", None]] * 20_001, outcome=None), "server_record_long"),
            (b"{" + b" " * (1 << 20) + b"}", "server_body_long"),
        ]
        for body, reason in wrong:
            for path in ("/api/replay", "/api/replay/play-on?ply=0&seat=A"):
                answer = await anna.http.post(path, content=body)
                if reason == "record_move" and "play-on" in path:
                    continue  # the moves behind the moment are not played
                assert answer.json()["error"]["reason"] == reason, answer.text
                assert answer.status_code in (400, 413)
                assert is_sentence(answer.json()["error"]["text"])
        german = await anna.http.post("/api/replay/proof", params={"lang": "de"}, content=data)
        assert german.json()["findings"][0]["text"] == texts.say("de", None, "term-verify_digest")
        false = await anna.http.post("/api/replay/proof", content=changed(data, luck=luck | {"commitment": "0" * 64}))
        assert false.json()["genuine"] is False
        assert false.json()["draws"]["value"] == []


async def test_pieces_have_a_limit(tmp_path: Path) -> None:
    async with house(tmp_path) as here, dealt(here) as game:
        await some_moves(game, 2)
        line = game.lines[0]
        for query in ({"most": 1001}, {"most": 0}, {"first": -1}, {"number": 0}, {"first": "x"}):
            answer = await http(line).get(f"/api/tables/{game.table}/replay", params={"number": 1, **query})
            assert (answer.status_code, answer.json()["error"]["reason"]) == (400, "server_field")
        assert await refused(line, game.table, number=1, first=3) == (400, "bad_number")


async def test_all_of_it_is_in_the_schema(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        paths = (await anna.http.get("/schema/openapi.json")).json()["paths"]
        for path, verb in {
            "/api/tables/{table}/games": "get",
            "/api/tables/{table}/replay": "get",
            "/api/tables/{table}/play-on": "post",
            "/api/replay": "post",
            "/api/replay/proof": "post",
            "/api/replay/play-on": "post",
        }.items():
            assert paths[path][verb]["summary"]
            assert verb == "get" or "application/json" in paths[path][verb]["requestBody"]["content"]
