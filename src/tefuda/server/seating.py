"""Who sits at a table: persons, bots and programs. A seat is a place; whoever holds it may be away."""

from collections.abc import Iterator
from dataclasses import dataclass

from tefuda.core.view import LETTERS
from tefuda.server import entries
from tefuda.server.tokens import same


@dataclass
class Place:
    """One seat and who holds it; nobody when `kind` is empty."""

    seat: str
    kind: str = ""
    user: str = ""
    name: str = ""
    level: str = ""
    token: str = ""
    ready: bool = False
    stand_in: str = ""
    """The level of the bot that goes on for somebody who is away."""
    open: bool = False

    @property
    def is_taken(self) -> bool:
        return self.kind != ""

    @property
    def bot(self) -> str:
        """The level of the bot that plays here; empty when a person or program does."""
        return self.level if self.kind == "bot" else self.stand_in


def taken(entry: entries.Sat) -> Place:
    return Place(entry.seat, entry.kind, entry.user, entry.name, entry.level, entry.token, ready=entry.kind != "person")


class Places:
    """All seats of a table, in order."""

    def __init__(self, seats: int) -> None:
        self.all = [Place(seat) for seat in LETTERS[:seats]]
        self.users: dict[str, Place] = {}
        """Who sits where: asked for every member at every move."""

    def __getitem__(self, seat: str) -> Place:
        return self.all[LETTERS.index(seat)]

    def __setitem__(self, seat: str, place: Place) -> None:
        self.all[LETTERS.index(seat)] = place
        self.note_users()

    def __iter__(self) -> Iterator[Place]:
        return iter(self.all)

    @property
    def letters(self) -> str:
        return LETTERS[: len(self.all)]

    def of_user(self, user: str) -> Place | None:
        return self.users.get(user)

    def note_users(self) -> None:
        self.users = {place.user: place for place in reversed(self.all) if place.user}

    def of_token(self, token: str) -> Place | None:
        return next((place for place in self.all if token and place.token and same(place.token, token)), None)

    def first_free(self) -> Place | None:
        return next((place for place in self.all if not place.is_taken), None)

    @property
    def persons(self) -> list[Place]:
        return [place for place in self.all if place.kind == "person"]

    @property
    def all_ready(self) -> bool:
        return all(place.is_taken and place.ready for place in self.all)

    def resize(self, seats: int) -> None:
        """Before a game; whoever sits behind the last seat loses it."""
        self.all = self.all[:seats] + [Place(seat) for seat in LETTERS[len(self.all) : seats]]
        self.note_users()

    def turn(self, moved: str) -> None:
        """`moved`: the new seat of each old one, in order."""
        places = self.all[:]
        for place, seat in zip(places, moved, strict=True):
            place.seat = seat
            self[seat] = place
