"""Accounts: a guest stays who the guest was, and a password says nothing to anybody who does not know it."""

import asyncio
import time
from collections.abc import Awaitable

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.people.kept import GameRow, Player, User
from tefuda.server.people.passwords import Passwords
from tefuda.server.people.people import People
from tefuda.server.people.reception import Reception
from tefuda.server.people.rows import Rows
from tefuda.server.tokens import new_id
from tests.server.people.conftest import Clock

pytestmark = pytest.mark.anyio
HOME, ABROAD = "192.0.2.1", "198.51.100.9"
GOOD = "correct horse"


async def refusal(wanted: Awaitable[object]) -> str:
    with pytest.raises(BadInput) as refused:
        await wanted
    assert GOOD not in refused.value.text
    return refused.value.reason


async def member(people: People, login: str = "ada", password: str = GOOD) -> User:
    return await people.register(await people.guest("Ada", "en"), login, password, HOME)


async def test_a_guest_becomes_a_member_in_place(people: People) -> None:
    guest = await people.guest("Ada", "ja")
    cookie = await people.cookie(guest)
    ada = await people.register(guest, "Ada.L", GOOD, HOME)
    assert (ada.id, ada.name, ada.language, ada.is_guest) == (guest.id, "Ada", "ja", False)
    assert await people.user(ada.id) == ada
    assert await people.of_cookie(cookie) == (ada, None)
    assert await people.login_of(ada) == "ada.l"


async def test_login_and_password_bring_the_same_user_back(people: People) -> None:
    ada = await member(people)
    for login in ("ada", "ADA", " Ada "):
        assert await people.login(login, GOOD, HOME) == ada


async def test_unknown_logins_and_wrong_passwords_sound_the_same(people: People) -> None:
    await member(people)
    said = set()
    for login, password in (("ada", "wrong horse"), ("bob", GOOD), ("", ""), ("x" * 999, GOOD), ("ada", "\ud800" * 9)):
        with pytest.raises(BadInput) as refused:
            await people.login(login, password, HOME)
        said.add((refused.value.reason, refused.value.text))
    assert said == {("login_wrong", "Login and password do not fit together; check both.")}


async def test_unknown_logins_take_as_long_as_wrong_passwords(reception: Reception) -> None:
    passwords = Passwords(time_cost=1, memory_cost=16_384)
    people = People(reception, passwords)
    await member(people)
    times: dict[str, float] = {}
    for login in ("ada", "nobody", "not a login"):
        for _ in range(3):
            begun = time.process_time()
            assert await refusal(people.login(login, "wrong horse", HOME)) == "login_wrong"
            times[login] = min(times.get(login, 1), time.process_time() - begun)
    people.close()
    assert max(times.values()) < 2 * min(times.values())


async def test_a_password_stays_the_same_however_it_is_typed(people: People) -> None:
    ada = await member(people, password="Zoe\u0308 hat Spaß")
    assert await people.login("ada", "Zo\u00eb hat Spaß", HOME) == ada


@pytest.mark.parametrize(
    ("password", "reason"),
    [
        ("short67", "password_length"),
        ("x" * 201, "password_length"),
        ("x" * 10_000_000, "password_length"),
        ("\ud800" * 10, "password_length"),
        ("countess", "password_is_login"),
        ("COUNTESS", "password_is_login"),
        (" countess ", "password_is_login"),
    ],
)
async def test_passwords_that_are_none_are_refused(people: People, password: str, reason: str) -> None:
    guest = await people.guest("Ada", "en")
    assert await refusal(people.register(guest, "Countess", password, HOME)) == reason
    assert await people.login_of(guest) is None


@pytest.mark.parametrize(
    "password", ["12345678", "x" * 200, "パスワードです！", "        ", "\x00\x01\x02\x03\x04\x05\x06\x07"]
)
async def test_all_others_work(people: People, password: str) -> None:
    ada = await member(people, password=password)
    assert await people.login("ada", password, HOME) == ada


async def test_a_login_is_taken_in_capitals_too(people: People) -> None:
    await member(people, "Ada")
    guest = await people.guest("Eve", "en")
    assert await refusal(people.register(guest, "aDA", GOOD, HOME)) == "login_taken"
    assert await people.user(guest.id) == guest


async def test_of_two_who_want_the_same_login_at_once_one_gets_it(people: People) -> None:
    guests = [await people.guest(None, "en") for _ in range(4)]
    said = await asyncio.gather(
        *(people.register(guest, "ada", GOOD, HOME) for guest in guests), return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in said) == ["BadInput", "BadInput", "BadInput", "User"]


async def test_nobody_has_two_accounts(people: People) -> None:
    guest = await people.guest("Ada", "en")
    both = [people.register(guest, login, GOOD, HOME) for login in ("ada", "countess")]
    said = await asyncio.gather(*both, return_exceptions=True)
    refused = next(one for one in said if isinstance(one, BadInput))
    ada = next(one for one in said if isinstance(one, User))
    assert refused.reason == "already_registered"
    assert await refusal(people.register(ada, "third", GOOD, HOME)) == "already_registered"


async def test_a_new_password_calls_all_cookies_in(people: People) -> None:
    ada = await member(people)
    old = await people.cookie(ada)
    changed = await people.change_password(ada, GOOD, "battery staple", HOME)
    assert await people.of_cookie(old) is None
    assert await people.of_cookie(await people.cookie(changed)) == (changed, None)
    assert await refusal(people.login("ada", GOOD, HOME)) == "login_wrong"
    assert await people.login("ada", "battery staple", HOME) == changed
    assert await refusal(people.rename(ada, "Eve")) == "person_gone"


