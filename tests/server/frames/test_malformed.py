"""Frames that cannot be understood, or ask for what cannot be: one sentence, and nothing changes."""

import json
from typing import Any

import pytest

from tefuda.server.asks import LONGEST_FRAME
from tests.server.dealt import Dealt, is_sentence
from tests.server.frames.asking import answered, frame, is_alive
from tests.server.players import House, Line, Person

pytestmark = pytest.mark.anyio


MALFORMED: list[tuple[str, str]] = [
    ("", "server_frame"),
    (" ", "server_frame"),
    ("hello", "server_frame"),
    ("{", "server_frame"),
    ("[]", "server_frame"),
    ("null", "server_frame"),
    ("7", "server_frame"),
    ('"move"', "server_frame"),
    ("[" * 16_000, "server_frame"),
    ('{"a":' * 3_000, "server_frame"),
    ("{} {}", "server_frame_type"),
    ("{'type':'look'}", "server_frame"),
    ('{"type":"look"}{"type":"look"}', "server_frame"),
    ('{"type":"look",}', "server_frame"),
    ('{"type":"say","text":"\\ud800"}', "server_frame"),
    ('{"type":"say","text":"\u0007"}', "server_frame"),
    ("{}", "server_frame_type"),
    (frame("moves"), "server_frame_type"),
    (frame("Move"), "server_frame_type"),
    ('{"type":null}', "server_frame_type"),
    ('{"type":["look"]}', "server_frame_type"),
    (frame("look", extra=1), "server_frame_field"),
    (frame("look", id=7), "server_frame_field"),
    (frame("look", id=""), "server_frame_field"),
    (frame("look", id="x" * 65), "server_frame_field"),
    (frame("move"), "server_frame_field"),
    (frame("move", ply=0), "server_frame_field"),
    (frame("move", move="draw"), "server_frame_field"),
    (frame("move", ply=-1, move="draw"), "server_frame_field"),
    (frame("move", ply="0", move="draw"), "server_frame_field"),
    (frame("move", ply=True, move="draw"), "server_frame_field"),
    (frame("move", ply=0.5, move="draw"), "server_frame_field"),
    (frame("move", ply=0, move=["draw"]), "server_frame_field"),
    (frame("move", ply=0, move=""), "server_frame_field"),
    (frame("move", ply=0, move="x" * 201), "server_frame_field"),
    (frame("move", ply=0, move="draw", seat="A"), "server_frame_field"),
    (f'{{"type":"move","ply":{"9" * 5000},"move":"draw"}}', "server_frame_field"),
    (frame("sit", seat="Z"), "server_frame_field"),
    (frame("sit", seat="A\n"), "server_frame_field"),
    (frame("mix", word="a\u0000b"), "server_frame_field"),
    (frame("say", text=""), "server_frame_field"),
    (frame("say", text="x" * 501), "server_frame_field"),
    (frame("ready", ready="yes"), "server_frame_field"),
    (frame("change", options={"target": [1]}), "server_frame_field"),
    (frame("change", settings={"seats": 2, "colour": "red"}), "server_frame_field"),
]


@pytest.mark.parametrize(
    ("sent", "reason"), MALFORMED, ids=[f"{i} {sent[:24]}" for i, (sent, _) in enumerate(MALFORMED)]
)
async def test_a_malformed_frame_is_refused_and_changes_nothing(game: Dealt, sent: str, reason: str) -> None:
    before, line = game.now, game.asked
    refused = await answered(line, sent)
    assert (refused["type"], refused["code"], refused["reason"]) == ("refused", "bad-request", reason)
    assert is_sentence(refused["text"])
    assert (refused["seq"], refused.get("ply", 0)) == (game.room.table.seq, game.room.table.ply)
    assert game.now == before
    assert await is_alive(line)


async def test_a_refusal_goes_by_the_id_of_what_it_refuses(game: Dealt) -> None:
    for fields in ({"ply": "?"}, {"ply": 0, "move": "x", "more": 1}, {"type": "unheard of"}):
        refused = await answered(game.asked, json.dumps({"type": "move", "id": "mine", **fields}))
        assert (refused["type"], refused["id"]) == ("refused", "mine")


async def test_binary_frames_are_refused(game: Dealt) -> None:
    before = game.now
    for sent in (b"", b"\x00\xff" * 100, frame("look").encode()):
        refused = await answered(game.asked, sent)
        assert (refused["reason"], is_sentence(refused["text"])) == ("server_binary", True)
    assert game.now == before
    assert await is_alive(game.asked)


