"""What the scrolls do when they are turned up (BN-9). No answer to a scroll can carry the word."""

from collections.abc import Callable, Generator

from .cards import colour, faces
from .table import LETTERS, Asking, Scroll, Table

Effect = Callable[[Table, Scroll], Asking]


def aim(table: Table) -> Generator[list[str], str, int]:
    """One other player (BN-9)."""
    answer = yield [f"aim {LETTERS[seat]}" for seat in table.others()]
    return LETTERS.index(answer.split()[1])


def must_remove(table: Table, cards: list[str]) -> Asking:
    """One of these cards goes."""
    answer = yield [f"remove {card}" for card in faces(cards)]
    table.remove(answer.split()[1])


def herald(table: Table, scroll: Scroll) -> Asking:
    """All of the colour go. Where fewer than two cards would stay you choose what goes, down to two. Nothing with
    two cards or fewer."""
    wanted = scroll.face.removeprefix("herald_of_")

    def of_the_colour() -> list[str]:
        return [card for card in table.hand if colour(card) == wanted]

    if len(table.hand) - len(of_the_colour()) >= 2:
        for card in of_the_colour():
            table.remove(card)
    else:
        while len(table.hand) > 2:
            yield from must_remove(table, of_the_colour())


def explosion(table: Table, scroll: Scroll) -> Asking:
    """One player draws two."""
    target = yield from aim(table)
    table.draw(target, 2)


def shock_wave(table: Table, scroll: Scroll) -> Asking:
    """One scroll in front of anybody, face up or down and not this one, goes back into the pile."""
    lying = {place: other for place, other in table.places() if other is not scroll}
    if lying:
        answer = yield [f"return {place}" for place in lying]
        chosen = lying[answer.split()[1]]
        table.scrolls = [[other for other in row if other is not chosen] for row in table.scrolls]
        table.scroll_pile.append(chosen.face)
        table.shuffle(table.scroll_pile)


def blizzard(table: Table, scroll: Scroll) -> Asking:
    """All others draw one, from the next player on in the current direction."""
    for steps in range(1, table.seats):
        table.draw(table.following(steps), 1)
    yield from ()


def menace(table: Table, scroll: Scroll) -> Asking:
    """Dragon, Golem and Gargoyle, one of each, go to another player, and the quest is fulfilled."""
    threats = ["dragon", "golem", "gargoyle"]
    if all(card in table.hand for card in threats):
        target = yield from aim(table)
        for card in threats:
            table.hand.remove(card)
            table.receive(target, card)
        table.fulfilled = table.turn


def tornado(table: Table, scroll: Scroll) -> Asking:
    """All other scrolls are gathered and shuffled; everybody is dealt one, the rest is the pile."""
    gathered = table.scroll_pile + [other.face for _, other in table.places() if other is not scroll]
    table.shuffle(gathered)
    table.scrolls = [[scroll] if seat == table.turn else [] for seat in range(table.seats)]
    for row in table.scrolls:
        row.append(Scroll(gathered.pop()))
    table.scroll_pile = gathered
    yield from ()


def salvation(table: Table, scroll: Scroll) -> Asking:
    """With five cards or more: down to four."""
    while len(table.hand) > 4:
        yield from must_remove(table, table.hand)


def revelation(table: Table, scroll: Scroll) -> Asking:
    """Two scrolls from the pile, or as many as there are."""
    for _ in range(2):
        table.gain_scroll(table.turn)
    yield from ()


def mirage(table: Table, scroll: Scroll) -> Asking:
    """The turn is over, which `turn` sees to; an open chain waits for the next player."""
    yield from ()


EFFECTS: dict[str, Effect] = {
    "herald_of_red": herald,
    "herald_of_yellow": herald,
    "herald_of_blue": herald,
    "herald_of_green": herald,
    "explosion": explosion,
    "shock_wave": shock_wave,
    "mirage": mirage,
    "blizzard": blizzard,
    "menace": menace,
    "tornado": tornado,
    "salvation": salvation,
    "revelation": revelation,
}
