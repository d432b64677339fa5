"""Writes docs/games/<game>.md: where each paragraph of the rulebook lives and is proved, and who may know what.

Everything on it is found: paragraphs in rulebook.toml, rulings in RULINGS.md, code by the paragraphs that docstrings
and comments name and by the rows of cards and options, tests by their marks, and what each seat sees by looking.
"""

import ast
import functools
import os
import random
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import tefuda
from tefuda import registry, texts
from tests.rules import proofs

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tefuda"
PAGES = ROOT / "docs" / "games"
# enough for every card to move in every way
GAMES, PLIES = 5, 200
WHO = ("owner", "others", "watching")
SEEN = {
    (): "how many",
    ("back",): "backs",
    ("face",): "faces",
    ("back", "face"): "known faces, else backs",
}
# BN-5.2.1, BN-5a; BN-11 `lord` is BN-11.lord
NAMED = re.compile(r"\b([A-Z]{1,3}-\d+(?:\.\d+)*(?:[a-z]|\.[a-z][a-z0-9_]*)?)(?![a-z])(?: `(\w+)`)?")


class Place(NamedTuple):
    """Something in the code, named as a reader would look for it; without a name the whole file."""

    path: Path
    name: str = ""


class Row(NamedTuple):
    """A row of data, such as Face("lord", …, Command(2)), and the classes that it names."""

    path: Path
    kind: str
    key: str
    classes: list[str]


def sources(game: str) -> list[Path]:
    return sorted((PACKAGE / "games" / game).glob("*.py"))


def code(game: str) -> dict[str, list[Place]]:
    """Paragraph → whatever says in its docstring, or in a comment, that it is about it."""
    found: dict[str, list[Place]] = defaultdict(list)
    for path in sources(game):
        text = path.read_text(encoding="utf-8")
        said = [(Place(path), ast.get_docstring(ast.parse(text)) or "")]
        said += [(Place(path, name), doc) for name, doc in documented(ast.parse(text))]
        said += [(Place(path), line) for line in re.findall(r"# (.*)", text)]
        for place, words in said:
            for paragraph, part in NAMED.findall(words):
                found[f"{paragraph}.{part}" if part else paragraph].append(place)
    return {paragraph: sorted(set(places)) for paragraph, places in found.items()}


def documented(node: ast.AST, outer: str = "") -> Iterator[tuple[str, str]]:
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            name = f"{outer}{inner.name}"
            yield name, ast.get_docstring(inner) or ""
            yield from documented(inner, f"{name}.")


@functools.cache
def rows(game: str) -> list[Row]:
    found = []
    for path in sources(game):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                key = node.args[0]
                if node.func.id[0].isupper() and isinstance(key, ast.Constant) and isinstance(key.value, str):
                    calls = [inner.func for inner in ast.walk(node) if isinstance(inner, ast.Call)]
                    names = [func.id for func in calls if isinstance(func, ast.Name) and func.id != node.func.id]
                    found.append(Row(path, node.func.id, key.value, names))
    return found


@functools.cache
def classes(game: str) -> dict[str, Path]:
    return {
        node.name: path
        for path in sources(game)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }


def of_rows(game: str, paragraph: str, paragraphs: list[str]) -> list[Place]:
    """BN-8.lord: the row of that card, and its effect. A family of options has rows of options, any other of cards."""
    family, _, key = paragraph.partition(".")
    options = {option.key for option in registry.identity(game).options}
    of_options = {each.partition(".")[2] for each in paragraphs if each.startswith(f"{family}.")} - {"seats"} <= options
    where = classes(game)
    found = []
    for row in rows(game):
        if (row.kind == "Option") == of_options and (row.key == key or row.key.startswith(f"{key}_of_")):
            found.append(Place(row.path, row.kind if of_options else ""))
            found += [Place(where[name], name) for name in row.classes if name in where]
    return found


def places(game: str, paragraph: str, paragraphs: list[str], named: dict[str, list[Place]]) -> list[Place]:
    """Where it is: under its own name, as a row, or under the paragraph that it is a part of."""
    found = [*of_rows(game, paragraph, paragraphs), *named.get(paragraph, [])]
    while not found and re.search(r"(\.\w+|[a-z])$", paragraph):
        paragraph = re.sub(r"(\.\w+|[a-z])$", "", paragraph)
        found = named.get(paragraph, [])
    return sorted(set(found))


def linked(found: list[Place]) -> str:
    """One link for each file, with what to look for in it."""
    names: dict[Path, list[str]] = defaultdict(list)
    for place in found:
        names[place.path] += [f"`{place.name}`"] * bool(place.name)
    return ", ".join(" ".join([f"[`{path.name}`]", *some]) for path, some in names.items()) or "–"


def targets(text: str, paths: list[Path]) -> Iterator[str]:
    """Where the links of the text lead."""
    for path in paths:
        if f"[`{path.name}`]" in text:
            yield f"[`{path.name}`]: {os.path.relpath(path, PAGES).replace(os.sep, '/')}"


