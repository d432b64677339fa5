"""A race of all seats, and a question to one of them in its midst: the core and every law with the toy game Rush."""

import json
from typing import Any

from tests.games import toy_games

LAID = """
    A: 25 1
    B: 22 2
    C: 0
    rest: 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 23 24
    middle: 26
    dropped:
    points: 0 0 0
"""


def run(*arguments: str) -> str:
    return toy_games.run(toy_games.FOLDER, *arguments)


def found(expression: str, *moves: str) -> Any:
    """An expression of `state` after these moves from LAID, each a seat and what it does."""
    plays = "".join(f"state.play({move[0]!r}, {move[2:]!r})\n" for move in moves)
    code = f"import json, tefuda\nstate = tefuda.table('rush', {LAID!r})\n{plays}print(json.dumps({expression}))"
    return json.loads(run("-c", code))


def test_a_race_keeps_every_law_of_the_house() -> None:
    run("-m", "tefuda.testing", "rush", "--games", "40", "--thorough", "0.5")


def test_the_first_who_comes_plays() -> None:
    assert found("[state.waiting[0].how, state.asked]", "B play", "B flip") == ["race", "ABC"]


def test_a_question_amid_the_race_makes_the_others_wait() -> None:
    asked, why = found("[state.asked, [state.why_not(seat, 'play').reason for seat in 'BC']]", "A play")
    assert (asked, why) == ("A", ["not_your_turn", "not_your_turn"])


def test_then_the_race_goes_on() -> None:
    assert found("[state.asked, state.legal('B')]", "A play", "A name B") == ["ABC", ["play", "drop"]]


def test_who_can_do_nothing_stays_in_the_race_and_has_no_default() -> None:
    code = f"""
import tefuda
state = tefuda.table("rush", {LAID!r})
try:
    state.default("C")
except tefuda.BadInput as refused:
    print(refused.reason, state.legal("C"), state.asked)
"""
    assert run("-c", code).strip() == "not_asked [] ABC"


def test_random_races_run_beside_the_compiled_core() -> None:
    out = run("-c", "import tefuda; print(tefuda.playouts('rush', seats=7, games=20, cards=5).moves)")
    assert int(out) >= 20 * 7 * 5 * 2
