"""A table of BRAWL laid in a few lines of notation, and short questions about it."""

from typing import Any

import tefuda

FRESH = "- | - | *"
"""A seat that has everything in its deck but what lies on the table."""


class Laid:
    """A table under test."""

    def __init__(self, state: tefuda.State) -> None:
        self.state = state
        self.told: list[tefuda.Event] = []

    def play(self, *moves: str) -> "Laid":
        """One after the other; each by the seat before it (`B: flip`), or else by the first that is asked."""
        self.told = []
        for words in moves:
            seat, colon, move = words.partition(": ")
            self.told += self.state.play(seat, move) if colon else self.state.play(self.state.asked[0], words)
        return self

    def legal(self, seat: str = "A", *verbs: str) -> list[str]:
        return [move for move in self.state.legal(seat) if not verbs or move.split()[0] in verbs]

    def plays(self, seat: str = "A") -> list[str]:
        """Where the one card goes that can be played: `A1 B`, `AB left`, `A1`."""
        return [" ".join(move.split()[2:]) for move in self.legal(seat, "play")]

    def why_not(self, move: str, seat: str = "A") -> str:
        reason = self.state.why_not(seat, move)
        return reason.reason if reason else ""

    def heard(self, seat: int | None, *keys: str) -> list[dict[str, Any]]:
        return [event.heard_by(seat) for event in self.told if not keys or event.key in keys]

    def happened(self) -> list[str]:
        return [event.key for event in self.told]

    # -- what lies there

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.state.view(None)["facts"]
        return facts

    def base(self, name: str) -> dict[str, Any]:
        rows = [base for arena in self.facts["arenas"] for base in arena["row"] if base["base"] == name]
        found: dict[str, Any] = rows[0]
        return found

    def column(self, base: str, side: str) -> list[str]:
        cards: list[str] = self.base(base)["columns"][side]["cards"]
        return cards

    def hits(self, base: str) -> list[int]:
        return [column["hits"] for column in self.base(base)["columns"].values()]

    def winner(self, base: str) -> str:
        return str(self.base(base)["winner"])

    def row(self, arena: str = "AB") -> list[str]:
        return [base["base"] for one in self.facts["arenas"] if one["arena"] == arena for base in one["row"]]

    def bases(self) -> dict[str, int]:
        """What each seat would win as it lies."""
        return {seat: about["bases"] for seat, about in self.facts["seats"].items()}

    def line(self, key: str) -> str:
        found = [line.partition(": ")[2] for line in self.state.table().splitlines() if line.startswith(f"{key}: ")]
        return found[0] if found else "-"

    def parts(self, seat: str) -> list[list[str]]:
        """Hand, discards and deck, as they are written."""
        return [[word for word in part.split() if word != "-"] for part in self.line(seat).split("|")]

    def hand(self, seat: str) -> list[str]:
        return self.parts(seat)[0]

    def discards(self, seat: str) -> list[str]:
        return self.parts(seat)[1]

    def deck(self, seat: str) -> list[str]:
        return self.parts(seat)[2]

    @property
    def turn(self) -> str:
        return str(self.facts.get("turn_of", ""))

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def winners(self) -> str:
        return "".join(self.state.outcome.winners) if self.state.outcome else ""

    @property
    def scores(self) -> dict[str, int]:
        return dict(self.state.outcome.scores) if self.state.outcome else {}

    # -- what is seen

    def seen(self, seat: str | None, zone: str, owner: str | None = None) -> list[Any]:
        zones = self.state.view(seat)["zones"]
        return [card for one in zones if (one["zone"], one["owner"]) == (zone, owner) for card in one["cards"]]

    def count(self, zone: str, owner: str | None = None) -> int:
        zones = self.state.view(None)["zones"]
        return sum(one["count"] for one in zones if (one["zone"], one["owner"]) == (zone, owner))


def given(text: str, **options: Any) -> Laid:
    laid = Laid(tefuda.table("brawl", text, **options))
    laid.state.t.listen()
    return laid


def duel(hand: str = "-", *, row: str = "A1 B1", lines: str = "", a: str = "", b: str = "", **options: Any) -> Laid:
    """Two seats, A's turn with this card in hand; `lines`: what lies on the Bases."""
    b = b or short_of(lines.count("freeze"))
    return given(f"A: {a or f'{hand} | - | *'}\nB: {b}\nAB: {row}\n{lines}\nturn: A", **options)


def short_of(freezes: int) -> str:
    """A seat that has played so many of its Freezes, which come last of all."""
    return f"- | * | {' '.join(['freeze'] * (3 - freezes)) or '-'}" if freezes else FRESH


def racing(hand: str = "-", **more: Any) -> Laid:
    """The same in tournament mode."""
    options = {"mode": "tournament", **more}
    named = {key: options.pop(key) for key in ("row", "lines", "a", "b") if key in options}
    a = named.pop("a", "") or f"{hand} | - | *"
    lines = named.get("lines", "")
    b = named.get("b") or short_of(lines.count("freeze"))
    text = f"A: {a}\nB: {b}\nAB: {named.get('row', 'A1 B1')}\n{lines}"
    return given(text, **options)


def dealt(seats: int = 2, seed: int = 1, **options: Any) -> Laid:
    """A new game; `told` is its beginning."""
    laid = Laid(tefuda.game("brawl", **options).new(seats=seats, seed=seed, events=True))
    laid.told = list(laid.state.events())
    return laid
