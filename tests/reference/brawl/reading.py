"""Tables of the reference from the engine's notation: the deal is luck, and luck is none of its business."""

from .plain import LETTERS, Arena, Base, Player, Table


def lines_of(text: str) -> dict[str, str]:
    return {key: words.strip() for key, _, words in (line.partition(":") for line in text.splitlines())}


def parts(line: str) -> list[list[str]]:
    return [[word for word in part.split() if word != "-"] for part in line.split("|")]


def read(text: str) -> Table:
    lines = lines_of(text)
    named = lines["options"].split()
    seats = int(lines["seats"])
    order = lines["players"].split()
    is_tag = "tag=on" in named
    arenas = []
    for key, words in lines.items():
        if len(key) == 2 and key.isalpha() and key.isupper():
            sides = (key[0], key[1])
            arenas.append(Arena(sides, [base(lines, name, sides) for name in words.split() if name != "-"]))
    cleared = [base(lines, name, ("1", "2")) for name in lines["cleared"].split() if name != "-"]
    table = Table(
        mode="tournament" if "mode=tournament" in named else "training",
        is_tag=is_tag,
        players={seat: player(lines, seat) for seat in order},
        arenas=arenas,
        round=int(lines["round"]),
        plays=int(lines["plays"]),
        turn=lines.get("turn", ""),
        has_tagged=lines.get("tagged") == "yes",
        active=lines["active"].split() if is_tag else list(LETTERS[:seats]),
        cleared=cleared,
    )
    for one in [*(base for arena in arenas for base in arena.row), *cleared]:
        table.players[one.owner].laid += 1
    return table


def base(lines: dict[str, str], name: str, sides: tuple[str, str]) -> Base:
    played, one, two = parts(lines.get(name, "- | - | -"))
    return Base(name, {sides[0]: one, sides[1]: two}, played)


def player(lines: dict[str, str], seat: str) -> Player:
    hand, discards, deck = parts(lines[seat])
    card = hand[0] if hand else ""
    return Player(seat, deck, discards, card.lstrip("^"), card.startswith("^"))


def compared(table: Table) -> dict[str, object]:
    """Everything that two tables must agree on, in plain data. Whose turn it is means nothing when it is over."""
    training = table.mode == "training" and not table.over
    return {
        "round": table.round,
        "plays": table.plays,
        "turn": table.turn if training else "",
        "tagged": table.has_tagged and training,
        "active": table.active if table.is_tag else [],
        "players": {seat: plain(one) for seat, one in table.players.items()},
        "rows": {arena.name: [of_base(base) for base in arena.row] for arena in table.arenas},
        "cleared": [of_base(base) for base in table.cleared],
    }


def plain(player: Player) -> tuple[object, ...]:
    return player.hand, player.is_lifted, player.discards, player.deck, player.laid


def of_base(base: Base) -> tuple[object, ...]:
    """Null, Reverse and the others may lie in any order."""
    return base.name, sorted(base.played), list(base.columns.values())
