"""Stepping through a record on the terminal."""

import pytest

from tefuda import texts
from tefuda.replay import record
from tefuda.terminal.stepping import Stepping
from tests.replay.games import played


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_of_a_move_that_was_held_both_times_are_told(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = record(played(most=3), times=[1000, 2050, 3000], held=[0, 50, 0])
    Stepping(made, None, lang).run()
    told = texts.say(lang, None, "term-step_held", came="2.000", counted="2.050")
    lines = capsys.readouterr().out.splitlines()
    heads = [line for line in lines if line.endswith(told)]
    assert len(heads) == 1
    assert made.moves[1][1] in heads[0]
