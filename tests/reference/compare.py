"""The engine against the reference, move for move: `python -m tests.reference.compare --games 5000 --tables 20000`.

Both get the same luck and the same moves. After every move the legal moves must be the same in the same order, and so
must every card, every fact and the place in the stream of luck.
"""

import argparse
import random
import sys
from collections import Counter
from typing import Any

import tefuda
from tefuda.core.chance import Quick
from tefuda.games.blanc_noir import names, spelling, whole
from tests.reference.blanc_noir import Reference
from tests.reference.cards import NUMBER, all_scrolls, in_order, whole_deck
from tests.reference.options import VALUES
from tests.reference.table import LETTERS

LONGEST = 100_000

STYLES: dict[str, dict[str, float]] = {
    "uniform": {},
    "greedy": {"discard": 30, "remove": 6, "word": 3},
    "scrolls": {"use": 30, "trade": 10, "discard": 6},
    "trades": {"trade": 60, "draw": 8, "use": 2},
    "hoards": {"draw": 30, "discard": 2, "trade": 0.2, "take": 5},
    "sheds": {"remove": 40, "discard": 10, "use": 8, "trade": 8, "decline": 0.3, "word": 3},
    "forgets": {"discard": 20, "trade": 10, "word": 0.05},
}
"""How much more often a player of this style makes a move of this verb; `word`: a move that says the word."""


class Differs(AssertionError):
    """Engine and reference do not agree."""


def drawn_options(lot: random.Random) -> dict[str, Any]:
    """Every value of every option, in any mix."""
    options: dict[str, Any] = {key: lot.choice(values) for key, values in VALUES.items() if lot.random() < 0.6}
    options["target"] = lot.choice((20, 50, 100, 200))
    if lot.random() < 0.3:
        options["rounds"] = lot.randint(1, 3)
    return options


def choose(lot: random.Random, style: dict[str, float], legal: list[str]) -> str:
    weights = [
        style.get(move.split()[0], 1.0) * (style.get("word", 1.0) if move.endswith("declare") else 1) for move in legal
    ]
    return lot.choices(legal, weights)[0]


def of_engine(state: tefuda.State) -> dict[str, Any]:
    """The engine's whole state, in the words of the reference. Its `idle` counts at a turn's end only."""
    data = whole.read_off(state.t)  # type: ignore[arg-type]
    faces, scrolls = spelling.FACES, spelling.SCROLLS
    is_wild = data["discards"][-1] >= names.FIRST_WILD
    return {
        "round": data["round"],
        "points": data["points"],
        "quests": data["quests"],
        "turn": data["seat"],
        "first": data["first"],
        "direction": data["direction"],
        "colour": spelling.COLOURS[data["colour"]] if is_wild else None,
        "chain": data["chain"],
        "hands": [[faces[face] for face in hand] for hand in data["hands"]],
        "scrolls": [[(scrolls[kind], is_up) for kind, is_up, _ in row] for row in data["fronts"]],
        "pile": [faces[face] for face in data["pile"]],
        "scroll_pile": [scrolls[kind] for kind, _ in data["scrolls"]],
        "discards": [faces[face] for face in data["discards"]],
        "removed": [faces[face] for face in data["removed"]],
        "declared": [seat for seat in range(len(data["hands"])) if data["declared"] >> seat & 1],
        "idle": 0 if data["has_moved"] else data["idle"],
        "winners": None if state.outcome is None else list(state.outcome.winners),
        "luck": state.t.chance.written(),
        "legal": [str(move) for seat in state.asked for move in state.legal(seat)],
    }


def of_reference(game: Reference) -> dict[str, Any]:
    table = game.table
    assert isinstance(table.luck, Quick)
    return {
        "round": table.round,
        "points": table.points,
        "quests": table.quests,
        "turn": table.turn,
        "first": table.first,
        "direction": table.direction,
        "colour": table.colour,
        "chain": table.chain,
        "hands": [in_order(hand) for hand in table.hands],
        "scrolls": [[(scroll.face, scroll.up) for scroll in row] for row in table.scrolls],
        "pile": table.pile,
        "scroll_pile": table.scroll_pile,
        "discards": table.discards,
        "removed": in_order(table.removed),
        "declared": sorted(table.declared),
        "idle": table.idle,
        "winners": None if table.winners is None else [LETTERS[seat] for seat in table.winners],
        "luck": table.luck.written(),
        "legal": game.legal(),
    }


def play_both(
    state: tefuda.State, game: Reference, lot: random.Random, style: str, most: int = LONGEST
) -> Counter[str]:
    """Random moves on both, to the end or so many; the verbs that were played, and how rounds ended."""
    tally: Counter[str] = Counter()
    before, move = "the deal", ""
    for _ in range(most):
        ours, theirs = of_engine(state), of_reference(game)
        if ours != theirs:
            keys = [key for key in ours if ours[key] != theirs[key]]
            wrong = "\n".join(f"{key}: engine {ours[key]}\n{' ' * len(key)}  reference {theirs[key]}" for key in keys)
            raise Differs(f"after {move or 'nothing'} on\n{before}\n{wrong}")
        if game.over:
            break
        before = state.table()
        move = choose(lot, STYLES[style], ours["legal"])
        tally[move.split()[0]] += 1
        if state.waiting[0].why != "turn":
            tally[f"asked by {state.waiting[0].why}"] += 1
        told = state.play(state.asked, move)
        game.play(move)
        tally.update(f"round ended by {event.fields['why']}" for event in told if event.key == "round_ended")
        tally.update(event.key for event in told if event.key in ("penalised", "pile_renewed", "halved"))
    tally["moves"] = sum(tally[verb] for verb in VERBS)
    return tally


