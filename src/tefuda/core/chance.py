"""The only source of luck, passed in: never a clock, never the system's generator."""

from hashlib import sha256
from typing import Any

MASK = 0xFFFF_FFFF_FFFF_FFFF
WEYL = 0x9E37_79B9_7F4A_7C15
MIX_1 = 0xBF58_476D_1CE4_E5B9
MIX_2 = 0x94D0_49BB_1331_11EB
STAR = 0x2545_F491_4F6C_DD1D


class Chance:
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        raise NotImplementedError

    def copy(self) -> "Chance":
        raise NotImplementedError

    def written(self) -> str:
        """Kind and place in its stream, as `read` takes it."""
        raise NotImplementedError

    def shuffle(self, some: list[int], count: int) -> None:
        """Fisher and Yates; the end is the top."""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            one = some[i]
            some[i] = some[j]
            some[j] = one
            i -= 1

    def mix(self, some: list[Any]) -> None:
        """The same for a list of Python's."""
        for i in range(len(some) - 1, 0, -1):
            j = self.below(i + 1)
            some[i], some[j] = some[j], some[i]


class Quick(Chance):
    """Small and fast, for simulation (xorshift64*)."""

    def __init__(self, seed: int) -> None:
        self.start(seed & 0xFFFF_FFFF_FFFF_FFFF)

    def start(self, seed: int) -> None:
        """Neighbouring seeds give unrelated streams (splitmix64)."""
        x = (seed + WEYL) & MASK
        x = ((x ^ x >> 30) * MIX_1) & MASK
        x = ((x ^ x >> 27) * MIX_2) & MASK
        x ^= x >> 31
        self.x = x if x else WEYL

    def resume(self, x: int) -> None:
        """Goes on where a stream stood."""
        if not 0 < x <= MASK:
            raise ValueError(x)
        self.x = x

    def below(self, n: int) -> int:
        x = self.x
        x ^= x >> 12
        x ^= (x << 25) & MASK
        x ^= x >> 27
        self.x = x
        return ((x * STAR & MASK) >> 32) * n >> 32

    def copy(self) -> "Chance":
        return fork(self)

    def written(self) -> str:
        return f"quick {self.x:016x}"


def fork(old: Quick) -> Quick:
    """The same stream, going its own way from here."""
    new = Quick.__new__(Quick)
    new.x = old.x
    return new


class Sealed(Chance):
    """A 256-bit secret, what the players add to it, and the stream of SHA-256 blocks that follows from both.

    The secret's hash is told before the deal and the secret after the game, so anybody can check every shuffle.
    """

    def __init__(self, secret: bytes, entropy: tuple[str, ...] = (), place: int = 0) -> None:
        if len(secret) != 32 or place < 0 or place.bit_length() > 62:
            raise ValueError("a secret has 32 bytes, and a place is a number of them")
        self.secret = secret
        self.entropy = entropy
        parts = b"".join([sha256(word.encode()).digest() for word in entropy])
        self.key = sha256(b"tefuda luck 1" + secret + parts).digest()
        self.place = place
        self.block = b""

    @property
    def commitment(self) -> str:
        """What is told before the deal."""
        return sha256(b"tefuda seal 1" + self.secret).hexdigest()

    def word(self) -> int:
        """The next 32 bits: eight to a block."""
        number, part = divmod(self.place, 8)
        if part == 0 or not self.block:
            self.block = sha256(self.key + number.to_bytes(8, "big")).digest()
        self.place += 1
        return int.from_bytes(self.block[4 * part : 4 * part + 4], "big")

    def below(self, n: int) -> int:
        limit = 0x1_0000_0000 - 0x1_0000_0000 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def copy(self) -> "Chance":
        return Sealed(self.secret, self.entropy, self.place)

    def written(self) -> str:
        mixed = "".join([f" x{word.encode().hex()}" for word in self.entropy])
        return f"sealed {self.secret.hex()} {self.place}{mixed}"


def read(text: str) -> Chance:
    """What `written` wrote; ValueError if it did not."""
    kind, *words = text.split()
    chance: Chance | None = None
    if kind == "quick" and len(words) == 1:
        chance = Quick(0)
        chance.resume(int(words[0], 16))
    elif kind == "sealed" and len(words) >= 2:
        entropy = tuple([bytes.fromhex(word[1:]).decode() for word in words[2:]])
        chance = Sealed(bytes.fromhex(words[0]), entropy, int(words[1]))
    if chance is None or chance.written() != " ".join([kind, *words]):
        raise ValueError(text)
    return chance
