"""The reference game: legal moves, moves, and the whole state in plain data."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from . import rounds
from .cards import WILD, all_scrolls, in_order, whole_deck
from .options import chosen
from .table import LETTERS, Asking, Luck, Scroll, Table


class Illegal(ValueError):
    """A move that is not among the legal ones; nothing has changed."""


class Reference:
    """One game of Blanc Noir from the first deal to the winners."""

    def __init__(self, seats: int, luck: Luck, **options: Any) -> None:
        if not 2 <= seats <= 6:
            raise ValueError(f"two to six players, not {seats}")
        self.options = chosen(**options)
        self.table = Table(seats, luck, self.options)
        self.table.deal()
        self._begin()

    def _begin(self) -> None:
        self._flow: Asking = rounds.game(self.table)
        self._legal = next(self._flow)

    @property
    def over(self) -> bool:
        """Whether the game has ended (BN-7)."""
        return self.table.winners is not None

    def asked(self) -> int:
        """The seat whose move is awaited: every question is for the player whose turn it is."""
        if self.over:
            raise ValueError("the game is over")
        return self.table.turn

    def legal(self) -> list[str]:
        """Every legal move in canonical order and notation; none when the game is over."""
        return list(self._legal)

    def play(self, move: str) -> None:
        """Make a legal move, given in canonical notation."""
        if move not in self._legal:
            raise Illegal(f"{move!r} is not one of {self._legal}")
        try:
            self._legal = self._flow.send(move)
        except StopIteration:
            self._legal = []

    def summary(self) -> dict[str, Any]:
        """The whole state in plain data."""
        table = self.table
        return {
            "round": table.round,
            "points": list(table.points),
            "quests": list(table.quests),
            "turn": LETTERS[table.turn],
            "direction": table.direction,
            "colour": table.colour,
            "chain": table.chain,
            "hands": [in_order(hand) for hand in table.hands],
            "scrolls": [[(scroll.face, scroll.up) for scroll in row] for row in table.scrolls],
            "pile": list(table.pile),
            "scroll_pile": list(table.scroll_pile),
            "discards": in_order(table.discards),
            "top": table.top,
            "removed": in_order(table.removed),
            "declared": [LETTERS[seat] for seat in sorted(table.declared)],
            "idle": table.idle,
            "over": self.over,
            "winners": None if table.winners is None else [LETTERS[seat] for seat in table.winners],
        }

    def set(
        self,
        hands: Sequence[Sequence[str]],
        discards: Sequence[str],
        *,
        scrolls: Sequence[Sequence[tuple[str, bool]]] = (),
        pile: Sequence[str] | None = None,
        removed: Sequence[str] | None = None,
        scroll_pile: Sequence[str] | None = None,
        top: str | None = None,
        turn: str = "A",
        first: str | None = None,
        direction: int = 1,
        colour: str | None = None,
        chain: int = 0,
        declared: Sequence[str] = (),
        idle: int = 0,
        points: Sequence[int] = (),
        quests: Sequence[int] = (),
        round: int = 1,
        over: bool = False,
        winners: None = None,
    ) -> None:
        """Lay the table at the beginning of a turn; the keys are those of `summary`, so that a summary can be laid
        again. Left out, `pile` is every card not named, in order; with `pile` given, `removed` is."""
        if over or winners:
            raise ValueError("a finished game cannot be laid")
        table = self.table
        table.clear()
        table.hands = [list(hand) for hand in hands]
        table.discards = list(discards)
        if top is not None:
            table.discards.remove(top)
            table.discards.append(top)
        named = [card for cards in (*hands, discards, pile or (), removed or ()) for card in cards]
        unnamed = list((Counter(whole_deck(self.options.deck)) - Counter(named)).elements())
        table.pile = unnamed if pile is None else list(pile)
        table.removed = list(removed) if removed is not None else unnamed if pile is not None else []
        table.scrolls = [[Scroll(face, up) for face, up in row] for row in scrolls or [()] * table.seats]
        laid = [scroll.face for row in table.scrolls for scroll in row]
        unlaid = list((Counter(all_scrolls()) - Counter(laid)).elements())
        table.scroll_pile = unlaid if scroll_pile is None else list(scroll_pile)
        table.turn = LETTERS.index(turn)
        table.first = table.turn if first is None else LETTERS.index(first)
        table.direction = direction
        table.colour = (colour or "any") if table.top in WILD else None
        table.chain = chain
        table.declared = {LETTERS.index(letter) for letter in declared}
        table.idle = idle
        table.points = list(points) or [0] * table.seats
        table.quests = list(quests) or [0] * table.seats
        table.round = round
        table.fulfilled = None
        table.winners = None
        self._begin()
