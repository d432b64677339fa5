"""What somebody sees who starts a server at a terminal: one line with its address, and the page in the browser."""

import os
import socket
import sys
import webbrowser
from pathlib import Path
from urllib.parse import urlsplit

from tefuda.terminal.language import say

ANYWHERE = ("0.0.0.0", "::")
OUTSIDE = ("192.0.2.1", 9)
"""Nothing is sent there: the system is only asked which of its addresses it would use."""


def greet(url: str, place: Path, lang: str, opens: bool) -> None:
    print(say(lang, None, "term-open", url=for_others(url), place=str(place)), flush=True)
    if opens and has_browser():
        webbrowser.open(at(url, "127.0.0.1") if urlsplit(url).hostname in ANYWHERE else url)


def has_browser() -> bool:
    """One that has a window of its own, on the desk of whoever sits here."""
    if os.environ.get("BROWSER"):
        return True
    if os.environ.get("SSH_CONNECTION"):
        return False
    return sys.platform == "darwin" or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def for_others(url: str) -> str:
    """A server that listens at every address of this machine is told by one that others can reach."""
    if urlsplit(url).hostname not in ANYWHERE:
        return url
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(OUTSIDE)
            return at(url, str(line.getsockname()[0]))
        except OSError:
            return at(url, "127.0.0.1")


def at(url: str, host: str) -> str:
    return f"http://{host}:{urlsplit(url).port}"
