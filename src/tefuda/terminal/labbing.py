"""What is typed behind `tefuda lab`."""

from typing import Annotated

import typer

from tefuda.core.options import whole
from tefuda.core.reasons import BadInput, shown
from tefuda.terminal import language
from tefuda.terminal.commands import Command, Group, pairs, say_json

FAILED = 1
MOST_PROCESSES = 256
HELP = {"help_option_names": ["--help", "-h"]}
lab = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None, context_settings=HELP)


@lab.callback(cls=Group, invoke_without_command=True)
def about(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@lab.command("matchups", cls=Command)
def matchups(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    by: Annotated[str | None, typer.Option("--by", metavar="NAME")] = None,
    among: Annotated[str | None, typer.Option("--among", metavar="LIST")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    games: Annotated[str, typer.Option("--games", metavar="N")] = "1000",
    level: Annotated[str, typer.Option("--level", metavar="LEVEL")] = "quick",
    seed: Annotated[str, typer.Option("--seed", metavar="S")] = "1",
    processes: Annotated[str | None, typer.Option("--processes", metavar="N")] = None,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|ja|de")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    speaks = language.checked(lang)
    from tefuda.lab.matchups import MOST_GAMES, plan

    many = number("--games", games, MOST_GAMES)
    workers = None if processes is None else number("--processes", processes, MOST_PROCESSES)
    asked = plan(game, pairs(option or []), by, among, many, seed, level)
    from tefuda.terminal import matchups as report

    found, seconds = report.simulated(asked, workers)
    if as_json:
        say_json(report.plain(found))
    else:
        report.show(found, seconds, speaks)
    if found.total.stuck:
        raise typer.Exit(FAILED)


def number(option: str, text: str, high: int) -> int:
    found = whole(text)
    if found is None or not 1 <= found <= high:
        raise BadInput("usage_number", option=option, value=shown(text), low=1, high=high)
    return found
