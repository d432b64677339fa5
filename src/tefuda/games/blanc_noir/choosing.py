"""BN-8, BN-9: the questions that several cards ask: aim at a player; remove some cards; remove until some are left."""

from tefuda.core import bits
from tefuda.core.effects import Effect
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.games.blanc_noir import answers, moves, names, own, sets, zones
from tefuda.games.blanc_noir.zones import Zones


class AtOne(Effect):
    """One other player, compulsory."""

    paragraph: str

    def begin(self, t: Table, seat: int) -> None:
        t.ask(seat, self.number, 0)

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        for other in range(z.seats):
            if other != seat:
                answers.offer(z, seat, out, moves.aim(other), z.size[seat])

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        return step == 0

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        return Reason("not_another_player", self.paragraph) if moves.first(move) == seat else None


class MayRemove(Effect):
    """One or more cards from your hand, one at a time; it can be declined. BN-8c: asked whatever the hand holds."""

    def __init__(self, most: int) -> None:
        self.most = most

    def allowed(self, z: Zones, seat: int) -> int:
        return z.once[seat]

    def not_allowed(self, z: Zones, face: int) -> Reason | None:
        return None

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        if z.size[seat]:
            z.ask(seat, self.number, self.most)

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        some = self.allowed(z, seat)
        while some:
            answers.offer(z, seat, out, moves.remove(bits.lowest(some)), z.size[seat] - 1)
            some = bits.rest(some)
        answers.offer(z, seat, out, moves.decline(), z.size[seat])

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        left = z.counter() - 1
        z.answered()
        if moves.kind(move) == names.REMOVE:
            z.remove(seat, moves.first(move))
            if left and z.size[seat]:
                z.ask(seat, self.number, left)
        if moves.has_word(move):
            z.declare(seat)

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        z = own.zones(t)
        if not z.has(seat, moves.first(move)):
            return Reason("not_in_hand", "BN-8", card=moves.first(move))
        return self.not_allowed(z, moves.first(move))

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        z = own.zones(t)
        return 1 <= step <= self.most and z.size[seat] > 0


class RemoveUntil(Effect):
    """Cards from your hand, one at a time, until so many are left; compulsory."""

    def __init__(self, left: int, paragraph: str) -> None:
        self.left = left
        self.paragraph = paragraph

    def allowed(self, z: Zones, seat: int) -> int:
        return z.once[seat]

    def not_allowed(self, z: Zones, face: int) -> Reason | None:
        return None

    def may_stop(self, z: Zones) -> bool:
        return False

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        if z.size[seat] > self.left:
            z.ask(seat, self.number, 0)

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        some = self.allowed(z, seat)
        while some:
            answers.offer(z, seat, out, moves.remove(bits.lowest(some)), z.size[seat] - 1)
            some = bits.rest(some)
        if self.may_stop(z):
            answers.offer(z, seat, out, moves.decline(), z.size[seat])

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        if moves.kind(move) == names.REMOVE:
            z.remove(seat, moves.first(move))
            z.count_to(1)
        if moves.kind(move) != names.REMOVE or z.size[seat] <= self.left:
            z.answered()
        if moves.has_word(move):
            z.declare(seat)

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        z = own.zones(t)
        if not z.has(seat, moves.first(move)):
            return Reason("not_in_hand", self.paragraph, card=moves.first(move))
        return self.not_allowed(z, moves.first(move))

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        z = own.zones(t)
        return 0 <= step <= 1 and z.size[seat] > self.left


class RemoveColour(RemoveUntil):
    """伝令: all cards of the colour; two cards at least stay, then you choose which of the colour."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.left = 2
        self.paragraph = "BN-9"

    def allowed(self, z: Zones, seat: int) -> int:
        return z.once[seat] & sets.OF_COLOUR[self.colour]

    def not_allowed(self, z: Zones, face: int) -> Reason | None:
        return Reason("herald_colour", "BN-9", card=face, colour=self.colour)

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        theirs = sets.OF_COLOUR[self.colour]
        count = self.count(z, seat)
        if count and z.size[seat] - count >= self.left:
            while z.once[seat] & theirs:
                z.remove(seat, bits.lowest(z.once[seat] & theirs))
        elif count and z.size[seat] > self.left:
            z.ask(seat, self.number, 0)

    def count(self, z: Zones, seat: int) -> int:
        theirs = sets.OF_COLOUR[self.colour]
        return bits.count(z.once[seat] & theirs) + bits.count(z.twice[seat] & theirs)

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        z = own.zones(t)
        return 0 <= step <= 1 and z.size[seat] > self.left > z.size[seat] - self.count(z, seat)

    def needs(self, t: Table, seat: int) -> list[tuple[list[int], int]]:
        z = own.zones(t)
        return [(zones.both(sets.OF_COLOUR[self.colour], 0), z.size[seat] - self.left + 1)]
