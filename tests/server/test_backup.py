"""`tefuda backup`: taken while people play, and a node that starts on the copies goes on where they end."""

import asyncio
import json
import os
import random
import sqlite3
import stat
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tefuda import replay
from tefuda.core.reasons import BadInput
from tefuda.server import backups
from tefuda.server.tokens import new_id
from tests.server.players import PATIENCE, Line, Person, Said, house

pytestmark = pytest.mark.anyio
NAMES = ["tefuda-people.sqlite", "tefuda.sqlite"]


async def tefuda(*arguments: object, **environment: str) -> tuple[int, str, str]:
    """Exit code, output and errors of a process of its own."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tefuda.cli", *map(str, arguments),
        env={key: value for key, value in os.environ.items() if key != "TEFUDA_DATABASE"}
        | {"LC_ALL": "C", "PYTHONUTF8": "1"}
        | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, errors = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), errors.decode()


async def play(lines: Sequence[Line], most: int = 1_000_000) -> list[Said]:
    """At random until the game is over, or so many moves were made; the last that each has heard."""
    luck = random.Random(1)

    async def run(line: Line) -> Said:
        said: Said = {}
        while said.get("type") != "ended" and line.ply < most:
            if line.legal:
                await line.say("move", id=new_id(), ply=line.ply, move=luck.choice(line.legal))
                line.legal = None
            said = await line.hear()
        return said

    return list(await asyncio.gather(*map(run, lines)))


async def test_a_table_goes_on_from_a_backup_that_was_taken_under_moves(tmp_path: Path) -> None:
    copy = tmp_path / "backups" / "tuesday"
    async with house(tmp_path / "data") as here:
        anna, ben = await Person(here, "Anna").come(), await Person(here, "Ben").come()
        table = await anna.make(seats=2, ready=True, name="The long one", options={"target": 10_000})
        async with anna.at(table) as a, ben.at(table) as b:
            await b.say("sit")
            await b.say("ready")
            first = await a.until("started")
            await b.until("started")
            await play([a, b], most=20)
            playing = asyncio.create_task(play([a, b]))
            code, out, errors = await tefuda("backup", copy, "--data", tmp_path / "data", "--json")
            made = a.ply
            async with asyncio.timeout(PATIENCE):
                while a.ply < made + 4:  # whatever the copy has was heard by now, and more
                    await asyncio.sleep(0.01)
            assert playing.cancel()
            await asyncio.wait([playing])
            assert (code, errors) == (0, "")
            heard = {said["seq"]: said for said in a.heard if said["type"] == "moved"}
            original = [said["state"]["ply"] for said in a.heard if said["type"] == "moved"]
        cookies = dict(anna.http.cookies), dict(ben.http.cookies)
    log, people = json.loads(out)["files"]
    assert people == {"file": "tefuda-people.sqlite", "bytes": people["bytes"], "users": 2}
    assert log["entries"] > 20
    assert log["bytes"] == (copy / "tefuda.sqlite").stat().st_size
    async with house(copy) as there:
        user = anna.user
        anna, ben = Person(there, "Anna"), Person(there, "Ben")
        for person, kept in zip((anna, ben), cookies):
            person.http.cookies.update(kept)
        assert (await anna.http.get("/api/me")).json()["user"] == user
        listed = (await anna.http.get("/api/me/tables")).json()["tables"]
        assert [(one["table"], one["name"]) for one in listed] == [(table, "The long one")]
        async with anna.at(table) as a, ben.at(table) as b:
            welcome = await a.until("welcome")
            await b.until("welcome")
            assert welcome["you"]["seat"] == "A"
            assert welcome["seq"] == log["entries"]
            assert 20 <= welcome["state"]["ply"] < original[-1]
            assert heard[welcome["seq"]]["state"]["ply"] == welcome["state"]["ply"]
            await play([a, b], most=welcome["state"]["ply"] + 50)
            await a.say("propose", what="end")
            await b.until("asked")
            await b.say("agree", yes=True)
            end = await a.until("ended")
            assert end["why"] == "agreed"
        record = replay.parse((await anna.http.get(f"/api/tables/{table}/record")).content)
        assert replay.verify(record, first["commitment"]).genuine


async def test_copies_are_for_their_owner_only_and_told_one_by_one(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with house(tmp_path / "data") as here:
        await Person(here, "Anna").come()
        code, out, errors = await tefuda("backup", copy, "--data", tmp_path / "data")
    assert (code, errors) == (0, "")
    sizes = {name: (copy / name).stat().st_size for name in NAMES}
    assert out.splitlines() == [
        f"{copy}/tefuda.sqlite  bytes={sizes['tefuda.sqlite']}  entries=0",
        f"{copy}/tefuda-people.sqlite  bytes={sizes['tefuda-people.sqlite']}  users=1",
    ]
    assert {path.name: stat.S_IMODE(path.stat().st_mode) for path in copy.iterdir()} == dict.fromkeys(NAMES, 0o600)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o700


def refused(target: Path, data: Path, database: str | None = None) -> str:
    with pytest.raises(BadInput) as refusal:
        backups.into(target, data, database)
    return refusal.value.reason


async def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with house(data):
        pass
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / ".precious").write_text("mine")
    (tmp_path / "file").write_text("mine")
    assert {refused(tmp_path / target, data) for target in ("full", "file", "file/below", "data")} == {"backup_exists"}
    code, out, errors = await tefuda("backup", tmp_path / "full", "--data", data)
    assert (code, out, len(errors.splitlines())) == (1, "", 1)
    assert f"“{tmp_path / 'full'}” is there already and is not overwritten" in errors
    assert [path.name for path in (tmp_path / "full").iterdir()] == [".precious"]
    (tmp_path / "empty").mkdir()
    assert [copy.what for copy in backups.into(tmp_path / "empty", data)] == ["entries", "users"]


async def test_what_is_not_there_or_not_ours_leaves_nothing_behind(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    assert (refused(copy, data), copy.exists()) == ("no_file", False)
    async with house(data):
        pass
    (data / "tefuda-people.sqlite").unlink()
    assert (refused(copy, data), copy.exists()) == ("no_file", False)
    with sqlite3.connect(data / "tefuda-people.sqlite") as foreign:
        foreign.execute("CREATE TABLE users (id)")
    copy.mkdir()
    assert (refused(copy, data), list(copy.iterdir())) == ("store_foreign", [])
    assert refused(Path("/proc/nothing"), data) == "not_written"


async def test_the_files_are_those_of_serve(tmp_path: Path) -> None:
    """Whether they stand in the folder of the data or are named by TEFUDA_DATABASE."""
    async with house(tmp_path, database=f"sqlite://{tmp_path}/other.db"):
        pass
    place = {"TEFUDA_DATABASE": f"sqlite://{tmp_path}/other.db", "TEFUDA_DATA": str(tmp_path / "elsewhere")}
    assert (await tefuda("backup", tmp_path / "one", **place))[::2] == (0, "")
    assert sorted(path.name for path in (tmp_path / "one").iterdir()) == NAMES
    assert (await tefuda("backup", tmp_path / "two", "--data", tmp_path / "one", **place))[::2] == (0, "")
    assert refused(tmp_path / "three", tmp_path / "one", "postgresql://me:secret@host/tefuda") == "backup_postgres"
