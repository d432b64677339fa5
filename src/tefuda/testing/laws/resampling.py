"""A resampled table is one of this game: whole, playable, and without the true luck."""

from collections import Counter

from tefuda.core.state import State
from tefuda.core.view import LETTERS
from tefuda.testing.laws.cards import of_table
from tefuda.testing.point import Point, demand, demand_equal, played_out

A_WHILE = 100


def is_sound(point: Point) -> None:
    state, seat = point.state, point.seat()
    chance = point.chance()
    luck = chance.written()
    other, twin = state.resample(seat, chance.copy()), state.resample(seat, chance.copy())
    demand_equal(other.table(), twin.table(), "the same luck resamples to other tables")
    demand(other.t.chance.written() != state.t.chance.written(), "a resampled table has the true luck before it")
    demand(not other.origin or other.origin != state.origin, "a resampled table tells the true seed")
    demand_equal(chance.written(), luck, "resampling used other luck than it was given")
    demand_equal(of_table(other), of_table(state), "a resampled table has other cards")
    again = point.opened.table(other.table())
    demand_equal(again.table(), other.table(), "a resampled table is not read as it was written")
    demand_equal(
        other.resample(seat, point.chance()).view(seat), state.view(seat), "resampled twice it looks different"
    )
    is_whole = point.lot.random() < 0.2
    end = played_out(other, point.longest if is_whole else A_WHILE, point.lot)
    demand(end.over or not is_whole, f"a resampled table did not come to its end in {point.longest} moves")
    demand_equal(of_table(end), of_table(state), "a resampled table loses cards when it is played")
    note_what_changed(point, seat, other)


def hidden(state: State, seat: str) -> dict[tuple[str, int | None], Counter[str]]:
    """The cards of each zone that a seat may not see."""
    bit = 1 << LETTERS.index(seat)
    return {
        (zone.key, zone.owner): Counter(card.face for card in zone.cards if not card.seen_by & bit)
        for zone in state.game.zones(state.t)
    }


def note_what_changed(point: Point, seat: str, other: State) -> None:
    """For the end of the run: which hidden zones were dealt anew at all."""
    there = hidden(other, seat)
    for (key, owner), cards in hidden(point.state, seat).items():
        if cards:
            point.remembered.hidden[key] += 1
            point.remembered.dealt_anew[key] += cards != there[key, owner]
