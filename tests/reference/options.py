"""What a table may settle before it begins (BN-11 and the options named on the way there)."""

from dataclasses import dataclass
from typing import Any

EDITIONS: dict[str, dict[str, str]] = {
    "ja": {
        "gargoyle": "public",
        "lord": "ja",
        "pixie": "ja",
        "trade": "ja",
        "first_wild": "ja",
        "draw_scroll": "random",
    },
    "de": {
        "gargoyle": "private",
        "lord": "de",
        "pixie": "de",
        "trade": "de",
        "first_wild": "de",
        "draw_scroll": "top",
    },
}

VALUES: dict[str, tuple[str, ...]] = {
    "edition": ("ja", "de"),
    "gargoyle": ("public", "private"),
    "lord": ("ja", "de"),
    "pixie": ("ja", "de"),
    "trade": ("ja", "de"),
    "first_wild": ("ja", "de"),
    "draw_scroll": ("random", "top"),
    "declaration": ("manual", "automatic"),
    "first_player": ("random", "winner", "left_of_last"),
    "deck": ("listed", "boxed"),
    "log": ("full", "last"),
}


@dataclass(frozen=True)
class Options:
    """One table's options, each with a value; `edition` stays for what has no option of its own (Princess)."""

    edition: str
    gargoyle: str
    lord: str
    pixie: str
    trade: str
    first_wild: str
    draw_scroll: str
    declaration: str = "manual"
    first_player: str = "random"
    deck: str = "listed"
    log: str = "full"
    target: int = 200
    rounds: int | None = None


def chosen(**given: Any) -> Options:
    """The edition sets its options together; what is given by name wins over it (BN-11)."""
    for name, value in given.items():
        if name in VALUES and value not in VALUES[name]:
            raise ValueError(f"{name} is one of {', '.join(VALUES[name])}, not {value!r}")
    edition = given.get("edition", "ja")
    return Options(**{"edition": edition, **EDITIONS[edition], **given})
