"""Writes the golden playthroughs anew: `python -m tools.golden`. Review the differences before you keep them.

A playthrough is a whole random game as a transcript: each move with how many moves were legal, what everybody may hear
of it, and in brackets what only some may; the whole table now and then and at the end.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tefuda
from tefuda.core.chance import Quick
from tefuda.core.how import EVERYBODY
from tefuda.core.view import LETTERS

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "tests" / "games"

LIKES = {
    "use": 6,
    "discard": 6,
    "take": 3,
    "trade": 3,
    "remove": 3,
    "swap": 2,
    "return": 2,
    "aim": 2,
    "play": 12,
    "flip": 6,
}


class Playthrough(NamedTuple):
    """A table, by its options, and the luck of deal and moves."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, object]
    table_every: int = 40

    @property
    def path(self) -> Path:
        return FOLDER / self.game / "playthroughs" / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("ja_2_seats", "blanc_noir", 2, 14, {"target": 60}),
    Playthrough("ja_3_seats", "blanc_noir", 3, 84, {"target": 40}),
    Playthrough("ja_4_seats", "blanc_noir", 4, 154, {"target": 40}),
    Playthrough("ja_6_seats", "blanc_noir", 6, 77, {"rounds": 1}),
    Playthrough("de_4_seats", "blanc_noir", 4, 176, {"edition": "de", "target": 40}),
    Playthrough("automatic", "blanc_noir", 4, 190, {"declaration": "automatic", "target": 40}),
    Playthrough("boxed", "blanc_noir", 4, 11, {"deck": "boxed", "first_player": "winner", "target": 40}),
    Playthrough("rounds", "blanc_noir", 3, 22, {"rounds": 2}),
    Playthrough("log_last", "blanc_noir", 4, 154, {"log": "last", "gargoyle": "private", "target": 40}),
    Playthrough("training", "brawl", 2, 1, {}),
    Playthrough("tournament", "brawl", 2, 2, {"mode": "tournament", "decks": "darwin,morgan"}),
    Playthrough("circle", "brawl", 3, 92, {"decks": "pearl,chris,hale"}, table_every=80),
    Playthrough("tag_team", "brawl", 4, 2, {"tag": "on"}),
    Playthrough("tag_team_race", "brawl", 4, 1, {"tag": "on", "mode": "tournament"}),
    Playthrough("expansion", "brawl", 2, 7, {"expansion": "on", "decks": "umbra,volt"}),
    Playthrough("own_recipe", "brawl", 2, 8, {"decks": "mine:hit=6/6/6;block=2/2/2;clear=2;base=6;freeze=3,bennett"}),
)


def transcript(play: Playthrough) -> str:
    return "".join(f"{line}\n" for line in lines(play))


def lines(play: Playthrough) -> Iterator[str]:
    chosen = "".join(f", {key}={value!r}" for key, value in play.options.items())
    yield f"# tefuda.game({play.game!r}{chosen}).new({play.seats}, {play.seed})"
    state = tefuda.game(play.game, **play.options).new(play.seats, play.seed, events=True)
    choice = Quick(play.seed ^ 0xC401CE)
    yield "deal: " + told(state.events())
    number = 0
    while not state.over:
        if number % play.table_every == 0:
            yield from ("", *state.table().splitlines(), "")
        number += 1
        able = [seat for seat in state.asked if state.legal(seat)]
        seat = able[choice.below(len(able))]
        legal = [str(move) for move in state.legal(seat)]
        move = chosen_move(legal, choice)
        yield f"{number} {seat} {move} ({len(legal)}): " + told(state.play(seat, move))
    yield from ("", *state.table().splitlines())
    yield f"outcome: {state.outcome}"


def chosen_move(legal: list[str], choice: Quick) -> str:
    """A random move, the livelier ones more often."""
    weights = [LIKES.get(move.split()[0], 1) for move in legal]
    left = choice.below(sum(weights))
    for move, weight in zip(legal, weights):
        left -= weight
        if left < 0:
            return move
    raise AssertionError("the weights have changed")


def told(events: tuple[tefuda.Event, ...]) -> str:
    """Events in few words; several cards drawn by one seat as one."""
    found: list[str] = []
    last = None
    for event in events:
        text = in_words(event)
        if last and event.key == last.key == "drew" and event.fields["seat"] == last.fields["seat"]:
            found[-1] = f"{found[-1][:-1]} {text.rpartition(' ')[2]}"
        else:
            found.append(text)
        last = event
    return "; ".join(found)


def in_words(event: tefuda.Event) -> str:
    open_fields = [plain(value) for key, value in event.fields.items() if key not in event.secret]
    secret = " ".join(plain(event.fields[key]) for key in event.secret)
    if secret and event.to != EVERYBODY:
        hearers = "".join(letter for i, letter in enumerate(LETTERS) if event.to >> i & 1)
        secret = f"[{hearers}: {secret}]"
    return " ".join(filter(None, [event.key, *open_fields, secret]))


def plain(value: object) -> str:
    if isinstance(value, list | tuple):
        return " ".join(map(str, value))
    return str(value)


def main() -> None:
    for play in PLAYTHROUGHS:
        text = transcript(play)
        is_new = not play.path.exists() or play.path.read_text(encoding="utf-8") != text
        play.path.parent.mkdir(parents=True, exist_ok=True)
        play.path.write_text(text, encoding="utf-8")
        print("changed" if is_new else "same   ", play.path.relative_to(ROOT))


if __name__ == "__main__":
    main()
