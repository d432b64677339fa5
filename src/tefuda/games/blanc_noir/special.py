"""BN-8: the abilities of the special cards (スペシャルカード), in the order of the rulebook's list."""

from tefuda.core import bits, how
from tefuda.core.effects import Effect
from tefuda.core.moves import Moves
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.games.blanc_noir import answers, front, looking, moves, names, own, sets
from tefuda.games.blanc_noir.choosing import AtOne, MayRemove, RemoveUntil
from tefuda.games.blanc_noir.zones import Zones


class GainScrolls(Effect):
    """祈り Prayer; also 啓示 Revelation: so many scrolls from the pile, or as many as there are."""

    def __init__(self, count: int) -> None:
        self.count = count

    def begin(self, t: Table, seat: int) -> None:
        for _ in range(self.count):
            front.gain(own.zones(t), seat)


class Reverse(Effect):
    """リバース: play turns the other way round; nothing with two players."""

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        z.turn_round()


class Skip(Effect):
    """スキップ: the next player's turn is left out."""

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        z.leap = 2
        if z.heard is not None:
            z.tell("skipped", z.next_seat(seat, 1), None, None, how.EVERYBODY)


class Command(MayRemove):
    """号令: normal cards of this Lord's colour (BN-11 `lord`: or any cards of it)."""

    def allowed(self, z: Zones, seat: int) -> int:
        some = z.once[seat] & sets.OF_COLOUR[sets.COLOUR_OF[z.top]]
        if not z.choices.lord_takes_any:
            some &= sets.NORMAL
        return some

    def not_allowed(self, z: Zones, face: int) -> Reason:
        key, rule = ("lord_of_colour", "BN-11") if z.choices.lord_takes_any else ("lord_normal_of_colour", "BN-8")
        return Reason(key, rule, card=face, colour=sets.colour_of(z.top))


class Escort(MayRemove):
    """エスコート: one special card; if it was the Prince of her colour, then cards until one is left."""

    def __init__(self, escorted: Effect) -> None:
        self.most = 1
        self.escorted = escorted

    def parts(self) -> list[tuple[str, Effect]]:
        return [("escort", self.escorted)]

    def allowed(self, z: Zones, seat: int) -> int:
        return z.once[seat] & sets.SPECIAL

    def not_allowed(self, z: Zones, face: int) -> Reason:
        return Reason("princess_special", "BN-8", card=face)

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        answers.taken(z, seat, move)
        if moves.kind(move) == names.REMOVE:
            z.remove(seat, moves.first(move))
            if moves.first(move) == sets.face_of(sets.COLOUR_OF[z.top], sets.PRINCE):
                self.escorted.begin(z, seat)


class Escorted(RemoveUntil):
    """The rest of the escort: compulsory (BN-11, `edition = de`: it may be declined before it begins)."""

    def may_stop(self, z: Zones) -> bool:
        return z.choices.escort_may_stop and z.counter() == 0


class ChainAttack(Effect):
    """チェイン:アタック: the chain grows by so many."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        z.add_to_chain(self.amount)


class Mischief(Effect):
    """いたずら: two of the scroll pile and the face-down scrolls of all players change places, unseen."""

    def may_swap(self, z: Zones, one: int, two: int) -> bool:
        """BN-11 `pixie`: de does not let one player's two scrolls change places."""
        if not front.is_down(z, two):
            return False
        if one == names.PILE:
            return z.in_scrolls > 0
        return front.is_down(z, one) and not (
            z.choices.pixie_between_two and one // names.MOST_SCROLLS == two // names.MOST_SCROLLS
        )

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        if self.has_two(z):
            z.ask(seat, self.number, 0)

    def has_two(self, z: Zones) -> bool:
        """Whether there are two places to choose."""
        front.list_down(z)
        places = z.downs + (1 if z.in_scrolls else 0)
        if z.choices.pixie_between_two and not z.in_scrolls and z.downs:
            places = 1 if z.places[0] // names.MOST_SCROLLS == z.places[z.downs - 1] // names.MOST_SCROLLS else 2
        return places > 1

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        return step == 0 and self.has_two(own.zones(t))

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        front.list_down(z)
        if z.in_scrolls:
            for i in range(z.downs):
                answers.offer(z, seat, out, moves.swap(names.PILE, z.places[i]), z.size[seat])
        for i in range(z.downs):
            for k in range(i + 1, z.downs):
                if self.may_swap(z, z.places[i], z.places[k]):
                    answers.offer(z, seat, out, moves.swap(z.places[i], z.places[k]), z.size[seat])

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        answers.taken(z, seat, move)
        front.swap(z, seat, moves.first(move), moves.second(move))

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        z = own.zones(t)
        one, two = moves.first(move), moves.second(move)
        if one == two:
            return Reason("same_place", "BN-8")
        for place in (one, two):
            if place == names.PILE:
                if z.in_scrolls == 0:
                    return Reason("no_scroll_there", "BN-8", place=place)
            elif place % names.MOST_SCROLLS >= z.fronts[place // names.MOST_SCROLLS]:
                return Reason("no_scroll_there", "BN-8", place=place)
            elif not front.is_down(z, place):
                return Reason("not_face_down", "BN-8", place=place)
        return None if self.may_swap(z, one, two) else Reason("pixie_two_players", "BN-11")


class TargetDraws(AtOne):
    """ドラゴンブレス: one player draws so many at once; also 爆発 Explosion."""

    def __init__(self, count: int, paragraph: str) -> None:
        self.count = count
        self.paragraph = paragraph

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        answers.taken(z, seat, move)
        z.draw(moves.first(move), self.count)


class Aurora(Effect):
    """極光: one card of the discard pile, no Valkyrie, into your hand; only you look, and it is not shown."""

    def allowed(self, z: Zones) -> int:
        some = z.once[names.DISCARDS]
        if some & bits.one(sets.VALKYRIE):
            some ^= bits.one(sets.VALKYRIE)
        return some

    def begin(self, t: Table, seat: int) -> None:
        z = own.zones(t)
        if self.allowed(z):
            looking.look_through(z, seat)
            z.ask(seat, self.number, 0)

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        z = own.zones(t)
        some = self.allowed(z)
        while some:
            out.add(moves.take(bits.lowest(some)))
            some = bits.rest(some)
        answers.offer(z, seat, out, moves.decline(), z.size[seat])

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        answers.taken(z, seat, move)
        if moves.kind(move) == names.TAKE:
            looking.take_back(z, seat, moves.first(move))

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        z = own.zones(t)
        face = moves.first(move)
        if face == sets.VALKYRIE:
            return Reason("no_valkyrie_back", "BN-8")
        return None if z.has(names.DISCARDS, face) else Reason("not_in_discards", "BN-8", card=face)

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        return step == 0 and self.allowed(own.zones(t)) != 0


class Scout(AtOne):
    """偵察: one player's hand is shown to all (BN-11 `gargoyle`: or to you alone)."""

    def __init__(self) -> None:
        self.paragraph = "BN-8"

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        answers.taken(z, seat, move)
        looking.show_hand(z, moves.first(move), 1 << seat if z.choices.scouts_alone else how.EVERYBODY)
