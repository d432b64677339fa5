"""Text for cards, moves, events and tables; see docs/notation.md."""

from typing import Any

from tefuda.core import notation
from tefuda.core.game import Game
from tefuda.core.reasons import BadInput, shown, speak
from tefuda.core.table import Table
from tefuda.core.view import Event, letter
from tefuda.games.brawl import faces, moves, names, own, reading, spelling, telling, whole, writing

KEY = "brawl"
ALONE = {"flip": names.FLIP, "discard": names.DISCARD, "lift": names.LIFT, "tag": names.TAG, "end": names.END}
WORDS = {move: word for word, move in ALONE.items()}
ON_COLUMN = "play CARD BASE SIDE"
ON_BASE = "play {card} BASE"
OF_BASE = "play base ARENA left|right"


class Notation(notation.Notation):
    verbs = "flip, play, discard, lift, tag, end"

    # -- moves

    def write_move(self, move: int) -> str:
        kind = moves.kind(move)
        if kind == names.LAY:
            arena = spelling.arena(moves.face(move), moves.base(move))
            return f"play base {arena} {spelling.ENDS[moves.side(move)]}"
        if kind == names.PLAY:
            words = ["play", spelling.FACES[moves.face(move)], spelling.base(moves.base(move))]
            if moves.side(move) != names.NONE:
                words.append(letter(moves.side(move)))
            return " ".join(words)
        return WORDS[move]

    def read_move(self, t: Table, seat: int, text: str) -> int:
        """The move's number; anything that is no move of this game is refused."""
        words = text[:100].lower().split()
        if not words or words[0] not in (*ALONE, "play"):
            raise BadInput("unknown_move", move=shown(text), verbs=self.verbs)
        verb, *rest = words
        if verb != "play":
            if rest or len(text) > 100:
                raise BadInput("move_syntax", move=shown(text), form=verb)
            return ALONE[verb]
        if not rest:
            raise BadInput("move_syntax", move=shown(text), form=ON_COLUMN)
        face = spelling.face_of(rest[0])
        form = ON_COLUMN
        if face == names.BASE:
            move, form = self.laid(own.zones(t), seat, rest[1:]), OF_BASE
        elif face <= names.PRESS:
            move = self.on_column(face, rest[1:], t.seats)
        else:
            move, form = self.on_base(face, rest[1:], t.seats), ON_BASE.format(card=spelling.FACES[face])
        if move is None or len(text) > 100:
            raise BadInput("move_syntax", move=shown(text), form=form)
        return move

    def on_column(self, face: int, rest: list[str], seats: int) -> int | None:
        if len(rest) != 2:
            return None
        base, side = spelling.base_of(rest[0], seats), spelling.seat_of(rest[1], seats)
        return None if base is None else moves.play(face, base, side)

    def on_base(self, face: int, rest: list[str], seats: int) -> int | None:
        base = spelling.base_of(rest[0], seats) if len(rest) == 1 else None
        return None if base is None else moves.play(face, base, names.NONE)

    def laid(self, z: Any, seat: int, rest: list[str]) -> int | None:
        """The arena may be left out, where only one is open to the seat."""
        if not rest or rest[-1] not in spelling.ENDS:
            return None
        if len(rest) == 1:
            data = whole.read_off(z)
            arenas = [data["arenas"][number] for number in data["seats"][seat]["arenas"]] if seat < z.seats else []
            found = [(arena["first"], arena["second"]) for arena in arenas if arena["open"]]
            between = found[0] if len(found) == 1 else None
        else:
            between = spelling.arena_of(rest[0], z.seats) if len(rest) == 2 else None
        return None if between is None else moves.lay(*between, spelling.ENDS.index(rest[-1]))

    # -- events and reasons

    def event(self, t: Table, told: tuple[Any, ...]) -> Event:
        return telling.event(told)

    def describe(self, language: str, about: dict[str, object]) -> dict[str, object]:
        """What a reason speaks of, in words of the language."""
        return {key: self.word(language, key, value) for key, value in about.items()}

    def word(self, language: str, key: str, value: Any) -> object:
        if key in ("card", "held", "lies"):
            return "nothing" if value is None else card(language, value)
        if key == "needs" and value in faces.COLOURS:
            return speak[0](language, KEY, f"colour-{value}")
        if key == "why":
            return speak[0](language, KEY, f"ask-{value}.name")
        return value

    # -- tables

    def write_table(self, game: Game, t: Table) -> str:
        z = own.zones(t)
        return writing.write(game, whole.read_off(z), t.chance.written())

    def read_table(self, game: Game, lines: dict[str, str], chance: Any) -> Table:
        return reading.read(game, lines, chance)


def card(language: str, face: int) -> str:
    """A card's name: its kind, and its colour where it has one."""
    kind = speak[0](language, KEY, f"card-{spelling.kind(face)}")
    colour = spelling.colour(face)
    if colour is None:
        return kind
    return speak[0](language, KEY, "coloured-card", colour=speak[0](language, KEY, f"colour-{colour}"), kind=kind)
