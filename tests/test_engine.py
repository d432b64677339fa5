"""The engine protocol as other programs meet it: bytes in, bytes out."""

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tefuda
from tefuda import engine, texts

PAGE = Path(__file__).parents[1] / "docs" / "engine-protocol.md"
NEW = {"op": "new", "game": "blanc_noir", "seats": 3, "seed": "7"}
TABLE = "A: red.knight blue.sai golem\nB: golem red.dagger\ndiscards: red.sai"
SET = {"op": "set", "game": "blanc_noir", "table": TABLE}
COMMAND = [sys.executable, "-m", "tefuda.engine"]


def raw(*lines: bytes) -> list[bytes]:
    """The answers to these lines, each without its end."""
    out = io.BytesIO()
    engine.serve(io.BytesIO(b"\n".join(lines)), out)
    assert out.getvalue().endswith(b"\n") or not out.getvalue()
    return out.getvalue().split(b"\n")[:-1]


def talk(*requests: Any) -> list[dict[str, Any]]:
    """Requests as objects, or lines as bytes; the answers as objects."""
    lines = [one if isinstance(one, bytes) else json.dumps(one).encode() for one in requests]
    return [json.loads(answer) for answer in raw(*lines)]


def refusal(*requests: Any) -> dict[str, Any]:
    """Why the last request was refused."""
    answer = talk(*requests)[-1]
    assert answer.keys() == {"id", "ok", "error"}
    assert answer["ok"] is False
    error: dict[str, Any] = answer["error"]
    assert list(error) == ["code", "reason", "rule", "text"]
    assert error["text"]
    return error


