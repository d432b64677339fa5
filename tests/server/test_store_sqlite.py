"""The log in one file: who may open it, what happens on a full disk, and backups of it."""

import asyncio
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest

from tefuda.core.reasons import BadInput
from tefuda.server.store import StoreFailed
from tefuda.server.store.sqlite import SqliteStore
from tefuda.server.store.sqlite_file import backup
from tests.architecture.sources import ROOT

pytestmark = pytest.mark.anyio
NOBODY = 65534
LARGE = b"x" * 20_000


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def refused(path: Path) -> str:
    with pytest.raises(BadInput) as refusal:
        await SqliteStore(path).open()
    return refusal.value.reason


# -- opening


async def test_the_log_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deep" / "tefuda.sqlite"
    async with opened(path) as store:
        await store.append("one", 1, b"secret")
        await store.backup(path.with_name("copy"))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    names = ["tefuda.sqlite", "tefuda.sqlite-wal", "tefuda.sqlite-shm", "tefuda.sqlite.lock", "copy"]
    assert modes == dict.fromkeys(names, 0o600)


async def test_one_process_at_a_time_has_it_open(tmp_path: Path) -> None:
    path = tmp_path / "tefuda.sqlite"
    (tmp_path / "link").symlink_to(path)
    command = [sys.executable, "-m", "tests.server.appender", f"sqlite://{path}"]
    async with opened(path):
        assert await refused(tmp_path / "link") == "store_in_use"
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        assert (told.returncode, told.stdout) == (1, "")
        assert "Another process has the database" in told.stderr
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        assert await refused(path) == "store_in_use"
        process.kill()
    async with opened(path) as store:
        await store.check()


async def test_what_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    for name, content in {"short": b"?", "text": b"Not a database. " * 100, "zeros": bytes(5000)}.items():
        (tmp_path / name).write_bytes(content)
        assert await refused(tmp_path / name) == "store_foreign"
        assert (tmp_path / name).read_bytes() == content
    assert await refused(tmp_path) == "store_is_folder"
    assert await refused(tmp_path / "text" / "tefuda.sqlite") == "store_no_folder"
    assert await refused(tmp_path / ("long" * 100)) == "system"
    os.mkfifo(tmp_path / "pipe")
    assert await refused(tmp_path / "pipe") == "store_foreign"


async def test_the_database_of_another_program_gets_no_tables(tmp_path: Path) -> None:
    con = sqlite3.connect(tmp_path / "other")
    con.execute("CREATE TABLE owners (cat TEXT, human TEXT)")
    con.close()
    assert await refused(tmp_path / "other") == "store_foreign"
    con = sqlite3.connect(tmp_path / "other")
    assert con.execute("SELECT name FROM sqlite_master").fetchall() == [("owners",)]
    con.close()


@contextmanager
def without_rights() -> Iterator[Path]:
    """A folder of ours, and nobody's rights: root may write everything."""
    folder = Path(tempfile.mkdtemp(prefix="tefuda-rights-"))
    folder.chmod(0o755)
    user = os.geteuid()
    try:
        if user == 0:
            os.seteuid(NOBODY)
        else:
            folder.chmod(0o555)
        yield folder
    finally:
        os.seteuid(user)
        folder.chmod(0o755)
        shutil.rmtree(folder)


@contextmanager
def with_rights(folder: Path) -> Iterator[None]:
    user = os.geteuid()
    mode = folder.stat().st_mode
    os.seteuid(os.getuid())
    folder.chmod(0o755)
    yield
    folder.chmod(mode)
    os.seteuid(user)


async def test_what_may_not_be_written_is_refused() -> None:
    with without_rights() as folder:
        assert await refused(folder / "tefuda.sqlite") == "store_read_only"
        assert await refused(folder / "new" / "tefuda.sqlite") == "store_no_folder"
        with with_rights(folder):
            async with opened(folder / "tefuda.sqlite") as store:
                await store.append("one", 1, b"")
            (folder / "tefuda.sqlite").chmod(0o444)
            (folder / "tefuda.sqlite.lock").chmod(0o666)
        assert await refused(folder / "tefuda.sqlite") == "store_read_only"
        with with_rights(folder):
            (folder / "tefuda.sqlite").chmod(0o666)
        assert await refused(folder / "tefuda.sqlite") == "store_read_only"


async def test_what_waits_is_written_with_few_statements(tmp_path: Path) -> None:
    """Each gives the interpreter lock away, and a busy loop returns it late."""
    statements: list[str] = []
    async with opened(tmp_path / "tefuda.sqlite") as store:
        store._file.writer.set_trace_callback(statements.append)
        await asyncio.gather(*(store.append(f"table{number % 50}", number, b"") for number in range(2000)))
        store._file.reader.set_trace_callback(statements.append)
        assert len(await store.read("table0", after=-1)) == 40
    assert len(statements) < 40


# -- a full disk


