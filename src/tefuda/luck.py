"""From a seed to a source of luck."""

import secrets

from tefuda.core.chance import Chance, Quick, Sealed
from tefuda.core.seeds import whole_seed

HEX = set("0123456789abcdef")


def is_whole(number: object) -> bool:
    """True is no number here."""
    return isinstance(number, int) and not isinstance(number, bool)


def is_text(text: object) -> bool:
    return isinstance(text, str)


def from_seed(seed: int | str | None) -> Chance:
    """None: a fresh 256-bit secret; 64 hexadecimal digits: that secret; a whole number: quick luck for simulation."""
    if seed is None:
        return Sealed(secrets.token_bytes(32))
    if isinstance(seed, str) and len(seed) == 64 and set(seed.lower()) <= HEX:
        return Sealed(bytes.fromhex(seed))
    return Quick(whole_seed(seed))
