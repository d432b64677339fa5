"""`flip`, `play`, `drop`, `name B`; a table is its lines of cards."""

from tefuda.core import how, notation
from tefuda.core.chance import Chance
from tefuda.core.game import Game
from tefuda.core.reasons import BadInput, shown
from tefuda.core.table import Table

from .rules import GO_ON, NAME, TEASE, Lanes, lanes

LETTERS = "ABCDEFG"
VERBS = ["flip", "play", "drop"]


class RushNotation(notation.Notation):
    verbs = "flip, play, drop, name"

    def write_move(self, move: int) -> str:
        return VERBS[move] if move < NAME else f"name {LETTERS[move - NAME]}"

    def read_move(self, t: Table, seat: int, text: str) -> int:
        words = text.lower().split()
        if words[:1] == ["name"]:
            if len(words) != 2 or words[1].upper() not in list(LETTERS[: t.seats]):
                raise BadInput("move_syntax", move=shown(text), form="name SEAT")
            return NAME + LETTERS.index(words[1].upper())
        if len(words) != 1 or words[0] not in VERBS:
            raise BadInput("unknown_move", move=shown(text), verbs=self.verbs)
        return VERBS.index(words[0])

    def write_table(self, game: Game, t: Table) -> str:
        z = lanes(t)
        lines = {"game": "rush", "options": f"cards={z.cards} start={game.options['start']}"}
        for seat in range(z.seats):
            lines[LETTERS[seat]] = " ".join(map(str, [z.hands[seat], *z.decks[seat]]))
        lines |= {key: " ".join(map(str, getattr(z, key))) for key in ("rest", "middle", "dropped", "points")}
        if z.asker() == TEASE and z.depth:
            lines["teases"] = LETTERS[next(seat for seat in range(z.seats) if z.asks(seat))]
        return "".join(f"{key}: {words}\n" for key, words in {**lines, "chance": z.chance.written()}.items())

    def read_table(self, game: Game, lines: dict[str, str], chance: Chance) -> Table:
        z = Lanes(game.identity.check_seats(sum(letter in lines for letter in LETTERS)), chance, game.options["cards"])
        try:
            for seat in range(z.seats):
                z.hands[seat], *z.decks[seat] = numbers(lines[LETTERS[seat]])
            z.rest, z.middle, z.dropped = (numbers(lines[key]) for key in ("rest", "middle", "dropped"))
            z.points = numbers(lines["points"])
            every = [*z.rest, *z.middle, *z.dropped, *filter(None, z.hands), *(one for deck in z.decks for one in deck)]
            if sorted(every) != list(range(1, len(every) + 1)) or not z.middle or len(z.points) != z.seats:
                raise ValueError
            if "teases" in lines:
                seat = LETTERS.index(lines["teases"])
                z.then(seat, GO_ON, 0)
                z.wait(how.TURN, 1 << seat, TEASE, 0)
            else:
                z.race()
        except (KeyError, ValueError):
            raise BadInput("table_missing", key="A, B, rest, middle, dropped, points") from None
        return z


def numbers(line: str) -> list[int]:
    return [int(word) for word in line.split()]
