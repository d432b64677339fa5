"""The lines of the table."""

from dataclasses import dataclass


@dataclass
class Row:
    """One line of the table; rates in units a second, otherwise milliseconds or bytes, of which less is better."""

    measure: str
    ours: float | None
    peer: str = ""
    theirs: float | None = None
    unit: str = "/s"
    least: float | None = None
    aim: float | None = None

    @property
    def ratio(self) -> float | None:
        if not self.ours or not self.theirs:
            return None
        return self.ours / self.theirs if self.unit == "/s" else self.theirs / self.ours

    @property
    def missed(self) -> bool:
        if self.least is None:
            return False
        if self.unit == "ms":
            return self.ours is not None and self.ours > self.least
        return self.ratio is not None and self.ratio < self.least

    def cells(self) -> list[str]:
        return [
            self.measure,
            self.shown(self.ours),
            f"{self.peer} {self.shown(self.theirs)}" if self.theirs else "-",
            f"{self.ratio:.1f}x" if self.ratio else "-",
            self.bound(self.least),
            self.bound(self.aim),
        ]

    def shown(self, value: float | None) -> str:
        if value is None:
            return "-"
        if self.unit == "/s":
            return f"{value / 1e6:.3g} M/s"
        return f"{value:.3g} ms" if self.unit == "ms" else f"{value:.0f} B"

    def bound(self, value: float | None) -> str:
        if value is None:
            return "-"
        return f"{value:g} ms" if self.unit == "ms" else f"{value:g}x"


def printed(rows: list[Row]) -> None:
    cells = [["measure", "ours", "peer", "ratio", "at least", "aim"], *(row.cells() for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells)]
    for row in cells:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip())