async def test_a_password_is_changed_by_whoever_knows_it_only(people: People) -> None:
    ada = await member(people)
    assert await refusal(people.change_password(ada, "wrong horse", "battery staple", HOME)) == "login_wrong"
    assert await refusal(people.change_password(ada, GOOD, "short", HOME)) == "password_length"
    guest = await people.guest("Eve", "en")
    assert await refusal(people.change_password(guest, GOOD, "battery staple", HOME)) == "not_registered"
    assert await people.login("ada", GOOD, HOME) == ada


async def test_of_two_new_passwords_at_once_one_counts(people: People) -> None:
    ada = await member(people)
    new = ["battery staple", "staple battery"]
    said = await asyncio.gather(*(people.change_password(ada, GOOD, one, HOME) for one in new), return_exceptions=True)
    won = [isinstance(one, User) for one in said].index(True)
    assert await people.login("ada", new[won], HOME) == said[won]
    assert await refusal(people.login("ada", new[1 - won], HOME)) == "login_wrong"


async def test_who_leaves_is_forgotten_and_the_login_is_free(people: People, rows: Rows) -> None:
    ada = await member(people)
    game = GameRow(id=new_id(), table_id=new_id(), number=1, game="g", ended=1, players=(Player("A", ada.id),))
    await rows.changed(games=[game])
    cookie = await people.cookie(ada)
    assert await refusal(people.delete(ada, "wrong horse", HOME)) == "login_wrong"
    assert await refusal(people.delete(ada, None, HOME)) == "login_wrong"
    await people.delete(ada, GOOD, HOME)
    assert await people.of_cookie(cookie) is None
    left = await people.user(ada.id)
    assert left
    assert (left.name, left.is_guest) == ("Somebody", True)
    assert [played.players for played in await rows.games_of(ada.id)] == [(Player("A", ada.id, "Somebody"),)]
    assert await refusal(people.login("ada", GOOD, HOME)) == "login_wrong"
    assert (await member(people, "ada")).id != ada.id


async def test_passwords_hashed_the_old_way_are_hashed_anew_by_a_login(people: People, reception: Reception) -> None:
    ada = await member(people)
    account = await (await reception.rows()).users.account("ada")
    stronger = Passwords(time_cost=2, memory_cost=16)
    today = People(reception, stronger)
    assert await refusal(today.login("ada", "wrong horse", HOME)) == "login_wrong"
    assert await (await reception.rows()).users.account("ada") == account
    assert await today.login("ada", GOOD, HOME) == ada
    anew = await (await reception.rows()).users.account("ada")
    assert anew
    assert account
    assert "m=8,t=1" in account.password_hash
    assert "argon2" not in repr(account)
    assert "m=16,t=2" in anew.password_hash
    assert await today.login("ada", GOOD, HOME) == ada
    assert await (await reception.rows()).users.account("ada") == anew
    today.close()


async def test_guessing_is_slowed_down_by_login_wherever_it_comes_from(people: People, clock: Clock) -> None:
    ada = await member(people)
    said = [await refusal(people.login("ada", "wrong horse", f"203.0.113.{last}")) for last in range(12)]
    assert said == ["login_wrong"] * 10 + ["too_many_logins"] * 2
    with pytest.raises(BadInput, match="try again in 20 seconds"):
        await people.login("ada", GOOD, HOME)
    assert await refusal(people.login("bob", GOOD, HOME)) == "login_wrong"
    clock.pass_by(20)
    assert await people.login("ADA", GOOD, HOME) == ada


async def test_unknown_logins_are_slowed_down_in_the_same_way(people: People) -> None:
    said = [await refusal(people.login("nobody", GOOD, HOME)) for _ in range(11)]
    assert said == ["login_wrong"] * 10 + ["too_many_logins"]


async def test_guessing_is_slowed_down_by_address_whatever_the_login(people: People, clock: Clock) -> None:
    said = [await refusal(people.login(f"user{number}", GOOD, HOME)) for number in range(31)]
    assert said == ["login_wrong"] * 30 + ["too_many_logins"]
    assert await refusal(people.login("user99", GOOD, ABROAD)) == "login_wrong"
    clock.pass_by(5)
    assert await refusal(people.login("user99", GOOD, HOME)) == "login_wrong"


async def test_a_hundred_guesses_at_once_are_a_hundred(people: People) -> None:
    await member(people)
    said = await asyncio.gather(*(refusal(people.login("ada", "wrong horse", HOME)) for _ in range(100)))
    assert said.count("login_wrong") == 10


async def test_those_who_know_their_password_are_never_slowed_down(people: People) -> None:
    ada = await member(people)
    assert [await people.login("ada", GOOD, HOME) for _ in range(60)] == [ada] * 60


async def test_changing_and_leaving_are_guesses_too(people: People) -> None:
    ada = await member(people)
    said = [await refusal(people.change_password(ada, "wrong horse", "battery staple", HOME)) for _ in range(5)]
    said += [await refusal(people.delete(ada, "wrong horse", HOME)) for _ in range(6)]
    assert said == ["login_wrong"] * 10 + ["too_many_logins"]


async def test_accounts_are_not_made_by_the_hundred(people: People) -> None:
    for number in range(20):
        await member(people, f"user{number}")
    assert await refusal(member(people, "one-more")) == "too_many_logins"
    guest = await people.guest("Eve", "en")
    assert (await people.register(guest, "eve", GOOD, ABROAD)).id == guest.id
