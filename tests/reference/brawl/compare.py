"""The engine against the reference, move for move: `python -m tests.reference.brawl.compare --games 5000`.

After every move the legal moves of every seat must be the same in the same order, and so must be every card, every fact
and, in the end, the scores and the winners.
"""

import argparse
import random
import sys
from collections import Counter
from typing import Any

import tefuda

from .game import Reference
from .plain import LETTERS, RECIPES, cards_of
from .reading import compared, read

CUSTOM = (
    "tricks:hit=4/4/4;clear=4;base=4;freeze=3;null=3;reverse=3;hold=3;double=3",
    "presses:hit=5/5/5;hit2=1/1/1;block=2/2/2;press=4;base=4;freeze=3",
    "clears:hit=6/6/0;clear=10;base=10;freeze=3",
    "frost:hit=10/10/7;hit2=1/1/1;base=2;freeze=3",
)
STYLES: dict[str, dict[str, float]] = {
    "uniform": {},
    "plays": {"play": 5, "flip": 2, "discard": 0.3},
    "discards": {"discard": 4, "flip": 2, "lift": 0.3},
    "hurries": {"play": 3, "freeze": 30, "flip": 9},
    "tags": {"tag": 6, "lift": 4},
    "delays": {"freeze": 0.05, "clear": 4, "base": 4},
}
"""How much more often a player of this style makes a move of this verb, or with this card."""


class Differs(AssertionError):
    """Engine and reference do not agree."""


def choose(lot: random.Random, style: dict[str, float], legal: list[str]) -> str:
    weights = []
    for move in legal:
        words = move.split()
        weights.append(style.get(words[0], 1.0) * (style.get(words[1], 1.0) if len(words) > 1 else 1.0))
    return lot.choices(legal, weights)[0]


def drawn(lot: random.Random, seed: int) -> tuple[int, dict[str, str]]:
    """Seats and options, in any mix."""
    seats = (2, 3, 4, 4, 5, 7, 2, 3)[seed % 8]
    options = {"mode": lot.choice(("training", "tournament"))}
    if seats == 4 and lot.random() < 0.7:
        options["tag"] = "on"
    if lot.random() < 0.6:
        options["expansion"] = "on"
        decks = [lot.choice((*RECIPES, *CUSTOM)) for _ in range(seats)]
    else:
        decks = [lot.choice((*RECIPES, *CUSTOM[1:])) for _ in range(seats)]
    options["decks"] = ",".join(decks)
    return seats, options


def recipe(deck: str) -> list[str]:
    """All cards of a deck by name or recipe."""
    if deck in RECIPES:
        return cards_of(RECIPES[deck])
    return cards_of(deck.partition(":")[2].replace(";freeze=3", "").replace(";", " "))


def check_deal(state: tefuda.State, decks: list[str], is_tag: bool) -> None:
    """B-1: whole decks, with the Freezes at the bottom."""
    table = read(state.table())
    freezes = 2 if is_tag else 3
    for seat, player in table.players.items():
        bases = [base for arena in table.arenas for base in arena.row if base.owner == seat]
        cards = [*player.deck, *["base"] * len(bases), *["freeze"] * (3 - freezes)]
        if sorted(cards) != sorted(recipe(decks[LETTERS.index(seat)])) or player.discards or player.hand:
            raise Differs(f"{seat} was dealt another deck: {player}")
        if player.deck[-freezes:] != ["freeze"] * freezes or "freeze" in player.deck[:-freezes]:
            raise Differs(f"the Freezes of {seat} do not lie at the bottom: {player}")


def difference(state: tefuda.State, game: Reference) -> str:
    """What the two do not agree on; nothing where they do."""
    ours = compared_to(state, game)
    theirs = compared(game.table)
    found = [f"{key}: engine {ours[key]}\nreference {theirs[key]}" for key in ours if ours[key] != theirs[key]]
    if state.over != game.over:
        found.append(f"over: engine {state.over}, reference {game.over}")
    if state.outcome is not None and game.over:
        scores = {seat: state.outcome.scores[seat] for seat in game.scores}
        if (scores, list(state.outcome.winners)) != (game.scores, game.winners):
            found.append(f"outcome: engine {state.outcome}, reference {game.scores} {game.winners}")
    for seat in state.seats if not state.over else "":
        legal = [str(move) for move in state.legal(seat)]
        if legal != game.legal(seat):
            found.append(f"legal moves of {seat}: engine {legal}\nreference {game.legal(seat)}")
    return "\n".join(found)


def compared_to(state: tefuda.State, game: Reference) -> dict[str, Any]:
    table = read(state.table())
    table.over = game.table.over
    return compared(table)


def compare_game(seed: int, style: str | None = None) -> Counter[str]:
    """A whole game under drawn options; what was played in it."""
    lot = random.Random(seed)
    seats, options = drawn(lot, seed)
    weights = STYLES[style or lot.choice(list(STYLES))]
    state = tefuda.game("brawl", **options).new(seats=seats, seed=seed, events=True)
    decks, is_tag = options["decks"].split(","), options.get("tag") == "on"
    check_deal(state, decks, is_tag)

    def deal() -> Any:
        check_deal(state, decks, is_tag)
        return read(state.table())

    game = Reference(read(state.table()), seats, deal)
    tally: Counter[str] = Counter()
    before, said = "the deal", "nothing"
    while True:
        if wrong := difference(state, game):
            raise Differs(f"game {seed}, {seats} seats, {options}, after {said} on\n{before}\n{wrong}")
        if state.over:
            break
        before = state.table()
        able = [seat for seat in state.seats if state.legal(seat)]
        is_idle = state.due is not None and lot.random() < 0.0005
        seat = "-" if is_idle else lot.choice(able)
        move = "end" if is_idle else choose(lot, weights, [str(one) for one in state.legal(seat)])
        said = f"{seat} {move}"
        told = state.play(seat, move)
        game.play(seat, move)
        tally[" ".join(word for word in move.split()[:2] if "." not in word)] += 1
        tally.update(event.key for event in told)
    return tally + Counter(games=1, rounds=game.table.round, moves=len(state.moves))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.reference.brawl.compare")
    parser.add_argument("--games", type=int, default=300, help="whole games (300)")
    parser.add_argument("--seed", type=int, default=0, help="where to begin (0)")
    given = parser.parse_args()
    tally: Counter[str] = Counter()
    try:
        for seed in range(given.seed, given.seed + given.games):
            tally += compare_game(seed)
    except Differs as found:
        sys.exit(str(found))
    print("No difference.")
    for what, count in sorted(tally.items()):
        print(f"{count:10} {what}")


if __name__ == "__main__":
    main()
