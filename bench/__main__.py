"""Tefuda beside OpenSpiel and RLCard, measured in one run: python -m bench [--quick] [--json FILE]."""

import argparse
import importlib.metadata
import json
import os
import platform
import random
import re
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path

from bench import measure, peers
from bench.row import Row, printed

MISSING = "{name} is not installed here, so nothing is measured against it; `make bench` installs it."


def built(name: str, make: Callable[[], object]) -> object | None:
    try:
        return make()
    except ImportError:
        print(MISSING.format(name=name), file=sys.stderr)
        return None


def table(ours, spiel: peers.OpenSpiel | None, rlcard: peers.RLCard | None, quick: bool) -> tuple[list[Row], dict]:
    small = ours.state_bytes()  # first, while little freed memory lies about
    large = spiel.state_bytes() if spiel else None

    works = {"playouts": ours.playouts, "steps": ours.steps, "copies": ours.copies}
    works |= {"training": ours.training, "tournament": ours.tournament}
    if spiel:
        works |= {"OpenSpiel games": spiel.games, "OpenSpiel copies": spiel.copies}
        works |= {"OpenSpiel moves": spiel.moves, "OpenSpiel nodes": spiel.nodes}
    if rlcard:
        works |= {"RLCard steps": rlcard.steps}
    rates = measure.rounds(works, count=3 if quick else 7, seconds=0.1 if quick else 0.5)
    best = {name: max(found) for name, found in rates.items()}
    first, last = ours.quarters(games=4 if quick else 16)
    fresh = {"tefuda": "import tefuda", "deal": "import tefuda\ntefuda.game('blanc_noir').new(seats=4, seed=1)"}
    if spiel:
        fresh |= {"pyspiel": "import pyspiel"}
    start_up = measure.start_up_ms(fresh, count=5 if quick else 15)

    games, nodes = best.get("OpenSpiel games"), best.get("OpenSpiel nodes")
    moves = games and games * spiel.moves_per_game
    both = games and games * (spiel.moves_per_game + spiel.chances_per_game)
    tightest = nodes and nodes * spiel.share_of_moves
    # A card that OpenSpiel deals is a node of its own. In compiled code that is work of the rules as any other, so it
    # counts for OpenSpiel; stepped, it is a call more that a program must make before the next player can move.
    rows = [
        Row("playouts; its dealt cards count as moves", best["playouts"], "OpenSpiel", both, least=1.5, aim=5),
        Row("playouts; moves of players", best["playouts"], "OpenSpiel", moves),
        Row("BRAWL in turns; the same", best["training"], "OpenSpiel", both, least=1.5, aim=5),
        Row("BRAWL in real time; the same", best["tournament"], "OpenSpiel", both),
        Row("stepped: legal, choose, play", best["steps"], "OpenSpiel", best.get("OpenSpiel moves"), least=3, aim=8),
        Row("stepped; its tightest loop", best["steps"], "OpenSpiel", tightest),
        Row("stepped; that, dealt cards as moves", best["steps"], "OpenSpiel", nodes),
        Row("stepped from Python", best["steps"], "RLCard", best.get("RLCard steps"), least=20, aim=50),
        Row("copies in mid-game", best["copies"], "OpenSpiel", best.get("OpenSpiel copies"), least=1, aim=4),
        Row("import", start_up["tefuda"], "OpenSpiel", start_up.get("pyspiel"), "ms", least=150, aim=50),
        Row("import by -X importtime, wall", measure.importtime_ms("tefuda"), unit="ms"),
        Row("import and deal a game", start_up["deal"], unit="ms"),
        Row("memory of a state in mid-game", small, "OpenSpiel", large, "B"),
        Row("stepped, last quarter of long games", last, "first quarter", first),
    ]
    return rows, rates


def circumstances(tefuda) -> dict[str, str]:
    return {
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.platform(terse=True)}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "tefuda": f"{tefuda.__version__}, rules {'compiled' if tefuda.compiled else 'NOT compiled'}",
        "open_spiel": version("open_spiel"),
        "rlcard": version("rlcard"),
    }


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists() and (named := re.search(r"model name\s*: (.+)", cpuinfo.read_text())):
        return named[1]
    return platform.processor() or platform.machine()


def version(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "missing"


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Tefuda beside its peers, in CPU time, 4 seats.")
    parser.add_argument("--quick", action="store_true", help="a short, rougher run")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there too")
    asked = parser.parse_args()

    try:
        import tefuda
        from bench import ours
    except ImportError as error:
        print(f"Tefuda cannot be imported ({error}); `make bench` sets everything up.", file=sys.stderr)
        return 1

    random.seed(1)
    about = circumstances(tefuda)
    for key, value in about.items():
        print(f"{key:10}  {value}")
    print("CPU time, 4 seats, best of interleaved rounds\n")
    rows, rates = table(ours, built("OpenSpiel", peers.OpenSpiel), built("RLCard", peers.RLCard), asked.quick)
    printed(rows)
    if asked.json:
        figures = [asdict(row) | {"ratio": row.ratio, "missed": row.missed} for row in rows]
        asked.json.write_text(json.dumps({"about": about, "rows": figures, "rounds": rates}, indent=1) + "\n")
    missed = [row.measure for row in rows if row.missed]
    if missed:
        print(f"\nMissed: {', '.join(missed)}.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
