"""Users and accounts as rows. `People` knows the rules; here they are only kept."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, delete, exists, select, update

from tefuda.server.people.database import Database, rows_hit
from tefuda.server.people.kept import Account, LoginTaken, User
from tefuda.server.people.schema import Accounts, PlayersOf, Sitters, Tables, Users


class UserRows:
    """Changes take the user as last read, and give None if the cookies have been called in since: nothing changed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, user: User) -> None:
        async with self._database.writing() as session:
            await session.execute(self._database.insert(Users).values(msgspec.structs.asdict(user)))

    async def get(self, user: str) -> User | None:
        async with self._database.reading() as session:
            found = await session.get(Users, user)
        return _user(found) if found else None

    async def change(self, user: User, **fields: Any) -> User | None:
        async with self._database.writing() as session:
            if not await rows_hit(session, update(Users).where(_is_still(user)).values(fields)):
                return None
            return _user(await session.get_one(Users, user.id))

    async def sweep(self, before: int) -> int:
        """Takes away guests that were not seen since then, have no table and have ended no game."""
        traces = (PlayersOf.user_id, Sitters.user_id, Tables.host)
        idle = [~exists().where(trace == Users.id) for trace in traces]
        async with self._database.writing() as session:
            return await rows_hit(session, delete(Users).where(Users.is_guest, Users.seen < before, *idle))

    # -- accounts

    async def account(self, login: str) -> Account | None:
        return await self._account(Accounts.login == login)

    async def account_of(self, user: str) -> Account | None:
        return await self._account(Accounts.user_id == user)

    async def add_account(self, user: User, login: str, password_hash: str, now: int) -> User | None:
        """The guest has an account from now on. LoginTaken if not."""
        new = {"user_id": user.id, "login": login, "password_hash": password_hash, "created": now}
        async with self._database.writing() as session:
            if not await rows_hit(session, update(Users).where(_is_still(user)).values(is_guest=False)):
                return None
            if not await rows_hit(session, self._database.insert(Accounts).values(new).on_conflict_do_nothing()):
                raise LoginTaken
        return msgspec.structs.replace(user, is_guest=False)

    async def rehash(self, account: Account, password_hash: str) -> None:
        """The same password, hashed by other parameters; not if it was changed meanwhile."""
        async with self._database.writing() as session:
            await session.execute(update(Accounts).where(*_is_same(account)).values(password_hash=password_hash))

    async def change_password(self, account: Account, password_hash: str) -> User | None:
        """Calls the cookies in, too: whoever knew the old password is out."""
        series = account.user.series + 1
        async with self._database.writing() as session:
            if not await rows_hit(session, update(Users).where(_is_still(account.user)).values(series=series)):
                return None
            await session.execute(update(Accounts).where(*_is_same(account)).values(password_hash=password_hash))
        return msgspec.structs.replace(account.user, series=series)

    async def forget(self, user: User, name: str) -> User | None:
        """Takes the account away and calls the cookies in. A user of that name remains, for the games' sake."""
        fields: dict[str, Any] = {"name": name, "is_guest": True, "series": user.series + 1}
        async with self._database.writing() as session:
            if not await rows_hit(session, update(Users).where(_is_still(user)).values(fields)):
                return None
            await session.execute(delete(Accounts).where(Accounts.user_id == user.id))
        return msgspec.structs.replace(user, **fields)

    async def _account(self, which: ColumnElement[bool]) -> Account | None:
        wanted = select(Accounts, Users).join(Users, Users.id == Accounts.user_id).where(which)
        async with self._database.reading() as session:
            found = (await session.execute(wanted)).first()
        return Account(_user(found[1]), found[0].login, found[0].password_hash) if found else None


def _is_still(user: User) -> ColumnElement[bool]:
    return (Users.id == user.id) & (Users.series == user.series)


def _is_same(account: Account) -> tuple[ColumnElement[bool], ...]:
    return Accounts.user_id == account.user.id, Accounts.password_hash == account.password_hash


def _user(row: Users) -> User:
    return User(
        id=row.id,
        name=row.name,
        language=row.language,
        is_guest=row.is_guest,
        series=row.series,
        created=row.created,
        seen=row.seen,
    )
