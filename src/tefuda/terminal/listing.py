"""Which games there are, with their seats and options."""

from collections.abc import Iterator
from typing import Any

from tefuda.core.options import Option
from tefuda.registry import identity, keys
from tefuda.terminal import language


def plain(lang: str) -> list[dict[str, Any]]:
    """As the engine protocol tells it."""
    from tefuda import codec

    return [codec.game(key, lang) for key in keys()]


def lines(lang: str) -> Iterator[str]:
    for key in keys():
        about = identity(key)
        yield f"{key}  {language.say(lang, key, 'game-name')}"
        yield f"    {language.say(lang, key, 'game-tagline')}"
        yield f"    --seats {about.fewest}-{about.most}"
        yield from (f"    --option {written(option)}" for option in about.options)
        yield ""
    yield language.say(lang, None, "term-games_help")


def written(option: Option) -> str:
    """The default first."""
    if option.values:
        return f"{option.key}={'|'.join(sorted(option.values, key=lambda value: value != option.default))}"
    default = "none" if option.default is None else option.default
    return f"{option.key}={default} ({option.low}-{option.high})"
