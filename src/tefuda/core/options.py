"""A game's identity block and the options of its tables."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tefuda.core.reasons import BadInput, shown


class Option(NamedTuple):
    """Either one of some words, or a whole number from `low` to `high` (and `none` where that is the default).

    `reads`: beside the words any text that this makes canonical; it refuses what it cannot read.
    `by_seat`: its texts name something for each seat, in order, with commas between; this lists what the game has to
    offer for one seat, among the other options.
    """

    key: str
    default: str | int | None
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    reads: Callable[[str], str] | None = None
    by_seat: Callable[[Mapping[str, Any]], tuple[str, ...]] | None = None

    @property
    def allowed(self) -> str:
        if self.values:
            return ", ".join(self.values)
        numbers = f"{self.low}-{self.high}"
        return f"none, {numbers}" if self.default is None else numbers

    def read(self, game: str, value: object) -> str | int | None:
        """The value, also from its text; anything else is refused with the list."""
        if self.values:
            if isinstance(value, str):
                if value in self.values:
                    return value
                if self.reads is not None:
                    return self.reads(value)
        elif self.default is None and (value is None or value == "none"):
            return None
        elif not isinstance(value, bool):
            number = whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadInput("bad_option", option=self.key, game=game, value=shown(value), allowed=self.allowed)


class Identity(NamedTuple):
    """What a game is called, which rules it plays by, and what a table of it may choose.

    `editions`: for the option of that name, the values that each edition sets together.
    `paragraphs`: the rule behind the reasons that every game has.
    `seats_by`: for an option's value, the fewest and the most seats where they differ from the game's.
    `demands`: refuses values that do not go together, or not with so many seats (None: the seats are not known yet).
    `usual`: so many seats where nobody says how many.
    """

    key: str
    rules_version: int
    fewest: int
    most: int
    options: tuple[Option, ...] = ()
    editions: Mapping[str, Mapping[str, str]] = {}
    paragraphs: Mapping[str, str] = {}
    seats_by: Mapping[str, Mapping[str, tuple[int, int]]] = {}
    demands: Callable[[Mapping[str, Any], int | None], None] | None = None
    usual: int = 4

    def choose(self, chosen: Mapping[str, object]) -> dict[str, str | int | None]:
        """Every option's value: chosen ones first, then the edition's, then the defaults."""
        known = {option.key: option for option in self.options}
        for key in chosen:
            if key not in known:
                raise BadInput("unknown_option", game=self.key, option=shown(key), known=", ".join(known) or "-")
        values = {option.key: option.default for option in self.options}
        edition = "edition" in chosen and known["edition"].read(self.key, chosen["edition"])
        values.update(self.editions.get(str(edition), {}))
        values.update({key: known[key].read(self.key, value) for key, value in chosen.items()})
        if self.demands is not None:
            self.demands(values, None)
        return values

    def chosen(self, values: Mapping[str, object]) -> dict[str, object]:
        """The fewest options that choose these values."""
        plain = self.choose({})
        found: dict[str, object] = {}
        if values.get("edition") != plain.get("edition"):
            found["edition"] = values["edition"]
            plain = self.choose(found)
        found.update({key: value for key, value in values.items() if value != plain[key]})
        return found

    def seats(self, values: Mapping[str, object]) -> range:
        """The numbers of seats that a table with these options can have."""
        low, high = self.fewest, self.most
        for key, by_value in self.seats_by.items():
            low, high = by_value.get(str(values.get(key)), (low, high))
        return range(low, high + 1)

    def check_seats(self, seats: object, values: Mapping[str, object] | None = None) -> int:
        """The number, if a table with these options can have so many."""
        number = whole(seats) if not isinstance(seats, bool) else None
        allowed = self.seats(values or {})
        if number is None or number not in allowed:
            raise BadInput("bad_seats", game=self.key, seats=shown(seats), low=allowed[0], high=allowed[-1])
        if self.demands is not None and values is not None:
            self.demands(values, number)
        return number

    def usual_seats(self, values: Mapping[str, object]) -> int:
        """As many as usual, or as near to it as these options allow."""
        allowed = self.seats(values)
        return min(max(self.usual, allowed[0]), allowed[-1])


def whole(value: object) -> int | None:
    if isinstance(value, int):
        return value
    if isinstance(value, str) and len(value) < 10 and value.isascii() and value.isdigit():
        return int(value)
    return None
