"""`tefuda serve` that cannot start: one sentence, the right exit code, and nothing is left on disk."""

import asyncio
import json
import socket
import sys
from pathlib import Path

import pytest

from tests.server.nats_server import NatsServer
from tests.server.postgres_server import PostgresServer
from tests.server.processes import environment

pytestmark = pytest.mark.anyio
MANY = """
import contextlib, io, json, sys
from tefuda.cli import main
found = []
for line in json.load(sys.stdin):
    with contextlib.redirect_stderr(io.StringIO()) as errors:
        code = main(line)
    found.append((code, errors.getvalue()))
print(json.dumps(found))
"""
Said = tuple[int, str]


async def said(lines: list[list[str]], data: Path) -> list[Said]:
    """Exit code and standard error of each command line, one after the other in one process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", MANY, env=environment(TEFUDA_DATA=str(data)),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    out, errors = await process.communicate(json.dumps(lines).encode())
    assert (process.returncode, errors.decode()) == (0, "")
    return [(code, text) for code, text in json.loads(out)]


async def refused(cases: list[tuple[str, int, str]], data: Path) -> None:
    """Each as (options, exit code, what the sentence says)."""
    found = await said([["serve", "--port", "0", *options.split()] for options, *_ in cases], data)
    for (options, code, text), (got, sentence) in zip(cases, found, strict=True):
        assert (got, sentence.count("\n")) == (code, 1), (options, sentence)
        assert text in sentence
        assert "s3cret" not in sentence
    assert not data.exists()


TYPED = [
    ("now", 2, "“now” is one word too many"),
    ("--fast", 2, "There is no option “--fast” here"),
    ("--port", 2, "The option --port needs a value"),
    ("--port 65536", 2, "--port is a whole number from 0 to 65535, not “65536”."),
    ("--port http", 2, "--port is a whole number from 0 to 65535, not “http”."),
    ("--proxies -1", 2, "--proxies is a whole number from 0 to 9, not “-1”."),
    ("--origin cards", 2, "“cards” is no address of a site;"),
    ("--origin https://me:s3cret@x", 2, "“https://***@x” is no address of a site;"),
    ("--database mysql://me:s3cret@h/d", 2, "“mysql://***@h/d” is no address of a database;"),
    ("--database=", 2, "“” is no address of a database;"),
    ("--database sqlite:", 2, "“sqlite:” names no file;"),
    ("--database postgresql://me:s3cret@[::1/d", 2, "cannot be read; the port is a number"),
    ("--bus amqp://me:s3cret@h", 2, "“amqp://***@h” is no address of NATS servers;"),
    ("--bus=", 2, "“” is no address of NATS servers;"),
]


async def test_what_is_wrong_on_this_machine(tmp_path: Path) -> None:
    foreign = tmp_path / "letter.sqlite"
    foreign.write_text("Dear Anna,")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        await refused(
            [
                *TYPED,
                (f"--port {port}", 1, f"Nothing can listen at 127.0.0.1:{port} (Address already in use); choose"),
                ("--host nowhere.invalid", 1, "Nothing can listen at nowhere.invalid:0 ("),
                ("--host 203.0.113.7", 1, "Nothing can listen at 203.0.113.7:0 (Cannot assign requested address)"),
                ("--data /proc/nothing", 1, "The folder of “/proc/nothing/tefuda.sqlite” is not there and cannot be"),
                (f"--data {foreign}", 1, "cannot be made; name a file in a folder in which you may write."),
                (f"--database sqlite:{foreign}", 1, "is no database of Tefuda, or it is damaged"),
                (f"--database sqlite:{tmp_path}", 1, "is a folder; name a file in it"),
            ],
            tmp_path / "data",
        )
    assert [path.name for path in tmp_path.iterdir()] == ["letter.sqlite"]
    assert foreign.read_text() == "Dear Anna,"


async def test_who_does_not_answer(tmp_path: Path, postgres: PostgresServer, nats: NatsServer) -> None:
    """A wrong password is told as the database tells it, and never shown."""
    database = await guarded(postgres)
    host = f"127.0.0.1:{postgres.port}"
    with NatsServer("authorization { token: other }") as closed:
        await asyncio.gather(
            refused(
                [
                    ("--database postgresql://me:s3cret@127.0.0.1:1/d", 1, "://***@127.0.0.1:1/d” cannot be used:"),
                    (f"--database postgresql://tefuda:s3cret@{host}/nothing", 1, 'database "nothing" does not exist.'),
                ],
                tmp_path / "one",
            ),
            refused(
                [
                    (f"--database postgresql://anna:s3cret@{host}/{database}", 1, "password authentication failed"),
                    ("--bus nats://me:s3cret@127.0.0.1:1", 1, "No NATS server can be reached at nats://***@127.0.0.1"),
                    (f"--bus nats://s3cret@127.0.0.1:{closed.port}", 1, "refuses this name, password or token."),
                ],
                tmp_path / "two",
            ),
        )


async def guarded(postgres: PostgresServer) -> str:
    """A database for which the user anna needs a password."""
    import asyncpg  # type: ignore[import-untyped]

    url = postgres.database()
    rules = postgres.folder / "data" / "pg_hba.conf"
    rules.write_text("host all anna 127.0.0.1/32 scram-sha-256\n" + rules.read_text())
    con = await asyncpg.connect(url)
    await con.execute("CREATE ROLE anna LOGIN PASSWORD 'another'")
    await con.execute("SELECT pg_reload_conf()")
    await con.close()
    return str(url.rpartition("/")[2])


async def test_two_cannot_have_one_folder(tmp_path: Path) -> None:
    from tests.server.players import house

    async with house(tmp_path):
        before = sorted(path.name for path in tmp_path.iterdir())
        ((code, sentence),) = await said([["serve", "--port", "0"]], tmp_path)
        assert code == 1
        assert sentence.startswith(f"Another process has the database “{tmp_path}/tefuda.sqlite” open;")
        assert sorted(path.name for path in tmp_path.iterdir()) == before
