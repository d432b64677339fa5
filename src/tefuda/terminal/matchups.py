"""`tefuda lab matchups`: who wins how much against whom, as a table or as JSON."""

import sys
import time
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tefuda.lab.matchups import Matchups, Plan, run
from tefuda.terminal.language import say
from tefuda.terminal.screen import Screen

STRONG, WEAK = 0.55, 0.45


def simulated(plan: Plan, processes: int | None) -> tuple[Matchups, float]:
    """With a bar of how far it is, where somebody looks; and the seconds it took."""
    began = time.perf_counter()
    pairs = len(plan.contenders) * (len(plan.contenders) + 1) // 2
    console = Console(file=sys.stderr)
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True,
        disable=not console.is_terminal,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=pairs * plan.games)
        found = run(plan, processes, lambda games: bar.advance(task, games))
    return found, time.perf_counter() - began


def label(contender: str) -> str:
    """A recipe by its name."""
    return contender.partition(":")[0]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def show(found: Matchups, seconds: float, lang: str) -> None:
    plan, screen = found.plan, Screen()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column("")
    for one in plan.contenders:
        table.add_column(label(one), justify="right")
    table.add_column(say(lang, None, "term-lab_all"), justify="right")
    for one in plan.contenders:
        shares = [found.of(one, other).share for other in plan.contenders]
        cells = [coloured(share) for share in [*shares, found.overall(one, plan.contenders)]]
        table.add_row(label(one), *cells)
    options = " ".join(f"{key}={value}" for key, value in plan.options.items()) or "-"
    title = say(
        lang, None, "term-lab_title", game=plan.game, options=options, by=plan.by, games=f"{plan.games:,}",
        level=say(lang, None, f"term-level-{plan.level}"), seed=plan.seed,
    )  # fmt: skip
    screen.show([title, say(lang, None, "term-lab_share"), ""])
    Console(highlight=False, width=max(screen.width, 12 * (len(plan.contenders) + 2))).print(table)
    total = found.total
    many = max(total.games, 1)
    screen.show(["", said(lang, total, many, seconds), say(lang, None, "term-lab_stuck", count=total.stuck)])


def coloured(share: float) -> str:
    text = percent(share)
    return f"[green]{text}[/]" if share > STRONG else f"[red]{text}[/]" if share < WEAK else text


def said(lang: str, total: Any, many: int, seconds: float) -> str:
    return say(
        lang, None, "term-lab_total", games=f"{total.games:,}", seconds=f"{seconds:.1f}",
        moves=f"{total.moves / many:.0f}", length=f"{total.time / many / 1e6:.1f}",
        late=percent(total.late / max(total.moves + total.late, 1)), clock=percent(total.by_clock / many),
        draws=percent(total.draws / many),
    )  # fmt: skip


def plain(found: Matchups) -> dict[str, Any]:
    plan = found.plan
    return {
        **plan._asdict(),
        "overall": {one: found.overall(one, plan.contenders) for one in plan.contenders},
        "pairs": [
            {"one": one, "other": other, "share": tally.share, **tally._asdict()}
            for (one, other), tally in found.found.items()
        ],
    }
