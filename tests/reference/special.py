"""What the special cards do when they are discarded (BN-8)."""

from collections.abc import Callable, Generator
from itertools import combinations

from .cards import NUMBER, colour, faces, is_normal, is_special, kind
from .moves import with_the_word
from .table import LETTERS, Asking, Table

Effect = Callable[[Table, str], Asking]


def ask(table: Table, answers: list[str]) -> Generator[list[str], str, str]:
    """Ask the player whose turn it is; the word may come with any answer that leaves one card (BN-5a)."""
    offer: list[str] = []
    for answer in answers:
        if answer.startswith("take "):
            offer.append(answer)
        else:
            offer += with_the_word(table, answer, len(table.hand) - answer.startswith("remove "))
    answer = yield offer
    if answer.endswith(" declare"):
        table.declared.add(table.turn)
    return answer.removesuffix(" declare")


def aim(table: Table) -> Generator[list[str], str, int]:
    """One other player, who must be named even where there is only one (BN-8)."""
    answer = yield from ask(table, [f"aim {LETTERS[seat]}" for seat in table.others()])
    return LETTERS.index(answer.split()[1])


def may_remove(table: Table, cards: list[str]) -> Generator[list[str], str, str | None]:
    """One of these cards goes, or none; whoever has cards is asked, so that nobody learns what they are (BN-8c)."""
    if not table.hand:
        return None
    answer = yield from ask(table, [*(f"remove {card}" for card in faces(cards)), "decline"])
    if answer == "decline":
        return None
    card = answer.split()[1]
    table.remove(card)
    return card


def priestess(table: Table, card: str) -> Asking:
    """Prayer: a scroll from the pile."""
    table.gain_scroll(table.turn)
    yield from ()


def mage(table: Table, card: str) -> Asking:
    """Reverse: the other way round; with two players nothing."""
    if table.seats > 2:
        table.direction = -table.direction
    yield from ()


def jester(table: Table, card: str) -> Asking:
    """Skip: the next player's turn is left out."""
    table.skipping = True
    yield from ()


def lord(table: Table, card: str) -> Asking:
    """Command: up to two normal cards of his colour may go; in the German edition any of his colour."""
    for _ in range(2):
        followers = [
            held
            for held in table.hand
            if colour(held) == colour(card) and (table.options.lord == "de" or is_normal(held))
        ]
        if (yield from may_remove(table, followers)) is None:
            return


def princess(table: Table, card: str) -> Asking:
    """Escort: a special card may go; with the Prince of her colour everything goes but one card (BN-8a)."""
    gone = yield from may_remove(table, [held for held in table.hand if is_special(held)])
    if gone == f"{colour(card)}.prince":
        yield from escort(table)


def escort(table: Table) -> Asking:
    """Down to one card; the German edition lets you decline before the first of them (BN-8)."""
    may_decline = table.options.edition == "de"
    while len(table.hand) > 1:
        if may_decline:
            if (yield from may_remove(table, table.hand)) is None:
                return
            may_decline = False
        else:
            answer = yield from ask(table, [f"remove {held}" for held in faces(table.hand)])
            table.remove(answer.split()[1])


def chain_attack(table: Table, card: str) -> Asking:
    """Chain attack: a Knight adds two, a Golem four (BN-5.2.1)."""
    table.chain += 4 if card == "golem" else 2
    yield from ()


def prince(table: Table, card: str) -> Asking:
    """Chain attack and Reverse in one."""
    yield from chain_attack(table, card)
    yield from mage(table, card)


def pixie(table: Table, card: str) -> Asking:
    """Mischief: two face-down scrolls change places, the pile being one place. In the German edition they may not
    both be one player's (BN-8, BN-11)."""
    places = ["pile"] if table.scroll_pile else []
    places += [place for place, scroll in table.places() if not scroll.up]
    pairs = [
        (first, second)
        for first, second in combinations(places, 2)
        if table.options.pixie == "ja" or first.partition(".")[0] != second.partition(".")[0]
    ]
    if pairs:
        answer = yield from ask(table, [f"swap {first} {second}" for first, second in pairs])
        _, first, second = answer.split()
        exchange(table, first, second)


def exchange(table: Table, first: str, second: str) -> None:
    """Each scroll comes to lie where the other lay; from the pile it is a random one or the top one."""
    lying = dict(table.places())
    if first == "pile":
        last = len(table.scroll_pile) - 1
        j = table.luck.below(last + 1) if table.options.draw_scroll == "random" else last
        table.scroll_pile[j], lying[second].face = lying[second].face, table.scroll_pile[j]
    else:
        lying[first].face, lying[second].face = lying[second].face, lying[first].face


def dragon(table: Table, card: str) -> Asking:
    """Dragon Breath: one player draws four."""
    target = yield from aim(table)
    table.draw(target, 4)


def valkyrie(table: Table, card: str) -> Asking:
    """Aurora: one discarded card, no Valkyrie, may be taken into the hand."""
    choice = [face for face in faces(table.discards) if face != "valkyrie"]
    if not choice:
        return
    answer = yield from ask(table, [*(f"take {face}" for face in choice), "decline"])
    if answer != "decline":
        face = answer.split()[1]
        table.discards.remove(face)
        table.receive(table.turn, face)


def goddess(table: Table, card: str) -> Asking:
    """Blessing: up to two cards may go."""
    for _ in range(2):
        if (yield from may_remove(table, table.hand)) is None:
            return


def gargoyle(table: Table, card: str) -> Asking:
    """Scout: one player's hand is shown. Who sees it is nothing that the cards know."""
    yield from aim(table)


EFFECTS: dict[str, Effect] = {
    "priestess": priestess,
    "mage": mage,
    "jester": jester,
    "lord": lord,
    "princess": princess,
    "knight": chain_attack,
    "prince": prince,
    "golem": chain_attack,
    "pixie": pixie,
    "dragon": dragon,
    "valkyrie": valkyrie,
    "goddess": goddess,
    "gargoyle": gargoyle,
}


def ability(table: Table, card: str) -> Asking:
    """What this card does when it is discarded; a normal card does nothing."""
    if NUMBER[card] >= 10:
        yield from EFFECTS[kind(card)](table, card)
