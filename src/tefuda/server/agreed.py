"""What a table may agree on besides the options of its game."""

from urllib.parse import urlsplit

import msgspec

from tefuda import bots
from tefuda.core.reasons import BadInput, shown
from tefuda.registry import Opened
from tefuda.server.entries import Clock, Settings

ABSENT = ("wait", "bot", "end")
CLOCKS = {"none": (0, 0), "move": (5, 86_400), "game": (30, 86_400)}
"""The fewest and the most seconds."""


def checked(settings: Settings, opened: Opened) -> Settings:
    """The settings, if a table of this game can have them."""
    opened.identity.check_seats(settings.seats, opened.options)
    one_of("absent", settings.absent, ABSENT)
    one_of("clock", settings.clock.kind, tuple(CLOCKS))
    low, high = CLOCKS[settings.clock.kind]
    number("seconds", settings.clock.seconds, low, high)
    number("increment", settings.clock.increment, 0, 3600 if settings.clock.kind == "game" else 0)
    number("grace", settings.grace, 5, 3600)
    number("countdown", settings.countdown, 0, 30)
    bots.checked(settings.bots)
    if settings.webhook:
        check_webhook(settings.webhook)
    if settings.clock.kind == "none":
        return msgspec.structs.replace(settings, clock=Clock())
    return settings


def check_webhook(url: str) -> None:
    try:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and len(url) <= 500:
            return
    except ValueError:  # brackets without an end, a port that is no number
        pass
    raise BadInput("server_webhook", url=shown(url))


def one_of(name: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise BadInput("server_setting", setting=name, value=shown(value), allowed=", ".join(known))


def number(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise BadInput("server_setting", setting=name, value=shown(value), allowed=f"{low}-{high}")
