"""Luck is fair, the same everywhere, and can be checked by anybody."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tefuda
from tefuda.core import chance
from tefuda.core.chance import Quick, Sealed
from tefuda.luck import from_seed

MASK = (1 << 64) - 1
MOST = (1 << 31) - 1
SECRET = bytes(range(32))

seeds = st.integers(0, MASK)
secrets = st.binary(min_size=32, max_size=32)
entropies = st.lists(st.text(max_size=8), max_size=3).map(tuple)
sizes = st.integers(1, MOST)


def both(seed: int) -> list[chance.Chance]:
    return [Quick(seed), Sealed(sha256(b"%d" % seed).digest())]


def chi_squared(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


@given(seed=seeds, some=st.lists(sizes, min_size=1, max_size=50))
def test_below_is_in_range(seed: int, some: list[int]) -> None:
    for luck in both(seed):
        for n in some:
            assert 0 <= luck.below(n) < n


@pytest.mark.parametrize("n", [2, 3, 6, 7, 20, 121])
@pytest.mark.parametrize("kind", [0, 1])
def test_below_is_fair(n: int, kind: int) -> None:
    """Chi squared with n - 1 degrees of freedom: far beyond its mean only once in millions."""
    luck = both(n)[kind]
    counts = Counter(luck.below(n) for _ in range(400 * n))
    degrees = n - 1
    assert chi_squared([counts[i] for i in range(n)]) < degrees + 6 * (2 * degrees) ** 0.5 + 20


@pytest.mark.parametrize("kind", [0, 1])
def test_pairs_are_fair(kind: int) -> None:
    """What comes next does not depend on what came before."""
    luck = both(5)[kind]
    counts = Counter((luck.below(6), luck.below(6)) for _ in range(36 * 400))
    assert chi_squared([counts[i, j] for i in range(6) for j in range(6)]) < 35 + 6 * 70**0.5 + 20


def test_neighbouring_seeds_are_unrelated() -> None:
    counts = Counter(Quick(seed).below(10) for seed in range(4000))
    assert chi_squared([counts[i] for i in range(10)]) < 9 + 6 * 18**0.5 + 20


def test_every_card_is_as_likely_on_top() -> None:
    """The shuffle of a whole deal: 72 normal cards, two of each."""
    game = tefuda.game("blanc_noir")
    tops = Counter(game.new(2, seed).view(None)["facts"]["top"] for seed in range(6050))
    twice = [tops[f"{colour}.sai"] + tops[f"{colour}.mage"] for colour in ("red", "yellow", "blue", "green")]
    assert all(abs(count - 200) < 6 * 200**0.5 for count in twice)
    assert sum(tops.values()) == 6050
    assert len(tops) == 70


@given(seed=seeds, some=st.lists(sizes, max_size=30))
def test_quick_luck_is_xorshift64_star_from_splitmix64(seed: int, some: list[int]) -> None:
    """Written a second time from the papers, so that no build and no machine has another stream."""
    x = (seed + 0x9E3779B97F4A7C15) & MASK
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    x = (x ^ x >> 31) or 0x9E3779B97F4A7C15
    luck = Quick(seed)
    for n in some:
        x ^= x >> 12
        x ^= x << 25 & MASK
        x ^= x >> 27
        assert luck.below(n) == ((x * 0x2545F4914F6CDD1D & MASK) >> 32) * n >> 32
    assert luck.written() == f"quick {x:016x}"


@given(secret=secrets, entropy=entropies, some=st.lists(sizes, max_size=30))
def test_sealed_luck_is_a_stream_of_hashes(secret: bytes, entropy: tuple[str, ...], some: list[int]) -> None:
    """What somebody who checks a shuffle does: blocks of SHA-256, words of 32 bits, too large ones left out."""
    key = sha256(b"tefuda luck 1" + secret + b"".join(sha256(word.encode()).digest() for word in entropy)).digest()
    luck = Sealed(secret, entropy)
    place = 0
    for n in some:
        while True:
            block = sha256(key + (place // 8).to_bytes(8, "big")).digest()
            word = int.from_bytes(block[place % 8 * 4 : place % 8 * 4 + 4], "big")
            place += 1
            if word < (1 << 32) // n * n:
                break
        assert luck.below(n) == word % n
    assert luck.place == place


@given(secret=secrets, entropy=entropies, places=st.lists(st.integers(0, 100), min_size=1, max_size=5))
def test_sealed_luck_can_be_entered_anywhere(secret: bytes, entropy: tuple[str, ...], places: list[int]) -> None:
    walked = Sealed(secret, entropy)
    words = [walked.below(MOST) for _ in range(120)]
    for place in places:
        luck = Sealed(secret, entropy, place)
        assert [luck.below(MOST) for _ in range(20)] == words[place : place + 20]


@given(seed=seeds, entropy=entropies, before=st.lists(sizes, max_size=20), after=st.lists(sizes, max_size=20))
def test_copies_and_what_is_written_go_on_alike(
    seed: int, entropy: tuple[str, ...], before: list[int], after: list[int]
) -> None:
    for luck in (Quick(seed), Sealed(sha256(b"%d" % seed).digest(), entropy)):
        for n in before:
            luck.below(n)
        copy, again = luck.copy(), chance.read(luck.written())
        assert luck.written() == copy.written() == again.written()
        ahead = [luck.below(n) for n in after]
        assert ahead == [copy.below(n) for n in after] == [again.below(n) for n in after]


@given(text=st.one_of(st.text(), st.from_regex(r"(quick|sealed)( [0-9a-fx_+-]{0,70}){0,4}", fullmatch=True)))
def test_what_is_no_luck_is_refused(text: str) -> None:
    try:
        luck = chance.read(text)
    except ValueError:
        return
    assert luck.written() == " ".join(text.split())


@pytest.mark.parametrize(
    "text",
    [
        "quick " + "f" * 17,
        "quick 0000000000000000",
        "quick 00000000000000FF",
        f"sealed {SECRET.hex()} {1 << 64}",
        f"sealed {SECRET.hex()} -1",
        f"sealed {SECRET.hex()[2:]} 0",
        f"sealed {SECRET.hex()} 0 xff",
    ],
)
def test_luck_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        chance.read(text)
    with pytest.raises(tefuda.BadInput):
        tefuda.table("blanc_noir", f"A: red.sai\nB: golem\ndiscards: red.mage\nchance: {text}\n")


def test_the_commitment_binds_the_secret_alone() -> None:
    """It is told before the players add theirs."""
    plain, mixed = Sealed(SECRET), Sealed(SECRET, ("A", "B"))
    assert plain.commitment == mixed.commitment == sha256(b"tefuda seal 1" + SECRET).hexdigest()
    assert plain.commitment != Sealed(bytes(32)).commitment
    assert plain.below(MOST) != mixed.below(MOST)


@given(one=entropies, other=entropies)
def test_every_word_of_the_players_counts_and_so_does_its_place(one: tuple[str, ...], other: tuple[str, ...]) -> None:
    first, second = (Sealed(SECRET, words) for words in (one, other))
    streams = [[luck.below(MOST) for _ in range(4)] for luck in (first, second)]
    assert (streams[0] == streams[1]) == (one == other)


@settings(max_examples=30)
@given(seed=seeds)
def test_a_seed_is_a_number_its_digits_or_a_secret(seed: int) -> None:
    assert from_seed(seed).written() == from_seed(str(seed)).written() == Quick(seed).written()
    secret = f"{seed:064x}"
    assert from_seed(secret).written() == f"sealed {secret} 0"


def test_without_a_seed_the_secret_is_fresh() -> None:
    assert from_seed(None).written() != from_seed(None).written()
