"""A walk through the client: every page, every dialog and every state of the table, one after the other.

Whoever walks along looks at each of them: for faults that axe finds, for what overflows, for what is too small.
"""

from collections.abc import AsyncIterator
from pathlib import Path

from tests.browser.hands import Hands
from tests.browser.visitors import TOUCH, Visitor, Visitors
from tests.server.proxy import Proxy

NOWHERE = "0" * 32
Sight = tuple[str, Visitor]


async def press(visitor: Visitor, selector: str, then: str) -> None:
    """Presses the first of these; `then` is what shows that it has happened."""
    await visitor.page.locator(selector).first.click()
    await visitor.sees(then)


async def close(visitor: Visitor) -> None:
    await visitor.page.keyboard.press("Escape")
    await visitor.page.wait_for_selector("dialog[open]", state="detached")


async def before_a_game(visitors: Visitors, language: str) -> AsyncIterator[Sight]:
    anna = await visitors.stranger("Anna", locale=language, **TOUCH)
    await anna.go("/")
    await anna.sees(".games .panel")
    yield "start, for the first time", anna
    await press(anna, ".me", "dialog[open] form")
    yield "name, not known yet", anna
    await anna.page.locator("dialog[open] form").first.locator("input").fill("Anna")
    await anna.page.locator("dialog[open] form").first.locator("button").click()
    await anna.page.locator("dialog[open] form [role=status]:not(:empty)").first.wait_for()
    for number in range(await anna.page.locator("dialog[open] details").count()):
        await anna.page.locator("dialog[open] details > summary").nth(number).click()
    yield "name and account, all unfolded", anna
    await register(anna, f"anna-{language}")
    yield "account", anna
    await close(anna)
    await press(anna, ".games .friends", ".lobby svg[role=img]")
    await anna.page.locator(".lobby details details summary").click()
    yield "lobby of the host", anna
    ben = await visitors.come("Ben", language=language, **TOUCH)
    await ben.go(anna.page.url)
    await ben.sees(".lobby .list")
    yield "lobby of a guest", ben
    await anna.go("/")
    await anna.sees("#mine")
    yield "start, with tables", anna
    await anna.go("/nowhere-at-all")
    await anna.sees("main h1")
    yield "nowhere", anna
    await anna.go(f"/t/{NOWHERE}")
    await anna.sees(".line a")
    yield "a table that there is not", anna


async def register(visitor: Visitor, login: str) -> None:
    form = visitor.page.locator("dialog[open] details").nth(1)
    await form.locator("input").nth(0).fill(login)
    await form.locator("input").nth(1).fill("correct horse battery")
    await form.locator("button").click()
    await visitor.page.locator("dialog[open] > .inside > button.button").wait_for()
    for number in range(await visitor.page.locator("dialog[open] details").count()):
        await visitor.page.locator("dialog[open] details > summary").nth(number).click()


async def in_a_game(visitors: Visitors, language: str) -> AsyncIterator[Sight]:
    anna = await visitors.come("Anna", language=language, **TOUCH)
    fits = False
    while not fits:  # a deal with cards of both kinds, that can be played and that cannot
        await anna.against_bots(6, options={"rounds": 2})
        await anna.sees(".told.mine")
        fits = all([await anna.page.locator(some).count() for some in (".hand .may", ".hand .dim")])
    yield "table, asked", anna
    await press(anna, ".hand .may", ".hand .chosen")
    yield "table, a card chosen", anna
    await press(anna, ".hand .dim", ".told .wrong")
    yield "table, why not", anna
    await press(anna, ".told .about ~ button", "dialog[open] .why")
    yield "a card that cannot be played", anna
    await close(anna)
    await press(anna, ".round .seat", "dialog[open]")
    yield "what is known of a seat", anna
    await close(anna)
    await press(anna, ".near .notes", "dialog[open]")
    yield "notes", anna
    await close(anna)
    await press(anna, ".centre .rest button", "dialog[open]")
    yield "removed cards", anna
    await close(anna)
    for number, side in ((0, "log"), (1, "talk")):
        await press(anna, f"header button >> nth={number}", "aside, dialog[open]")
        if side == "talk":
            await press(anna, ".emote", ".dot, aside li, dialog[open] li")
        yield side, anna
        await press(anna, f"header button >> nth={number}", ".dock .hand")
    await press(anna, "header button >> nth=2", "dialog[open]")
    yield "menu", anna
    await close(anna)
    hands = Hands(anna, 11)
    await hands.play(until="dialog[open]")
    yield "a round is over", anna
    await hands.play()
    yield "a game is over", anna
    await anna.page.locator(".gathering summary").click()
    yield "a game is over, seats unfolded", anna
    async for sight in looking_back(anna):
        yield sight


