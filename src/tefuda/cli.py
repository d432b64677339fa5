"""The command line: what is typed behind `tefuda`. Whatever goes wrong is one sentence on the standard error."""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tefuda import __version__
from tefuda.core.reasons import BadInput, Refused
from tefuda.terminal import language, streams
from tefuda.terminal.commands import Command, Group, pairs, say_json
from tefuda.terminal.labbing import lab

if TYPE_CHECKING:
    from tefuda.replay import Record

OK, FAILED, WRONG_USAGE = 0, 1, 2
USAGE = {
    "unknown_game", "unknown_option", "bad_option", "bad_seats", "bad_seed", "unknown_level", "unknown_language",
    "unknown_seat", "store_address", "store_file", "store_malformed", "bus_address", "server_not_origin",
}  # fmt: skip
INTERRUPTED = 130
"""What typer makes of Ctrl-C."""
HELP = {"help_option_names": ["--help", "-h"]}
app = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None, context_settings=HELP)

Game = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
File = Annotated[str, typer.Argument(metavar="FILE", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="en|ja|de")]
Json = Annotated[bool, typer.Option("--json")]


def command(run: Callable[..., None]) -> Callable[..., None]:
    return app.command(run.__name__, cls=Command)(run)


@app.callback(cls=Group, invoke_without_command=True)
def tefuda(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        print(f"tefuda {__version__}")
        raise typer.Exit(OK)
    if context.invoked_subcommand is None:
        print(context.get_help())


@command
def play(
    game: Game,
    seats: Annotated[str | None, typer.Option("--seats", metavar="N")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="LEVEL")] = "sensible",
    seed: Annotated[str | None, typer.Option("--seed", metavar="S")] = None,
    lang: Lang = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    record: Annotated[str | None, typer.Option("--record", metavar="FILE")] = None,
) -> None:
    speaks = language.checked(lang)
    from tefuda.bots import checked
    from tefuda.luck import from_seed
    from tefuda.registry import Opened

    opened = Opened(game, pairs(option or []))
    many = opened.identity.check_seats(
        opened.identity.usual_seats(opened.options) if seats is None else seats, opened.options
    )
    level = checked(bots)
    from_seed(seed)
    from tefuda.terminal.game import play as play_game

    play_game(opened, many, seed, level, speaks, record)


@command
def games(as_json: Json = False, lang: Lang = None) -> None:
    from tefuda.terminal import listing

    speaks = language.checked(lang)
    if as_json:
        say_json({"games": listing.plain(speaks)})
    else:
        print("\n".join(listing.lines(speaks)))


@command
def rules(game: Game, lang: Lang = None, as_json: Json = False) -> None:
    speaks = language.checked(lang)
    from tefuda import registry

    registry.identity(game)
    from tefuda import rulespage
    from tefuda.terminal import page

    if as_json:
        say_json(rulespage.plain(game, speaks))
    else:
        page.show(game, speaks)


@command
def replay(
    file: File,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    speaks = language.checked(lang)
    record = recorded(file, speaks)
    seat = seat.upper() if seat is not None else None
    record.at(0).heard(seat)
    from tefuda.terminal import stepping

    if as_json:
        say_json(stepping.plain(record, seat))
    else:
        stepping.Stepping(record, seat, speaks).run()


def recorded(file: str, lang: str, changed: bool = False) -> "Record":
    """A record from its file. A game or an option that there is not is a mistake of the file, not of who names it."""
    from tefuda.replay import read

    try:
        return read(file, changed=changed)
    except BadInput as wrong:
        raise typer.Exit(failed(sentence(wrong, lang))) from wrong


@command
def verify(
    file: File,
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="HASH")] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    speaks = language.checked(lang)
    from tefuda import replay

    verdict = replay.verify(recorded(file, speaks, changed=True), commitment)
    *findings, conclusion = verdict.say(speaks)
    if as_json:
        say_json(verdict.plain(speaks))
    else:
        print("\n".join(findings))
    if not verdict.genuine:
        print(conclusion, file=sys.stderr)
        raise typer.Exit(FAILED)
    if not as_json:
        print(conclusion)