VERBS = ("draw", "discard", "trade", "use", "name", "aim", "remove", "take", "swap", "return", "decline")


def compare_game(seed: int, style: str | None = None) -> Counter[str]:
    """A whole game under drawn options."""
    lot = random.Random(seed)
    seats, options = 2 + seed % 5, drawn_options(lot)
    style = style or lot.choice(list(STYLES))
    state = tefuda.game("blanc_noir", **options).new(seats, seed=seed, events=True)
    game = Reference(seats, Quick(seed), **options)
    try:
        return play_both(state, game, lot, style) + Counter(games=1)
    except Differs as difference:
        raise Differs(f"seed {seed}, {seats} seats, {style}, {options}: {difference}") from None


def drawn_table(lot: random.Random, seats: int, deck: str) -> dict[str, Any]:
    """A table late in a round: few cards left to draw, most of them removed, so that rare rulings matter."""
    cards, scrolls = whole_deck(deck), all_scrolls()
    lot.shuffle(cards)
    lot.shuffle(scrolls)
    wanted = [card for card in ("dragon", "golem", "gargoyle") if lot.random() < 0.6]
    for some, card in [(scrolls, "menace"), (cards, "red.knight"), *((cards, card) for card in wanted)]:
        some.remove(card)
        some.append(card)
    hands = [[cards.pop() for _ in range(lot.choice((1, 1, 2, 2, 3, 4, 5, 7)))] for _ in range(seats)]
    rows = [[(scrolls.pop(), lot.random() < 0.3) for _ in range(lot.choice((0, 1, 1, 2, 3)))] for _ in range(seats)]
    discards = [cards.pop() for _ in range(lot.choice((1, 1, 2, 5)))]
    pile = [cards.pop() for _ in range(lot.choice((0, 0, 1, 2, 3, 6)))]
    return {
        "hands": hands,
        "scrolls": rows,
        "discards": discards,
        "pile": pile,
        "removed": cards,
        "scroll_pile": scrolls,
        "turn": lot.choice(LETTERS[:seats]),
        "first": lot.choice(LETTERS[:seats]),
        "direction": lot.choice((1, -1)) if seats > 2 else 1,
        "colour": lot.choice(("red", "yellow", "blue", "green")),
        "chain": lot.choice((0, 2, 4, 8)) if NUMBER[discards[-1]] == 25 else 0,
        "declared": [LETTERS[i] for i, hand in enumerate(hands) if len(hand) == 1 and lot.random() < 0.5],
        "idle": lot.choice((0, 0, seats - 1)),
        "points": [lot.choice((0, 20, 150, 190)) for _ in range(seats)],
        "quests": [lot.choice((0, 1)) for _ in range(seats)],
        "round": lot.choice((1, 2)),
    }


def written(table: dict[str, Any], seed: int) -> str:
    """The same table in notation."""
    letters = LETTERS[: len(table["hands"])]
    lines = {
        "round": table["round"],
        "points": " ".join(f"{letter}={number}" for letter, number in zip(letters, table["points"])),
        "quests": " ".join(f"{letter}={number}" for letter, number in zip(letters, table["quests"])),
        "first": table["first"],
        "turn": table["turn"],
        "direction": "clockwise" if table["direction"] == 1 else "counterclockwise",
        "chain": table["chain"],
        "idle": table["idle"],
        "pile": " ".join(table["pile"][::-1]) or "-",
        "discards": " ".join(table["discards"]),
        "removed": " ".join(table["removed"]) or "-",
        "scroll_pile": " ".join(table["scroll_pile"][::-1]) or "-",
        "declared": " ".join(table["declared"]) or "-",
        "chance": Quick(seed).written(),
    }
    if "." not in table["discards"][-1]:
        lines["colour"] = table["colour"]
    for letter, hand, row in zip(letters, table["hands"], table["scrolls"]):
        front = " ".join("^" * is_up + scroll for scroll, is_up in row)
        lines[letter] = f"{' '.join(hand)} | {front or '-'}"
    return "".join(f"{key}: {value}\n" for key, value in lines.items())


def compare_table(seed: int) -> Counter[str]:
    """A drawn table, laid on both, played on for a while."""
    lot = random.Random(f"table {seed}")
    seats, options = 2 + seed % 5, drawn_options(lot)
    table = drawn_table(lot, seats, options.get("deck", "listed"))
    game = Reference(seats, Quick(seed), **options)
    game.set(**table)
    game.table.luck = Quick(seed)
    state = tefuda.table("blanc_noir", written(table, seed), **options)
    state.t.listen()
    try:
        return play_both(state, game, lot, lot.choice(list(STYLES)), 60) + Counter(tables=1)
    except Differs as difference:
        raise Differs(f"table {seed}, {options}: {difference}") from None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.reference.compare")
    parser.add_argument("--games", type=int, default=200, help="whole games (200)")
    parser.add_argument("--tables", type=int, default=2000, help="tables laid late in a round (2000)")
    parser.add_argument("--seed", type=int, default=0, help="where to begin (0)")
    given = parser.parse_args()
    tally: Counter[str] = Counter()
    try:
        for seed in range(given.seed, given.seed + given.games):
            tally += compare_game(seed)
        for seed in range(given.seed, given.seed + given.tables):
            tally += compare_table(seed)
    except Differs as difference:
        sys.exit(str(difference))
    print("No difference.")
    for what, count in sorted(tally.items()):
        print(f"{count:10} {what}")


if __name__ == "__main__":
    main()
