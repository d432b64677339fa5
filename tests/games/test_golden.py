"""Whole games as transcripts, reviewed once and kept: whatever changes the course of a game shows here as a diff."""

import pytest

from tools import golden

MOST_LINES = 400


@pytest.mark.parametrize("play", golden.PLAYTHROUGHS, ids=lambda play: play.name)
def test_a_kept_playthrough_is_played_again(play: golden.Playthrough) -> None:
    assert golden.transcript(play).splitlines() == play.path.read_text(encoding="utf-8").splitlines(), (
        "review the diff; if it is meant: python -m tools.golden"
    )


def test_no_playthrough_is_left_over() -> None:
    kept = sorted(path for path in golden.FOLDER.rglob("playthroughs/*"))
    assert kept == sorted(play.path for play in golden.PLAYTHROUGHS)


def test_playthroughs_are_short_enough_to_review() -> None:
    lengths = {play.name: play.path.read_text(encoding="utf-8").count("\n") for play in golden.PLAYTHROUGHS}
    assert {name: length for name, length in lengths.items() if length > MOST_LINES} == {}


VERBS = {
    "blanc_noir": "trade use draw discard name aim remove take swap return decline",
    "brawl": "flip play discard lift tag",
}


@pytest.mark.parametrize("game", VERBS)
def test_playthroughs_show_every_kind_of_move(game: str) -> None:
    played = [play for play in golden.PLAYTHROUGHS if play.game == game]
    texts = "".join(play.path.read_text(encoding="utf-8") for play in played)
    assert [verb for verb in VERBS[game].split() if f" {verb} " not in texts] == []
