"""A move is `take 3`; a table is who took which spot."""

from importlib import import_module
from typing import Any

from tefuda.core import how, notation
from tefuda.core.chance import Chance
from tefuda.core.reasons import BadInput

rules = import_module("tefuda.games.snap.rules")


class SnapNotation(notation.Notation):
    verbs = "take"

    def write_move(self, move: int) -> str:
        return f"take {move}"

    def read_move(self, t: Any, seat: int, text: str) -> int:
        verb, _, number = " ".join(text.lower().split()).partition(" ")
        if verb != "take":
            raise BadInput("unknown_move", move=text[:40], verbs=self.verbs)
        if not number.isascii() or not number.isdigit() or not 1 <= int(number[:9]) <= 2000:
            raise BadInput("move_syntax", move=text[:40], form="take NUMBER")
        return int(number)

    def write_table(self, game: Any, t: Any) -> str:
        taken = " ".join("ABCD"[seat] for seat in t.taken) or "-"
        seats = "ABCD"[: t.seats]
        options = " ".join(f"{key}={value}" for key, value in game.options.items())
        return f"game: snap\noptions: {options}\nseats: {seats}\ntaken: {taken}\nchance: {t.chance.written()}\n"

    def read_table(self, game: Any, lines: dict[str, str], chance: Chance) -> Any:
        letters = lines.get("seats", "")
        if letters not in ("AB", "ABC", "ABCD"):
            raise BadInput("table_missing", key="seats")
        t = rules.Spots(len(letters), chance, game.options["spots"])
        t.wait(how.RACE, (1 << t.seats) - 1, rules.SPOT, 0)
        words = [word for word in lines.get("taken", "-").split() if word != "-"]
        if len(words) > t.spots or any(word not in letters for word in words):
            raise BadInput("table_bad_value", key="taken", value=lines["taken"][:40], allowed=letters)
        for word in words:
            t.take(letters.index(word))
        return t
