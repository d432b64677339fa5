"""Finds the games by listing their folder, and opens them with options."""

import functools
import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

from tefuda import games as folder
from tefuda.core.chance import Chance
from tefuda.core.game import Game, Playouts
from tefuda.core.options import Identity
from tefuda.core.reasons import BadInput, shown
from tefuda.core.seeds import whole_seed
from tefuda.core.state import State, readers
from tefuda.luck import from_seed, is_text, is_whole


def keys() -> list[str]:
    """The keys of all games."""
    return list(_keys())


@functools.cache
def _keys() -> tuple[str, ...]:
    return tuple(sorted(found.name for found in pkgutil.iter_modules(folder.__path__) if found.ispkg))


def module(key: str) -> ModuleType:
    if key not in _keys():
        raise BadInput("unknown_game", game=shown(key), known=", ".join(keys()))
    try:
        return import_module(f"tefuda.games.{key}")
    except Exception as mistake:
        raise BadInput("broken_game", game=key, mistake=f"{type(mistake).__name__}: {mistake}") from mistake


def identity(key: str) -> Identity:
    """What a game says of itself, without opening it."""
    found: Identity = module(key).IDENTITY
    return found


class Opened:
    """A game with its options chosen, ready for tables."""

    def __init__(self, key: str, options: dict[str, Any]) -> None:
        self.identity = identity(key)
        self.key = key
        self.options = self.identity.choose(options)
        self.rules: Game = module(key).open_game(self.options)

    @property
    def rules_version(self) -> int:
        return self.identity.rules_version

    @property
    def seats(self) -> range:
        """The numbers of seats that it can be played with."""
        return self.identity.seats(self.options)

    def new(self, seats: int | None = None, seed: int | str | None = None, events: bool = False) -> State:
        """A new table, dealt. The same seed deals the same; without one a secret is drawn."""
        count = self.identity.check_seats(self.seats[0] if seats is None else seats, self.options)
        return self.deal(count, from_seed(seed), events)

    def deal(self, seats: int, chance: Chance, events: bool = False) -> State:
        """A new table, dealt by this luck."""
        origin = chance.written()
        return State(self.rules, self.rules.setup(seats, chance, events), origin)

    def table(self, text: str, seed: int | str = 0) -> State:
        """A table from its notation; luck it does not name comes from the seed."""
        return table(self.key, text, seed, False, **self.identity.chosen(self.options))

    def set_up(self, text: str, luck: Chance | None = None) -> State:
        """A game that begins with this table; somebody listens. `luck`: what is drawn from then on, where the table
        does not say it."""
        if luck is not None:
            text = f"{text.rstrip()}\nchance: {luck.written()}"
        state = self.table(text)
        state.t.listen()
        return state

    def playouts(self, seats: int, games: int, seed: int = 0) -> Playouts:
        count = self.identity.check_seats(seats, self.options)
        if not is_whole(games) or not 0 <= games <= 1_000_000_000:
            raise BadInput("bad_number", what="games", value=shown(games), low=0, high=1_000_000_000)
        return self.rules.playouts(count, games, whole_seed(seed))

    def __reduce__(self) -> tuple[type["Opened"], tuple[str, dict[str, Any]]]:
        return Opened, (self.key, self.options)

    def __repr__(self) -> str:
        return f"<game {self.key}>"


def game(key: str, /, **options: Any) -> Opened:
    """A game with options by keyword; unknown ones are refused with the list."""
    return Opened(key, options)


def playouts(key: str, /, seats: int, games: int, seed: int = 0, **options: Any) -> Playouts:
    """Whole random games inside compiled code."""
    return Opened(key, options).playouts(seats, games, seed)


def table(key: str, text: str, /, seed: int | str = 0, events: bool = False, **options: Any) -> State:
    """A table from its notation. Options given here are defaults for those that the text does not name."""
    from tefuda.core import chance as chances

    module(key)
    lines = _lines(text)
    if lines.get("game", key).strip() != key:
        raise BadInput("table_bad_value", key="game", value=shown(lines["game"]), allowed=key)
    opened = Opened(key, {**options, **_chosen(lines.get("options", ""))})
    luck = from_seed(seed)
    if "chance" in lines:
        try:
            luck = chances.read(lines["chance"])
        except ValueError:
            raise BadInput("table_bad_value", key="chance", value=shown(lines["chance"]), allowed="quick …") from None
    state = State(opened.rules, opened.rules.notation.read_table(opened.rules, lines, luck))
    state.origin = state.table()
    if events:
        state.t.listen()
    return state


def _chosen(line: str) -> dict[str, str]:
    """The options that a table names."""
    found: dict[str, str] = {}
    for word in line.split():
        if word != "-":
            name, _, value = word.partition("=")
            if name in found:
                raise BadInput("option_twice", option=shown(name))
            found[name] = value
    return found


def _lines(text: str) -> dict[str, str]:
    if not is_text(text) or len(text) > 100_000:
        raise BadInput("table_too_long", limit=100_000)
    lines: dict[str, str] = {}
    for line in text.splitlines():
        line = line.partition("#")[0].strip()
        if line:
            key, colon, words = line.partition(":")
            key = key.strip()
            if not colon:
                raise BadInput("table_bad_line", line=shown(line))
            if key in lines:
                raise BadInput("table_twice", key=shown(key))
            lines[key] = words.strip()
    return lines


readers.append(table)
