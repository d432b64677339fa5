"""Cards in hand, discards and decks of a table from outside; `*` is whatever of a seat's deck is nowhere else."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from tefuda.core.chance import Chance
from tefuda.core.reasons import BadInput
from tefuda.core.view import letter
from tefuda.games.brawl import names, spelling

if TYPE_CHECKING:
    from tefuda.games.brawl.reading import Words

FORM = "CARD | DISCARDS | DECK"
STAR = "*"
DISCARDS, DECK = 1, 2


class Held:
    """What a seat's line says, and which of its cards are still to be found."""

    def __init__(self, words: "Words", data: dict[str, Any], seat: int) -> None:
        self.key = letter(seat)
        self.words = words
        hand, *piles = words.parts(self.key, FORM)
        self.lifted = bool(hand) and hand[0].startswith("^")
        self.hand = [spelling.face_of(word.removeprefix("^")) for word in hand]
        self.stars = [STAR in pile for pile in piles]
        if piles[0].count(STAR) + piles[1].count(STAR) > 1:
            raise BadInput("table_two_stars")
        if STAR in piles[0] and piles[0][0] != STAR:
            raise words.wrong(self.key, f"CARD | {STAR} DISCARDS | DECK")
        if STAR in piles[1] and piles[1][-1] != STAR:
            raise words.wrong(self.key, f"CARD | DISCARDS | DECK {STAR}")
        self.discards, deck = ([spelling.face_of(word) for word in pile if word != STAR] for pile in piles)
        self.deck = deck[::-1]  # from the bottom
        self.is_playing = seat in data["players"]
        if len(self.hand) > 1 or (self.lifted and not words.choices.is_race):
            raise words.wrong(self.key, FORM)
        self.left: Counter[int] = Counter()
        if self.is_playing:
            self.left.update(dict(enumerate(words.choices.recipes[data["decks"][seat]].counts)))
        copies = Counter(self.left)
        self.left[names.FREEZE] -= 1 if words.choices.is_tag else 0
        self.left[names.BASE] -= sum(1 for base in data["cards"] if base // names.BASES == seat)
        self.left.subtract([*self.hand, *self.discards, *self.deck])
        for face, count in self.left.items():
            if count < 0:
                raise too_many(face, copies[face] - count, copies[face])

    def fill(self, chance: Chance) -> None:
        """The `*`: the Freezes at the bottom of the deck; in the discards above the rest."""
        rest = sorted(face for face in self.left.elements() if face != names.FREEZE)
        frozen = [names.FREEZE] * self.left[names.FREEZE]
        chance.mix(rest)
        if self.stars[1]:
            self.deck = [*frozen, *rest, *self.deck]
        else:
            self.discards = [*rest, *frozen, *self.discards]
        self.left.clear()

    def check(self) -> None:
        """B-1: Freezes come last. Whatever is left of them lies at the bottom of the deck, and nowhere else before."""
        freezes = self.words.choices.freezes
        most = min(freezes, len(self.deck))
        is_late = len(self.deck) < freezes
        at_bottom = [face == names.FREEZE for face in self.deck]
        if at_bottom != [True] * most + [False] * (len(self.deck) - most) and self.is_playing:
            raise self.words.wrong(self.key, f"… | … | … {'freeze ' * most}".strip())
        if self.hand and not self.lifted and (self.hand[0] == names.FREEZE) != is_late:
            raise self.words.wrong(self.key, "freeze | … | …" if is_late else "CARD | … | … freeze freeze freeze")
        before = [face for i, face in enumerate(self.discards) if names.FREEZE in self.discards[:i]]
        if set(before) - {names.FREEZE}:
            raise self.words.wrong(self.key, "… | … freeze | …")


def deal_out(words: "Words", data: dict[str, Any], chance: Chance) -> None:
    """Every card is somewhere, none too often; cards on the table come from whom it can be."""
    held = [Held(words, data, seat) for seat in range(words.seats)]
    played = Counter(face for parts in data["cards"].values() for part in parts for face in part)
    played[names.CLEAR] += len(data["cleared"])
    take_from_stars(held, played)
    for one in held:
        if any(one.stars):
            one.fill(chance)
    for face, count in played.items():
        if count > (found := sum(one.left[face] for one in held)):
            raise too_many(face, count, found)
    left = sum((one.left for one in held), Counter()) - played
    if left:
        raise BadInput("table_nowhere", count=left.total(), card=spelling.FACES[min(left)])
    for one in held:
        one.check()
    data["seats"] = [
        {"hand": one.hand[0] if one.hand else None, "lifted": one.lifted, "discards": one.discards, "deck": one.deck}
        for one in held
    ]


def take_from_stars(held: list[Held], played: "Counter[int]") -> None:
    """What no other line lacks was played by seats with a `*`; first by those whose deck is written out."""
    lacking = sum((one.left for one in held if not any(one.stars)), Counter())
    for one in sorted(held, key=lambda each: each.stars[1]):
        if any(one.stars):
            for face in played:
                count = min(one.left[face], max(0, played[face] - lacking[face]))
                one.left[face] -= count
                played[face] -= count


def too_many(face: int, count: int, copies: int) -> BadInput:
    return BadInput("table_too_many", card=spelling.FACES[face], count=count, copies=copies)