@contextmanager
def small_disk(folder: Path) -> Iterator[Callable[[], AbstractContextManager[None]]]:
    """A file system of 3 MB of its own, and what fills it."""
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", folder], capture_output=True, text=True)
    if mounted.returncode:
        pytest.skip(f"file systems cannot be mounted here: {mounted.stderr.strip()}")

    @contextmanager
    def full() -> Iterator[None]:
        filler = os.open(folder / "filler", os.O_WRONLY | os.O_CREAT)
        with suppress(OSError):
            while os.write(filler, bytes(4096)):
                pass
        os.close(filler)
        assert shutil.disk_usage(folder).free == 0
        yield
        (folder / "filler").unlink()

    try:
        yield full
    finally:
        subprocess.run(["umount", folder], check=True)


@contextmanager
def small_files(folder: Path) -> Iterator[Callable[[], AbstractContextManager[None]]]:
    """A limit to the size of files, which is an error of the disk for SQLite."""

    @contextmanager
    def full() -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, hard))
        yield
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))

    yield full


@pytest.mark.parametrize("small", [small_disk, small_files])
async def test_what_does_not_fit_is_not_written_and_may_be_sent_again(
    small: Callable[[Path], AbstractContextManager[Callable[[], AbstractContextManager[None]]]], tmp_path: Path
) -> None:
    with small(tmp_path) as full:
        async with opened(tmp_path / "tefuda.sqlite") as store:
            written = 0
            for _ in range(2):
                await store.append("one", written + 1, LARGE)
                with full():
                    written = await fill(store, written + 1)
                    assert await store.read("one") == [LARGE] * written
                    calls = [store.append(table, 1, LARGE) for table in ("two", "three")]
                    found = await asyncio.gather(*calls, return_exceptions=True)
                    assert [type(one) for one in found] == [StoreFailed, StoreFailed]
                    assert await store.read("two") == await store.read("three") == []
                await store.check()
            await store.append("one", written + 1, LARGE)
        async with opened(tmp_path / "tefuda.sqlite") as store:
            assert await store.read("one") == [LARGE] * (written + 1)


async def fill(store: SqliteStore, seq: int) -> int:
    """Appends until nothing fits any more; the number of the last entry that did."""
    with suppress(StoreFailed):
        while True:
            await store.append("one", seq + 1, LARGE)
            seq += 1
    return seq


# -- backups


async def test_a_backup_of_a_log_in_use_is_whole(tmp_path: Path) -> None:
    async with opened(tmp_path / "tefuda.sqlite") as store:

        async def play(table: str) -> None:
            for seq in range(1, 201):
                await store.append(table, seq, b"%d" % seq)

        await store.append("one", 1, b"before")
        playing = [asyncio.ensure_future(play(f"table{number}")) for number in range(50)]
        count = await store.backup(tmp_path / "first")
        await asyncio.gather(*playing)
        last = await asyncio.to_thread(backup, tmp_path / "tefuda.sqlite", tmp_path / "second")
    assert 1 <= count <= last == 1 + 50 * 200
    async with opened(tmp_path / "first") as store:
        assert await store.read("one") == [b"before"]
        tables = [await store.read(f"table{number}") for number in range(50)]
    assert tables == [[b"%d" % seq for seq in range(1, len(table) + 1)] for table in tables]
    assert sum(map(len, tables)) == count - 1
    # Versions of the format in which no second file belongs to it: it can be read from where nothing may be written.
    assert (tmp_path / "second").read_bytes()[18:20] == b"\1\1"
    assert backup(tmp_path / "tefuda.sqlite", tmp_path / "third") == last
    names = ("tefuda.sqlite", "tefuda.sqlite.lock", "first", "first.lock", "second", "third")
    assert {file.name for file in tmp_path.iterdir()} == set(names)


async def test_a_backup_overwrites_nothing_and_leaves_no_halves(tmp_path: Path) -> None:
    path, copy = tmp_path / "tefuda.sqlite", tmp_path / "copy"
    async with opened(path) as store:
        for seq in range(1, 21):
            await store.append("one", seq, LARGE)
        copy.write_bytes(b"precious")
        reasons = []
        for source, target in [(path, copy), (path, tmp_path), (path, tmp_path / "no" / "copy")]:
            with pytest.raises(BadInput) as refusal:
                backup(source, target)
            reasons.append(refusal.value.reason)
        for source in (tmp_path / "nothing", tmp_path, copy):
            with pytest.raises(BadInput) as refusal:
                backup(source, tmp_path / "new")
            reasons.append(refusal.value.reason)
        assert reasons == ["backup_exists", "backup_exists", "not_written", "no_file", "no_file", "store_foreign"]
        assert copy.read_bytes() == b"precious"
        with small_files(tmp_path) as full, full(), pytest.raises(BadInput, match="system"):
            backup(path, tmp_path / "new")
        assert not list(tmp_path.glob("new*"))
        assert backup(path, tmp_path / "new") == 20
