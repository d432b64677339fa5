"""Passwords: what one may be, and how it is kept. Hashing takes a core some hundredths of a second: threads do it."""

import asyncio
import base64
import os
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tefuda.core.reasons import BadInput

SHORTEST, LONGEST = 8, 200
MOST_WAITING = 64
"""So many may wait for a core; whoever comes then is asked to come again."""
PATIENCE = 5

Answer = TypeVar("Answer")


def password_of(text: str, login: str) -> str:
    """The password as it is hashed: typed on any keyboard it gives the same bytes."""
    text = _composed(text)
    if not SHORTEST <= len(text) <= LONGEST:
        raise BadInput("password_length", low=SHORTEST, high=LONGEST)
    if text.strip().lower() == login:
        raise BadInput("password_is_login")
    return text


def _composed(text: str) -> str:
    """Nothing where no password can be meant: too long to look at, or not made of whole characters."""
    if len(text) > LONGEST * 4:
        return ""
    text = unicodedata.normalize("NFC", text)
    return "" if any("\ud800" <= sign <= "\udfff" for sign in text) else text


class Passwords:
    """argon2id, by default with what OWASP advises for 46 MiB."""

    def __init__(self, time_cost: int = 1, memory_cost: int = 47_104) -> None:
        self._hasher = PasswordHasher(time_cost=time_cost, memory_cost=memory_cost, parallelism=1)
        # Half of the cores stay free for the tables.
        self._threads = ThreadPoolExecutor(max(1, (os.cpu_count() or 1) // 2), "passwords")
        self._under_way: set[Future[Any]] = set()
        self._nobody = self._of_nobody()

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)

    async def hash(self, text: str) -> str:
        return await self._apart(lambda: self._hasher.hash(_composed(text)))

    async def fits(self, kept: str | None, text: str) -> bool:
        """Whether it is the password. Where there is no account (None), the same work is done, and it is not."""
        fits = await self._apart(lambda: self._verify(kept or self._nobody, text))
        return fits and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether it was hashed by other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _of_nobody(self) -> str:
        """Written like a hash, but of no known password: checking against it takes as long as against a real one."""
        own = self._hasher
        salt, digest = (
            base64.b64encode(secrets.token_bytes(length)).decode().rstrip("=")
            for length in (own.salt_len, own.hash_len)
        )
        return f"$argon2id$v=19$m={own.memory_cost},t={own.time_cost},p={own.parallelism}${salt}${digest}"

    def _verify(self, kept: str, text: str) -> bool:
        try:
            return self._hasher.verify(kept, _composed(text))
        except (VerificationError, InvalidHashError):
            return False

    async def _apart(self, work: Callable[[], Answer]) -> Answer:
        # What is given up by whoever asked still takes its thread until it is done.
        if len(self._under_way) >= MOST_WAITING:
            raise BadInput("too_many_logins", seconds=PATIENCE)
        future = self._threads.submit(work)
        self._under_way.add(future)
        future.add_done_callback(self._under_way.discard)
        return await asyncio.wrap_future(future)
