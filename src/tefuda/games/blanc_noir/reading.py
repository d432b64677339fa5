"""A whole table from lines of notation. What cannot be a table is refused with the first thing that is wrong."""

from typing import Any

from tefuda.core.chance import Chance
from tefuda.core.game import Game
from tefuda.core.reasons import BadInput, shown
from tefuda.core.table import Table
from tefuda.core.view import LETTERS
from tefuda.games.blanc_noir import names, sets, spelling, waits, whole
from tefuda.games.blanc_noir.piles import deal_out
from tefuda.games.blanc_noir.zones import Zones

KEYS = (
    "game", "options", "seats", "round", "points", "quests", "first", "turn", "direction", "colour", "chain", "idle",
    "moved", "last_quest", "A", "B", "C", "D", "E", "F", "pile", "discards", "removed", "scroll_pile", "declared",
    "looked", "taken", "waiting", "chance",
)  # fmt: skip


MOST = 999_999_999


def read(game: Game, lines: dict[str, str], chance: Chance) -> Table:
    for key in lines:
        if key not in KEYS and not is_known_key(key):
            raise BadInput("table_unknown_key", key=shown(key), known=", ".join(KEYS))
    seats = count_seats(game, lines)
    words = Words(lines, seats)
    if "discards" not in lines:
        raise BadInput("table_missing", key="discards")
    turn = words.seat("turn", words.seat("first", 0))
    data: dict[str, Any] = {
        "round": words.number("round", 1, 1, MOST),
        "first": words.seat("first", 0),
        "seat": turn,
        "direction": words.choice("direction", {"clockwise": 1, "counterclockwise": -1}, 1),
        "chain": words.number("chain", 0, 0, MOST),
        "idle": words.number("idle", 0, 0, seats - 1),
        "has_moved": words.choice("moved", {"yes": True, "no": False}, False),
        "last_quest": words.seat("last_quest", -1),
        "points": words.by_seat("points", 0, MOST),
        "quests": words.by_seat("quests", 0, MOST),
        "looked": words.by_seat("looked", 0, names.MOST_CARDS),
    }
    data |= deal_out(lines, seats, sets.deck(game.options["deck"] == "boxed"), chance)
    top = data["discards"][-1]
    data["colour"] = sets.colour_of(top)
    if top >= names.FIRST_WILD:
        data["colour"] = words.choice("colour", spelling.COLOUR_OF, names.ANY_COLOUR)
    elif "colour" in lines:
        raise BadInput("table_bad_value", key="colour", value=shown(lines["colour"]), allowed="-")
    most = len(data["discards"])
    if any(count > most for count in data["looked"]):
        raise BadInput("table_bad_value", key="looked", value=shown(lines["looked"]), allowed=f"0-{most}")
    if data["chain"] and (data["chain"] % 2 or sets.number_of(top) != names.CHAINER):
        raise words.wrong("chain", "0; on a 25 an even number")
    if data["direction"] < 0 and seats == 2:
        raise words.wrong("direction", "clockwise")
    data["declared"] = declared(words, data["hands"])
    data["taken"] = taken(words, data)
    data["seen"] = seen(words, data["hands"])
    data["waits"] = waits.read(game, words, turn)
    if data["waits"] and data["waits"][-1][2] == game.effects.by_key["valkyrie"]:
        data["looked"][turn] = most  # whoever chooses among them has looked at them
    z = Zones(seats, chance, game.choices)  # type: ignore[attr-defined]
    whole.lay(z, data)
    waits.check(game, z, words)
    return z