async def looking_back(anna: Visitor) -> AsyncIterator[Sight]:
    table = anna.page.url.rpartition("/")[2]
    await anna.go("/replay")
    await anna.sees("main ul a.panel")
    yield "replays", anna
    await anna.go(f"/replay/{table}/1?move=12")
    await anna.sees(".stage .hand")
    yield "replay, own eyes", anna
    await anna.page.locator("fieldset label").last.click()
    await anna.sees(".hands")
    await press(anna, "#proof ~ button", "#proof ~ div .good")
    yield "replay, open hands, proof checked", anna
    await press(anna, ".hands li button", "dialog[open]")
    yield "replay, a card", anna
    await close(anna)


async def with_others(visitors: Visitors, language: str, proxy: Proxy) -> AsyncIterator[Sight]:
    anna = await visitors.come("Anna", language=language, **TOUCH)
    ben = await visitors.come("Ben", f"http://127.0.0.1:{proxy.port}", language=language, **TOUCH)
    link = await anna.make(seats=2, ready=True, clock={"kind": "game", "seconds": 600, "increment": 5})
    await anna.go(link)
    await ben.go(link)
    await press(ben, ".lobby .list .button", ".lobby .ready .button.primary")
    await press(ben, ".lobby .ready .button.primary", ".dock .hand")
    await anna.sees(".dock .hand")
    await press(anna, "header button >> nth=2", "dialog[open]")
    await press(anna, "dialog[open] .stack .button >> nth=1", ".vote")
    yield "a vote, asked", anna
    await ben.sees(".vote .primary")
    yield "a vote, to be answered", ben
    await press(ben, ".vote .primary", ".dock .hand")
    await ben.page.wait_for_selector(".vote", state="detached")
    yield "a pause", ben
    await proxy.cut()
    proxy.back.cut = True
    await ben.sees(".line")
    yield "the line is down", ben
    proxy.heal()
    await ben.page.wait_for_selector(".line", state="detached")
    again = await ben.another(link)
    await again.sees(".dock .hand")
    await ben.sees(".line button")
    yield "opened elsewhere", ben
    carl = await visitors.come("Carl", language=language, **TOUCH)
    await carl.go(link)
    await carl.sees(".round, .arrangement")
    yield "watching", carl


async def to_read(visitors: Visitors, language: str, folder: Path) -> AsyncIterator[Sight]:
    anna = await visitors.come("Anna", language=language, **TOUCH)
    await anna.go("/rules/blanc_noir")
    await anna.sees("#rulings")
    await anna.page.locator("input[type=search]").fill("2")
    yield "rules, searched", anna
    await anna.go("/learn/blanc_noir")
    await anna.sees("ol.panel li")
    yield "learn", anna
    await press(anna, ".button.primary", ".coach")
    yield "a lesson", anna
    await anna.go("/replay")
    wrong = folder / "wrong.json"
    wrong.write_text('{"game": "chess"}', encoding="utf-8")
    await anna.page.locator("input[type=file]").set_input_files(wrong)
    await anna.sees("main .wrong")
    yield "replays, a record that is none", anna


async def walk(visitors: Visitors, language: str, proxy: Proxy, folder: Path) -> AsyncIterator[Sight]:
    for part in (
        before_a_game(visitors, language),
        in_a_game(visitors, language),
        with_others(visitors, language, proxy),
        to_read(visitors, language, folder),
    ):
        async for sight in part:
            yield sight
