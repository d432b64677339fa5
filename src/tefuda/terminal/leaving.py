"""Leaving a game before its end, which somebody who sits in front of it is asked about."""

from tefuda.terminal.screen import Screen
from tefuda.words import Words


class Leave(Exception):
    """The person leaves the game."""


def leave(screen: Screen, words: Words, kept: str | None) -> None:
    """Raises Leave, unless it was not meant. `kept`: the file in which the game is recorded so far."""
    if screen.live:
        said = words.say("term-confirm_quit-kept", file=kept) if kept else words.say("term-confirm_quit")
        answer = screen.ask(said)
        if answer is not None and answer.strip().lower()[:1] not in (words.say("term-yes"), "y"):
            return
    raise Leave
