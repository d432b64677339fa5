"""What must happen next at a table though nobody asks for it: countdowns, clocks, ends, votes, and seats left alone."""

import secrets
from collections.abc import Mapping

from tefuda import registry
from tefuda.server import entries
from tefuda.server.table import Table

NEVER = 1 << 62


def secret() -> str:
    return secrets.token_hex(32)


def next_entry(table: Table, now: int, away: Mapping[str, int], is_alone: bool) -> entries.Entry | None:
    """The entry that is due now; `away`: since when persons and programs are not there, by seat; `is_alone`: nobody is,
    and so nobody needs a bot instead of them."""
    if table.phase == "playing":
        return _in_game(table, now, away, is_alone)
    if table.phase == "counting":
        if not table.places.all_ready:
            return entries.Stopped(at=now)
        if now >= table.until:
            return _start(table, now)
    elif table.places.all_ready:
        return entries.Counting(at=now, until=now + table.settings.countdown * 1000)
    return None


def _start(table: Table, now: int) -> entries.Started:
    moved = ""
    if table.number and table.settings.rotate:
        letters = table.places.letters
        moved = letters[1:] + letters[0]
    version = registry.identity(table.game).rules_version
    return entries.Started(at=now, number=table.number + 1, rules_version=version, moved=moved)


def _in_game(table: Table, now: int, away: Mapping[str, int], is_alone: bool) -> entries.Entry | None:
    state = table.state
    if state is None:
        return entries.Ended(at=now, secret=secret(), why="rules")
    if state.over:
        return entries.Ended(at=now, secret=secret())
    if table.vote is not None:
        if table.vote.is_agreed:
            return agreed(table, now)
        if table.vote.until <= now:
            return lapsed(table, now)
    if table.paused:
        return None
    deadline = table.clocks.deadline
    if deadline is not None and deadline[0] <= now:
        seat = deadline[1]
        return entries.Moved(at=now, seat=seat, move=state.default(seat), by="clock")
    if table.ends is not None and table.ends <= now:
        return table.idle.entry(now)
    for seat, since in away.items():
        if since + table.settings.grace * 1000 <= now:
            if table.settings.absent == "bot" and not is_alone:
                return entries.TakenOver(at=now, seat=seat, level=table.settings.bots)
            if table.settings.absent == "end":
                return entries.Ended(at=now, secret=secret(), why="absent")
    return None


def agreed(table: Table, now: int) -> entries.Entry:
    """What all have agreed on."""
    assert table.vote is not None
    match table.vote.what:
        case "undo":
            return entries.Undone(at=now, ply=table.ply - 1)
        case "pause":
            return entries.Paused(at=now)
        case "resume":
            return entries.Resumed(at=now)
    return entries.Ended(at=now, secret=secret(), why="agreed")


def lapsed(table: Table, now: int) -> entries.Entry:
    """Nobody has said no, and some say nothing: a game is not kept waiting for them; everything else stays as it is."""
    assert table.vote is not None
    if table.vote.what == "resume":
        return entries.Resumed(at=now)
    return entries.Answered(at=now, seat=table.vote.by, yes=False)


def next_time(table: Table, away: Mapping[str, int], is_alone: bool) -> int:
    """When to look again, if nothing comes in before."""
    if table.phase == "counting":
        return table.until
    if table.phase != "playing":
        return NEVER
    times = [NEVER if table.vote is None else table.vote.until]
    if table.paused:
        return times[0]
    if table.clocks.deadline is not None:
        times.append(table.clocks.deadline[0])
    if table.ends is not None:
        times.append(table.ends)
    if table.settings.absent == "end" or (table.settings.absent == "bot" and not is_alone):
        times += [since + table.settings.grace * 1000 for since in away.values()]
    return min(times)
