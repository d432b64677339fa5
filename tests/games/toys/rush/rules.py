"""RU-1 to RU-4: a race of all seats, and now and then a question to one of them while the others wait."""

from typing import Any

from tefuda.core import how
from tefuda.core.chance import Chance
from tefuda.core.effects import Effect, Effects
from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.core.zones import Lying, Zone

RACE, GO_ON, TEASE = range(3)  # effects
FLIP, PLAY, DROP, NAME = range(4)  # moves; NAME and on: a seat
MOST = 40


class Lanes(Table):
    def __init__(self, seats: int, chance: Chance, cards: int) -> None:
        Table.__init__(self, seats, chance)
        self.cards = cards
        self.decks: list[list[int]] = [[] for _ in range(seats)]
        self.hands = [0] * seats  # 0: no card
        self.rest = list(range(1, MOST + 1))
        self.middle: list[int] = []
        self.dropped: list[int] = []
        self.points = [0] * seats

    def copy(self, chance: Chance) -> "Lanes":
        new = Lanes(self.seats, chance, self.cards)
        self.copy_waiting(new)
        new.decks = [list(deck) for deck in self.decks]
        new.hands[:] = self.hands
        new.rest = list(self.rest)
        new.middle = list(self.middle)
        new.dropped = list(self.dropped)
        new.points[:] = self.points
        return new

    def deal(self) -> None:
        self.chance.mix(self.rest)
        for deck in self.decks:
            deck += [self.rest.pop() for _ in range(self.cards)]
        self.middle.append(self.rest.pop())

    def race(self) -> None:
        """RU-2: everybody is asked, also who has no card left; RU-4: when nobody has, it is over."""
        if any(self.decks) or any(self.hands):
            self.wait(how.RACE, (1 << self.seats) - 1, RACE, 0)

    def flip(self, seat: int) -> None:
        self.hands[seat] = self.decks[seat].pop()
        self.tell("flipped", seat, str(self.hands[seat]), None, 1 << seat)

    def lay(self, seat: int, where: list[int], key: str) -> int:
        card = self.hands[seat]
        self.hands[seat] = 0
        where.append(card)
        self.tell(key, seat, None, str(card), how.EVERYBODY)
        return card

    def score(self, seat: int, points: int) -> None:
        self.points[seat] += points
        self.tell("scored", seat, None, str(points), how.EVERYBODY)

    def fits(self, seat: int) -> bool:
        card, top = self.hands[seat], self.middle[-1]
        return bool(card) and (card % 10 == top % 10 or card // 10 == top // 10)


def lanes(t: Table) -> Lanes:
    assert isinstance(t, Lanes)
    return t


class Race(Effect):
    """RU-2: flip a card of your own; play it on the middle if a digit fits; or drop it."""

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = lanes(t)
        if z.fits(seat):
            out.add(PLAY)
        if z.hands[seat]:
            out.add(DROP)
        elif z.decks[seat]:
            out.add(FLIP)

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = lanes(t)
        z.answered()
        z.then(seat, GO_ON, 0)
        if move == FLIP:
            z.flip(seat)
        elif move == DROP:
            z.lay(seat, z.dropped, "dropped")
        else:
            z.score(seat, 1)
            if z.lay(seat, z.middle, "played") % 5 == 0:
                z.ask(seat, TEASE, 0)

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        card = lanes(t).hands[seat]
        return Reason("does_not_fit", "RU-2", card=card) if move == PLAY and card else None


class GoOn(Effect):
    """The answer and what it asked are done: the race goes on."""

    def resume(self, t: Table, seat: int, move: int) -> None:
        lanes(t).race()


class Tease(Effect):
    """RU-3: a card that five divides: name another player, who loses a point. Everybody waits for you."""

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        for other in range(t.seats):
            if other != seat:
                out.add(NAME + other)

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = lanes(t)
        z.answered()
        z.score(move - NAME, -1)


class Rush(Game):
    def setup(self, seats: int, chance: Chance, listens: bool) -> Table:
        """RU-1"""
        z = Lanes(seats, chance, self.options["cards"])
        if listens:
            z.listen()
        if self.options["start"] != "even":
            starts = [int(word) for word in self.options["start"].split(",")]
            z.points = (starts * seats)[:seats]
        z.deal()
        z.race()
        return z

    def scores(self, t: Table) -> list[int]:
        return list(lanes(t).points)

    def winners(self, t: Table) -> list[int]:
        """RU-4"""
        points = lanes(t).points
        return [seat for seat in range(t.seats) if points[seat] == max(points)]

    def standing(self, t: Table, seat: int) -> float:
        return float(lanes(t).points[seat])

    def reflex(self, t: Table, seat: int) -> int:
        """Whoever is asked who loses a point has to think."""
        z = lanes(t)
        if z.asker() != RACE:
            return -1
        if z.hands[seat]:
            return PLAY if z.fits(seat) else DROP
        return FLIP if z.decks[seat] else -1

    def zones(self, t: Table) -> list[Zone]:
        z = lanes(t)
        hands = [
            Zone("hand", seat, "hand", "card", [Lying(str(card), 1 << seat)] if card else [])
            for seat, card in enumerate(z.hands)
        ]
        decks = [Zone("deck", seat, "pile", "card", hidden(z.decks[seat])) for seat in range(z.seats)]
        rest = Zone("rest", None, "pile", "card", hidden(z.rest))
        return [*hands, *decks, rest, Zone("middle", None, "row", "card", seen(z.middle)), dropped(z)]

    def facts(self, t: Table) -> dict[str, Any]:
        return {"points": list(lanes(t).points)}

    def resample(self, t: Table, seat: int, chance: Chance) -> Table:
        new = lanes(t).copy(chance)
        others = [other for other in range(new.seats) if other != seat and new.hands[other]]
        unseen = [new.rest, *new.decks, [new.hands[other] for other in others]]
        pool = sorted(card for some in unseen for card in some)
        chance.mix(pool)
        for other in others:
            new.hands[other] = pool.pop()
        new.decks = [[pool.pop() for _ in deck] for deck in new.decks]
        new.rest = pool
        return new


def hidden(cards: list[int]) -> list[Lying]:
    return [Lying(str(card), 0) for card in cards]


def seen(cards: list[int]) -> list[Lying]:
    return [Lying(str(card), how.EVERYBODY) for card in cards]


def dropped(z: Lanes) -> Zone:
    return Zone("dropped", None, "row", "card", seen(z.dropped))


EFFECTS = Effects()
EFFECTS.enrol("race", Race())
EFFECTS.enrol("go_on", GoOn())
EFFECTS.enrol("tease", Tease())
