"""The cards (BN-1): what there is, how many of each, and the order in which they are listed."""

from collections.abc import Iterable

COLOURS = ("red", "yellow", "blue", "green")

NORMAL = {
    "great_sword": 1,
    "twin_swords": 2,
    "boomerang": 3,
    "longbow": 4,
    "dagger": 5,
    "sai": 6,
    "battlewhip": 7,
    "halberd": 8,
    "battleaxe": 9,
}
SPECIAL = {"priestess": 10, "mage": 11, "jester": 12, "lord": 15, "princess": 20, "knight": 25, "prince": 25}
WILD = {"golem": 25, "pixie": 30, "dragon": 40, "valkyrie": 45, "goddess": 50, "gargoyle": 35}

SINGLE_OF_A_COLOUR = ("lord", "princess", "knight", "prince")
SINGLE_WILD = ("dragon", "valkyrie", "goddess")

SCROLLS = {
    "herald_of_red": 2,
    "herald_of_yellow": 2,
    "herald_of_blue": 2,
    "herald_of_green": 2,
    "explosion": 2,
    "shock_wave": 2,
    "mirage": 2,
    "blizzard": 2,
    "menace": 1,
    "tornado": 1,
    "salvation": 1,
    "revelation": 1,
}

FACES = [f"{colour}.{kind}" for colour in COLOURS for kind in (*NORMAL, *SPECIAL)] + list(WILD)
POSITION = {face: position for position, face in enumerate(FACES)}


def kind(card: str) -> str:
    """`red.sai` -> `sai`, `golem` -> `golem`."""
    return card.rpartition(".")[2]


def colour(card: str) -> str | None:
    """The printed colour; a wild card has none."""
    return card.partition(".")[0] if "." in card else None


def number(card: str) -> int:
    """The printed number (BN-1a)."""
    return {**NORMAL, **SPECIAL, **WILD}[kind(card)]


NUMBER = {face: number(face) for face in FACES}


def is_normal(card: str) -> bool:
    """Nine or less (BN-1)."""
    return NUMBER[card] <= 9


def is_special(card: str) -> bool:
    """Ten or more, wild cards included (BN-1)."""
    return NUMBER[card] >= 10


def is_wild(card: str) -> bool:
    """Black: goes on everything (BN-1)."""
    return card in WILD


def copies(face: str, deck: str) -> int:
    """How often the deck has this face (BN-1, BN-1b)."""
    if face in WILD:
        return 1 if face in SINGLE_WILD else 2
    if kind(face) == "knight" and deck == "boxed":
        return 2
    return 1 if kind(face) in SINGLE_OF_A_COLOUR else 2


def whole_deck(deck: str) -> list[str]:
    """Every number card in the order of cards, copies side by side."""
    return [face for face in FACES for _ in range(copies(face, deck))]


def all_scrolls() -> list[str]:
    """Every scroll in the order of cards, copies side by side."""
    return [scroll for scroll, count in SCROLLS.items() for _ in range(count)]


def in_order(cards: Iterable[str]) -> list[str]:
    """The same cards in the order of cards."""
    return sorted(cards, key=POSITION.__getitem__)


def faces(cards: Iterable[str]) -> list[str]:
    """Each different face once, in the order of cards."""
    return in_order(set(cards))
