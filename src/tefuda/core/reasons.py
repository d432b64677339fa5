"""Why something is refused: a key, the paragraph, and what the sentence speaks of. Sentences live in the texts."""

from collections.abc import Callable
from typing import Any

Speaker = Callable[..., str]


def _speechless(language: str, game: str | None, key: str, /, **about: object) -> str:
    return key


speak: list[Speaker] = [_speechless]


def shown(value: object) -> str:
    """What somebody gave, short enough for a sentence."""
    if isinstance(value, int) and value.bit_length() > 200:
        return f"{'-' if value < 0 else ''}10^{value.bit_length() * 1233 >> 12}"
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Reason:
    """Why a move is not legal, and what would be."""

    def __init__(self, key: str, rule: str, /, **about: object) -> None:
        self.reason = key
        self.rule = rule
        self.about = about
        self.game: str | None = None
        self.describe: Callable[[str, dict[str, object]], dict[str, object]] | None = None

    def say(self, language: str = "en") -> str:
        return self._said(language, f"refused-{self.reason}")

    def say_remedy(self, language: str = "en") -> str:
        """What would make it legal, or what to do instead."""
        return self._said(language, f"refused-{self.reason}.remedy")

    def _said(self, language: str, key: str) -> str:
        about = self.describe(language, self.about) if self.describe else self.about
        return speak[0](language, self.game, key, **about)

    @property
    def text(self) -> str:
        return self.say()

    @property
    def remedy(self) -> str:
        return self.say_remedy()

    def __repr__(self) -> str:
        return f"Reason({self.reason!r}, {self.rule!r})"


class Refused(ValueError):
    """Anything that Tefuda refuses; nothing has changed. `reason` is a key, `text` one sentence for people."""

    reason: str
    rule: str = ""

    def say(self, language: str = "en") -> str:
        raise NotImplementedError

    @property
    def text(self) -> str:
        return self.say()

    def __str__(self) -> str:
        return self.say()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return again, (type(self), self.args, self.__dict__)


def again(kind: type[Refused], args: tuple[Any, ...], fields: dict[str, Any]) -> Refused:
    """A pickled refusal again: a pool of processes hangs for ever on one that cannot come back."""
    found = kind.__new__(kind, *args)
    found.__dict__.update(fields)
    return found


class IllegalMove(Refused):
    """A move that the rules do not allow."""

    def __init__(self, why: Reason) -> None:
        super().__init__(why.reason)
        self.why = why
        self.reason = why.reason
        self.rule = why.rule

    def say(self, language: str = "en") -> str:
        return f"{self.why.say(language)} {self.why.say_remedy(language)}".strip()


class BadInput(Refused):
    """Something that cannot be read, or that there is not: a game, an option, a seat, a card, a table."""

    def __init__(self, key: str, /, **about: object) -> None:
        super().__init__(key)
        self.reason = key
        self.about = about

    def say(self, language: str = "en") -> str:
        return speak[0](language, None, f"error-{self.reason}", **self.about)
