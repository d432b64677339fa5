"""docs/protocol.md: its session and its program run against a real node, and its tables are those of the code."""

import asyncio
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from tefuda.server import (
    agreed,
    app,
    asks,
    doing,
    doors,
    entries,
    forms,
    making,
    members,
    messages,
    protocol,
    refusals,
    room,
    sockets,
    table,
)
from tests.architecture.sources import PACKAGE
from tests.docs import pages
from tests.server.players import Line, Person, house
from tests.server.proxy import Proxy

PAGE = "protocol.md"
TEXT = (pages.DOCS / PAGE).read_text(encoding="utf-8")
SECRET = re.compile(r'"secret":"([0-9a-f]{64})"')
TABLE = re.compile(r'"table":"([0-9a-f]{32})"')
HTTP = re.compile(r"(GET|POST) (/\S+) ?(.*)")
SERVER = "".join(path.read_text(encoding="utf-8") for path in (PACKAGE / "server").glob("*.py"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# -- the session


def lines() -> Iterator[str]:
    (session,) = [text for language, _, text in pages.blocks(PAGE) if language == "session"]
    for line in session.splitlines():
        assert line[:2] in ("> ", "< ")
        yield line


def fits(found: str, expected: str) -> None:
    pattern = ".*?".join(map(re.escape, expected.split("…")))
    assert re.fullmatch(pattern, found, re.DOTALL), f"{found}\n{expected}"


@pytest.mark.anyio
async def test_the_session_is_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the secret that the page shows, and a bot that thinks for an hour."""
    found = SECRET.search(TEXT)
    assert found
    monkeypatch.setattr(making, "secret", lambda: found[1])
    async with house(tmp_path, pace=3600) as here:
        anna = Person(here, "Anna")
        names: dict[str, str] = {}
        answers: list[str] = []
        line: Line | None = None
        for marked in lines():
            text = marked[2:]
            for name, real in names.items():
                text = text.replace(name, real)
            request = HTTP.fullmatch(text)
            if marked[0] == "<":
                answer = answers.pop(0) if answers else await heard(line)
                if made := TABLE.search(answer):
                    names.setdefault(TABLE.search(text)[1], made[1])  # type: ignore[index]
                fits(answer, text.replace(*next(iter(names.items()), ("", ""))))
            elif request and request[2].startswith("/ws/"):
                line = await anna.line(request[2].rpartition("/")[2])
            elif request:
                done = await anna.http.request(request[1], request[2], content=request[3] or None)
                answers.append(f"{done.status_code} {done.text}")
            else:
                assert line
                await line.socket.send(text)
        assert line is not None
        assert not answers
        await line.close()


async def heard(line: Line | None) -> str:
    assert line
    async with asyncio.timeout(10):
        return str(await line.socket.recv())


# -- the program


@pytest.mark.anyio
async def test_the_program_plays_a_game_and_comes_back_when_it_must(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(pages.block(PAGE, "player.py"), encoding="utf-8")
    async with house(tmp_path / "data") as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(seats=2, sit=False, bots=["random"], options={"rounds": 1})
        async with anna.at(table) as watching:
            made = await anna.http.post(f"/api/tables/{table}/seats", json={"name": "my program"})
            process = await asyncio.create_subprocess_exec(
                sys.executable, script, here.ws, table, made.json()["token"],
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            await watching.until("moved", lambda said: said["seat"] == "B")
            here.room(table).give_up("moved")
            assert await watching.closed() == members.TRY_AGAIN
        async with anna.at(table, since=watching.seq) as watching:
            await watching.until("moved", lambda said: said["seat"] == "B")
            end = await watching.until("ended")
        out, errors = await process.communicate()
        assert (process.returncode, errors) == (0, b"")
        assert out.decode().strip() == str(end["outcome"])


@pytest.mark.anyio
async def test_the_program_goes_on_when_the_answer_to_its_move_was_lost(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(pages.block(PAGE, "player.py"), encoding="utf-8")
    async with house(tmp_path / "data") as here, Proxy(int(here.url.rpartition(":")[2])) as proxy:
        proxy.back.delay = 1
        anna = await Person(here, "Anna").come()
        table = await anna.make(game="brawl", seats=2, sit=False, bots=["random"])
        async with anna.at(table) as watching:
            made = await anna.http.post(f"/api/tables/{table}/seats", json={"name": "my program"})
            process = await asyncio.create_subprocess_exec(
                sys.executable, script, f"ws://127.0.0.1:{proxy.port}", table, made.json()["token"],
                stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
            )  # fmt: skip
            moved = await watching.until("moved", lambda said: said["seat"] == "B")
            assert moved["state"]["waiting"][0]["seats"] == ["B"]  # nobody else's move will wake the program
            await proxy.cut()
            proxy.heal()
            end = await watching.until("ended")
        out, errors = await process.communicate()
        assert (process.returncode, errors) == (0, b"")
        assert out.decode().strip() == str(end["outcome"])


@pytest.mark.anyio
async def test_the_program_gives_up_when_it_is_not_let_in(tmp_path: Path) -> None:
    script = tmp_path / "player.py"
    script.write_text(pages.block(PAGE, "player.py"), encoding="utf-8")
    async with house(tmp_path / "data") as here:
        process = await asyncio.create_subprocess_exec(
            sys.executable, script, here.ws, "0" * 32, "f" * 32,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, errors = await process.communicate()
        assert (process.returncode, out) == (1, b"")
        assert errors.decode().startswith("There is no such table; check the link.")


# -- the tables


def section(title: str) -> str:
    """Until the next heading, without its code."""
    found = re.search(rf"^#+ {re.escape(title)}\n(.*?)(?=^#+ |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, title
    return re.sub(r"^```.*?^```$", "", found[1], flags=re.MULTILINE | re.DOTALL)


def rows(*titles: str) -> dict[str, str]:
    """By the word in the first column, the second."""
    lines = [line.split(" | ") for title in titles for line in section(title).splitlines() if line.startswith("| `")]
    return {words(line[0])[0]: line[1] for line in lines}


def words(cell: str) -> list[str]:
    return re.findall(r"`([^`]*)`", cell)


def told(*titles: str) -> dict[str, tuple[set[str], set[str]]]:
    """By kind, all fields and those in brackets."""
    return {
        kind: (set(words(cell)), set(words(" ".join(re.findall(r"\[[^]]*\]", cell)))))
        for kind, cell in rows(*titles).items()
    }


def real(kinds: Iterable[type[msgspec.Struct]], *hidden: str) -> dict[str, tuple[set[str], set[str]]]:
    """By kind, all fields and those that may be left out."""
    found = {}
    for kind in kinds:
        fields = [field for field in msgspec.structs.fields(kind) if field.name not in hidden]
        optional = {field.name for field in fields if not field.required}
        found[entries.snake(kind.__name__)] = {field.name for field in fields}, optional
    return found


def test_every_message_is_on_the_page_with_its_fields_and_no_other() -> None:
    everything = protocol.FromServer.__args__
    news = [kind for kind in everything if issubclass(kind, messages.News)]
    assert told("What a client sends") == real(asks.FromClient.__args__, "id")
    assert told("News") == real(news, "seq", "at", "id")
    assert told("Answers", "The table itself") == real(set(everything) - set(news))


def test_what_stands_within_messages_is_on_the_page() -> None:
    assert set(rows("The game")) == set(messages.Game.__struct_fields__)
    assert set(rows("Settings")) == set(entries.Settings.__struct_fields__)
    for text, kind in ((section("News"), messages.Holder), (section("Answers"), messages.You)):
        assert [name for name in kind.__struct_fields__ if f"`{name}`" not in text] == []
    assert [name for name in forms.NewTable.__struct_fields__ if f"`{name}`" not in section("Settings")] == []


def test_codes_are_those_of_the_server() -> None:
    codes = {**refusals.STATUS, "internal-error": 500}
    lines = [line.split(" | ") for line in section("Refusals").splitlines() if line.startswith("| `")]
    assert {words(line[0])[0]: int(line[2].strip("| ")) for line in lines} == codes
    numbers = {members.TOO_SLOW, members.TRY_AGAIN, members.TAKEN_ELSEWHERE, members.NOT_ALLOWED}
    assert {int(code) for code in re.findall(r"\b4\d{3}\b", section("Close codes"))} == numbers


def test_choices_are_those_of_the_server() -> None:
    for title, choices in {
        "What a client sends": (*doing.EMOTES, *doing.WHAT),
        "Settings": (*agreed.ABSENT, *agreed.CLOCKS),
        "Coming in": sockets.UNDERSTOOD,
    }.items():
        assert [word for word in choices if not re.search(rf"\b{word}\b", section(title))] == []
    reasons = re.findall(r'(?:give_up\(|Broken\(|Gone\(why=)"(\w+)"', SERVER)
    assert [why for why in set(reasons) if f"`{why}`" not in section("The table itself")] == []
    assert len(set(reasons)) == 6


def test_limits_are_those_of_the_server() -> None:
    limits = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", section("Limits"), re.MULTILINE))
    assert str(asks.LONGEST_FRAME) in limits["a frame"]
    assert str(app.LONGEST_BODY) in limits["a request's body"]
    assert str(4 * asks.LONGEST_FRAME) in section("Close codes")
    assert numbers(limits["frames of one socket"]) == list(members.FRAMES)
    assert numbers(limits["chat and emotes of one person at a table"]) == [1 / members.WORDS[0], members.WORDS[1]]
    assert numbers(limits["new sockets from one address"]) == list(doors.RATES["sockets"])
    assert numbers(limits["requests from one address"]) == list(doors.RATES["http"])
    assert numbers(limits["new guests from one address"]) == [doors.RATES["guests"][1]]
    assert (doors.RATES["guests"][0], doors.RATES["tables"]) == (1, (1 / 60, numbers(limits["new tables"])[0]))
    assert f"more than {members.MOST_WAITING} messages or {members.MOST_BYTES >> 20} MiB" in section("Close codes")
    assert f"more than {room.KEPT} entries" in section("Coming back")
    assert f"the last {table.MOST_IDS})" in section("Moves")


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"\d+", text)]


def test_the_links_of_the_page_lead_somewhere() -> None:
    for page, anchor in re.findall(r"\]\(([\w./-]*)#?([\w-]*)\)", TEXT):
        text = (pages.DOCS / (page or PAGE)).read_text(encoding="utf-8")
        headings = [
            re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in re.findall(r"^#+ (.*)$", text, re.M)
        ]
        assert not anchor or anchor in headings, (page, anchor)