@command
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[str, typer.Option("--port", metavar="N")] = "8000",
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL")] = None,
    bus: Annotated[str | None, typer.Option("--bus", metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    proxies: Annotated[str, typer.Option("--proxies", metavar="N")] = "0",
    near: Annotated[bool, typer.Option("--near-webhooks")] = False,
    opened: Annotated[bool, typer.Option("--open")] = False,
    json_logs: Annotated[bool, typer.Option("--json-logs")] = False,
) -> None:
    from tefuda.core.options import whole
    from tefuda.terminal import greeting
    from tefuda.terminal.records import folder

    numbers = {}
    for name, text, high in (("port", port, 65535), ("proxies", proxies, 9)):
        found = whole(text)
        if found is None or found > high:
            raise BadInput("usage_number", option=f"--{name}", value=text[:40], low=0, high=high)
        numbers[name] = found
    gc.disable()  # until the server is ready: thousands of classes come, and none goes
    from tefuda.server import serve as server

    place = folder().parent if data is None else Path(data).expanduser().absolute()
    plan = server.Plan(
        place,
        host,
        numbers["port"],
        os.environ.get("TEFUDA_DATABASE") or None if database is None else database,
        os.environ.get("TEFUDA_BUS") or None if bus is None else bus,
        tuple(origin or ()),
        numbers["proxies"],
        near,
    )
    lang = language.of_environment()
    is_seen = opened or (sys.stdout.isatty() and not json_logs)
    server.serve(plan, json_logs, (lambda url: greeting.greet(url, place, lang, opened)) if is_seen else None)


@command
def backup(
    folder: Annotated[str, typer.Argument(metavar="FOLDER", show_default=False)],
    data: Annotated[str | None, typer.Option("--data", metavar="FOLDER")] = None,
    as_json: Json = False,
) -> None:
    from tefuda.server import backups
    from tefuda.terminal.records import folder as records

    home = records().parent if data is None else Path(data).expanduser().absolute()
    database = os.environ.get("TEFUDA_DATABASE") if data is None else None
    copies = backups.into(Path(folder).expanduser().absolute(), home, database or None)
    if as_json:
        say_json({"folder": folder, "files": [copy.plain() for copy in copies]})
    else:
        print("\n".join(map(str, copies)))


@command
def engine() -> None:
    from tefuda.engine import serve

    serve(sys.stdin.buffer, sys.stdout.buffer)


app.add_typer(lab, name="lab")


# -- errors


def main(arguments: list[str] | None = None) -> int:
    """Runs a command and tells its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    streams.prepare()
    try:
        return run(given, language.of_arguments(given))
    except BrokenPipeError:
        return FAILED
    finally:
        streams.settle()


def run(given: list[str], lang: str) -> int:
    if given[:1] == ["help"]:
        given = [*(word for word in given[1:2] if not word.startswith("-")), "--help"]
    try:
        code = typer.main.get_command(app).main(given, "tefuda", standalone_mode=False, obj=lang)
        sys.stdout.flush()
        if code == INTERRUPTED:
            return failed(stopped(given, lang))
        return code if isinstance(code, int) else OK
    except typer.Abort:
        return failed(stopped(given, lang))
    except Refused as error:
        is_usage = error.reason in USAGE or error.reason.startswith(("usage", "lab_"))
        return failed(sentence(error, lang), WRONG_USAGE if is_usage else FAILED)
    except BrokenPipeError:
        raise
    except OSError as error:
        return failed(language.say(lang, None, "error-system", problem=error.strerror or type(error).__name__))
    except Exception as error:
        if hasattr(error, "format_message"):
            from tefuda.terminal import usage

            return failed(sentence(usage.mistake(error), lang), WRONG_USAGE)
        from tefuda.terminal import binaries

        key = "error-stale" if binaries.are_stale() else "error-broken"
        return failed(language.say(lang, None, key, mistake=type(error).__name__))


def stopped(given: list[str], lang: str) -> str:
    return language.say(lang, None, "term-interrupted" if given[:1] == ["play"] else "term-stopped")


def sentence(error: Refused, lang: str) -> str:
    if type(error) is BadInput:
        return language.say(lang, None, f"error-{error.reason}", **error.about)
    return error.say(lang)


def failed(text: str, code: int = FAILED) -> int:
    print(text, file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
