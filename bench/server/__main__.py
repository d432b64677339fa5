"""The server under load: python bench/load.py closed|open|race|fair|idle|start|kill|peer|all."""

import argparse
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.server.arrange import Kind
from bench.server.comparing import compared
from bench.server.contesting import contested
from bench.server.killing import killed
from bench.server.pressing import Load, pressed
from bench.server.process import NoPeer
from bench.server.resting import rested
from bench.server.starting import begun
from bench.server.tally import printed


def closed(asked: argparse.Namespace, load: Load) -> Any:
    return pressed(replace(load, rate=0))


def offered(asked: argparse.Namespace, load: Load) -> Any:
    return pressed(load)


def race(asked: argparse.Namespace, load: Load) -> Any:
    tables = asked.tables or (5 if asked.quick else 50)
    kind = Kind("brawl", 2, {"mode": "tournament", **options(asked.option)}, asked.rate or 4)
    return pressed(replace(load, rate=0, tables=tables, kind=kind))


def fair(asked: argparse.Namespace, load: Load) -> Any:
    return contested(asked.times or (30 if asked.quick else 500))


def idle(asked: argparse.Namespace, load: Load) -> Any:
    return rested(load)


def kill(asked: argparse.Namespace, load: Load) -> Any:
    tables = asked.tables or (10 if asked.quick else 100)
    some = replace(load, tables=tables, rate=asked.rate or 0, seconds=1.5 if asked.quick else 3)
    return killed(some, asked.times or (2 if asked.quick else 20))


def peer(asked: argparse.Namespace, load: Load) -> Any:
    return compared(replace(load, rate=asked.rate or 0), 1 if asked.quick else asked.rounds)


def start(asked: argparse.Namespace, load: Load) -> Any:
    return begun(asked.times or (2 if asked.quick else 10))


RUNS: dict[str, tuple[str, Callable[[argparse.Namespace, Load], Any]]] = {
    "closed": ("Closed load: whoever is asked answers at once", closed),
    "open": ("Offered load: moves are due by a clock", offered),
    "race": ("Races: two at each table, and each moves by a clock of its own", race),
    "fair": ("Contested spots between lines of 5 and 45 ms one way", fair),
    "idle": ("Memory while nobody moves", idle),
    "start": ("tefuda serve, from its start to its first page", start),
    "kill": ("kill -9 in the middle of a load", kill),
    "peer": ("Beside boardgame.io's own server, in turn; the best of each", peer),
}


def options(given: list[str]) -> dict[str, Any]:
    pairs = dict(one.partition("=")[::2] for one in given)
    return {name: int(value) if value.isdigit() else value for name, value in pairs.items()}


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("run", choices=[*RUNS, "all"])
    parser.add_argument("--quick", action="store_true", help="everything small: whether it works, not how fast it is")
    parser.add_argument("--tables", type=int, help="of four seats and four sockets (500; kill: 100; race: 50)")
    parser.add_argument("--seconds", type=float, help="that are measured (20)")
    parser.add_argument("--warm", type=float, help="seconds of warming up before them (5)")
    parser.add_argument("--processes", type=int, default=1, help="of clients")
    parser.add_argument(
        "--rate",
        type=float,
        help="moves a second that are offered (open: 1000; peer, kill: closed load; race: 4 by each seat)",
    )
    parser.add_argument("--clock", choices=["poisson", "even"], default="poisson", help="of the offered load")
    parser.add_argument("--times", type=int, help="how often to kill (20), or to start (10); spots (500)")
    parser.add_argument("--rounds", type=int, default=3, help="how often ours and the peer's take turns")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    parser.add_argument("--nodes", type=int, default=1, help="several share PostgreSQL and NATS (started for it)")
    parser.add_argument("--profile", default="", metavar="FILE", help="py-spy's record of the server (closed, open)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    return parser.parse_args()


def load(asked: argparse.Namespace) -> Load:
    quick = asked.quick
    return Load(
        tables=asked.tables or (10 if quick else 500),
        seconds=asked.seconds or (2 if quick else 20),
        warm=asked.warm or (1 if quick else 5),
        processes=asked.processes,
        rate=asked.rate or (50 if quick else 1000),
        even=asked.clock == "even",
        kind=Kind(options=options(asked.option)),
        nodes=asked.nodes,
        profile=asked.profile,
    )


def main() -> int:
    asked = parsed()
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.platform(terse=True)}")
    found: dict[str, dict[str, float]] = {}
    wrong = []
    for name in RUNS if asked.run == "all" else [asked.run]:
        title, run = RUNS[name]
        try:
            result = run(asked, load(asked))
        except NoPeer as problem:
            print(f"\n{title}\n  not measured: {problem}", file=sys.stderr)
            continue
        printed(title, result.lines())
        found[name] = result.figures()
        if not result.is_right:
            wrong.append(name)
    if asked.json:
        asked.json.write_text(json.dumps(found, indent=1) + "\n")
    if wrong:
        print(f"\nWrong: {', '.join(wrong)}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
