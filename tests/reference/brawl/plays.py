"""B-3: where a card may go, and what it does there."""

from collections.abc import Iterator

from .plain import MODIFIERS, Arena, Base, Player, Table, colour_of, kind_of


def plays(table: Table, seat: str, card: str) -> Iterator[str]:
    """Every play of this card, in order: arenas, Bases of a row, the first-named side first."""
    for arena in table.of(seat):
        if card == "base":
            if arena.is_open and len(arena.row) < table.most_bases:
                yield f"play base {arena.name} left"
                yield f"play base {arena.name} right"
            continue
        for base in arena.row:
            if base.is_frozen:
                continue
            if card == "clear":
                if may_clear(arena, base):
                    yield f"play clear {base.name}"
            elif card == "freeze" or card in MODIFIERS:
                yield f"play {card} {base.name}"
            else:
                for side in arena.sides:
                    if goes_on(card, base.columns[side]):
                        yield f"play {card} {base.name} {side}"


def may_clear(arena: Arena, base: Base) -> bool:
    is_at_an_end = base is arena.row[0] or base is arena.row[-1]
    return is_at_an_end and len(arena.row) > 1 and "hold" not in base.played


def goes_on(card: str, column: list[str]) -> bool:
    kind, colour = kind_of(card), colour_of(card)
    if not column:
        return kind == "hit"
    last, of_column = kind_of(column[-1]), colour_of(column[0])
    match kind:
        case "hit":
            return last in ("hit", "hit2", "press") and colour == of_column
        case "hit2" | "block":
            return last in ("hit", "hit2") and colour == of_column
        case "press":
            return last == "block"
    return False


def make(table: Table, player: Player, move: str) -> None:
    """A play of the card in hand, or of the top of the discards."""
    _, card, *where = move.split()
    if player.hand:
        player.hand, player.is_lifted = "", False
    else:
        player.discards.pop()
    table.plays += 1
    if card == "base":
        lay(table, player, where[0], where[1])
    else:
        arena, base = found(table, where[0])
        if card == "clear":
            arena.row.remove(base)
            table.cleared.append(base)
        elif card == "freeze" or card in MODIFIERS:
            base.played.append(card)
        else:
            base.columns[where[1]].append(card)


def lay(table: Table, player: Player, name: str, end: str) -> None:
    arena = next(one for one in table.arenas if one.name == name)
    player.laid += 1
    base = Base(f"{player.seat}{player.laid}", {side: [] for side in arena.sides})
    arena.row.insert(0 if end == "left" else len(arena.row), base)


def found(table: Table, name: str) -> tuple[Arena, Base]:
    return next((arena, base) for arena in table.arenas for base in arena.row if base.name == name)


# B-4, B-9: who wins a Base


def hits(column: list[str]) -> int:
    return sum({"hit": 1, "hit2": 2}.get(kind_of(card), 0) for card in column)


def winner(table: Table, arena: Arena, base: Base) -> str:
    """The side that it goes to."""
    one, two = (hits(base.columns[side]) for side in arena.sides)
    if one == two:
        return table.side(base.owner)
    is_reversed = base.played.count("reverse") % 2 == 1
    return arena.sides[0] if (one > two) != is_reversed else arena.sides[1]


def worth(base: Base) -> int:
    return 0 if "null" in base.played else 2 ** base.played.count("double")


def scores(table: Table) -> dict[str, int]:
    """B-4, B-7, B-8: by seat, the worth of the Bases won in all of its arenas."""
    won = dict.fromkeys(table.players, 0)
    for arena in table.arenas:
        for base in arena.row:
            to = winner(table, arena, base)
            for seat in won:
                won[seat] += worth(base) * (table.side(seat) == to)
    return won
