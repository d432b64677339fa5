"""BN-9: what the scrolls (スクロールカード) do, in the order of the rulebook's list."""

from tefuda.core.effects import Effect
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.games.blanc_noir import answers, front, moves, names, own, sets
from tefuda.games.blanc_noir.choosing import AtOne
from tefuda.games.blanc_noir.zones import Zones


class ReturnScroll(Effect):
    """衝撃波: a scroll in front of any player, face up or down, goes back into the pile, which is shuffled."""

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        if front.count(z) > 1:
            z.ask(seat, self.number, z.used)

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        this = seat * names.MOST_SCROLLS + z.counter()
        for owner in range(z.seats):
            for i in range(z.fronts[owner]):
                place = owner * names.MOST_SCROLLS + i
                if place != this:
                    out.add(moves.put_back(place))

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        z.answered()
        front.put_back(z, seat, moves.first(move))

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        return Reason("no_scroll_there", "BN-9", place=moves.first(move))

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        """The step is the place of the Shock Wave itself."""
        z = own.zones(t)
        place = seat * names.MOST_SCROLLS + step
        if not 0 <= step < z.fronts[seat] or front.is_down(z, place):
            return False
        return sets.SCROLL_EFFECT_OF[z.front[place]] == self.number and front.count(z) > 1


class EndTurn(Effect):
    """蜃気楼: your turn ends without a main action; an open chain stays open."""

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        z.close_turn(seat, names.WITHOUT)


class OthersDraw(Effect):
    """吹雪: all others draw so many each, from the next player on."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        for i in range(1, z.seats):
            z.draw(z.next_seat(seat, i), self.count)


class GiveMonsters(AtOne):
    """脅威: with a Dragon, a Golem and a Gargoyle, give one each to another player: the quest is fulfilled."""

    def __init__(self) -> None:
        self.paragraph = "BN-9"

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        if self.has_all(z, seat):
            z.ask(seat, self.number, 0)

    def has_all(self, z: Zones, seat: int) -> bool:
        return z.has(seat, sets.DRAGON) and z.has(seat, sets.GOLEM) and z.has(seat, sets.GARGOYLE)

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        return step == 0 and self.has_all(own.zones(t), seat)

    def needs(self, t: Table, seat: int) -> list[tuple[list[int], int]]:
        return [([face], 1) for face in (sets.DRAGON, sets.GOLEM, sets.GARGOYLE)]

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        answers.taken(z, seat, move)
        z.give(seat, moves.first(move), sets.DRAGON)
        z.give(seat, moves.first(move), sets.GOLEM)
        z.give(seat, moves.first(move), sets.GARGOYLE)
        z.close_turn(seat, names.THREATENED)


class Gather(Effect):
    """竜巻: all scrolls but this one are shuffled; each player is dealt one face down."""

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        front.gather(z, seat, z.used)
