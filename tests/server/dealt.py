"""A game that is on: whoever is named sits at a table, and everybody has heard of the deal."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.server.players import House, Line, Person


class Dealt:
    """The table, its players in the order of their seats, and their sockets."""

    def __init__(self, house: House, table: str, lines: list[Line]) -> None:
        self.house = house
        self.table = table
        self.lines = lines

    @property
    def room(self) -> Any:
        return self.house.room(self.table)

    @property
    def asked(self) -> Line:
        """Whose turn it is, as the room knows."""
        return self.at(self.room.table.state.asked[0])

    @property
    def idle(self) -> Line:
        """Somebody whose turn it is not."""
        return next(line for line in self.lines if line.seat not in self.room.table.state.asked)

    def at(self, seat: str) -> Line:
        return next(line for line in self.lines if line.seat == seat)

    @property
    def now(self) -> tuple[int, str]:
        """All that a frame must not change by mistake."""
        return self.room.table.seq, self.room.table.state.table()


@asynccontextmanager
async def dealt(
    here: House, *names: str, elsewhere: House | None = None, views: int = 0, **new: Any
) -> AsyncIterator[Dealt]:
    """`elsewhere`: the node at which all but the first have their sockets."""
    people = [await Person(here, name).come() for name in names or ("Anna", "Ben")]
    table = await people[0].make(seats=len(people), ready=True, **new)
    async with AsyncExitStack() as stack:
        lines: list[Line] = []
        for person in people:
            node = here if not lines else elsewhere or here
            line = await stack.enter_async_context(person.at(table, node, views=views))
            await line.until("welcome")
            if lines:
                line.seat = (await line.answer(await line.say("sit")))["seat"]["seat"]
                await line.say("ready")
            lines.append(line)
        for line in lines:
            await line.until("started")
        yield Dealt(here, table, lines)


def is_sentence(text: str) -> bool:
    """One sentence for people: no key, no trace, no second line."""
    return (
        10 < len(text) <= 600
        and text.isprintable()
        and text[-1] in ".?!"
        and not text.startswith("error-")
        and "Traceback" not in text
        and "Error" not in text
    )
