"""The measured server as a process of its own: started, watched through /proc, stopped or killed."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

PATIENCE = 30.0
TICKS = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).parent
BOARDGAME = "boardgame.io@0.50.2"


class NoPeer(Exception):
    """npm or node is not here, or npm cannot fetch the peer."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as sock:
        return int(sock.getsockname()[1])


class Server:
    """Started when made. Its log stands in `log`."""

    def __init__(self, command: list[str], port: int, folder: Path, env: dict[str, str] | None = None) -> None:
        self.command = command
        self.port = port
        self.folder = folder
        self.log = folder / f"server-{port}.log"
        self.env = {**os.environ, **(env or {})}
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.env, start_new_session=True
            )

    def until_ready(self) -> float:
        """Seconds until it answers."""
        began = time.perf_counter()
        while time.perf_counter() - began < PATIENCE:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server has ended by itself:\n{self.last_words()}")
            try:
                with socket.create_connection(("127.0.0.1", self.port), 10) as line:
                    line.sendall(b"GET /healthz HTTP/1.0\r\n\r\n")
                    if line.recv(9):
                        return time.perf_counter() - began
            except OSError:
                time.sleep(0.02)
        raise RuntimeError(f"the server does not answer after {PATIENCE:.0f} s:\n{self.last_words()}")

    def last_words(self) -> str:
        return self.log.read_text(errors="replace")[-2000:]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> float:
        """SIGTERM; the seconds until it has ended."""
        began = time.perf_counter()
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise RuntimeError("the server does not stop on SIGTERM") from None
        return time.perf_counter() - began

    def complaints(self) -> list[str]:
        """Lines of its log that are no good news."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if " error " in line or " warning " in line or line.startswith("Traceback")]

    def record(self, file: str, seconds: float) -> None:
        """Where its time goes, told by py-spy in lines of folded stacks."""
        spy = shutil.which("py-spy", path=f"{Path(sys.executable).parent}:{os.environ['PATH']}")
        if spy is None:
            raise RuntimeError("py-spy is not installed here: pip install py-spy")
        command = [spy, "record", "--pid", str(self.process.pid), "--duration", str(int(seconds) or 1)]
        subprocess.Popen(
            [*command, "--format", "raw", "--output", file], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

    # -- /proc

    def cpu(self) -> float:
        """Seconds of processor time, of all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident(self) -> int:
        """Bytes in memory, free memory given back first as far as the server can."""
        self.process.send_signal(signal.SIGUSR1)
        time.sleep(1.5)
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


class Cores(NamedTuple):
    """Processor seconds of the whole machine; others and the host's (stolen) among them."""

    busy: float
    stolen: float
    at: float

    @classmethod
    def now(cls) -> "Cores":
        user, nice, system, _, _, irq, soft, steal = map(int, Path("/proc/stat").read_text().split()[1:9])
        return cls((user + nice + system + irq + soft) / TICKS, steal / TICKS, time.perf_counter())

    def since(self, other: "Cores", ours: float) -> str:
        """`ours`: the seconds of server and clients."""
        wall = self.at - other.at
        rest = max(self.busy - other.busy - ours, 0) / wall
        stolen = (self.stolen - other.stolen) / wall
        load = "/".join(f"{one:.1f}" for one in os.getloadavg())
        return f"{rest:.2f} of {os.cpu_count()} cores, {stolen:.2f} stolen by the host; load average {load}"


def tefuda(folder: Path, database: str = "", bus: str = "") -> Server:
    port = free_port()
    command = [sys.executable, "-m", "bench.server.launch", "--port", str(port), "--data", str(folder)]
    command += ["--database", database] if database else []
    command += ["--bus", bus] if bus else []
    return Server(command, port, folder)


def boardgame(folder: Path) -> Server:
    port = free_port()
    env = {"NODE_PATH": str(boardgame_modules()), "NODE_ENV": "production"}
    return Server([node(), str(HERE / "boardgame.js"), str(port)], port, folder, env)


def node() -> str:
    found = shutil.which("node", path="/usr/bin:/usr/local/bin") or shutil.which("node")
    if found is None:
        raise NoPeer("node is not installed here")
    return found


def boardgame_modules() -> Path:
    """boardgame.io, fetched once into the folder for temporary files."""
    home = Path(tempfile.gettempdir()) / f"tefuda-bench-{os.getuid()}"
    modules = home / "node_modules"
    if (modules / "boardgame.io").exists():
        return modules
    home.mkdir(mode=0o700, exist_ok=True)
    npm = shutil.which("npm")
    if npm is None:
        raise NoPeer("npm is not installed here")
    done = subprocess.run(
        [npm, "install", "--prefix", str(home), "--no-audit", "--no-fund", BOARDGAME], capture_output=True, text=True
    )
    if done.returncode:
        raise NoPeer(f"npm cannot fetch {BOARDGAME}: {done.stderr[-300:].strip()}")
    return modules