def rulings(game: str) -> list[tuple[str, dict[str, str]]]:
    """Heading → its parts (Decision, Source …), each as one line."""
    text = (PACKAGE / "games" / game / "RULINGS.md").read_text(encoding="utf-8")
    found = []
    for part in re.split(r"^### ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        body = re.split(r"^#", body, flags=re.MULTILINE)[0]
        pieces = re.findall(r"\*\*(\w+)\*\* (.*?)(?=\n\*\*|\Z)", body, re.DOTALL)
        found.append((heading, {key: " ".join(words.split()) for key, words in pieces}))
    return found


def seen(game: str, **options: Any) -> dict[str, list[str]]:
    """Zone → its shape, and what is seen of it: by its owner, by other players, by who only watches."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    shapes: dict[str, str] = {}
    for state in positions(game, **options):
        for seat in (*state.seats, None):
            for zone in state.view(seat)["zones"]:
                name, *place = zone["zone"].split()
                name += " …" * len(place)  # one of many alike
                shapes[name] = zone["shape"]
                who = "watching" if seat is None else "owner" if zone["owner"] == seat else "others"
                found[name, who] |= {aspect(card) for card in zone["cards"]}
    return {zone: [shape, *(seen_by(found, zone, who) for who in WHO)] for zone, shape in shapes.items()}


def positions(game: str, **options: Any) -> Iterator[tefuda.State]:
    """Every few moves of games in which the move played is the one played least so far, so that all happens soon."""
    opened = tefuda.game(game, **options)
    played: Counter[str] = Counter()
    for seed in range(GAMES):
        state = opened.new(seats=min(max(3, opened.seats[0]), opened.seats[-1]), seed=seed)
        lot = random.Random(seed)
        for ply in range(PLIES):
            if state.over:
                break
            able = [seat for seat in state.asked if state.legal(seat)]  # in a race some may have nothing to do
            seat = able[0] if len(able) == 1 else lot.choice(able)
            moves = list(state.legal(seat))
            move = min(lot.sample(moves, len(moves)), key=played.__getitem__)
            played[move] += 1
            state.play(seat, move)
            if ply % 5 == 0:
                yield state


def seen_by(found: dict[tuple[str, str], set[str]], zone: str, who: str) -> str:
    return SEEN[tuple(sorted(found[zone, who]))] if (zone, who) in found else "–"


def aspect(card: str | dict[str, Any]) -> str:
    return "back" if isinstance(card, dict) and "back" in card else "face"


def observations(game: str) -> Iterator[str]:
    """The table for the defaults; then each option that shows somebody more or less."""
    plain = seen(game)
    yield from table(["zone", "shape", "its owner sees", "other players see", "who watches sees"], [
        [f"`{zone}`", *cells] for zone, cells in plain.items()
    ])  # fmt: skip
    for option in registry.identity(game).options:
        for value in option.values:
            if value != option.default:
                for zone, cells in seen(game, **{option.key: value}).items():
                    if cells != plain.get(zone):
                        changed = "; ".join(f"{who}: {words}" for who, words in zip(WHO, cells[1:], strict=True))
                        yield f"* `{option.key} = {value}`, `{zone}`: {changed}."
    yield ""


def table(head: list[str], body: list[list[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    yield from (f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in body)
    yield ""


def page(game: str) -> str:
    text = "\n".join(lines(game))
    tests = sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))
    return "\n".join([text, "", *targets(text, sources(game) + tests), ""])


def lines(game: str) -> Iterator[str]:
    identity = registry.identity(game)
    book = tomllib.loads((PACKAGE / "games" / game / "rulebook.toml").read_text(encoding="utf-8"))
    named, proved = code(game), proofs()
    yield f"# {texts.say('en', game, 'game-name')}"
    yield ""
    yield f"Key: `{game}`. Seats: {identity.fewest} to {identity.most}. Rules version: {identity.rules_version}."
    yield "This page is written by `python -m tools.game_page` from the rulebook's paragraphs, the code and the tests."
    yield ""
    yield "## Paragraphs"
    yield ""
    yield from table(["paragraph", "says", "source", "code", "tests"], [
        [
            paragraph,
            " ".join([about["heading"], *([about["ja"]] if "ja" in about else [])]),
            about["source"],
            linked(places(game, paragraph, list(book["paragraph"]), named)),
            linked(sorted({Place(ROOT / test.partition("::")[0]) for test in proved.get(paragraph, [])})),
        ]
        for paragraph, about in book["paragraph"].items()
    ])  # fmt: skip
    yield "## Printed examples"
    yield ""
    for example in book.get("example", {}).values():
        tests = [test.rpartition("::")[2] for test in proved.get(example["paragraph"], [])]
        shown = ", ".join(f"`{test}`" for test in tests if test.startswith("test_printed_example"))
        yield f"* {example['paragraph']}: {example['says']} {shown}"
    yield ""
    yield "## Rulings"
    yield ""
    for heading, parts in rulings(game):
        yield f"* **{heading}.** {parts['Decision']} *Source: {parts['Source'].rstrip('.')}.*"
    yield ""
    yield "## Options"
    yield ""
    yield from table(["option", "values", "default", "decides"], [
        [
            f"`{option.key}`",
            option.allowed,
            "none" if option.default is None else str(option.default),
            texts.say("en", game, f"option-{option.key}.help"),
        ]
        for option in identity.options
    ])  # fmt: skip
    for name, values in identity.editions.items():
        yield f"`edition = {name}` sets {', '.join(f'`{key} = {value}`' for key, value in values.items())}."
        yield ""
    yield "## Who sees what"
    yield ""
    yield from observations(game)
    facts = tefuda.game(game).new(seed=1).view(None)["facts"]
    yield f"Everybody knows: {', '.join(f'`{key}`' for key in facts)}."


if __name__ == "__main__":
    PAGES.mkdir(parents=True, exist_ok=True)
    for key in sys.argv[1:] or tefuda.keys():
        (PAGES / f"{key}.md").write_text(page(key), encoding="utf-8")
