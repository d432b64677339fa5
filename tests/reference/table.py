"""What lies on the table, and the few verbs that move it."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Protocol

from .cards import WILD, all_scrolls, in_order, is_normal, whole_deck
from .options import Options

LETTERS = "ABCDEF"

Asking = Generator[list[str], str, None]
"""Something that asks its way through: gives the legal moves, is sent the one chosen."""


class Luck(Protocol):
    """Where luck comes from."""

    def below(self, n: int, /) -> int:
        """A whole number from 0 to n-1."""


@dataclass
class Scroll:
    """A scroll in front of a seat."""

    face: str
    up: bool = False


class Table:
    """Everything that the rules look at. The end of a pile is its top."""

    def __init__(self, seats: int, luck: Luck, options: Options) -> None:
        self.seats = seats
        self.luck = luck
        self.options = options
        self.round = 0
        self.points = [0] * seats
        self.quests = [0] * seats
        self.winners: list[int] | None = None
        self.first = 0
        self.fulfilled: int | None = None
        """Who fulfilled the quest of this round, or of the last one while a new one is dealt."""
        self.clear()

    def clear(self) -> None:
        """Everything that begins anew with a round (BN-2)."""
        self.turn = 0
        self.direction = 1
        self.colour: str | None = None
        self.chain = 0
        self.idle = 0
        self.moved = False
        self.skipping = False
        self.declared: set[int] = set()
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.scrolls: list[list[Scroll]] = [[] for _ in range(self.seats)]
        self.pile: list[str] = []
        self.scroll_pile: list[str] = []
        self.discards: list[str] = []
        self.removed: list[str] = []

    def deal(self) -> None:
        """A new round: seven cards and a scroll each, one card turned up, somebody begins (BN-2)."""
        self.clear()
        self.round += 1
        self.pile = whole_deck(self.options.deck)
        self.shuffle(self.pile)
        self.scroll_pile = all_scrolls()
        self.shuffle(self.scroll_pile)
        for seat in range(self.seats):
            self.hands[seat] = [self.pile.pop() for _ in range(7)]
        for seat in range(self.seats):
            self.gain_scroll(seat)
        self.discards.append(self.pile.pop())
        self.colour = "any" if self.top in WILD else None
        self.turn = self.first = self.who_begins()
        self.fulfilled = None

    def who_begins(self) -> int:
        """By lot, or the last round's winner, or the neighbour of who began it (BN-2a)."""
        if self.round > 1 and self.options.first_player == "left_of_last":
            return (self.first + 1) % self.seats
        if self.options.first_player == "winner" and self.fulfilled is not None:
            return self.fulfilled
        return self.luck.below(self.seats)

    def shuffle(self, cards: list[str]) -> None:
        """Fisher-Yates from the end, as the notation page lays it down."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.luck.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    @property
    def top(self) -> str:
        """The card that the next discard must go with."""
        return self.discards[-1]

    @property
    def hand(self) -> list[str]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turn]

    @property
    def word_stands(self) -> bool:
        """Whether the seat whose turn it is has said "Blanc Noir" and it still counts (BN-5.2.2, BN-5b)."""
        return self.turn in self.declared

    def others(self) -> list[int]:
        """Everybody but the seat whose turn it is, in the order of seats."""
        return [seat for seat in range(self.seats) if seat != self.turn]

    def following(self, steps: int = 1) -> int:
        """The seat so many steps on in the current direction."""
        return (self.turn + steps * self.direction) % self.seats

    def stir(self) -> None:
        """A number card moved, so that this turn is not a still one (BN-5c)."""
        self.moved = True
        self.idle = 0

    def draw(self, seat: int, count: int) -> int:
        """Draw so many, renewing the pile when it runs out; as many as there are (BN-5c). A hand that grew loses
        the word (BN-5b)."""
        drawn = 0
        while drawn < count:
            if not self.pile:
                self.renew()
            if not self.pile:
                break
            self.receive(seat, self.pile.pop())
            drawn += 1
        return drawn

    def renew(self) -> None:
        """The discards under the top one become the draw pile (BN-5c)."""
        self.pile = in_order(self.discards[:-1])
        self.discards = self.discards[-1:]
        self.shuffle(self.pile)

    def receive(self, seat: int, card: str) -> None:
        """A card comes into a hand, which spends the word (BN-5b)."""
        self.hands[seat].append(card)
        self.declared.discard(seat)
        self.stir()

    def remove(self, card: str) -> None:
        """Out of the hand and out of the round (BN-8b)."""
        self.hand.remove(card)
        self.removed.append(card)
        self.stir()

    def gain_scroll(self, seat: int) -> None:
        """One scroll of the pile, face down, behind those that lie there; nothing from an empty pile."""
        if not self.scroll_pile:
            return
        if self.options.draw_scroll == "random":
            j = self.luck.below(len(self.scroll_pile))
            self.scroll_pile[j], self.scroll_pile[-1] = self.scroll_pile[-1], self.scroll_pile[j]
        self.scrolls[seat].append(Scroll(self.scroll_pile.pop()))

    def places(self) -> list[tuple[str, Scroll]]:
        """Every scroll in front of a seat with the name of its place: seats in order, then places."""
        return [
            (f"{LETTERS[seat]}.{index}", scroll)
            for seat in range(self.seats)
            for index, scroll in enumerate(self.scrolls[seat], start=1)
        ]

    def normal_cards_left(self) -> bool:
        """Whether anybody could still fulfil a quest by discarding (BN-5c)."""
        return any(is_normal(card) for cards in (*self.hands, self.pile, self.discards) for card in cards)
