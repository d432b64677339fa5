"""B-1, B-2, B-7: a round, from the shuffled decks to its end, and what follows then."""

from tefuda.core import how
from tefuda.games.brawl import names, scoring, spots
from tefuda.games.brawl.zones import Zones


def begin_game(z: Zones) -> None:
    """B-1: which deck is whose; all players sit in a circle, or two face each other."""
    for seat in range(z.seats):
        z.deck_of[seat] = z.chance.below(z.choices.decks) if z.choices.is_drawn else seat
    z.players = z.seats
    for seat in range(z.seats):
        z.order[seat] = seat
    begin_round(z)


def begin_round(z: Zones) -> None:
    """B-7: every round with whole fresh decks."""
    z.round += 1
    arrange(z)
    for seat in range(z.seats):
        z.in_deck[seat] = z.in_discards[seat] = z.laid[seat] = 0
        z.hand[seat] = names.NO_FACE
    z.lifted = z.in_log = 0
    for arena in range(z.arenas):
        z.bases[arena] = z.unfrozen[arena] = 0
    if z.heard is not None:
        z.tell("round_began", -1, None, (z.round, [z.order[i] for i in range(z.players)]), how.EVERYBODY)
    for i in range(z.players):
        shuffle_deck(z, z.order[i])
    for arena in range(z.arenas):
        z.lay(z.first[arena], arena, names.RIGHT, True)
        z.lay(z.second[arena], arena, names.RIGHT, True)
    if z.choices.is_race:
        open_race(z)
    else:
        at = z.chance.below(2 if z.choices.is_tag else z.players)
        open_turn(z, z.order[at])


def arrange(z: Zones) -> None:
    """Who meets whom: two in one arena; more in a circle, each with both neighbours; B-8: two teams in one."""
    z.playing = 0
    for seat in range(z.seats):
        z.one[seat] = z.two[seat] = names.NONE
    for i in range(z.players):
        z.playing |= 1 << z.order[i]
    if z.choices.is_tag:
        z.active[0] = 0
        z.active[1] = 1
    if z.players == 2 or z.choices.is_tag:
        z.arenas = 1
        z.first[0] = z.order[0]
        z.second[0] = z.order[1]
        for i in range(z.players):
            z.one[z.order[i]] = 0
    else:
        z.arenas = z.players
        for i in range(z.players):
            z.first[i] = z.order[i]
            z.second[i] = z.order[(i + 1) % z.players]
            z.one[z.order[i]] = i - 1 if i else 0
            z.two[z.order[i]] = i if i else z.players - 1


def bases_at_start(z: Zones, seat: int) -> int:
    if z.choices.is_tag:
        return 1 if seat < 2 else 0
    return 2 if z.players > 2 else 1


def shuffle_deck(z: Zones, seat: int) -> None:
    """B-1: without the Bases that start in the arenas; the Freezes at the bottom. B-8: one Freeze less."""
    start = bases_at_start(z, seat)
    row = z.deck_of[seat] * names.FACES
    count = 0
    for face in range(names.FACES):
        copies = z.choices.counts[row + face]
        if face == names.FREEZE:
            copies = 0
        elif face == names.BASE:
            copies -= start
        while copies > 0:
            z.scratch[count] = face
            count += 1
            copies -= 1
    z.chance.shuffle(z.scratch, count)
    at = names.CARDS * seat
    for i in range(z.choices.freezes):
        z.deck[at + i] = names.FREEZE
    at += z.choices.freezes
    for i in range(count):
        z.deck[at + i] = z.scratch[i]
    z.in_deck[seat] = count + z.choices.freezes


def open_turn(z: Zones, seat: int) -> None:
    z.turn = seat
    z.has_tagged = False
    wait_for(z, how.TURN, 1 << seat, names.TURN)
    if z.heard is not None:
        z.tell("turn_passed", seat, None, None, how.EVERYBODY)


def open_race(z: Zones) -> None:
    """B-6: everybody who is not out of the round."""
    wait_for(z, how.RACE, z.playing, names.RACE)


def wait_for(z: Zones, way: int, who: int, why: int) -> None:
    z.depth = 1
    z.how[0] = way
    z.who[0] = who
    z.why[0] = why
    z.step[0] = 0


def is_circle(z: Zones) -> bool:
    return z.arenas > 1


def close_arena(z: Zones, arena: int) -> None:
    """B-7: no open Base is left in it. Whoever has no other is out; the last one ends the round."""
    if is_circle(z):
        if z.heard is not None:
            z.tell("arena_closed", -1, None, (z.first[arena], z.second[arena]), how.EVERYBODY)
        leave_if_closed(z, z.first[arena])
        leave_if_closed(z, z.second[arena])
    else:
        z.playing = 0


def leave_if_closed(z: Zones, seat: int) -> None:
    if z.unfrozen[z.one[seat]] == 0 and z.unfrozen[z.two[seat]] == 0:
        z.playing &= ~(1 << seat)
        if z.heard is not None:
            z.tell("left_round", seat, None, None, how.EVERYBODY)


def is_stuck(z: Zones) -> bool:
    """B-6b: nobody in a live arena has a deck, nor a card in hand or on top of the discards that fits."""
    for i in range(z.players):
        if z.playing >> z.order[i] & 1 and spots.may_act(z, z.order[i]):
            return False
    return True


def end_round(z: Zones) -> None:
    """B-4: every Base as it lies. B-7: equal first play another round, up to three; then they share."""
    tied = scoring.leaders(z)
    if z.heard is not None:
        tell_score(z)
    is_last = z.round == names.LAST_ROUND or (z.round == 1 and not is_circle(z))
    if is_last or tied & (tied - 1) == 0:
        z.depth = 0
        z.playing = 0
        if z.heard is not None:
            z.tell("game_ended", -1, None, winners(z), how.EVERYBODY)
    else:
        count = 0
        for i in range(z.players):
            if tied >> z.order[i] & 1:
                z.order[count] = z.order[i]
                count += 1
        z.players = count
        if z.heard is not None:
            z.tell("round_tied", -1, None, [z.order[i] for i in range(count)], how.EVERYBODY)
        begin_round(z)


def tell_score(z: Zones) -> None:
    for arena in range(z.arenas):
        for i in range(z.bases[arena]):
            place = arena * names.PLACES + i
            won = (z.row[place], scoring.winner(z, place), z.hits[2 * place], z.hits[2 * place + 1])
            z.tell("base_won", -1, None, won, how.EVERYBODY)


def winners(z: Zones) -> list[int]:
    """B-4: equal is a draw, and shared."""
    some = scoring.leaders(z)
    return [seat for seat in range(z.seats) if some >> seat & 1]
