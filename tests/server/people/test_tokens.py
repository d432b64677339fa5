"""Names that cannot be guessed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tefuda.server import tokens


def test_ids_have_128_bits_and_differ() -> None:
    ids = [tokens.new_id() for _ in range(1000)]
    assert len(set(ids)) == 1000
    assert all(tokens.is_id(one) and len(bytes.fromhex(one)) == 16 for one in ids)
    assert {sign for one in ids for sign in one} == set("0123456789abcdef")


@pytest.mark.parametrize(
    "text", ["", "a" * 31, "a" * 33, "A" * 32, "g" * 32, "a" * 31 + "\n", "１" * 32, 7, None, b"a" * 32]
)
def test_anything_else_is_no_id(text: object) -> None:
    assert not tokens.is_id(text)


def test_what_is_kept_of_a_token_does_not_tell_it() -> None:
    token = tokens.new_id()
    assert tokens.hash_token(token) == tokens.hash_token(token) != tokens.hash_token(tokens.new_id())
    assert token not in tokens.hash_token(token)


@given(st.text(), st.text())
def test_texts_are_the_same_or_not(one: str, other: str) -> None:
    assert tokens.same(one, other) == (one == other)
    assert tokens.same(one, one)
    assert len(tokens.hash_token(one)) == 64


def test_halves_of_characters_break_nothing() -> None:
    assert tokens.same("\ud800", "\ud800")
    assert not tokens.same("\ud800", "\udfff")
    assert tokens.hash_token("\ud800")
