"""Writes for the client what is printed on the cards of each game; `--check` only compares."""

import json
import sys

import tefuda
from tefuda import deck
from tools.build_web import WEB

DECKS = WEB / "src" / "lib" / "generated"

HEAD = """/** Written by python -m tools.web_decks from the faces of {name}. Copies of coloured cards are per colour. */
export interface Printed {{
  readonly group: string
  readonly number: number
  readonly copies: number
  readonly japanese: string
}}

export const DECK: Readonly<Record<string, Printed>> = {{
"""


def written(game: str) -> str:
    lines = [
        f"  {kind.key}: {{ group: '{kind.group}', number: {kind.number}, copies: {kind.copies}, "
        f"japanese: {json.dumps(kind.japanese, ensure_ascii=False)} }},\n"
        for kind in deck.kinds(game)
    ]
    return HEAD.format(name=game) + "".join(lines).replace('"', "'") + "}\n"


RECIPES = {"brawl": ("hale", "bennett", "chris", "darwin", "morgan", "pearl", "umbra", "volt")}
"""Games in which everybody brings a deck: what is in the decks of the house."""

RECIPES_HEAD = """/** Written by python -m tools.web_decks from the recipes of {name}: red, green, blue. */
export const RECIPES = {{
"""


def recipes(game: str) -> str:
    """As a table tells everybody at it."""
    lines = []
    for name in RECIPES[game]:
        facts = tefuda.game(game, decks=name, expansion="on").new(seats=2, seed=1).view(None)["facts"]
        counts = ", ".join(f"{kind}: {json.dumps(count)}" for kind, count in facts["recipes"]["A"].items())
        lines.append(f"  {name}: {{ {counts} }},\n")
    return RECIPES_HEAD.format(name=game) + "".join(lines) + "} as const\n"


def main() -> None:
    known = tefuda.keys()
    wanted = {DECKS / f"{game}.ts": written(game) for game in known if deck.kinds(game)}
    wanted |= {DECKS / f"{game}.ts": recipes(game) for game in known if game in RECIPES}
    for path, text in wanted.items():
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit("The client's decks are not those of the games: run python -m tools.web_decks")


if __name__ == "__main__":
    main()
