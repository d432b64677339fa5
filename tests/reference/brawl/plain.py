"""The table of the reference: lists, dicts and words, nothing clever. Written from the rules B-1 to B-10 alone."""

from dataclasses import dataclass, field

LETTERS = "ABCDEFG"
COLOURS = ("red", "green", "blue")
MODIFIERS = ("null", "reverse", "hold", "double")
RECIPES = {
    "hale": "hit=4/8/5 hit2=1/1/1 block=1/1/0 clear=4 base=6",
    "bennett": "hit=4/4/6 hit2=0/0/1 block=1/1/1 press=1 clear=6 base=7",
    "chris": "hit=5/5/5 hit2=1/1/1 block=2/2/2 clear=2 base=6",
    "darwin": "hit=9/4/3 hit2=3/0/0 block=1/1/1 press=3 clear=2 base=5",
    "morgan": "hit=2/4/8 hit2=0/0/2 block=1/2/2 press=1 clear=4 base=6",
    "pearl": "hit=1/6/6 hit2=0/1/1 block=2/1/1 press=3 clear=5 base=5",
}
"""B-1, without the three Freezes of every deck."""


def cards_of(recipe: str) -> list[str]:
    """Every card of a deck, its Freezes included."""
    cards = ["freeze"] * 3
    for part in recipe.split():
        kind, _, counts = part.partition("=")
        if "/" in counts:
            for colour, count in zip(COLOURS, counts.split("/")):
                cards += [f"{colour}.{kind}"] * int(count)
        else:
            cards += [kind] * int(counts)
    return cards


def kind_of(card: str) -> str:
    return card.rpartition(".")[2]


def colour_of(card: str) -> str:
    return card.partition(".")[0] if "." in card else ""


@dataclass
class Base:
    """`columns`: by side, from the Base on. `played`: what was played on the Base itself."""

    name: str
    columns: dict[str, list[str]]
    played: list[str] = field(default_factory=list)

    @property
    def owner(self) -> str:
        return self.name[0]

    @property
    def is_frozen(self) -> bool:
        return "freeze" in self.played


@dataclass
class Arena:
    """The row from left to right, as the first-named side sees it."""

    sides: tuple[str, str]
    row: list[Base]

    @property
    def name(self) -> str:
        return "".join(self.sides)

    @property
    def is_open(self) -> bool:
        return any(not base.is_frozen for base in self.row)


@dataclass
class Player:
    """`deck`: its first card is the top. `discards`: the last is the top."""

    seat: str
    deck: list[str]
    discards: list[str] = field(default_factory=list)
    hand: str = ""
    is_lifted: bool = False
    laid: int = 0
    """So many Bases of this player have been laid in this round."""

    @property
    def top(self) -> str:
        return self.discards[-1] if self.discards else ""


@dataclass
class Table:
    """One round. `active`: in tag team, of each team; otherwise everybody."""

    mode: str
    is_tag: bool
    players: dict[str, Player]
    arenas: list[Arena]
    round: int = 1
    plays: int = 0
    turn: str = ""
    has_tagged: bool = False
    active: list[str] = field(default_factory=list)
    cleared: list[Base] = field(default_factory=list)
    over: bool = False

    def side(self, seat: str) -> str:
        """The side on which a seat fights: its own, in tag team its team's."""
        return {"C": "A", "D": "B"}.get(seat, seat) if self.is_tag else seat

    def of(self, seat: str) -> list[Arena]:
        """B-7: the arenas that a seat plays into."""
        return [arena for arena in self.arenas if self.side(seat) in arena.sides]

    def is_out(self, seat: str) -> bool:
        return not any(arena.is_open for arena in self.of(seat))

    @property
    def most_bases(self) -> int:
        return 4 if self.is_tag else 3
