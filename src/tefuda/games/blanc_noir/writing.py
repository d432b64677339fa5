"""A whole table as lines of notation."""

from typing import Any

from tefuda.core.game import Game
from tefuda.core.view import HOW, letter, letters
from tefuda.games.blanc_noir import names, spelling

DIRECTIONS = {1: "clockwise", -1: "counterclockwise"}


def write(game: Game, data: dict[str, Any], chance: str) -> str:
    seats = range(len(data["hands"]))
    lines = {
        "game": game.identity.key,
        "options": " ".join(f"{key}={value}" for key, value in game.identity.chosen(game.options).items()),
        "seats": str(len(seats)),
        "round": str(data["round"]),
        "points": by_seat(data["points"]),
        "quests": by_seat(data["quests"]),
        "first": letter(data["first"]),
        "turn": letter(data["seat"]),
        "direction": DIRECTIONS[data["direction"]],
        "chain": str(data["chain"]) if data["chain"] else "",
        "idle": str(data["idle"]) if data["idle"] else "",
        "moved": "yes" if data["has_moved"] else "",
        "last_quest": letter(data["last_quest"]) if data["last_quest"] >= 0 else "",
    }
    if data["discards"][-1] >= names.FIRST_WILD:
        lines["colour"] = spelling.COLOURS[data["colour"]]
    for seat in seats:
        lines[letter(seat)] = f"{cards(data['hands'][seat])} | {front(data['fronts'][seat], seat)}"
    lines |= {
        "pile": cards(data["pile"][::-1]),
        "discards": cards(data["discards"]),
        "removed": cards(data["removed"]),
        "scroll_pile": " ".join(known(scroll, who) for scroll, who in data["scrolls"][::-1]) or "-",
    }
    if any(len(hand) == 1 for hand in data["hands"]) or data["declared"]:
        lines["declared"] = " ".join(letters(data["declared"])) or "-"
    for viewer, owner, some in data["seen"]:
        lines[f"known {letter(viewer)}>{letter(owner)}"] = cards(some)
    lines["looked"] = " ".join(f"{letter(i)}={data['looked'][i]}" for i in seats if data["looked"][i])
    if data["taken"]:
        by, face, at = data["taken"]
        lines["taken"] = f"{letter(by)} {spelling.FACES[face]} {at}"
    lines["waiting"] = "; ".join(wait(game, *one) for one in data["waits"]) or "-"
    lines["chance"] = chance
    return "".join(f"{key}: {words}\n" for key, words in lines.items() if words)


def by_seat(numbers: list[int]) -> str:
    return " ".join(f"{letter(i)}={number}" for i, number in enumerate(numbers))


def cards(some: list[int]) -> str:
    return " ".join(spelling.FACES[face] for face in some) or "-"


def front(some: list[tuple[int, bool, int]], seat: int) -> str:
    return " ".join("^" + spelling.SCROLLS[s] if up else known(s, who & ~(1 << seat)) for s, up, who in some) or "-"


def known(scroll: int, who: int) -> str:
    """A face-down scroll, and who knows it besides its owner."""
    return spelling.SCROLLS[scroll] + ("=" + "".join(letters(who)) if who else "")


def wait(game: Game, way: int, who: int, why: int, step: int) -> str:
    text = f"{HOW[way]} {''.join(letters(who))} {game.effects.items[why].key}"
    return f"{text}/{step}" if step else text
