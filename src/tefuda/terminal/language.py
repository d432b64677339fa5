"""Which language the terminal speaks, and its plain sentences without waiting for Fluent to load."""

import functools
import os
import re
from collections.abc import Mapping, Sequence

from tefuda import texts
from tefuda.core.reasons import BadInput

PLAIN = re.compile(r"(?m)^([\w-]+) = ([^\n]+)(?=\n(?! )|\Z)")
VARIABLE = re.compile(r"\{ \$(\w+) \}")


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The first of the usual variables that is set decides; languages that we do not speak mean English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in texts.LANGUAGES else "en"
    return "en"


def checked(language: str | None) -> str:
    """The language asked for, or that of the environment."""
    if language is None:
        return of_environment()
    if language not in texts.LANGUAGES:
        raise BadInput("unknown_language", language=language, known=texts.LANGUAGES)
    return language


def of_arguments(arguments: Sequence[str]) -> str:
    """For help and errors, before anything is checked: what --lang says, if we speak it."""
    found = None
    for word, after in zip(arguments, [*arguments[1:], ""]):
        if word == "--":
            break
        if word == "--lang":
            found = after
        elif word.startswith("--lang="):
            found = word.removeprefix("--lang=")
    return found if found in texts.LANGUAGES else of_environment()


def say(lang: str, game: str | None, key: str, /, **args: object) -> str:
    """The same as texts.say, but most texts of one line with ready words need no Fluent, which takes long to load."""
    for owner in dict.fromkeys((game, None)):
        pattern = _plain(lang, owner).get(key)
        if pattern is not None:
            is_ready = all(isinstance(args.get(name), str) for name in VARIABLE.findall(pattern))
            if "{" in VARIABLE.sub("", pattern) or not is_ready:
                break
            return VARIABLE.sub(lambda found: _printable(str(args[found[1]])), pattern)
    return texts.say(lang, game, key, **args)


@functools.cache
def _plain(lang: str, game: str | None) -> dict[str, str]:
    return dict(PLAIN.findall(texts.path(lang, game).read_text(encoding="utf-8")))


def _printable(word: str) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in " ".join(word.split()))[:400]
