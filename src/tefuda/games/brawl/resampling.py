"""B-10: a table that a seat could be sitting at. Everybody knows what each deck held and what was played of it; not the
order of decks, others' cards in hand, and what lies below the top of the discards. Freezes come last, so where they are
is known: whatever is left of them lies at the bottom, and a card flipped after that is one."""

from tefuda.core.chance import Chance
from tefuda.games.brawl import names, own
from tefuda.games.brawl.zones import Zones


def resample(z: Zones, seat: int, chance: Chance) -> Zones:
    new = own.zones(z.copy(chance))
    for i in range(new.players):
        deal_anew(new, new.order[i], new.order[i] != seat)
    return new


def deal_anew(z: Zones, owner: int, is_hand_hidden: bool) -> None:
    """The hidden cards of an owner, gathered in the order of cards and shuffled, into the same places."""
    at = names.CARDS * owner
    count = 0
    for face in range(names.FACES):
        if face != names.FREEZE:
            copies = 0
            for i in range(at, at + z.in_deck[owner]):
                if z.deck[i] == face:
                    copies += 1
            for i in range(at, at + z.in_discards[owner] - 1):
                if z.discards[i] == face:
                    copies += 1
            if is_hand_hidden and z.hand[owner] == face and not z.lifted >> owner & 1:
                copies += 1
            for _ in range(copies):
                z.scratch[count] = face
                count += 1
    z.chance.shuffle(z.scratch, count)
    for i in range(at, at + z.in_deck[owner]):
        if z.deck[i] != names.FREEZE:
            count -= 1
            z.deck[i] = z.scratch[count]
    for i in range(at, at + z.in_discards[owner] - 1):
        if z.discards[i] != names.FREEZE:
            count -= 1
            z.discards[i] = z.scratch[count]
    if count:
        z.hand[owner] = z.scratch[0]
