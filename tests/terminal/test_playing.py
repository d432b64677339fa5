"""Whole games through a pipe, typed in advance."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tefuda import replay, texts

PLAY = [sys.executable, "-m", "tefuda.cli", "play", "blanc_noir"]
SHORT = ("--seats", "3", "--bots", "random", "--option", "rounds=1", "--option", "declaration=automatic")


def play(folder: Path, typed: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PLAY, *arguments],
        input=typed,
        env=os.environ | {"TEFUDA_DATA": str(folder), "COLUMNS": "80", "PYTHONUTF8": "1", "LC_ALL": "C"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_whole_game(tmp_path: Path, lang: str) -> None:
    done = play(tmp_path, "1\n" * 3000, "--seed", "8", "--lang", lang, *SHORT)
    assert (done.returncode, done.stderr) == (0, "")
    record = replay.read(next((tmp_path / "records").glob("blanc_noir-*.json")))
    assert record.outcome is not None
    assert replay.verify(record).genuine
    assert all(played.ms is not None for played in record.moves)
    assert texts.say(lang, None, "term-saved", file="?").partition("?")[0].strip() in done.stdout
    places = [done.stdout.index(texts.say(lang, None, "term-score", seat=seat, points=points))
              for seat, points in record.outcome.scores.items() if seat != "A"]  # fmt: skip
    assert places
    assert not {"{", "_error"} & set(done.stdout.split())


@pytest.mark.parametrize("seats", ["2", "6"])
def test_a_game_in_notation_with_all_options_of_the_other_edition(tmp_path: Path, seats: str) -> None:
    typed = "draw\nremove\naim\nname\ntake\nswap\nreturn\ndecline\n1\n1\n" * 200
    done = play(tmp_path, typed, "--seed", "3", "--seats", seats, "--bots", "random", "--option", "edition=de",
                "--option", "rounds=1")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_the_same_seed_and_the_same_answers_are_the_same_game(tmp_path: Path) -> None:
    one, two, other = (play(tmp_path, "1\n" * 40, "--seed", seed, *SHORT[:4]).stdout for seed in ("8", "8", "9"))
    assert one.partition("saved")[0] == two.partition("saved")[0]
    assert one != other


def test_a_secret_is_drawn_without_a_seed_and_proven_by_the_record(tmp_path: Path) -> None:
    done = play(tmp_path, "1\n" * 5 + "quit\n", "--record", str(tmp_path / "game.json"), *SHORT[:4])
    assert done.returncode == 0
    assert "Game left." in done.stdout
    record = replay.read(tmp_path / "game.json")
    assert record.luck is not None
    assert record.luck.plain()["kind"] == "sealed"
    assert replay.verify(record).genuine
    assert record.players["B"] == "Bot B (random)"


def test_a_game_that_is_left_is_kept_only_where_it_was_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path, "quit\n", *SHORT)
    assert done.returncode == 0
    assert not (tmp_path / "records").exists()


def test_no_place_for_a_record_is_found_before_the_game(tmp_path: Path) -> None:
    done = play(tmp_path, "", "--record", str(tmp_path / "nowhere" / "game.json"))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The file “")
    assert play(tmp_path, "", "--record", str(tmp_path)).returncode == 1


def test_a_data_folder_that_cannot_be_written_spoils_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = play(tmp_path / "file", "1\n" * 3000, "--seed", "8", *SHORT)
    assert (done.returncode, done.stderr) == (0, "")
    assert "record is saved" not in done.stdout


def test_bytes_that_are_no_text_are_typed_in_vain(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PLAY, "--seed", "5", *SHORT],
        input=b"caf\xe9\xff\n\x00\n\x1b[2J\n" + b"x" * 100_000 + b"\nquit\n",
        env=os.environ | {"TEFUDA_DATA": str(tmp_path)},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b" not in done.stdout


def test_an_output_that_knows_no_such_signs_gets_plain_ones(tmp_path: Path) -> None:
    done = subprocess.run(
        [*PLAY, "--seed", "5", *SHORT],
        input=b"quit\n",
        env=os.environ | {"TEFUDA_DATA": str(tmp_path), "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"+--------------+" in done.stdout


def test_uncompiled_rules_are_named_in_one_line(tmp_path: Path, uncompiled: Path) -> None:
    done = subprocess.run(
        [*PLAY, "--seed", "5", "--seats", "2", "--bots", "random"],
        input="quit\n",
        env=os.environ | {"TEFUDA_DATA": str(tmp_path), "PYTHONPATH": str(uncompiled), "LC_ALL": "C"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0
    assert "The rules run uncompiled: everything works, only slower." in done.stdout
