"""Seeds of simulations: whole numbers of 64 bits, also as text."""

from tefuda.core.reasons import BadInput, shown

MOST = 0xFFFF_FFFF_FFFF_FFFF


def whole_seed(seed: object) -> int:
    """The number; anything else is refused."""
    if isinstance(seed, str) and seed.isascii() and seed.isdigit() and len(seed) < 21:
        seed = int(seed)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MOST:
        raise BadInput("bad_seed", seed=shown(seed))
    return int(seed)
