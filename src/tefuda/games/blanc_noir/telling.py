"""What the verbs told, as events: fields in notation, and which of them are secret."""

from typing import Any

from tefuda.core.how import EVERYBODY
from tefuda.core.view import Event, letter, letters
from tefuda.games.blanc_noir import spelling

ENDS = ("quest", "menace", "stillness", "no_normal")
PLAIN = {
    "declared", "chain_closed", "skipped", "traded", "gathered_scrolls", "looked_through", "quest_fulfilled",
    "turn_passed", "counts_as_declared",
}  # fmt: skip
NUMBERS = {"chain_grew": "sum", "pile_renewed": "count", "round_began": "round", "halved": "total"}


def event(told: tuple[Any, ...]) -> Event:
    key, seat, one, two, to = told
    fields: dict[str, Any] = {} if seat < 0 else {"seat": letter(seat)}
    if key in NUMBERS:
        fields[NUMBERS[key]] = two
    elif key not in PLAIN:
        fields.update(public(key, two))
        if key.endswith("_scroll"):
            fields["place"] = spelling.place_of(two)
        if key == "returned_scroll":
            fields |= {"seat": fields["place"][0], "by": letter(seat)}
        if key == "hand_shown" and to != EVERYBODY:
            fields["to"] = "".join(letters(to & ~(1 << seat)))
    secret = hidden(key, one)
    if not secret:
        return Event(key, fields)
    back = "scroll" if "scroll" in secret else "number"
    return Event(key, fields | secret, tuple(secret), to, back)


def public(key: str, two: Any) -> dict[str, Any]:
    match key:
        case "discarded":
            face, colour = two
            card = spelling.FACES[face]
            return {"card": card} if "." in card else {"card": card, "colour": spelling.COLOURS[colour]}
        case "removed" | "pile_opened":
            return {"card": spelling.FACES[two]}
        case "gave":
            return {"target": letter(two[0]), "card": spelling.FACES[two[1]]}
        case "turned_up":
            return {"place": spelling.place_of(two[0]), "scroll": spelling.SCROLLS[two[1]]}
        case "swapped_scrolls":
            return {"first": spelling.place_of(two[0]), "second": spelling.place_of(two[1])}
        case "turned_round":
            return {"direction": "clockwise" if two == 1 else "counterclockwise"}
        case "colour_named":
            return {"colour": spelling.COLOURS[two]}
        case "penalised":
            return {"why": "forgot" if two else "emptied"}
        case "round_ended":
            return {"why": ENDS[two]}
        case "scored":
            return {"points": two[0], "total": two[1]}
        case "game_ended":
            return {"winners": [letter(i) for i in two]}
    return {}


def hidden(key: str, one: Any) -> dict[str, Any]:
    match key:
        case "drew" | "took_back":
            return {"card": spelling.FACES[one]}
        case "hand_shown" | "looked_through":
            return {"cards": [spelling.FACES[face] for face in one]}
        case "gained_scroll" | "learned_scroll" | "returned_scroll":
            return {"scroll": spelling.SCROLLS[one]}
    return {}
