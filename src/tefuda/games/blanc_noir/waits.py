"""What a table from outside waits for: only what the rules can bring about."""

from typing import TYPE_CHECKING

from tefuda.core import how
from tefuda.core.game import Game
from tefuda.core.view import HOW
from tefuda.games.blanc_noir import names, spelling, whole
from tefuda.games.blanc_noir.zones import Zones

if TYPE_CHECKING:
    from tefuda.games.blanc_noir.reading import Words

FORM = "HOW SEAT WHY[/STEP]; …"


def read(game: Game, words: "Words", turn: int) -> list[tuple[int, int, int, int]]:
    """Left out: the turn of the seat whose turn it is."""
    if "waiting" not in words.lines:
        return [(how.TURN, 1 << turn, names.TURN, 0)]
    if not words.of("waiting"):
        return []
    found = []
    for entry in words.lines["waiting"].split(";"):
        parts = entry.split()
        if len(parts) != 3 or parts[0] not in HOW:
            raise words.wrong("waiting", FORM)
        why, slash, step = parts[2].partition("/")
        if why not in game.effects.by_key or (slash and not (step.isascii() and step.isdigit() and len(step) < 3)):
            raise words.wrong("waiting", ", ".join(game.effects.by_key))
        found.append((HOW.index(parts[0]), words.mask("waiting", parts[1]), game.effects.by_key[why], int(step or 0)))
    if len(found) > how.WAITS:
        raise words.wrong("waiting", FORM)
    return found


def check(game: Game, z: Zones, words: "Words") -> None:
    """At the bottom the turn, or its closing while a discarded card asks; on top a question that can stand there."""
    if not z.waits():
        return
    (way, _, bottom, step), *above = z.waits()
    is_fine = step == 0 and all(who == 1 << z.seat for _, who, _, _ in z.waits())
    if (way, bottom) == (how.TURN, names.TURN):
        is_fine = is_fine and len(above) < 2
    else:
        is_fine = is_fine and (way, bottom) == (how.THEN, names.CLOSE) and len(above) > 0
    if is_fine and above:
        *between, (way, _, why, step) = above
        card = game.effects.items[why].key.split(".")[0]
        is_fine = (
            way == how.TURN
            and all(way == how.THEN and card == game.effects.items[one].key.split(".")[0] for way, _, one, _ in between)
            and (lies_there(z, card, bottom) or why == names.FIRST_COLOUR)
            and game.effects.items[why].may_stand(z, z.seat, step)
        )
    if not is_fine:
        raise words.wrong("waiting", f"turn {'ABCDEF'[z.seat]} turn")


def lies_there(z: Zones, card: str, bottom: int) -> bool:
    """A card that asks is on top of the discards; a scroll lies face up in front of its user."""
    if bottom == names.CLOSE:
        return spelling.FACES[z.top].rpartition(".")[2] == card
    front = whole.read_off(z)["fronts"][z.seat]
    return any(is_up and spelling.SCROLLS[kind] == card for kind, is_up, _ in front)
