"""What a socket may send: whatever it is, it is answered with one sentence, and only legal moves change a table."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tefuda.core.reasons import Refused
from tefuda.server import frames
from tefuda.server.asks import KINDS
from tests.server.dealt import Dealt, is_sentence
from tests.server.frames.asking import answered
from tests.server.players import Line

pytestmark = pytest.mark.anyio


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NAMES = st.sampled_from(
    ["id", "ply", "move", "seat", "ready", "word", "level", "name", "options", "settings", "what", "yes"]
)
FIELDS = st.dictionaries(
    NAMES | st.sampled_from(["open", "text", "emote", "user", "mute"]) | st.text(max_size=8), VALUES, max_size=5
)
JSON = st.one_of(
    VALUES, FIELDS, st.builds(lambda kind, fields: {**fields, "type": kind}, st.sampled_from(KINDS) | VALUES, FIELDS)
)
TEXTS = st.one_of(
    JSON.map(json.dumps),
    st.text(max_size=60),
    JSON.map(json.dumps).flatmap(lambda text: st.integers(0, len(text)).map(lambda end: text[:end])),
)
CHECKS = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@CHECKS
@given(text=TEXTS)
async def test_no_frame_that_cannot_be_read_changes_anything(game: Dealt, text: str) -> None:
    assume(not text.encode("utf-16", "surrogatepass") or is_text(text))
    try:
        frames.read(text)
    except Refused:
        pass
    else:
        assume(False)
    before = game.now
    refused = await answered(game.asked, text)
    assert (refused["type"], refused["code"]) == ("refused", "bad-request")
    assert is_sentence(refused["text"])
    assert game.now == before


def is_text(text: str) -> bool:
    """Whether a socket can carry it."""
    return not any("\ud800" <= sign <= "\udfff" for sign in text)


CLOCKS = st.fixed_dictionaries({"kind": st.sampled_from(["move", "game", "none", "?"]), "seconds": st.integers()})
TYPED: dict[str, st.SearchStrategy[Any]] = {
    "ply": st.integers(0, 3) | st.integers(min_value=0),
    "move": st.sampled_from(["draw", "pass", "discard golem blue", "A", ""]) | st.text(min_size=1, max_size=200),
    "seat": st.sampled_from("ABCDEFGH") | st.none(),
    "ready": st.booleans(),
    "word": st.text(min_size=1, max_size=64),
    "level": st.sampled_from(["random", "sensible"]) | st.text(max_size=30),
    "name": st.text(min_size=1, max_size=24),
    "options": st.dictionaries(
        st.sampled_from(["target", "edition"]) | st.text(max_size=9),
        st.none() | st.integers() | st.text(max_size=9),
        max_size=3,
    ),
    "settings": st.fixed_dictionaries(
        {"seats": st.integers()}, optional={"webhook": st.text(max_size=20), "clock": CLOCKS}
    ),
    "what": st.sampled_from(["undo", "pause", "resume", "end"]) | st.text(max_size=20),
    "yes": st.booleans(), "open": st.booleans(), "mute": st.booleans(),
    "text": st.text(min_size=1, max_size=500),
    "emote": st.sampled_from(["hello", "wow"]) | st.text(min_size=1, max_size=24),
    "user": st.text(min_size=1, max_size=64),
}  # fmt: skip
OF_KIND: dict[str, list[str]] = {
    "move": ["ply", "move"], "why": ["move"], "look": [], "sit": ["seat"], "stand": [], "ready": ["ready"],
    "mix": ["word"],
    "add_bot": ["seat", "level"], "add_program": ["seat", "name"], "kick": ["seat"], "change": ["options", "settings"],
    "propose": ["what"], "agree": ["yes"], "open_hand": ["open"], "say": ["text"], "emote": ["emote"],
    "mute": ["user", "mute"], "probe": [], "pong": ["word"],
}  # fmt: skip
ASKS = st.sampled_from([kind for kind in KINDS if kind != "pong"]).flatmap(
    lambda kind: st.fixed_dictionaries({"type": st.just(kind), **{name: TYPED[name] for name in OF_KIND[kind]}})
)


@CHECKS
@given(ask=ASKS)
async def test_whatever_a_watcher_asks_is_answered_and_changes_no_game(
    game: Dealt, watcher: Line, ask: dict[str, Any]
) -> None:
    state = game.room.table.state.table()
    watcher.count += 1
    id = f"h{watcher.count}"
    await watcher.socket.send(json.dumps({**ask, "id": id}))
    if ask["type"] == "look":
        await watcher.until("welcome")
    else:
        while True:
            said = await watcher.hear()
            if said.get("id") == id or (said["type"] == "refused" and not said.get("id")):
                break
        assert said["type"] in ("refused", "done", "said")
        assert said["type"] != "refused" or is_sentence(said["text"])
    assert game.room.table.state.table() == state


@CHECKS
@given(word=TYPED["word"])
async def test_an_answer_to_no_ping_is_not_heard_and_changes_nothing(game: Dealt, watcher: Line, word: str) -> None:
    state = game.room.table.state.table()
    await watcher.socket.send(json.dumps({"type": "pong", "word": word}))
    await watcher.say("look")
    assert (await watcher.hear())["type"] == "welcome"
    assert game.room.table.state.table() == state


def test_every_kind_of_ask_is_tried() -> None:
    assert sorted(OF_KIND) == sorted(KINDS)
