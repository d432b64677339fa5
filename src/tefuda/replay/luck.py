"""The luck of a recorded game: a whole number for quick luck, or a secret with what the players added to it."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from tefuda.core import chance as chances
from tefuda.core.chance import Chance

MASK = 0xFFFF_FFFF_FFFF_FFFF
WEYL = 0x9E37_79B9_7F4A_7C15
UNMIX_1 = pow(0xBF58_476D_1CE4_E5B9, -1, MASK + 1)
UNMIX_2 = pow(0x94D0_49BB_1331_11EB, -1, MASK + 1)
"""What splitmix64 multiplies by, backwards."""

Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Word = Annotated[str, Meta(pattern=r"^[^\x00-\x1f\x7f\ud800-\udfff]+\Z", max_length=200)]


class Quick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="quick"):
    """`seed`: a whole number in decimal digits, because some readers of JSON keep only 53 bits."""

    seed: Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]{0,19})\Z")]

    def __post_init__(self) -> None:
        if int(self.seed) > MASK:
            raise ValueError("a seed has 64 bits")

    def chance(self) -> Chance:
        return chances.Quick(int(self.seed))

    def plain(self) -> dict[str, Any]:
        return {"kind": "quick", "seed": self.seed}


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="sealed"):
    secret: Hash
    entropy: Annotated[tuple[Word, ...], Meta(max_length=64)]
    commitment: Hash

    def chance(self) -> chances.Sealed:
        return chances.Sealed(bytes.fromhex(self.secret), self.entropy)

    def plain(self) -> dict[str, Any]:
        return {"kind": "sealed", "secret": self.secret, "entropy": list(self.entropy), "commitment": self.commitment}


Luck = Quick | Sealed


def written(origin: str) -> Luck | None:
    """From what a state says of its beginning; None when that was no deal."""
    try:
        chance = chances.read(origin)
    except ValueError:
        return None
    if isinstance(chance, chances.Sealed):
        return Sealed(chance.secret.hex(), chance.entropy, chance.commitment) if chance.place == 0 else None
    return Quick(str(seed_of(int(origin.split()[1], 16))))


def seed_of(x: int) -> int:
    """The seed that starts quick luck at x: what `Quick.start` does, backwards."""
    x = unshifted(x, 31) * UNMIX_2 & MASK
    x = unshifted(x, 27) * UNMIX_1 & MASK
    return (unshifted(x, 30) - WEYL) & MASK


def unshifted(x: int, by: int) -> int:
    """The number from which x = number ^ number >> by."""
    return x ^ x >> by ^ x >> 2 * by
