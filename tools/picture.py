"""Draws docs/picture.svg: the first turn of a game in the terminal. `python -m tools.picture`"""

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "picture.svg"
COLUMNS = 78
FONT = re.compile(r"@font-face \{.*?\}\n?", re.DOTALL)


def screen() -> str:
    """What a player sees at first, colours included."""
    environment = os.environ | {"FORCE_COLOR": "1", "COLUMNS": str(COLUMNS), "COLORTERM": "truecolor", "TERM": "xterm"}
    environment.pop("NO_COLOR", None)
    outcome = subprocess.run(
        [sys.executable, "-m", "tefuda.cli", "play", "blanc_noir", "--seed", "7", "--lang", "en"],
        env=environment,
        input="why red dagger\nquit\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    return outcome.stdout


def main() -> None:
    console = Console(record=True, width=COLUMNS, file=StringIO(), color_system="truecolor", force_terminal=True)
    lines = screen().rstrip().splitlines()
    console.print(Text.from_ansi("\n".join(lines[:-2])))
    picture = FONT.sub("", console.export_svg(title="tefuda play blanc_noir"))
    PICTURE.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
