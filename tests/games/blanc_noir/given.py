"""A table laid in a few lines of notation, and short questions about it."""

from collections import Counter
from typing import Any

import tefuda

SCROLLS = """
    herald_of_red herald_of_red herald_of_yellow herald_of_yellow herald_of_blue herald_of_blue herald_of_green
    herald_of_green explosion explosion shock_wave shock_wave mirage mirage blizzard blizzard menace tornado salvation
    revelation
"""


def all_but(*scrolls: str) -> str:
    """Every scroll but these: in front of one seat they leave nothing in the pile."""
    return " ".join((Counter(SCROLLS.split()) - Counter(scrolls)).elements())


class Laid:
    """A table under test. What lies where is read from its written table."""

    def __init__(self, state: tefuda.State) -> None:
        self.state = state
        self.told: list[tefuda.Event] = []

    def play(self, *moves: str) -> "Laid":
        """One after the other, each by the seat that is asked; `told` is what happened meanwhile."""
        self.told = [event for move in moves for event in self.state.play(self.state.asked, move)]
        return self

    def legal(self, *verbs: str) -> list[str]:
        """What the asked seat may play, as far as it begins with one of these verbs."""
        return [str(move) for move in self.state.legal(self.state.asked) if not verbs or move.split()[0] in verbs]

    def heard(self, seat: int | None, *keys: str) -> list[dict[str, Any]]:
        """What a seat hears of what was told; None is somebody who only watches."""
        return [event.heard_by(seat) for event in self.told if not keys or event.key in keys]

    # -- the written table

    def line(self, key: str) -> str:
        found = [line.partition(": ")[2] for line in self.state.table().splitlines() if line.startswith(f"{key}: ")]
        return found[0] if found else "-"

    def words(self, key: str) -> list[str]:
        return [word for word in self.line(key).split() if word != "-"]

    def numbers(self, key: str) -> list[int]:
        """A line of numbers by seat."""
        return [int(word.partition("=")[2]) for word in self.words(key)]

    def hand(self, seat: str) -> list[str]:
        return [word for word in self.line(seat).partition("|")[0].split() if word != "-"]

    def scrolls(self, seat: str) -> list[str]:
        """Those in front of a seat in their places, ^ face up."""
        return [word.partition("=")[0] for word in self.line(seat).partition("|")[2].split() if word != "-"]

    @property
    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(self.hand(seat)) for seat in self.state.seats]

    @property
    def turn(self) -> str:
        return self.line("turn")

    @property
    def round(self) -> int:
        return int(self.line("round"))

    @property
    def chain(self) -> int:
        return int(self.line("chain").replace("-", "0"))

    @property
    def asks(self) -> str:
        """Which question is open."""
        return self.state.waiting[0].why

    @property
    def points(self) -> list[int]:
        return self.numbers("points")

    @property
    def quests(self) -> list[int]:
        return self.numbers("quests")

    @property
    def declared(self) -> list[str]:
        return self.words("declared")

    @property
    def removed(self) -> list[str]:
        return self.words("removed")

    @property
    def winners(self) -> tuple[str, ...]:
        return self.state.outcome.winners if self.state.outcome else ()

    # -- what a seat sees

    def seen(self, seat: str | None, zone: str, owner: str | None = None) -> list[Any]:
        """The cards of a zone as a seat sees them."""
        zones = self.state.view(seat)["zones"]
        return [card for one in zones if (one["zone"], one["owner"]) == (zone, owner) for card in one["cards"]]

    def known(self, seat: str | None, zone: str, owner: str | None = None) -> list[str]:
        """Those of them that it can name."""
        cards = [card if isinstance(card, str) else card.get("face") for card in self.seen(seat, zone, owner)]
        return [card for card in cards if card]

    def count(self, zone: str) -> int:
        """How many cards everybody can count there."""
        return sum(one["count"] for one in self.state.view(None)["zones"] if one["zone"] == zone)

    def fact(self, key: str) -> Any:
        return self.state.view(None)["facts"][key]


def given(text: str, **options: Any) -> Laid:
    laid = Laid(tefuda.table("blanc_noir", text, **options))
    laid.state.t.listen()
    return laid


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> Laid:
    """A new game; `told` is the deal."""
    laid = Laid(tefuda.game("blanc_noir", **options).new(seats=seats, seed=seed, events=True))
    laid.told = list(laid.state.events())
    return laid


def begun_by(kind: str, **options: Any) -> Laid:
    """The first of many deals with two players whose discard pile begins with a card of this kind."""
    deals = (dealt(2, seed, **options) for seed in range(2000))
    return next(laid for laid in deals if laid.line("discards").rpartition(".")[2] == kind)
