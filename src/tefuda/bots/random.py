"""Plays any legal move."""

from tefuda.bots.seen import Seen
from tefuda.core.chance import Quick


class Random:
    def __init__(self, seed: int) -> None:
        self.luck = Quick(seed)

    def choose(self, seen: Seen) -> str:
        return seen.legal[self.luck.below(len(seen.legal))]

    def act(self, seen: Seen) -> str | None:
        return self.choose(seen)
