"""The engine protocol: one JSON object a line, each answered by one line. See docs/engine-protocol.md."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from tefuda import codec, luck, registry, texts
from tefuda.core.reasons import BadInput, IllegalMove, Refused
from tefuda.core.state import State

LONGEST = 1 << 20
"""So many bytes may stand on a line, its end not counted."""

Answer = dict[str, Any]
Scalar = str | int | float | bool | None


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    lang: str = "en"


class Games(Request, frozen=True):
    pass


class New(Request, frozen=True, kw_only=True):
    game: str
    seats: int | None = None
    options: dict[str, Scalar] = {}
    seed: str | int | None = None


class Set(Request, frozen=True, kw_only=True):
    game: str
    table: str
    options: dict[str, Scalar] = {}
    seed: str | int | None = None


class Table(Request, frozen=True):
    pass


class Legal(Request, frozen=True, kw_only=True):
    seat: str


class Play(Request, frozen=True, kw_only=True):
    seat: str
    move: str


class Why(Request, frozen=True, kw_only=True):
    seat: str
    move: str


class View(Request, frozen=True, kw_only=True):
    seat: str | None = None


class Resample(Request, frozen=True, kw_only=True):
    seat: str
    seed: str | int | None = None


class Outcome(Request, frozen=True):
    pass


OPS: dict[str, type[Request]] = {
    one.__name__.lower(): one for one in (Games, New, Set, Table, Legal, Play, Why, View, Resample, Outcome)
}


class NoGame(BadInput):
    """An operation on a table, before there is one."""


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answers every line until the input ends, or nobody reads the answers any more."""
    engine = Engine()
    try:
        for line in lines(source):
            target.write(engine.answer(line) + b"\n")
            target.flush()
    except BrokenPipeError:
        # what is still buffered must not fail again when the process ends
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), target.fileno())


def lines(source: BinaryIO) -> Iterator[bytes | None]:
    """Each line; None for one that is too long, which is read to its end but not kept."""
    while line := source.readline(LONGEST + 1):
        if line.endswith(b"\n") or len(line) <= LONGEST:
            yield line
        else:
            while line and not line.endswith(b"\n"):
                line = source.readline(1 << 16)
            yield None


class Engine:
    """One table, and what is asked of it. A refused request changes nothing: the next table is kept only when its
    answer is ready."""

    def __init__(self) -> None:
        self.state: State | None = None

    def answer(self, line: bytes | None) -> bytes:
        """The answer to a line."""
        echo = b"null"
        language = "en"
        try:
            try:
                data = read(line)
                echo = written_id(data.pop("id", None))
                if data.get("lang") in texts.LANGUAGES:
                    language = data["lang"]
                answer, state = run(understood(data), self.state)
                ready = encoded(echo, {"ok": True, **answer})
            except Refused as refused:
                return refusal(echo, code(refused), refused, language)
        except Exception as mistake:
            return refusal(echo, "internal-error", BadInput("internal", mistake=type(mistake).__name__), language)
        self.state = state
        return ready


def read(line: bytes | None) -> dict[str, Any]:
    if line is None:
        raise BadInput("line_too_long", limit=LONGEST)
    try:
        data = codec.from_json(line.decode())
    except UnicodeDecodeError:
        raise BadInput("not_utf8") from None
    except ValueError:
        raise BadInput("bad_json") from None
    if not isinstance(data, dict):
        raise BadInput("bad_json")
    return data


def written_id(value: Any) -> bytes:
    """The id as it came."""
    try:
        return json.dumps(value).encode()
    except RecursionError:
        raise BadInput("bad_json") from None


def encoded(echo: bytes, answer: Answer) -> bytes:
    return msgspec.json.encode({"id": msgspec.Raw(echo), **answer})


def refusal(echo: bytes, code: str, refused: Refused, language: str) -> bytes:
    return encoded(echo, {"ok": False, "error": {"code": code, **codec.refusal(refused, language)}})


def code(refused: Refused) -> str:
    if isinstance(refused, IllegalMove):
        return "illegal-move"
    return "no-game" if isinstance(refused, NoGame) else "bad-request"


def understood(data: dict[str, Any]) -> Request:
    """The operation with its fields, each of the right type; a field that is null is as good as none."""
    op = data.pop("op", None)
    if not isinstance(op, str):
        raise codec.BadField("bad_field", "op", "field-op")
    shape = OPS.get(op)
    if shape is None:
        raise BadInput("unknown_op", op=op, known=", ".join(OPS))
    for field in data:
        if field not in shape.__struct_fields__:
            raise BadInput("unknown_field", field=field, known=("id", "op", *shape.__struct_fields__))
    data = {field: value for field, value in data.items() if value is not None}
    request = codec.shaped(data, shape, "bad_field", "field")
    if request.lang not in texts.LANGUAGES:
        raise BadInput("unknown_language", language=request.lang, known=texts.LANGUAGES)
    return request


def run(request: Request, state: State | None) -> tuple[Answer, State | None]:
    """The answer, and the table from then on."""
    match request:
        case Games(lang=language):
            return {"games": codec.games(language)}, state
        case New(game=key, seats=seats, options=options, seed=seed):
            state = registry.Opened(key, options).new(seats, seed)
            return {"status": codec.status(state)}, state
        case Set(game=key, table=text, options=options, seed=seed):
            state = registry.Opened(key, options).table(text, 0 if seed is None else seed)
            return {"status": codec.status(state)}, state
    if state is None:
        raise NoGame("no_game")
    match request:
        case Legal(seat=seat):
            return {"moves": list(state.legal(seat))}, state
        case Play(seat=seat, move=move):
            state = state.copy()
            state.t.listen()
            events = state.play(seat, move)
            return {"status": codec.status(state), "events": [codec.event(one, state.seats) for one in events]}, state
        case Why(seat=seat, move=move, lang=language):
            return why(state, seat, move, language), state
        case Table():
            return {"table": state.table()}, state
        case View(seat=one):
            return {"view": state.view(one)}, state
        case Resample(seat=seat, seed=seed):
            state = state.resample(seat, luck.from_seed(seed))
            return {"status": codec.status(state)}, state
        case Outcome():
            return {"outcome": codec.outcome(state)}, state
    raise AssertionError(f"{type(request).__name__} is not done")


def why(state: State, seat: str, move: str, language: str) -> Answer:
    reason = state.why_not(seat, move)
    if reason is None:
        return {"legal": True}
    return {
        "legal": False,
        "reason": reason.reason,
        "rule": reason.rule,
        "text": reason.say(language),
        "remedy": reason.say_remedy(language),
    }


def main() -> None:
    with suppress(KeyboardInterrupt):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
