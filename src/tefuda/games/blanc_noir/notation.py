"""Text for cards, moves, events and tables; see docs/notation.md."""

from typing import Any

from tefuda.core import notation
from tefuda.core.game import Game
from tefuda.core.reasons import BadInput, shown, speak
from tefuda.core.table import Table
from tefuda.core.view import Event, letter
from tefuda.games.blanc_noir import moves, names, own, reading, sets, spelling, telling, whole, writing

KEY = "blanc_noir"
FORMS = {
    "draw": "draw",
    "discard": "discard CARD [COLOUR] [declare]",
    "trade": "trade CARD CARD CARD [declare]",
    "use": "use SCROLL [PLACE]",
    "name": "name COLOUR",
    "aim": "aim SEAT [declare]",
    "remove": "remove CARD [declare]",
    "take": "take CARD",
    "swap": "swap PLACE PLACE [declare]",
    "return": "return PLACE",
    "decline": "decline [declare]",
}
KINDS = list(FORMS)


class Notation(notation.Notation):
    verbs = ", ".join(FORMS)

    # -- moves

    def write_move(self, move: int) -> str:
        kind = moves.kind(move)
        one, two, three = moves.first(move), moves.second(move), moves.third(move)
        words = [KINDS[kind]]
        if kind == names.DISCARD:
            words.append(spelling.FACES[one])
            if one >= names.FIRST_WILD and two != names.ANY_COLOUR:
                words.append(spelling.COLOURS[two])
        elif kind == names.TRADE:
            words += [spelling.FACES[face] for face in (one, two, three)]
        elif kind == names.USE:
            words += [spelling.SCROLLS[one], str(two + 1)]
        elif kind == names.NAME:
            words.append(spelling.COLOURS[one])
        elif kind == names.AIM:
            words.append(letter(one))
        elif kind in (names.REMOVE, names.TAKE):
            words.append(spelling.FACES[one])
        elif kind == names.SWAP:
            words += [spelling.place_of(one), spelling.place_of(two)]
        elif kind == names.RETURN:
            words.append(spelling.place_of(one))
        if moves.has_word(move):
            words.append("declare")
        return " ".join(words)

    def read_move(self, t: Table, seat: int, text: str) -> int:
        """The move's number; anything that is no move of this game is refused."""
        words = text[:200].lower().split()
        if not words or words[0] not in FORMS:
            raise BadInput("unknown_move", move=shown(text), verbs=self.verbs)
        verb, *rest = words
        has_word = bool(rest) and rest[-1] == "declare"
        if has_word:
            rest.pop()
        move = self.made(own.zones(t), seat, verb, rest) if len(text) <= 200 else None
        if move is None:
            raise BadInput("move_syntax", move=shown(text), form=FORMS[verb])
        return moves.with_word(move) if has_word else move

    def made(self, z: Any, seat: int, verb: str, rest: list[str]) -> int | None:
        match verb, rest:
            case (("draw" | "decline"), []):
                return moves.draw() if verb == "draw" else moves.decline()
            case "discard", [card]:
                face = face_of(card)
                return moves.discard(face, sets.colour_of(face))
            case "discard", [card, colour]:
                return moves.discard(face_of(card), colour_of(colour))
            case "trade", [_, _, _]:
                return moves.trade(*sorted(face_of(card) for card in rest))
            case "use", [scroll] | [scroll, _]:
                return self.used(z, seat, scroll_of(scroll), rest[1:])
            case "name", [colour]:
                return moves.name(colour_of(colour))
            case "aim", [other]:
                return moves.aim(seat_of(other, z.seats))
            case "remove", [card]:
                return moves.remove(face_of(card))
            case "take", [card]:
                return moves.take(face_of(card))
            case "swap", [one, two]:
                first, second = place_of(one, z.seats), place_of(two, z.seats)
                if first is None or second is None:
                    return None
                return moves.swap(*sorted((first, second), key=lambda place: -1 if place == names.PILE else place))
            case "return", [word]:
                place = place_of(word, z.seats)
                return None if place is None or place == names.PILE else moves.put_back(place)
        return None

    def used(self, z: Any, seat: int, scroll: int, place: list[str]) -> int | None:
        """The place may be left out: the first face-down scroll of that name."""
        if place:
            index = int(place[0]) - 1 if place[0].isascii() and place[0].isdigit() and len(place[0]) < 3 else -1
            return moves.use(scroll, index) if 0 <= index < names.MOST_SCROLLS else None
        front = whole.read_off(z)["fronts"][seat]
        found = [i for i, (kind, is_up, _) in enumerate(front) if kind == scroll and not is_up]
        return moves.use(scroll, found[0] if found else len(front))

    # -- events and reasons

    def event(self, t: Table, told: tuple[Any, ...]) -> Event:
        return telling.event(told)

    def describe(self, language: str, about: dict[str, object]) -> dict[str, object]:
        """What a reason speaks of, in words of the language."""
        return {key: self.word(language, key, value) for key, value in about.items()}

    def word(self, language: str, key: str, value: Any) -> object:
        if key in ("card", "top"):
            return self.card(language, value)
        if key == "colour":
            return speak[0](language, KEY, f"colour-{spelling.COLOURS[value]}")
        if key == "scroll":
            return speak[0](language, KEY, f"scroll-{spelling.SCROLLS[value]}")
        if key == "place":
            return spelling.place_of(value)
        if key == "why":
            return speak[0](language, KEY, f"ask-{value.replace('.', '-')}.name")
        return value

    def card(self, language: str, face: int) -> str:
        """A card's name: its kind, and its colour where it has one."""
        colour, _, kind = spelling.FACES[face].rpartition(".")
        kind_name = speak[0](language, KEY, f"card-{kind}")
        if not colour:
            return kind_name
        colour_name = speak[0](language, KEY, f"colour-{colour}")
        return speak[0](language, KEY, "coloured-card", colour=colour_name, kind=kind_name)

    # -- tables

    def write_table(self, game: Game, t: Table) -> str:
        return writing.write(game, whole.read_off(own.zones(t)), t.chance.written())

    def read_table(self, game: Game, lines: dict[str, str], chance: Any) -> Table:
        return reading.read(game, lines, chance)


def face_of(card: str) -> int:
    if card not in spelling.FACE_OF:
        raise BadInput("unknown_card", card=shown(card), like=spelling.LIKE_CARDS)
    return spelling.FACE_OF[card]


def scroll_of(card: str) -> int:
    if card not in spelling.SCROLL_OF:
        raise BadInput("unknown_card", card=shown(card), like=spelling.LIKE_SCROLLS)
    return spelling.SCROLL_OF[card]


def colour_of(word: str) -> int:
    if word not in spelling.COLOURS[:4]:
        raise BadInput("unknown_colour", colour=shown(word), colours=", ".join(spelling.COLOURS[:4]))
    return spelling.COLOUR_OF[word]


def seat_of(word: str, seats: int) -> int:
    i = "abcdef".find(word) if len(word) == 1 else -1
    if not 0 <= i < seats:
        raise BadInput("unknown_seat", seat=shown(word.upper()), seats=", ".join("ABCDEF"[:seats]))
    return i


def place_of(word: str, seats: int) -> int | None:
    """A place of scrolls: `pile`, or a seat and a number; None if it is not written like one."""
    if word == "pile":
        return names.PILE
    seat, dot, number = word.partition(".")
    if not dot or not (number.isascii() and number.isdigit() and len(number) < 3 and 1 <= int(number) <= 20):
        return None
    return names.MOST_SCROLLS * seat_of(seat, seats) + int(number) - 1
