"""B-3: where a card may be played. A column is known by what lies last in it, and each face by what it may follow."""

from tefuda.core import quick
from tefuda.core.moves import Moves
from tefuda.games.brawl import columns, moves, names
from tefuda.games.brawl.zones import Zones


def plays(z: Zones, seat: int, face: int, out: Moves) -> None:
    """Every play of this card, in the order of arenas, Bases and sides."""
    of_arena(z, z.one[seat], face, out)
    if z.two[seat] != names.NONE:
        of_arena(z, z.two[seat], face, out)


def of_arena(z: Zones, arena: int, face: int, out: Moves) -> None:
    """B-7: an arena without an open Base is closed."""
    if arena != names.NONE and z.unfrozen[arena]:
        if face <= names.PRESS:
            on_columns(z, arena, face, out)
        elif face == names.CLEAR:
            clears(z, arena, out)
        elif face == names.BASE:
            if z.bases[arena] < z.choices.most_bases:
                quick.add(out, moves.lay(z.first[arena], z.second[arena], names.LEFT))
                quick.add(out, moves.lay(z.first[arena], z.second[arena], names.RIGHT))
        else:
            for i in range(z.bases[arena]):
                place = arena * names.PLACES + i
                is_open = ~z.played_on[place] & names.FROZEN
                quick.add_if(out, moves.play(face, z.row[place], names.NONE), is_open)


def on_columns(z: Zones, arena: int, face: int, out: Moves) -> None:
    fits = columns.FITS[face]
    one = z.first[arena]
    two = z.second[arena]
    for i in range(z.bases[arena]):
        place = arena * names.PLACES + i
        quick.add_if(out, moves.play(face, z.row[place], one), fits >> z.last[2 * place] & 1)
        quick.add_if(out, moves.play(face, z.row[place], two), fits >> z.last[2 * place + 1] & 1)


def clears(z: Zones, arena: int, out: Moves) -> None:
    """An unfrozen Base at an end, when there is another; B-9: not one that is held."""
    count = z.bases[arena]
    place = arena * names.PLACES
    if count > 1:
        if z.played_on[place] & (names.FROZEN | names.HELD) == 0:
            quick.add(out, moves.play(names.CLEAR, z.row[place], names.NONE))
        place += count - 1
        if z.played_on[place] & (names.FROZEN | names.HELD) == 0:
            quick.add(out, moves.play(names.CLEAR, z.row[place], names.NONE))


def has_play(z: Zones, seat: int, face: int) -> bool:
    return fits_in(z, z.one[seat], face) or (z.two[seat] != names.NONE and fits_in(z, z.two[seat], face))


def fits_in(z: Zones, arena: int, face: int) -> bool:
    if arena == names.NONE or z.unfrozen[arena] == 0:
        return False
    count = z.bases[arena]
    place = arena * names.PLACES
    if face == names.BASE:
        return count < z.choices.most_bases
    if face == names.CLEAR:
        stays = names.FROZEN | names.HELD
        return count > 1 and (z.played_on[place] & stays == 0 or z.played_on[place + count - 1] & stays == 0)
    if face > names.PRESS:
        return True
    for i in range(2 * place, 2 * (place + count)):
        if columns.FITS[face] >> z.last[i] & 1:
            return True
    return False


def may_act(z: Zones, seat: int) -> bool:
    """B-5a, B-6b: has a deck, or a card in hand or on top of the discards that fits."""
    if z.in_deck[seat]:
        return True
    if z.hand[seat] != names.NO_FACE and has_play(z, seat, z.hand[seat]):
        return True
    return z.in_discards[seat] > 0 and has_play(z, seat, z.top(seat))
