"""What `--database` and `--bus` may name, checked before anything is opened."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from tefuda.core.reasons import BadInput
from tefuda.server.bus import Bus
from tefuda.server.store import Store

ORIGIN = re.compile(r"(https?)://(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(?::([0-9]{1,5}))?/?")
OWN_PORTS = {"http": 80, "https": 443}
FILE = "tefuda.sqlite"
"""In the folder of the data, where no database is named."""
HOST = re.compile(r"(?:[^\s/@?#]+@)?(?:\[[0-9A-Fa-f:.]+\]|[\w.-]+)(?::[0-9]{1,5})?")


def open_store(url: str | None, data: Path) -> Store:
    """Not opened yet. Without an address: a file in the folder of the data."""
    scheme, _, rest = (url or "").partition(":")
    if url is None or scheme == "sqlite":
        from tefuda.server.store.sqlite import SqliteStore

        return SqliteStore(data / FILE if url is None else _file(rest, url))
    if scheme in ("postgres", "postgresql") and rest.startswith("//"):
        from tefuda.server.store.postgres import PostgresStore

        try:
            urlsplit(url)
        except ValueError:
            raise BadInput("store_malformed", address=masked(url)) from None
        return PostgresStore(url)
    raise BadInput("store_address", address=masked(url))


def open_bus(url: str | None) -> Bus:
    """Not opened yet. Without an address: within this process."""
    if url is None:
        from tefuda.server.bus.memory import MemoryBus

        return MemoryBus()
    scheme, separator, rest = url.partition("://")
    servers = [part.removeprefix("nats://") for part in rest.split(",")]
    if scheme != "nats" or not separator or not all(map(HOST.fullmatch, servers)):
        raise BadInput("bus_address", address=masked(url))
    from tefuda.server.bus.nats import NatsBus

    return NatsBus([f"nats://{server}" for server in servers])


def origin(url: str) -> str:
    """As browsers send it: https://HOST or https://HOST:PORT, without its own port and without a path."""
    found = ORIGIN.fullmatch(url.strip().lower())
    if not found:
        raise BadInput("server_not_origin", origin=masked(url[:80]))
    scheme, host, port = found.groups()
    return f"{scheme}://{host}" + (f":{port}" if port and int(port) != OWN_PORTS[scheme] else "")


def masked(address: str) -> str:
    """Without what may be secret: who asks, and with which password. Also for addresses that are not well formed."""
    address = re.sub(r"(?i)((?:password|passwd|pwd|token|secret)=)[^&#\s]*", r"\1***", address)
    if "@" in address:
        return re.sub(r"^(\w[\w+.-]*://)?.*@", r"\1***@", address, flags=re.DOTALL)
    # A password without its host stands where a port would.
    return re.sub(r"^(\w[\w+.-]*://[^/?#:]*:)(?!\d+(?:[,/?#]|$))[^/?#]+", r"\1***", address)


def _file(rest: str, url: str) -> Path:
    """sqlite:///absolute/path has an empty host, and sqlite:path has none. Four slashes are as good as three."""
    path = f"/{rest.lstrip('/')}" if rest.startswith("///") else rest
    if path in ("", "/", ":memory:") or path.startswith("//") or {"?", "#", "\0"} & set(path):
        raise BadInput("store_file", address=masked(url))
    return Path(path)
