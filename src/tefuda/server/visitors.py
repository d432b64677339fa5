"""Who asks, for the handlers of requests."""

from typing import Any

from litestar import Request

from tefuda.server.doors import Doors, bearer, headers_of, language_of
from tefuda.server.people import cookies
from tefuda.server.people.kept import User
from tefuda.server.people.people import People
from tefuda.server.refusals import NotAllowed


class Visitor:
    """One request: its address, language, and user. `set_cookie` goes into the answer."""

    def __init__(self, doors: Doors, request: Request[Any, Any, Any]) -> None:
        self.doors = doors
        self.headers = headers_of(request.scope)
        self.address = doors.address(request.scope, self.headers)
        self.is_secure = doors.is_secure(request.scope, self.headers)
        self.language = language_of(self.headers)
        self.token = bearer(self.headers)
        self.user: User | None = None
        self.set_cookie = ""

    async def look(self, writes: bool) -> None:
        """Refused, when it comes from another site's page to change something."""
        if writes:
            self.doors.check_origin(self.headers)
        visit = await self.doors.visit(self.headers)
        if visit is not None:
            self.user = visit.user
            self.language = visit.user.language
            if visit.renewed:
                self.give(visit.renewed)

    @property
    def known(self) -> User:
        if self.user is None:
            raise NotAllowed("server_no_cookie")
        return self.user

    async def known_or_guest(self, people: People) -> User:
        """Whoever has no cookie yet is a new guest, and gets one."""
        return self.user or await self.guest(people, None, None)

    async def guest(self, people: People, name: str | None, language: str | None) -> User:
        self.doors.take("guests", self.address)
        user = await people.guest(name, language or self.language)
        self.give(await people.cookie(user))
        return user

    def give(self, value: str) -> None:
        self.set_cookie = cookies.header(value, secure=self.is_secure)

    def take_back(self) -> None:
        self.set_cookie = cookies.clearing(secure=self.is_secure)
