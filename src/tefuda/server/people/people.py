"""Guests and accounts: a guest plays at once, and keeps everything when the guest takes an account."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from tefuda.core.reasons import BadInput, shown
from tefuda.server.people import cookies, names
from tefuda.server.people.attempts import Attempts
from tefuda.server.people.kept import Account, LoginTaken, RowsFailed, User
from tefuda.server.people.passwords import Passwords, password_of
from tefuda.server.people.reception import Reception
from tefuda.server.tokens import new_id

if TYPE_CHECKING:
    from tefuda.server.people.user_rows import UserRows

COOKIE_KEY = "cookie"


class Visit(NamedTuple):
    """Who came with a cookie. `renewed`: a value to set, as the one that came is more than a day old; else None."""

    user: User
    renewed: str | None


class People:
    """Every refusal is a BadInput. A user that is given is as last read; one called out since is refused."""

    def __init__(
        self,
        reception: Reception,
        passwords: Passwords | None = None,
        attempts: Attempts | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._reception = reception
        self._passwords = passwords or Passwords()
        self._attempts = attempts or Attempts()
        self._clock = clock

    def close(self) -> None:
        self._passwords.close()

    # -- guests and their cookies

    async def guest(self, name: str | None, language: str) -> User:
        """Somebody new; without a name, one is found."""
        names.known_language(language)
        now = self._now()
        user = User(
            id=new_id(),
            name=names.guest_name(language) if name is None else names.player_name(name),
            language=language,
            is_guest=True,
            series=1,
            created=now,
            seen=now,
        )
        await (await self._users()).add(user)
        return user

    async def cookie(self, user: User) -> str:
        """The value of a new cookie for this user."""
        return cookies.sign(await self._reception.key(COOKIE_KEY), user.id, user.series, self._clock())

    async def of_cookie(self, value: str) -> Visit | None:
        """Who comes with this cookie; nobody if it is not ours, too old, called in, or of somebody forgotten."""
        now = self._clock()
        ticket = cookies.read(await self._reception.key(COOKIE_KEY), value, now)
        user = await self._reception.user(ticket.user) if ticket else None
        if ticket is None or user is None or user.series != ticket.series:
            return None
        if not cookies.is_stale(ticket, now):
            return Visit(user, None)
        with suppress(RowsFailed):  # a database that cannot be written now still lets people in
            user = await (await self._users()).change(user, seen=self._now())
        return Visit(user, await self.cookie(user)) if user else None

    async def user(self, user: str) -> User | None:
        return await self._reception.user(user)

    async def rename(self, user: User, name: str) -> User:
        return _known(await (await self._users()).change(user, name=names.player_name(name)))

    async def speak(self, user: User, language: str) -> User:
        """The language in which the user is spoken to."""
        return _known(await (await self._users()).change(user, language=names.known_language(language)))

    # -- accounts

    async def register(self, user: User, login: str, password: str, address: str) -> User:
        """The guest gets an account, and stays who the guest was."""
        if not user.is_guest:
            raise BadInput("already_registered")
        login = names.login_name(login)
        password = password_of(password, login)
        self._attempts.register(address)
        hashed = await self._passwords.hash(password)
        try:
            return _known(await (await self._users()).add_account(user, login, hashed, self._now()))
        except LoginTaken:
            if await (await self._users()).account_of(user.id):
                raise BadInput("already_registered") from None
            raise BadInput("login_taken", login=shown(login)) from None

    async def login(self, login: str, password: str, address: str) -> User:
        """Who has this login and password. An unknown login takes as long as a wrong password, and sounds the same."""
        login = names.read_login(login)
        self._attempts.begin(login, address)
        account = await (await self._users()).account(login)
        proven = await self._prove(account, login, password, address)
        if self._passwords.is_outdated(proven.password_hash):
            # The next login is as good a time as this one.
            with suppress(BadInput, RowsFailed):
                await (await self._users()).rehash(proven, await self._passwords.hash(password))
        return proven.user

    async def change_password(self, user: User, old: str, new: str, address: str) -> User:
        """All cookies are called in: the caller sets a new one for the user that is returned."""
        account = await self._account(user)
        new = password_of(new, account.login)
        await self._prove_again(account, old, address)
        return _known(await (await self._users()).change_password(account, await self._passwords.hash(new)))

    async def delete(self, user: User, password: str | None, address: str) -> None:
        """Forgets name, login and password; what was played stays, by somebody. A guest needs no password."""
        if not user.is_guest:
            await self._prove_again(await self._account(user), password or "", address)
        _known(await (await self._users()).forget(user, names.gone_name(user.language)))

    async def login_of(self, user: User) -> str | None:
        """The login of the user's account, if there is one."""
        account = await (await self._users()).account_of(user.id)
        return account.login if account else None

    async def sweep(self) -> int:
        """Forgets guests whose cookies are too old to count, if they left no trace. To be called now and then."""
        return await (await self._users()).sweep(self._now() - cookies.OLDEST * 1000)

    async def _users(self) -> "UserRows":
        return (await self._reception.rows()).users

    async def _account(self, user: User) -> Account:
        account = await (await self._users()).account_of(user.id)
        if account is None:
            raise BadInput("not_registered")
        return account

    async def _prove_again(self, account: Account, password: str, address: str) -> None:
        self._attempts.begin(account.login, address)
        await self._prove(account, account.login, password, address)

    async def _prove(self, account: Account | None, login: str, password: str, address: str) -> Account:
        fits = await self._passwords.fits(account.password_hash if account else None, password)
        if account is None or not fits:
            raise BadInput("login_wrong")
        self._attempts.was_right(login, address)
        return account

    def _now(self) -> int:
        return int(self._clock() * 1000)


def _known(user: User | None) -> User:
    if user is None:
        raise BadInput("person_gone")
    return user
