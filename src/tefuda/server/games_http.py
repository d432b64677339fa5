"""/api/games/GAME: its rules as a page, and its tutorial."""

import functools
from typing import Any

from litestar import get, post
from litestar.params import FromPath

from tefuda import registry, rulespage, texts, tutorial
from tefuda.core.reasons import shown
from tefuda.server import entries, forms
from tefuda.server.given import TheNode, TheVisitor
from tefuda.server.people.kept import User
from tefuda.server.playing_on import seated, set_up
from tefuda.server.refusals import NotThere
from tefuda.server.replays_http import made
from tefuda.server.speaking import Lang, spoken


def known(game: str) -> str:
    if game not in set(registry.keys()):
        raise NotThere("unknown_game", game=shown(game), known=", ".join(registry.keys()))
    return game


@functools.cache
def page(game: str, lang: str) -> dict[str, Any]:
    return rulespage.plain(game, lang) | {"tutorial": tutorial.has(game)}


@functools.cache
def course(game: str, lang: str) -> forms.Tutorial:
    found = tutorial.of(game)

    def say(key: str) -> str:
        return texts.say(lang, game, f"tutorial-{key}")

    lessons = [
        forms.Lesson(
            key=one.key, ply=one.ply, move=one.move, rule=one.rule,
            title=say(f"{one.key}.title"), text=say(one.key), other=say(f"{one.key}.other"),
        )
        for one in found.lessons
    ]  # fmt: skip
    return forms.Tutorial(game=game, seat=found.seat, lessons=lessons, end_title=say("end.title"), end=say("end"))


def first_entries(game: str, user: User, now: int) -> list[entries.Entry]:
    """The learner among bots that play what is written."""
    found = tutorial.of(game)
    table = set_up(game, found.table, user, now, keeps_luck=True, lesson=True)
    return [table, *seated(table.settings.seats, found.seat, "sensible", user, now)]


def taught(game: str) -> str:
    if not tutorial.has(known(game)):
        raise NotThere("server_no_tutorial")
    return game


@get("/api/games/{game:str}/rules", summary="The rules of a game: paragraphs, cards, options, editions and rulings")
async def rules(game: FromPath[str], visitor: TheVisitor, lang: Lang = None) -> dict[str, Any]:
    return page(known(game), spoken(lang, visitor))


@get("/api/games/{game:str}/tutorial", summary="The lessons of a game")
async def lessons(game: FromPath[str], visitor: TheVisitor, lang: Lang = None) -> forms.Tutorial:
    return course(taught(game), spoken(lang, visitor))


@post("/api/games/{game:str}/tutorial", status_code=201, summary="A table at which the lessons are played")
async def learn(game: FromPath[str], visitor: TheVisitor, node: TheNode) -> forms.NewTableMade:
    return await made(node, visitor, first_entries(taught(game), visitor.known, node.services.now()))


ROUTES: list[Any] = [rules, lessons, learn]
