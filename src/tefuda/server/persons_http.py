"""/api/me: who somebody is, and what is theirs."""

from typing import Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from tefuda.server import forms
from tefuda.server.given import ThePeople, TheRows, TheVisitor
from tefuda.server.people.kept import User
from tefuda.server.people.people import People
from tefuda.server.tables_http import listed


async def person(people: People, user: User) -> forms.Person:
    login = None if user.is_guest else await people.login_of(user)
    return forms.Person(user=user.id, name=user.name, language=user.language, guest=user.is_guest, login=login)


@get("/api/me", summary="Who the cookie says you are")
async def me(visitor: TheVisitor, people: ThePeople) -> forms.Person:
    return await person(people, visitor.known)


@post("/api/me", status_code=200, summary="A new guest with a cookie; or another name or language for who you are")
async def be(data: JSONBody[forms.Me], visitor: TheVisitor, people: ThePeople) -> forms.Person:
    user = visitor.user
    if user is None:
        user = await visitor.guest(people, data.name, data.language)
    else:
        if data.name is not None:
            user = await people.rename(user, data.name)
        if data.language is not None:
            user = await people.speak(user, data.language)
    return await person(people, user)


@post("/api/me/account", status_code=200, summary="The guest takes an account, and stays who the guest was")
async def register(data: JSONBody[forms.Registration], visitor: TheVisitor, people: ThePeople) -> forms.Person:
    user = await people.register(visitor.known, data.login, data.password, visitor.address)
    visitor.give(await people.cookie(user))
    return await person(people, user)


@post("/api/login", status_code=200, summary="By login and password")
async def login(data: JSONBody[forms.Registration], visitor: TheVisitor, people: ThePeople) -> forms.Person:
    user = await people.login(data.login, data.password, visitor.address)
    visitor.give(await people.cookie(user))
    return await person(people, user)


@post("/api/logout", status_code=204, summary="Forgets the cookie")
async def logout(visitor: TheVisitor) -> None:
    visitor.take_back()


@post("/api/me/password", status_code=200, summary="Another password; all other devices are logged out")
async def password(data: JSONBody[forms.NewPassword], visitor: TheVisitor, people: ThePeople) -> forms.Person:
    user = await people.change_password(visitor.known, data.old, data.new, visitor.address)
    visitor.give(await people.cookie(user))
    return await person(people, user)


@delete("/api/me", status_code=204, summary="Forgets you; what was played stays, by somebody")
async def forget(data: JSONBody[forms.Farewell], visitor: TheVisitor, people: ThePeople) -> None:
    await people.delete(visitor.known, data.password, visitor.address)
    visitor.take_back()


@get("/api/me/tables", summary="Tables at which you have a seat, or that are yours")
async def my_tables(visitor: TheVisitor, rows: TheRows) -> forms.Tables:
    return forms.Tables([listed(row) for row in await rows.tables_of(visitor.known.id)])


@get("/api/me/games", summary="Games that you have played to their end")
async def my_games(visitor: TheVisitor, rows: TheRows) -> forms.Games:
    games = await rows.games_of(visitor.known.id)
    return forms.Games([msgspec.to_builtins(game) for game in games])


ROUTES: list[Any] = [me, be, register, login, logout, password, forget, my_tables, my_games]
