"""BN-2, BN-6, BN-7: rounds, from the deal to the score; and the game as the rest of the house knows it."""

from typing import Any

from tefuda.core import how
from tefuda.core.chance import Chance
from tefuda.core.effects import Effect, Effects
from tefuda.core.game import Game
from tefuda.core.moves import Moves
from tefuda.core.options import Identity
from tefuda.core.reasons import Reason
from tefuda.core.table import Table
from tefuda.core.zones import Zone
from tefuda.games.blanc_noir import faces, front, moves, names, own, refusals, resampling, scoring, sets, showing, turns
from tefuda.games.blanc_noir.choices import Choices
from tefuda.games.blanc_noir.seen import Seen
from tefuda.games.blanc_noir.zones import Zones


class CloseTurn(Effect):
    """The action is done: the hand is counted, the round ends or the turn passes."""

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        step = z.step[z.depth]
        if step == names.THREATENED:
            end_round(z, names.MENACE, seat)
        elif z.size[seat] > 1 or step == names.WITHOUT:
            pass_on(z, seat)
        elif turns.is_quest(z, seat):
            end_round(z, names.QUEST, seat)
        else:
            turns.count_hand(z, seat)
            pass_on(z, seat)


class FirstColour(Effect):
    """BN-11 `first_wild`: a wild card starts the pile; the first player names its colour before anything else."""

    def answers(self, t: Table, seat: int, out: Moves) -> None:
        for colour in range(4):
            out.add(moves.name(colour))

    def resume(self, t: Table, seat: int, move: int) -> None:
        z = own.zones(t)
        z.answered()
        z.colour = moves.first(move)
        if z.heard is not None:
            z.tell("colour_named", seat, None, z.colour, how.EVERYBODY)

    def refusal(self, t: Table, seat: int, move: int) -> Reason | None:
        return Reason("colour_first", "BN-11")

    def may_stand(self, t: Table, seat: int, step: int) -> bool:
        z = own.zones(t)
        return step == 0 and z.choices.names_first and z.top >= names.FIRST_WILD and z.colour == names.ANY_COLOUR


def pass_on(z: Zones, seat: int) -> None:
    """BN-3; BN-5c: when nothing moves any more, or no normal card is left, the round ends."""
    z.idle = 0 if z.has_moved else z.idle + 1
    if z.idle >= z.seats:
        end_round(z, names.STILLNESS, seat)
    elif (
        z.once[names.REMOVED] & sets.NORMAL == sets.NORMAL
        and z.twice[names.REMOVED] & sets.NORMAL_TWICE == sets.NORMAL_TWICE
    ):
        end_round(z, names.NO_NORMAL, seat)
    else:
        begin_turn(z, z.next_seat(seat, z.leap))


def begin_turn(z: Zones, seat: int) -> None:
    z.open_turn(seat)
    if z.heard is not None:
        z.tell("turn_passed", seat, None, None, how.EVERYBODY)


def end_round(z: Zones, why: int, seat: int) -> None:
    """BN-6, BN-7: the score; then the next round, or the end."""
    z.idle = 0
    scoring.score_round(z, why, seat)
    if scoring.is_over(z):
        z.depth = 0
        if z.heard is not None:
            z.tell("game_ended", -1, None, tuple(scoring.winners(z)), how.EVERYBODY)
    else:
        begin_round(z)


def begin_round(z: Zones) -> None:
    """BN-2.1, BN-2.2, BN-2.4"""
    z.round += 1
    for zone in range(8):
        z.clear(zone)
    for i in range(z.seats):
        z.fronts[i] = 0
        z.down[i] = 0
        z.looked[i] = 0
    z.seen = Seen()
    z.owns_seen = True
    z.direction = 1
    z.chain = z.idle = z.declared = 0
    z.taken = names.NO_FACE
    shuffle_piles(z)
    if z.heard is not None:
        z.tell("round_began", -1, None, z.round, how.EVERYBODY)
    for i in range(z.seats):
        z.draw(i, 7)
    for i in range(z.seats):
        front.gain(z, i)
    open_discards(z)
    z.first = first_seat(z)
    begin_turn(z, z.first)
    if z.colour == names.ANY_COLOUR and z.choices.names_first:
        z.ask(z.first, names.FIRST_COLOUR, 0)


def shuffle_piles(z: Zones) -> None:
    """BN-2.1: all number cards, removed ones too; all scrolls."""
    z.in_pile = sets.BOXED_CARDS if z.choices.is_boxed else sets.CARDS
    for i in range(z.in_pile):
        z.pile[i] = sets.BOXED_DECK[i] if z.choices.is_boxed else sets.DECK[i]
    z.chance.shuffle(z.pile, z.in_pile)
    z.in_scrolls = sets.SCROLLS
    for i in range(z.in_scrolls):
        z.scrolls[i] = sets.SCROLL_DECK[i]
    front.shuffle(z)


def open_discards(z: Zones) -> None:
    """BN-2.4: its ability does not happen; a wild one lets any card follow."""
    z.in_pile -= 1
    z.top = z.pile[z.in_pile]
    z.put(names.DISCARDS, z.top)
    z.discards[0] = z.top
    z.colour = sets.COLOUR_OF[z.top]
    if z.heard is not None:
        z.tell("pile_opened", -1, None, z.top, how.EVERYBODY)


def first_seat(z: Zones) -> int:
    """BN-2a"""
    if z.choices.first_player == names.WINNER and z.last_quest >= 0:
        return z.last_quest
    if z.choices.first_player == names.LEFT_OF_LAST and z.round > 1:
        return (z.first + 1) % z.seats
    return z.chance.below(z.seats)


class BlancNoir(Game):
    """ブランノワール"""

    def __init__(self, identity: Identity, options: dict[str, Any], notation: Any) -> None:
        Game.__init__(self, identity, options, EFFECTS, notation)
        self.choices = Choices(options)

    def setup(self, seats: int, chance: Chance, listens: bool) -> Table:
        z = Zones(seats, chance, self.choices)
        if listens:
            z.listen()
        begin_round(z)
        return z

    def scores(self, t: Table) -> list[int]:
        z = own.zones(t)
        return [z.points[i] for i in range(z.seats)]

    def winners(self, t: Table) -> list[int]:
        return scoring.winners(own.zones(t))

    def standing(self, t: Table, seat: int) -> float:
        """Fewer points than the others, those in hand included."""
        z = own.zones(t)
        others = 0
        for i in range(z.seats):
            if i != seat:
                others += z.points[i] + scoring.hand_points(z, i)
        mine = z.points[seat] + scoring.hand_points(z, seat)
        return others / (z.seats - 1) - mine

    def zones(self, t: Table) -> list[Zone]:
        return showing.zones(own.zones(t))

    def facts(self, t: Table) -> dict[str, Any]:
        return showing.facts(own.zones(t))

    def why_not(self, t: Table, seat: int, move: int) -> Reason | None:
        return refusals.of_answer(self, t, seat, move) or Game.why_not(self, t, seat, move)

    def resample(self, t: Table, seat: int, chance: Chance) -> Table:
        z = own.zones(t)
        needs = self.asking(t).needs(t, z.seat) if t.depth else []
        return resampling.resample(z, seat, chance, needs)


EFFECTS = Effects()
EFFECTS.enrol("turn", turns.Turn(EFFECTS))
EFFECTS.enrol("close", CloseTurn())
EFFECTS.enrol("first_wild", FirstColour())
faces.enrol(EFFECTS)
