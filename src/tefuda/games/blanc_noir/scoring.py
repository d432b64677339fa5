"""BN-6, BN-7: the end of a round and of the game."""

from tefuda.core import bits, how
from tefuda.games.blanc_noir import names, sets
from tefuda.games.blanc_noir.zones import Zones


def hand_points(z: Zones, seat: int) -> int:
    """BN-6: the sum of the numbers in hand."""
    total = 0
    some = z.once[seat]
    while some:
        total += sets.NUMBER[bits.lowest(some)]
        some = bits.rest(some)
    some = z.twice[seat]
    while some:
        total += sets.NUMBER[bits.lowest(some)]
        some = bits.rest(some)
    return total


def score_round(z: Zones, why: int, seat: int) -> None:
    """BN-6; BN-7.1: exactly the target is halved, rounded down."""
    if why == names.QUEST or why == names.MENACE:
        z.quests[seat] += 1
        z.last_quest = seat
        if z.heard is not None:
            z.tell("quest_fulfilled", seat, None, None, how.EVERYBODY)
    else:
        z.last_quest = -1
    if z.heard is not None:
        z.tell("round_ended", -1, None, why, how.EVERYBODY)
    for i in range(z.seats):
        points = 0 if i == z.last_quest else hand_points(z, i)
        z.points[i] += points
        if z.heard is not None:
            z.tell("scored", i, None, (points, z.points[i]), how.EVERYBODY)
        if z.points[i] == z.choices.target:
            z.points[i] //= 2
            if z.heard is not None:
                z.tell("halved", i, None, z.points[i], how.EVERYBODY)


def is_over(z: Zones) -> bool:
    """BN-7.2, BN-7.3: somebody is over the target, or the last of so many rounds is played."""
    if z.choices.rounds:
        return z.round >= z.choices.rounds
    for i in range(z.seats):
        if z.points[i] > z.choices.target:
            return True
    return False


def is_better(z: Zones, one: int, other: int) -> bool:
    """BN-7.2: fewest points; among equals, most quests."""
    if z.points[one] != z.points[other]:
        return z.points[one] < z.points[other]
    return z.quests[one] > z.quests[other]


def winners(z: Zones) -> list[int]:
    """BN-7.2: among equals again, the win is shared."""
    found = []
    for i in range(z.seats):
        beaten = False
        for other in range(z.seats):
            if is_better(z, other, i):
                beaten = True
        if not beaten:
            found.append(i)
    return found
