"""How turns, rounds and the game go on and end (BN-3 to BN-7)."""

from . import moves, scrolls, special
from .cards import COLOURS, NUMBER, is_normal, is_wild
from .table import Asking, Table


def game(table: Table) -> Asking:
    """Rounds until somebody is over the target, or until there were as many as agreed (BN-7)."""
    while True:
        yield from one_round(table)
        table.idle = 0
        score(table)
        if is_over(table):
            table.winners = winners(table)
            return
        table.deal()


def one_round(table: Table) -> Asking:
    """Turns until the quest is fulfilled, or nothing moves any more, or nobody could finish (BN-3, BN-5c, BN-6)."""
    if table.colour == "any" and table.options.first_wild == "de":
        answer = yield [f"name {colour}" for colour in COLOURS]
        table.colour = answer.split()[1]
    while True:
        table.moved = False
        table.skipping = False
        yield from turn(table)
        if table.fulfilled is not None:
            return
        if not table.moved:
            table.idle += 1
        if table.idle >= table.seats or not table.normal_cards_left():
            return
        table.turn = table.following(2 if table.skipping else 1)


def turn(table: Table) -> Asking:
    """Start actions as many as you like, then draw or discard; Mirage and Menace leave that out (BN-3)."""
    while True:
        move = yield moves.in_a_turn(table)
        verb, *words = move.split()
        match verb:
            case "trade":
                trade(table, words)
            case "use":
                scroll = table.scrolls[table.turn][int(words[1]) - 1]
                scroll.up = True
                yield from scrolls.EFFECTS[scroll.face](table, scroll)
                if scroll.face == "mirage" or table.fulfilled is not None:
                    return
            case "draw":
                amount, table.chain = table.chain or 1, 0
                table.draw(table.turn, amount)
                return
            case "discard":
                yield from discard(table, words)
                return


def trade(table: Table, words: list[str]) -> None:
    """Three cards out of the round, one scroll gained, the hand counted (BN-4.1, BN-5a)."""
    for card in words[:3]:
        table.remove(card)
    if words[3:] == ["declare"]:
        table.declared.add(table.turn)
    table.gain_scroll(table.turn)
    count_hand(table)


def discard(table: Table, words: list[str]) -> Asking:
    """The card, its colour if it is wild, its ability, and at the end of it all the hand is counted (BN-5.2)."""
    card = words[0]
    table.hand.remove(card)
    table.discards.append(card)
    table.stir()
    table.colour = words[1] if is_wild(card) else None
    if words[-1] == "declare":
        table.declared.add(table.turn)
    yield from special.ability(table, card)
    said = table.word_stands or table.options.declaration == "automatic"
    if not table.hand and is_normal(card) and said:
        table.fulfilled = table.turn
    else:
        count_hand(table)


def count_hand(table: Table) -> None:
    """Four cards for an empty hand, four for one card without the word; where there is no card to draw, one card
    counts as declared (BN-5.2.2, BN-5a)."""
    if not table.hand:
        table.draw(table.turn, 4)
    elif len(table.hand) == 1 and not table.word_stands:
        automatic = table.options.declaration == "automatic"
        if automatic or table.draw(table.turn, 4) == 0:
            table.declared.add(table.turn)


def score(table: Table) -> None:
    """Whoever did not fulfil the quest scores the hand; exactly the target is halved (BN-6, BN-7.1)."""
    for seat, hand in enumerate(table.hands):
        if seat == table.fulfilled:
            table.quests[seat] += 1
        else:
            table.points[seat] += sum(NUMBER[card] for card in hand)
    table.points = [points // 2 if points == table.options.target else points for points in table.points]


def is_over(table: Table) -> bool:
    """Somebody is over the target; or the agreed number of rounds is played, which replaces that (BN-7)."""
    if table.options.rounds is not None:
        return table.round >= table.options.rounds
    return max(table.points) > table.options.target


def winners(table: Table) -> list[int]:
    """Fewest points, then most quests, and among equals all of them (BN-7.2)."""
    standing = [(table.points[seat], -table.quests[seat]) for seat in range(table.seats)]
    return [seat for seat in range(table.seats) if standing[seat] == min(standing)]
