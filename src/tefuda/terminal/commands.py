"""Commands of the command line whose words, help and errors are our own."""

import json
from typing import Any

from typer.core import TyperCommand, TyperGroup

from tefuda.core.reasons import BadInput


class AsTyped:
    """Words stay as they were typed: they are checked where they are used, and in our own sentences.

    Otherwise typer loads pydantic to make words of words, which takes longer than most of our commands.
    """

    def coerce(self, value: Any, param: object, ctx: object) -> Any:
        return value


class Worded:
    """A command whose help and errors are our own texts, in the language that is asked for."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        for param in self.params:  # type: ignore[attr-defined]
            param._runtime_param = AsTyped()

    def get_help_option(self, context: Any) -> Any:
        option = super().get_help_option(context)  # type: ignore[misc]
        option._runtime_param = AsTyped()
        return option

    def get_help(self, context: Any) -> str:
        from tefuda.terminal import usage

        return usage.page(context, context.find_root().obj)


class Command(Worded, TyperCommand):
    pass


class Group(Worded, TyperGroup):
    def resolve_command(self, context: Any, words: list[str]) -> Any:
        if words[0] not in self.commands and not words[0].startswith("-"):
            raise BadInput("usage_command", command=words[0], known=", ".join(self.commands))
        return super().resolve_command(context, words)


def pairs(options: list[str]) -> dict[str, str]:
    found = {}
    for word in options:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput("usage_pair", word=word)
        found[name] = value
    return found


def say_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
