"""What the verbs told, as events: fields in notation, and which of them are secret."""

from typing import Any

from tefuda.core.how import EVERYBODY
from tefuda.core.view import Event, letter
from tefuda.games.brawl import spelling
from tefuda.games.brawl.showing import BACK


def event(told: tuple[Any, ...]) -> Event:
    key, seat, one, two, to = told
    fields: dict[str, Any] = {} if seat < 0 else {"seat": letter(seat)}
    was_below = False
    match key:
        case "flipped" | "lifted":
            return Event(key, fields | {"card": spelling.FACES[one]}, ("card",), to, BACK)
        case "discarded" | "put_back":
            fields["card"] = spelling.FACES[two]
        case "played":
            base, side, was_below = two
            fields |= {"card": spelling.FACES[one], "base": spelling.base(base), "side": letter(side)}
        case "froze" | "cleared":
            base, was_below = two
            fields |= {"base": spelling.base(base)}
        case "modified":
            base, was_below = two
            fields |= {"card": spelling.FACES[one], "base": spelling.base(base)}
        case "base_placed" | "laid_base":
            base, first, second, end, was_below = two
            fields |= {"base": spelling.base(base), "arena": spelling.arena(first, second), "end": spelling.ENDS[end]}
        case "tagged":
            fields["partner"] = letter(two)
        case "arena_closed":
            fields["arena"] = spelling.arena(*two)
        case "round_began":
            fields |= {"round": two[0], "players": [letter(each) for each in two[1]]}
        case "round_tied":
            fields["players"] = [letter(each) for each in two]
        case "base_won":
            base, winner, first, second = two
            fields |= {"base": spelling.base(base), "winner": letter(winner), "hits": f"{first}:{second}"}
        case "game_ended":
            fields["winners"] = [letter(each) for each in two]
    if was_below:
        # the card that lay below it comes to light: nobody's secret any more
        return Event(key, fields, ("base",), EVERYBODY, BACK)
    return Event(key, fields)
