"""Does at once what a practised player would do, and errs now and then; where a game knows no reflexes, it thinks."""

from tefuda.bots.habits import habits
from tefuda.bots.seen import Seen
from tefuda.bots.sensible import Sensible
from tefuda.core.chance import Quick


class Practised:
    def __init__(self, level: str, seed: int) -> None:
        self.luck = Quick(seed)
        self.errors = habits(level).errors
        self.sensible = Sensible(seed)

    def choose(self, seen: Seen) -> str:
        return self.act(seen) or self.sensible.choose(seen)

    def act(self, seen: Seen) -> str | None:
        """None: there is nothing to do before something changes."""
        found = seen.reflex if seen.has_reflexes else self.sensible.choose(seen)
        if found is None or self.luck.below(1000) >= self.errors:
            return found
        others = [move for move in seen.legal if move != found]
        return others[self.luck.below(len(others))] if others else found