async def test_the_longest_frame_counts_and_a_longer_one_does_not(game: Dealt) -> None:
    look = frame("look")
    assert (await answered(game.asked, look.ljust(LONGEST_FRAME)))["type"] == "welcome"
    for sent in (look.ljust(LONGEST_FRAME + 1), "é" * LONGEST_FRAME + "é"):
        refused = await answered(game.asked, sent)
        assert (refused["reason"], is_sentence(refused["text"])) == ("server_frame_long", True)
    assert await is_alive(game.asked)


async def test_a_frame_of_a_megabyte_ends_its_socket_and_nothing_else(game: Dealt, here: House) -> None:
    before = game.now
    async with (await Person(here, "Dora").come()).at(game.table) as line:
        await line.until("welcome")
        await line.socket.send("x" * (1 << 20))
        assert await line.closed() == 1009
    assert game.now == before
    assert await is_alive(game.asked)


@pytest.mark.parametrize(
    ("kind", "fields"), [("emote", {"emote": "tantrum"}), ("propose", {"what": "chess"}), ("say", {"text": "\x00"})]
)
async def test_what_there_is_not_is_a_bad_request_and_no_lack_of_rights(
    game: Dealt, kind: str, fields: dict[str, Any]
) -> None:
    assert (await answered(game.asked, frame(kind, **fields)))["code"] == "bad-request"


async def test_a_text_of_control_signs_is_empty(game: Dealt) -> None:
    before = game.now
    refused = await answered(game.asked, frame("say", text="\x00\x07\x1b\u202e\u2028\x9f"))
    assert (refused["reason"], is_sentence(refused["text"])) == ("server_empty_line", True)
    assert game.now == before


async def test_control_signs_never_reach_others(game: Dealt, watcher: Line) -> None:
    await game.asked.say("say", text="\x1b[31mred\u202e\x00 now\x7f")
    said = await watcher.until("said")
    assert said["text"].isprintable()
    assert said["text"].split() == ["[31mred", "now"]


ECHOED = [
    ("move", {"ply": 0, "move": "\x1b[2J\u202egnp\x00"}),
    ("move", {"ply": 0, "move": "x" * 200}),
    ("move", {"ply": 10**200, "move": "draw"}),
    ("why", {"move": "\x1b[2J\x00"}),
    ("propose", {"what": "\x1b[2J\x00"}),
    ("propose", {"what": "x" * 16_000}),
    ("emote", {"emote": "\x1b[2J\x00"}),
]


@pytest.mark.parametrize(("kind", "fields"), ECHOED)
async def test_refusals_do_not_echo_what_a_terminal_would_obey(game: Dealt, kind: str, fields: dict[str, Any]) -> None:
    before = game.now
    refused = await game.asked.answer(await game.asked.say(kind, **fields))
    assert refused["type"] == "refused"
    assert is_sentence(refused["text"])
    assert game.now == before


HOSTS = [
    ("change", {"settings": {"seats": 10**50}}),
    ("change", {"settings": {"seats": 2, "webhook": "http://["}}),
    ("change", {"settings": {"seats": 2, "webhook": "http://[::1"}}),
    ("change", {"settings": {"seats": 2, "webhook": "http://a:b/"}}),
    ("change", {"settings": {"seats": 2, "webhook": "ftp://example.com/"}}),
    ("change", {"settings": {"seats": 2, "clock": {"kind": "move", "seconds": 10**60}}}),
    ("change", {"settings": {"seats": 2, "bots": "\x1b[2J" * 100}}),
    ("change", {"options": {"\x1b[2J" * 100: "x"}}),
    ("change", {"options": {"target": 10**100}}),
    ("add_bot", {"level": "\x1b[2J" * 100}),
    ("add_bot", {"seat": "H"}),
    ("add_program", {"name": "\x1b[2J\x00"}),
    ("add_program", {"name": " "}),
    ("kick", {"seat": "B"}),
]


@pytest.mark.parametrize(("kind", "fields"), HOSTS)
async def test_a_host_cannot_agree_on_what_cannot_be(here: House, kind: str, fields: dict[str, Any]) -> None:
    anna = await Person(here, "Anna").come()
    table = await anna.make(seats=2)
    async with anna.at(table) as line:
        seq = (await line.until("welcome"))["seq"]
        refused = await line.answer(await line.say(kind, **fields))
        assert refused["type"] == "refused"
        assert is_sentence(refused["text"])
        assert (here.room(table).table.seq, await is_alive(line)) == (seq, True)
