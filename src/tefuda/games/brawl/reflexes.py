"""What a practised player does at once, from what lies open and the own card in hand.

A play is worth what it does to the own Bases: points for winning or losing one, less for leads and for what can still
be built. Whoever has no play worth anything discards; nothing in hand: the top of the discards if it is worth a lot,
else the next card.
"""

from tefuda.core.moves import Moves
from tefuda.games.brawl import columns, moves, names, scoring, spots
from tefuda.games.brawl.zones import Zones

WORTH_LIFTING = 60
NOTHING = -1


def reflex(z: Zones, seat: int, out: Moves) -> int:
    """NOTHING where the seat can do nothing, or does better to wait: in the race nobody has to move."""
    if z.depth == 0 or not z.asks(seat):
        return NOTHING
    if z.choices.is_tag and z.choices.is_race and z.active[seat & 1] != seat:
        return NOTHING
    if z.hand[seat] != names.NO_FACE:
        move = best(z, seat, z.hand[seat], 1, out)
        return names.DISCARD if move == NOTHING else move
    if z.in_discards[seat]:
        least = WORTH_LIFTING if z.in_deck[seat] else 1
        move = best(z, seat, z.top(seat), least, out)
        if move != NOTHING:
            return names.LIFT if z.choices.is_race else move
    if z.in_deck[seat]:
        return names.FLIP
    if z.choices.is_tag and not z.has_tagged and spots.may_act(z, seat ^ 2):
        if not z.choices.is_race or z.in_deck[seat ^ 2]:
            return names.TAG
    if z.choices.is_race:
        return NOTHING
    return best(z, seat, z.top(seat), -1_000_000, out)


def best(z: Zones, seat: int, face: int, least: int, out: Moves) -> int:
    """The play worth most, the first of equals; NOTHING if none is worth so much."""
    out.count = 0
    spots.plays(z, seat, face, out)
    found = NOTHING
    for i in range(out.count):
        points = gain(z, seat, face, out.items[i])
        if points >= least:
            least = points + 1
            found = out.items[i]
    return found


def gain(z: Zones, seat: int, face: int, move: int) -> int:
    if face == names.BASE:
        return 80  # a Base of one's own is won until somebody hits there
    place = z.place_of(moves.base(move), seat)
    arena = place // names.PLACES
    mine = seat % 2 if z.choices.is_tag else (0 if z.first[arena] == seat else 1)
    if face == names.CLEAR:
        return -lies(z, place, mine) - lead(z, place, mine)
    if face == names.FREEZE:
        return of_freeze(z, seat, arena, place, mine)
    if face > names.BASE:
        return of_modifier(z, face, place, mine)
    side = 0 if moves.side(move) == z.first[arena] else 1
    return of_column(z, face, place, side, mine)


def lies(z: Zones, place: int, mine: int) -> int:
    """100 for each Base that it counts, if it is won; less than nothing, if it is lost."""
    points = 100 * scoring.worth(z, place)
    return points if scoring.winning_side(z, place) == mine else -points


def lead(z: Zones, place: int, mine: int) -> int:
    """Hits more than the opponent's."""
    margin = z.hits[2 * place + mine] - z.hits[2 * place + 1 - mine]
    if z.played_on[place] & names.REVERSED:
        margin = -margin
    return 10 * max(-5, min(5, margin))


def of_column(z: Zones, face: int, place: int, side: int, mine: int) -> int:
    """Hits on the side where they help; a Block on the other's hits, a Press on one's own."""
    i = 2 * place + side
    last = z.last[i]
    before = lies(z, place, mine) + lead(z, place, mine)
    z.hits[i] += columns.HITS[face]
    points = lies(z, place, mine) + lead(z, place, mine) - before
    z.hits[i] -= columns.HITS[face]
    helps = mine if z.played_on[place] & names.REVERSED == 0 else 1 - mine
    if face >= names.BLOCK:
        grows = 30 + 5 * min(5, z.hits[i])
        if face == names.PRESS:
            return grows if side == helps else -grows
        return -grows if side == helps else grows
    if side == helps:
        return points + (5 if last == names.EMPTY else 0)
    # a column that cannot be built on any more where it is
    return points - 5


def of_freeze(z: Zones, seat: int, arena: int, place: int, mine: int) -> int:
    """A Base that is won; the last open ones only with most Bases."""
    points = lies(z, place, mine)
    if z.unfrozen[arena] == 1 and z.two[seat] == names.NONE:
        side = z.second[arena] if mine == 0 else z.first[arena]
        ahead = scoring.won(z, seat) - scoring.won(z, side)
        return 200 if ahead > 0 else -200
    return points - 20 * min(3, max(0, lead(z, place, mine) // 10 - 1)) if points > 0 else points


def of_modifier(z: Zones, face: int, place: int, mine: int) -> int:
    before = lies(z, place, mine)
    on = z.played_on[place]
    doubles = z.doubles[place]
    z.note_modifier(face, place)
    points = lies(z, place, mine) - before
    z.played_on[place] = on
    z.doubles[place] = doubles
    if face == names.HOLD:
        return 10 if before > 0 and on & names.HELD == 0 else -10
    return points


def leads(z: Zones, seat: int) -> int:
    """What the seat leads by on all its Bases together."""
    total = 0
    for i in range(2):
        arena = z.two[seat] if i else z.one[seat]
        if arena != names.NONE:
            mine = seat % 2 if z.choices.is_tag else (0 if z.first[arena] == seat else 1)
            for place in range(arena * names.PLACES, arena * names.PLACES + z.bases[arena]):
                total += lead(z, place, mine)
    return total
