"""Hashing beside the loop, and only so much of it."""

import asyncio
import time

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.people.passwords import MOST_WAITING, Passwords

pytestmark = pytest.mark.anyio


async def test_a_hash_is_argon2id_salted_and_fits_only_its_password(passwords: Passwords) -> None:
    one, other = [await passwords.hash("correct horse") for _ in range(2)]
    assert one.startswith("$argon2id$v=19$m=8,t=1,p=1$")
    assert one != other
    assert await passwords.fits(one, "correct horse")
    assert not await passwords.fits(one, "correct horse ")
    assert not await passwords.fits(one, "")


@pytest.mark.parametrize("kept", ["", "x", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$AAAA$AAAA", "$2b$12$abc"])
async def test_what_is_no_hash_fits_nothing(passwords: Passwords, kept: str) -> None:
    assert not await passwords.fits(kept, "correct horse")


async def test_nobody_has_no_password(passwords: Passwords) -> None:
    assert not await passwords.fits(None, "")
    assert not await passwords.fits(None, "correct horse")


async def test_where_there_is_no_account_the_same_work_is_done() -> None:
    passwords = Passwords(time_cost=1, memory_cost=32_768)
    kept = await passwords.hash("correct horse")
    quickest: dict[bool, float] = {}
    for _ in range(5):
        for known in (True, False):
            begun = time.process_time()
            await passwords.fits(kept if known else None, "wrong horse")
            quickest[known] = min(quickest.get(known, 1), time.process_time() - begun)
    passwords.close()
    assert 0.5 < quickest[True] / quickest[False] < 2


async def test_the_servers_own_parameters_are_those_of_today() -> None:
    passwords = Passwords()
    kept = await passwords.hash("correct horse")
    assert not passwords.is_outdated(kept)
    assert passwords.is_outdated(kept.replace("m=47104", "m=19456"))
    passwords.close()


async def test_the_loop_goes_on_while_a_password_is_hashed() -> None:
    passwords = Passwords(time_cost=8, memory_cost=65_536)
    longest = 0.0
    hashing = asyncio.ensure_future(passwords.hash("correct horse"))
    begun = last = time.perf_counter()
    while not hashing.done():
        await asyncio.sleep(0.001)
        longest, last = max(longest, time.perf_counter() - last), time.perf_counter()
    passwords.close()
    assert longest < (last - begun) / 2


async def test_a_crowd_is_asked_to_come_again() -> None:
    passwords = Passwords(time_cost=1, memory_cost=4096)
    crowd = [passwords.hash("correct horse") for _ in range(MOST_WAITING * 4)]
    said = await asyncio.gather(*crowd, return_exceptions=True)
    refused = [one for one in said if isinstance(one, BadInput)]
    assert {one.reason for one in refused} == {"too_many_logins"}
    assert MOST_WAITING <= len(said) - len(refused) < len(said)
    assert await passwords.hash("correct horse")
    passwords.close()


async def test_who_gives_up_waiting_takes_no_thread() -> None:
    passwords = Passwords(time_cost=1, memory_cost=4096)
    crowd = [asyncio.ensure_future(passwords.hash("correct horse")) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)
    for one in crowd:
        one.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert await passwords.hash("correct horse")
    passwords.close()
