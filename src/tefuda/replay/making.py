"""From a game to its record."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from tefuda.core.reasons import BadInput
from tefuda.core.state import State
from tefuda.replay import writing
from tefuda.replay.luck import Sealed, written
from tefuda.replay.reading import understood
from tefuda.replay.record import FORMAT, Record

CHANCE = "chance: "


def record(
    state: State,
    *,
    players: Mapping[str, str] | None = None,
    started: str | None = None,
    times: Sequence[int | None] | None = None,
    held: Sequence[int] = (),
    table: str | None = None,
) -> Record:
    """The record of a game so far.

    `players`: names by seat. `started`: when it began, like 2026-11-18T20:15:00Z. `times`: when each move was played,
    in milliseconds since then. `held`: in a race, how many of them each waited for slower lines.
    `table`: where it began, in notation, for a game that did not begin with a deal.
    """
    moves = state.moves
    when = list(times) if times is not None else [None] * len(moves)
    if len(when) != len(moves):
        raise BadInput("record_times", count=len(when), moves=len(moves))
    outcome = state.outcome
    plain: dict[str, Any] = {
        "tefuda": FORMAT,
        "game": state.game.identity.key,
        "rules_version": state.game.identity.rules_version,
        "options": dict(state.game.options),
        "seats": len(state.seats),
        **beginning(state, table),
        **({"players": dict(players)} if players else {}),
        **({"started": started} if started is not None else {}),
        "moves": [[seat, str(move), ms] for (seat, move), ms in zip(moves, when, strict=True)],
        **({"held": list(held)} if any(held) else {}),
        "outcome": None if outcome is None else {"scores": outcome.scores, "winners": list(outcome.winners)},
    }
    draft = understood(plain | {"digest": "0" * 64}, changed=True)
    return msgspec.structs.replace(draft, digest=writing.digest(draft.plain()))


def beginning(state: State, table: str | None) -> dict[str, Any]:
    """The luck of the deal; or the table: as given, as the state remembers it, or as it is before any move."""
    luck = written(state.origin)
    if luck is not None and table is None:
        return {"luck": luck.plain()}
    if table is None and state.origin.startswith("game:"):
        table = state.origin
    if table is None and not state.moves:
        table = state.table()
    if table is None:
        raise BadInput("record_no_beginning")
    lines = [line for line in table.splitlines() if line.strip()]
    ahead = next((written(line.removeprefix(CHANCE)) for line in lines if line.startswith(CHANCE)), None)
    if not isinstance(ahead, Sealed):
        return {"table": lines}
    return {"luck": ahead.plain(), "table": [line for line in lines if not line.startswith(CHANCE)]}
