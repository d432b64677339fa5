"""Names that cannot be guessed: of users, of tables, of programs that hold a seat."""

import hashlib
import hmac
import secrets

LENGTH = 32
HEX = frozenset("0123456789abcdef")


def new_id() -> str:
    """128 random bits as 32 hexadecimal digits: they stand safely in links, file names and subjects of the bus."""
    return secrets.token_hex(LENGTH // 2)


def is_id(text: object) -> bool:
    """Whether it is written as `new_id` writes."""
    return isinstance(text, str) and len(text) == LENGTH and HEX.issuperset(text)


def hash_token(token: str) -> str:
    """What is kept of a token, so that whoever reads the log cannot use it. 128 random bits need no salt."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time; any text may come."""
    return hmac.compare_digest(one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass"))
