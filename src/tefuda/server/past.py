"""The games that were dealt at a table, from the table's log alone."""

from datetime import UTC, datetime
from typing import Any

from tefuda import replay
from tefuda.core.state import State
from tefuda.server import entries, forms
from tefuda.server.refusals import NotNow, NotThere
from tefuda.server.table import Table


class Past:
    """One of them. `table`: as it stood just before the end, or as it stands now; `by`: who made each move."""

    def __init__(self, table: Table, by: list[str], is_over: bool) -> None:
        if table.state is None:
            raise NotThere("server_other_rules", version=table.rules_version)
        self.table = table
        self.state: State = table.state
        self.by = by
        self.is_over = is_over

    @property
    def record(self) -> replay.Record:
        """With the secret, also of a game that goes on: it must not leave the server before the end."""
        table = self.table
        began = datetime.fromtimestamp(table.started / 1000, UTC)
        return replay.record(
            self.state,
            players={place.seat: place.name for place in table.places if place.name},
            started=began.strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
            times=table.times,
            held=table.held,
        )


def past(id: str, log: list[bytes], number: int | None = None) -> Past:
    """The game with this number; without one the last that is over."""
    found = opened(log)
    spans = dict(enumerate(spans_of(found), 1))
    over = [i for i, (_, end) in spans.items() if end is not None]
    if number is None:
        number = max(over, default=0)
    if number not in spans:
        if not over:
            raise NotThere("server_no_game_yet")
        raise NotThere("server_no_game_number", number=number, most=max(over, default=0))
    start, end = spans[number]
    table = Table(id, found[0])
    by: list[str] = []
    for i, entry in enumerate(found[:end]):
        table.is_skipping = i < start
        table.fold(entry)
        if i > start and isinstance(entry, entries.Moved):
            by.append(entry.by)
        elif isinstance(entry, entries.Undone):
            del by[entry.ply :]
    return Past(table, by, end is not None)


def finished(id: str, log: list[bytes], number: int | None) -> Past:
    """Only a game that is over: of one that goes on nothing may be told that not everybody knows."""
    spans = spans_of(opened(log))
    if number is not None and 0 < number <= len(spans) and spans[number - 1][1] is None:
        raise NotNow("server_record_later")
    return past(id, log, number)


def played_games(id: str, log: list[bytes], user: str) -> list[forms.PlayedGame]:
    """All of them, the first one first, as a list shows them."""
    found = opened(log)
    spans = spans_of(found)
    table = Table(id, found[0])
    table.is_skipping = True
    games = []
    for i, entry in enumerate(found):
        ends = [n for n, (_, end) in enumerate(spans, 1) if i == end]
        if ends:
            games.append(listed(table, found, spans[ends[0] - 1], user))
        table.fold(entry)
    if spans and spans[-1][1] is None:
        games.append(listed(table, found, spans[-1], user))
    return games


def listed(table: Table, found: list[entries.Entry], span: tuple[int, int | None], user: str) -> forms.PlayedGame:
    """The table stands just before the game's end."""
    start, end = span
    moves = 0
    for entry in found[start:end]:
        moves = entry.ply if isinstance(entry, entries.Undone) else moves + isinstance(entry, entries.Moved)
    last = None if end is None else found[end]
    place = table.places.of_user(user)
    return forms.PlayedGame(
        number=table.number,
        started=table.started,
        ended=None if last is None else last.at,
        why=last.why if isinstance(last, entries.Ended) else "",
        moves=moves,
        rules_version=table.rules_version,
        players={one.seat: one.name for one in table.places},
        mine=None if place is None else place.seat,
    )


def opened(log: list[bytes]) -> list[Any]:
    if not log:
        raise NotThere("server_no_table")
    return [entries.decode(data) for data in log]


def spans_of(found: list[entries.Entry]) -> list[tuple[int, int | None]]:
    """Where each game begins, and where it ends, if it has."""
    spans: list[tuple[int, int | None]] = []
    for i, entry in enumerate(found):
        if isinstance(entry, entries.Started):
            spans.append((i, None))
        elif isinstance(entry, entries.Ended) and spans:
            spans[-1] = spans[-1][0], i
    return spans


def seat_of(past: Past, user: str, token: str) -> str | None:
    """The seat of whoever asks, in that game."""
    places = past.table.places
    place = places.of_token(token) if token else places.of_user(user)
    return None if place is None else place.seat
