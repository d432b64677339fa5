"""A private PostgreSQL for tests: its own folder, its own port on the loopback, gone afterwards."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Self

PATIENCE = 60
"""Seconds; only a server that hangs takes so long."""
MISSING = "PostgreSQL is not installed here, and the tests of the scaled store need it: apt-get install postgresql"
ACCOUNTS = ("postgres", "nobody")
"""Who runs it when the tests run as root, because PostgreSQL refuses root."""


class PostgresServer:
    """Starts when it is entered. `database` makes a new, empty database and tells its address."""

    def __init__(self) -> None:
        self.programs = programs()
        self.account = account()
        self.folder = Path(tempfile.mkdtemp(prefix="tefuda-postgres-"))
        self.port = free_port()
        self.databases = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            if self.account:
                os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)
            self._call("initdb", "--pgdata=data", "--username=tefuda", "--auth=trust", "--encoding=UTF8", "--no-sync")
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def start(self) -> None:
        """Returns when it answers."""
        settings = ["fsync=on", f"port={self.port}", "listen_addresses=127.0.0.1", "unix_socket_directories="]
        options = [part for setting in settings for part in ("-c", setting)]
        with self.log.open("ab") as log:
            self.process = self._popen("postgres", "-D", "data", *options, output=log.fileno())
        deadline = time.monotonic() + PATIENCE
        while self._popen("pg_isready", *self._where, "--quiet").wait(PATIENCE):
            assert self.process.poll() is None, self._story("PostgreSQL did not start")
            assert time.monotonic() < deadline, self._story("PostgreSQL never answered")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: open transactions are rolled back. SIGQUIT: at once, and the next start recovers from the log."""
        assert self.process
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def database(self) -> str:
        self.databases += 1
        name = f"test_{self.databases}"
        self._call("createdb", *self._where, "--username=tefuda", name)
        return f"postgresql://tefuda@127.0.0.1:{self.port}/{name}"

    def execute(self, statement: str) -> None:
        """In another database than those of the tests."""
        self._call("psql", *self._where, "--username=tefuda", "--no-psqlrc", f"--command={statement}", "postgres")

    @property
    def log(self) -> Path:
        return self.folder / "log"

    @property
    def _where(self) -> tuple[str, ...]:
        return "--host=127.0.0.1", f"--port={self.port}"

    def _call(self, program: str, *arguments: str) -> None:
        with self.log.open("ab") as log:
            code = self._popen(program, *arguments, output=log.fileno()).wait(PATIENCE)
        assert code == 0, self._story(f"{program} failed")

    def _popen(self, program: str, *arguments: str, output: int = subprocess.DEVNULL) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [self.programs / program, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env={name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"},
            user=self.account.pw_uid if self.account else None,
            group=self.account.pw_gid if self.account else None,
            extra_groups=[] if self.account else None,
        )

    def _story(self, what: str) -> str:
        return f"{what}:\n{self.log.read_text(errors='replace')[-3000:]}"


def programs() -> Path:
    """The folder with initdb: Debian keeps it out of the PATH."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: folder.parent.name.zfill(4))[::-1]
    found = [folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()]
    assert found, MISSING
    return found[0]


def account() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one for one in pwd.getpwall()}
    return next(known[name] for name in ACCOUNTS if name in known)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
