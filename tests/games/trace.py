"""Everything that the library says about some random games, as checksums: `python -m tests.games.trace` prints them.

Two builds, or two processes, that print the same play the same game. A checksum for each stretch of moves says where
they part.
"""

import hashlib
import json
import pickle
from collections.abc import Iterator
from typing import NamedTuple

import tefuda
from tefuda.core.chance import Quick

STRETCH = 50
MOST_PLIES = 400
GAMES: tuple[tuple[str, int, str, dict[str, object]], ...] = (
    ("blanc_noir", 2, "1", {}),
    ("blanc_noir", 3, "2", {"edition": "de"}),
    ("blanc_noir", 4, "3", {"declaration": "automatic", "deck": "boxed", "target": 60}),
    ("blanc_noir", 5, "4", {"log": "last", "gargoyle": "private", "first_player": "winner", "rounds": 2}),
    ("blanc_noir", 6, "5", {"edition": "de", "lord": "ja", "first_player": "left_of_last", "target": 40}),
    ("blanc_noir", 4, "a5" * 32, {"draw_scroll": "top", "pixie": "de", "log": "last"}),
    ("brawl", 2, "6", {}),
    ("brawl", 2, "7", {"mode": "tournament", "decks": "darwin,mine:hit=6/6/6;block=2/2/2;clear=2;base=6;freeze=3"}),
    ("brawl", 5, "a5" * 32, {"mode": "tournament", "decks": "random", "expansion": "on"}),
    ("brawl", 4, "8", {"tag": "on"}),
    ("brawl", 3, "9", {"expansion": "on", "decks": "umbra,volt,hale"}),
)
REFUSED = {
    "blanc_noir": ("discard golem", "discard red.sai blue", "trade red.sai red.sai blue.sai", "aim A", "take dragon"),
    "brawl": ("flip", "play red.hit A1 B", "play clear B1", "play base AB left", "lift", "tag", "play freeze A2"),
}
PLAYOUTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("blanc_noir", {"target": 20}),
    ("brawl", {}),
    ("brawl", {"mode": "tournament"}),
)


class Stretch(NamedTuple):
    game: int
    plies: int
    checksum: str


def said(state: tefuda.State, choice: Quick, ply: int) -> Iterator[object]:
    """What the library says about a table; the costly things at every tenth."""
    yield state.table()
    yield [list(map(str, state.legal(seat))) for seat in state.seats]
    yield state.asked, list(map(tuple, state.waiting)), state.over, repr(state)
    yield [state.default(seat) for seat in state.asked if state.legal(seat)]
    yield [state.game.reflex(state.t, number) for number in range(len(state.seats))], state.due
    if ply % 10 == 0:
        for seat in (None, *state.seats):
            yield json.dumps(state.view(seat))
        for seat in state.seats:
            yield state.resample(seat, Quick(ply)).table()
            for move in REFUSED[state.game.key]:
                why = state.why_not(seat, move)
                yield why and (why.reason, why.rule, why.text, why.remedy)
        yield pickle.loads(pickle.dumps(state)).table()
        yield tefuda.table(state.game.key, state.table()).table()
        copy = state.copy()
        for _ in range(5):
            play(copy, choice)
        yield copy.table()


def play(state: tefuda.State, choice: Quick) -> object:
    """A random move; more often a discard or a scroll than chance would have it."""
    if state.over:
        return None
    able = [seat for seat in state.asked if state.legal(seat)]
    seat = able[choice.below(len(able))]
    legal = [str(move) for move in state.legal(seat)]
    liked = [move for move in legal if not move.startswith(("draw", "trade", "decline"))]
    some = liked if liked and choice.below(3) else legal
    move = some[choice.below(len(some))]
    events = state.play(seat, move)
    return seat, move, [(event.key, event.fields, event.secret, event.to, event.back) for event in events]


def trace(number: int) -> Iterator[Stretch]:
    """One of the games, as far as it is followed."""
    game, seats, seed, options = GAMES[number]
    state = tefuda.game(game, **options).new(seats, seed, events=True)
    choice = Quick(number)
    digest = hashlib.sha256(repr([event.heard_by(0) for event in state.events()]).encode())
    for ply in range(MOST_PLIES):
        for thing in said(state, choice, ply):
            digest.update(repr(thing).encode())
        digest.update(repr(play(state, choice)).encode())
        if state.over or ply % STRETCH == STRETCH - 1:
            yield Stretch(number, ply + 1, digest.hexdigest())
        if state.over:
            digest.update(repr((state.outcome, state.moves, state.origin)).encode())
            yield Stretch(number, ply + 2, digest.hexdigest())
            return


def playouts() -> list[object]:
    """Whole games inside the engine."""
    return [list(tefuda.playouts(key, seats, 3, seats, **chosen)) for key, chosen in PLAYOUTS for seats in range(2, 7)]


def everything() -> dict[str, object]:
    stretches = [list(stretch) for number in range(len(GAMES)) for stretch in trace(number)]
    return {"compiled": tefuda.compiled, "stretches": stretches, "playouts": playouts()}


if __name__ == "__main__":
    print(json.dumps(everything()))
