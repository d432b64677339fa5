"""The help of the commands, and what was wrong with a command line, in plain words."""

import re
import shutil
from typing import Any

from tefuda.core.reasons import BadInput
from tefuda.terminal import folding
from tefuda.terminal.language import say

NARROW, WIDEST = 60, 100
EXTRA = re.compile(r"extra argument.*\((\S+)[^()]*\)$")


def page(context: Any, lang: str) -> str:
    """The help page of a command: what it is for, and each word that it takes."""
    command = context.command
    commands: dict[str, Any] = getattr(command, "commands", {})
    options = [param for param in command.params if param.param_type_name == "option"]
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    words = [context.command_path, *(param.metavar for param in arguments)]
    words += ["COMMAND"] if commands else []
    name = "tefuda" if context.parent is None else command.name
    parts = [
        f"{say(lang, None, 'term-usage')}: {' '.join([*words, '[OPTIONS]'])}",
        filled(say(lang, None, f"term-help-{name}"), ""),
        section("term-commands", [(one, say(lang, None, f"term-help-{one}")) for one in commands], lang),
        section("term-arguments", [(param.metavar, text(param.name, lang)) for param in arguments], lang),
        section("term-options", [*(row(param, lang) for param in options), ("--help", text("help", lang))], lang),
    ]
    if commands:
        parts.append(filled(say(lang, None, "term-command_help", path=context.command_path), ""))
    return "\n\n".join(filter(None, parts))


def row(option: Any, lang: str) -> tuple[str, str]:
    name = option.opts[0]
    return f"{name} {option.metavar or ''}".strip(), text(name.removeprefix("--"), lang)


def text(name: str, lang: str) -> str:
    return say(lang, None, f"term-help-arg-{name}")


def section(title: str, rows: list[tuple[str, str]], lang: str) -> str:
    if not rows:
        return ""
    widest = max(len(name) for name, _ in rows)
    return "\n".join([f"{say(lang, None, title)}:", *(entry(name, about, widest) for name, about in rows)])


def entry(name: str, about: str, widest: int) -> str:
    """Side by side, or one under the other where that is too narrow."""
    if shutil.get_terminal_size().columns < NARROW:
        return f"  {name}\n{filled(about, '      ')}"
    return filled(about, " " * (widest + 4), f"  {name:{widest}}  ")


def filled(about: str, indent: str, first: str | None = None) -> str:
    width = max(min(shutil.get_terminal_size().columns, WIDEST) - 1, 20)
    first = indent if first is None else first
    head, *rest = folding.lines(about, width - len(indent))
    return "\n".join([first + head, *(indent + line for line in rest)])


# -- wrong usage


def mistake(error: Any) -> BadInput:
    """What the parser of the command line found wrong, as one of our sentences."""
    context = error.ctx
    path = context.command_path if context else "tefuda"
    match type(error).__name__:
        case "NoSuchOption":
            return BadInput("usage_option", option=error.option_name, known=", ".join(options(context)))
        case "BadOptionUsage" if "not take" in error.message:
            return BadInput("usage_flag", option=error.option_name)
        case "BadOptionUsage":
            return BadInput("usage_value", option=error.option_name)
        case "MissingParameter" if error.param is not None:
            return BadInput("usage_missing", what=error.param.metavar or error.param.name, command=path)
    if extra := EXTRA.search(error.message):
        return BadInput("usage_extra", word=extra[1], command=path)
    return BadInput("usage", command=path)


def options(context: Any) -> list[str]:
    return [param.opts[0] for param in context.command.params if param.param_type_name == "option"] + ["--help"]