def session() -> Iterator[tuple[str, str]]:
    """The worked session of the page: what is sent, and what comes back."""
    found = re.search(r"```session\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    said = found[1].splitlines()
    for sent, answered in zip(said[::2], said[1::2], strict=True):
        assert (sent[:2], answered[:2]) == ("> ", "< ")
        yield sent[2:], answered[2:]


def test_the_session_of_the_page_is_true_in_a_process_of_its_own() -> None:
    pairs = list(session())
    sent = "\n".join(line for line, _ in pairs) + "\n"
    done = subprocess.run(COMMAND, input=sent.encode(), capture_output=True, check=True)
    assert done.stderr == b""
    answers = done.stdout.decode().splitlines()
    assert len(answers) == len(pairs)
    for answer, (_, expected) in zip(answers, pairs, strict=True):
        if expected.endswith("…"):
            assert answer.startswith(expected.removesuffix("…"))
        else:
            assert answer == expected


def test_the_page_names_every_operation_with_its_fields() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    named = {op: set(re.findall(r"`(\w+)`", fields)) for op, fields in rows}
    assert named == {op: set(shape.__struct_fields__) - {"lang"} for op, shape in engine.OPS.items()}


def test_a_whole_game_against_the_library() -> None:
    """The engine says what the library says, move after move, to the outcome."""
    state = tefuda.game("blanc_noir", target=20).new(seats=3, seed=7, events=True)
    state.events()
    table = engine.Engine()

    def ask(**request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(table.answer(json.dumps(request).encode()))
        assert answer.pop("ok") is True
        assert answer.pop("id") is None
        return answer

    status = ask(op="new", game="blanc_noir", seats=3, options={"target": 20}, seed=7)["status"]
    count = 0
    while not state.over:
        assert status["over"] is False
        seat = status["waiting"][0]["seats"][0]
        moves = ask(op="legal", seat=seat)["moves"]
        assert moves == list(state.legal(seat))
        move = moves[count * 7919 % len(moves)]
        answer = ask(op="play", seat=seat, move=move)
        assert [one["event"] for one in answer["events"]] == [one.key for one in state.play(seat, move)]
        status = answer["status"]
        count += 1
    assert status == {"over": True, "waiting": []}
    assert ask(op="table")["table"] == state.table()
    outcome = state.outcome
    assert outcome is not None
    assert ask(op="outcome") == {"outcome": {"scores": outcome.scores, "winners": list(outcome.winners)}}
    assert [ask(op="view", seat=seat)["view"] for seat in (*"ABC", None)] == [state.view(one) for one in (*"ABC", None)]


def test_games_come_with_seats_options_values_and_defaults() -> None:
    for lang in texts.LANGUAGES:
        (answer,) = talk({"op": "games", "lang": lang})
        assert [one["game"] for one in answer["games"]] == tefuda.keys()
        for one in answer["games"]:
            assert one["name"] == texts.say(lang, one["game"], "game-name")
            chosen = {option["option"]: option["default"] for option in one["options"]}
            assert tefuda.game(one["game"]).options == chosen
            assert one["seats"] == list(tefuda.game(one["game"]).seats)
            assert all({"values"} <= option.keys() or {"low", "high"} <= option.keys() for option in one["options"])


def test_an_id_of_any_kind_comes_back() -> None:
    ids = [0, -1, 1.5, 10**30, "x", "ボット\n", None, True, [1, [2]], {"a": {"b": None}}]
    assert [one["id"] for one in talk(*({"id": one, "op": "games"} for one in ids))] == ids
    assert [one["id"] for one in talk(*({"id": one, "op": "?"} for one in ids))] == ids
    assert talk({"op": "games"})[0]["id"] is None


def test_an_event_says_who_may_hear_it_in_full() -> None:
    answer = talk(SET, {"op": "play", "seat": "A", "move": "draw"})[-1]
    drew = answer["events"][0]
    assert (drew["event"], drew["to"], drew["secret"], drew["back"]) == ("drew", ["A"], ["card"], "number")
    assert isinstance(drew["card"], str)
    assert answer["events"][-1] == {"event": "turn_passed", "seat": "B", "to": "all"}


def test_the_view_of_nobody_shows_no_hand() -> None:
    without, null = (answer["view"] for answer in talk(SET, {"op": "view"}, {"op": "view", "seat": None})[1:])
    assert without == null == tefuda.table("blanc_noir", TABLE).view(None)
    hands = [zone for zone in null["zones"] if zone["zone"] == "hand"]
    assert all("back" in card for hand in hands for card in hand["cards"])


def test_the_same_seed_deals_the_same_and_no_seed_deals_anew() -> None:
    def deal(**seed: object) -> str:
        return str(talk(NEW | seed, {"op": "table"})[1]["table"])

    assert deal(seed=7) == deal(seed="7") != deal(seed=8)
    assert deal(seed="ab" * 32) == deal(seed="AB" * 32) != deal(seed="ac" * 32)
    assert deal(seed=None) != deal(seed=None)


def test_a_written_table_is_set_as_it_was() -> None:
    table = talk(NEW, {"op": "play", "seat": "A", "move": "draw"}, {"op": "table"})[-1]["table"]
    assert talk({"op": "set", "game": "blanc_noir", "table": table}, {"op": "table"})[-1]["table"] == table


def test_a_resampled_table_looks_the_same_to_its_seat() -> None:
    view = {"op": "view", "seat": "B"}
    answers = talk(NEW, view, {"op": "resample", "seat": "B", "seed": 3}, view)
    assert answers[1]["view"] == answers[3]["view"]
    assert answers[0]["status"] == answers[2]["status"]
    tables = [talk(NEW, {"op": "resample", "seat": "B", "seed": s}, {"op": "table"})[-1]["table"] for s in (3, 3, 4)]
    assert tables[0] == tables[1] != tables[2]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_why_gives_the_paragraph_the_sentence_and_what_to_do(lang: str) -> None:
    why = {"op": "why", "seat": "A", "move": "discard green.sai", "lang": lang}
    reason = tefuda.table("blanc_noir", TABLE).why_not("A", "discard green.sai")
    assert reason is not None
    _, refused, legal = talk(SET, why, why | {"move": "discard blue.sai"})
    assert refused == {
        "id": None,
        "ok": True,
        "legal": False,
        "reason": "not_in_hand",
        "rule": "BN-5.2",
        "text": reason.say(lang),
        "remedy": reason.say_remedy(lang),
    }
    assert legal == {"id": None, "ok": True, "legal": True}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_refused_move_has_its_rule_and_changes_nothing(lang: str) -> None:
    play = {"op": "play", "seat": "A", "move": "discard green.sai", "lang": lang}
    before, refused, after = talk(SET, {"op": "table"}, play, {"op": "table"})[1:]
    assert before == after
    assert refused["error"]["code"] == "illegal-move"
    assert (refused["error"]["reason"], refused["error"]["rule"]) == ("not_in_hand", "BN-5.2")
    assert texts.say(lang, "blanc_noir", "card-sai") in refused["error"]["text"]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_seat_that_is_not_asked_has_no_moves_and_may_not_play(lang: str) -> None:
    assert talk(SET, {"op": "legal", "seat": "B"})[-1]["moves"] == []
    error = refusal(SET, {"op": "play", "seat": "B", "move": "draw", "lang": lang})
    assert (error["code"], error["reason"]) == ("illegal-move", "not_your_turn")


def test_before_a_game_there_is_nothing_to_ask() -> None:
    for op in ("table", "outcome", "view"):
        assert refusal({"op": op})["code"] == "no-game"
    for op in ("legal", "resample"):
        assert refusal({"op": op, "seat": "A"})["code"] == "no-game"
    for op in ("play", "why"):
        assert refusal({"op": op, "seat": "A", "move": "draw"})["code"] == "no-game"


def test_a_failed_new_or_set_leaves_the_table_that_was_there() -> None:
    for wrong in (NEW | {"seats": 99}, NEW | {"game": "chess"}, SET | {"table": "A: unicorn"}):
        before, refused, after = talk(SET, {"op": "table"}, wrong, {"op": "table"})[1:]
        assert refused["ok"] is False
        assert before == after
