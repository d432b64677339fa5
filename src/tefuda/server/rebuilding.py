"""A table from its log: of the game that goes on, only the last move is looked at closely."""

from tefuda.server import entries
from tefuda.server.table import Table


def rebuilt(id: str, log: list[bytes]) -> Table:
    """The table that this log tells of."""
    found = [entries.decode(data) for data in log]
    last = max((i for i, entry in enumerate(found) if isinstance(entry, entries.Started)), default=0)
    newest = max((i for i, entry in enumerate(found) if isinstance(entry, entries.Moved)), default=0)
    table = Table(id, found[0])
    for i, entry in enumerate(found):
        table.is_skipping = i < last
        table.is_hurrying = i < newest
        table.fold(entry)
    return table