class Words:
    """The lines' words, each read as what it must be."""

    def __init__(self, lines: dict[str, str], seats: int) -> None:
        self.lines = lines
        self.seats = seats

    def of(self, key: str) -> list[str]:
        return [word for word in self.lines.get(key, "").split() if word != "-"]

    def wrong(self, key: str, allowed: str) -> BadInput:
        return BadInput("table_bad_value", key=key, value=shown(self.lines[key]), allowed=allowed)

    def number(self, key: str, default: int, low: int, high: int) -> int:
        if key not in self.lines:
            return default
        number = whole_number(self.lines[key].strip())
        if number is None or not low <= number <= high:
            raise self.wrong(key, f"{low}-{high}")
        return number

    def choice(self, key: str, values: dict[str, Any], default: Any) -> Any:
        if key not in self.lines:
            return default
        if self.lines[key].strip() not in values:
            raise self.wrong(key, ", ".join(values))
        return values[self.lines[key].strip()]

    def seat(self, key: str, default: int) -> int:
        letters = LETTERS[: self.seats]
        return int(self.choice(key, {letter: i for i, letter in enumerate(letters)}, default))

    def by_seat(self, key: str, low: int, high: int) -> list[int]:
        found = [0] * self.seats
        for word in self.of(key):
            seat, _, text = word.partition("=")
            number = whole_number(text)
            if not seat or seat not in LETTERS[: self.seats] or number is None or not low <= number <= high:
                raise self.wrong(key, f"A=… {low}-{high}")
            found[LETTERS.index(seat)] = number
        return found

    def mask(self, key: str, letters: str) -> int:
        who = 0
        for letter in letters:
            if letter not in LETTERS[: self.seats]:
                raise self.wrong(key, ", ".join(LETTERS[: self.seats]))
            who |= 1 << LETTERS.index(letter)
        return who


def whole_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def is_known_key(key: str) -> bool:
    """`known A>B`"""
    return len(key) == 9 and key.startswith("known ") and key[7] == ">" and key[6] in LETTERS and key[8] in LETTERS


def count_seats(game: Game, lines: dict[str, str]) -> int:
    hands = [letter for letter in LETTERS if letter in lines]
    seats = game.identity.check_seats(lines["seats"].strip() if "seats" in lines else max(2, len(hands)), game.options)
    for letter in LETTERS[: max(seats, LETTERS.index(hands[-1]) + 1 if hands else 0)]:
        if letter not in lines:
            raise BadInput("table_missing_hand", seat=letter)
    if len(hands) > seats:
        raise BadInput("table_bad_value", key="seats", value=shown(lines["seats"]), allowed=len(hands))
    return seats


def declared(words: Words, hands: list[list[int]]) -> int:
    """Left out: whoever has one card has said the word."""
    few = [LETTERS[i] for i, hand in enumerate(hands) if len(hand) < 2]
    if "declared" not in words.lines:
        return sum(1 << i for i, hand in enumerate(hands) if len(hand) == 1)
    said = words.of("declared")
    if not set(said) <= set(few):
        raise words.wrong("declared", ", ".join(few) or "-")
    return words.mask("declared", "".join(said))


def taken(words: Words, data: dict[str, Any]) -> tuple[int, int, int] | None:
    some = words.of("taken")
    if not some:
        return None
    at = whole_number(some[2]) if len(some) == 3 else None
    if at is None or at >= len(data["discards"]) or some[1] not in spelling.FACE_OF or len(some[0]) != 1:
        raise words.wrong("taken", "SEAT CARD PLACE")
    by = words.mask("taken", some[0]).bit_length() - 1
    if at >= data["looked"][by]:
        raise words.wrong("taken", f"SEAT CARD 0-{data['looked'][by] - 1}, of the cards looked through")
    if some[1] == "valkyrie":
        raise words.wrong("taken", "SEAT CARD PLACE, no valkyrie")
    return by, spelling.FACE_OF[some[1]], at


def seen(words: Words, hands: list[list[int]]) -> list[tuple[int, int, list[int]]]:
    found = []
    for key in words.lines:
        if is_known_key(key):
            viewer, owner = words.mask(key, key[6]).bit_length() - 1, words.mask(key, key[8]).bit_length() - 1
            left = list(hands[owner])
            some = []
            for word in words.of(key):
                face = spelling.FACE_OF.get(word, -1)
                if viewer == owner or face not in left:
                    raise words.wrong(key, " ".join(spelling.FACES[card] for card in hands[owner]) or "-")
                left.remove(face)
                some.append(face)
            found.append((viewer, owner, sorted(some)))
    return found
