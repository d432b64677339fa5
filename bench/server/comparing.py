"""Tefuda's server and boardgame.io's own in turn, on the same machine, with the same clients: the best of several."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bench.server.pressing import Load, Pressed, pressed

ROWS = {
    "moves_per_s": ("moves a second", "{:,.0f}"),
    "own_p50_ms": ("p50, sender hears", "{:.1f} ms"),
    "own_p99_ms": ("p99, sender hears", "{:.1f} ms"),
    "all_p99_ms": ("p99, all four hear", "{:.1f} ms"),
    "server_cpu_s_per_1000": ("server's CPU, 1,000 moves", "{:.3f} s"),
    "client_cpu_s_per_1000": ("clients' CPU, 1,000 moves", "{:.3f} s"),
}


@dataclass
class Compared:
    load: Load
    ours: list[Pressed]
    theirs: list[Pressed]

    @property
    def is_right(self) -> bool:
        return all(one.is_right for one in self.ours)

    @staticmethod
    def best(runs: list[Pressed], name: str) -> float:
        choose: Callable[..., float] = max if name == "moves_per_s" else min
        return choose(run.figures()[name] for run in runs)

    def figures(self) -> dict[str, float]:
        sides = {"ours": self.ours, "theirs": self.theirs}
        return {f"{side}_{name}": self.best(runs, name) for side, runs in sides.items() for name in ROWS}

    def lines(self) -> dict[str, str]:
        found = {"": f"{'tefuda':>14}  {'boardgame.io':>14}  better by"}
        for name, (title, form) in ROWS.items():
            ours, theirs = self.best(self.ours, name), self.best(self.theirs, name)
            ratio = ours / theirs if name == "moves_per_s" else theirs / ours
            found[title] = f"{form.format(ours):>14}  {form.format(theirs):>14}  {ratio:.1f}x"
        for name, runs in (("tefuda", self.ours), ("boardgame.io", self.theirs)):
            rates = ", ".join(f"{run.rate:,.0f}" for run in runs)
            faults = sum(sum((+run.tally.faults).values()) for run in runs)
            found[f"{name}: each run"] = f"{rates} moves/s; {faults} faults; others: {runs[-1].others}"
        return found


def compared(load: Load, rounds: int) -> Compared:
    found = Compared(load, [], [])
    for _ in range(rounds):
        found.ours.append(pressed(load))
        found.theirs.append(pressed(replace(load, peer=True)))
    return found
