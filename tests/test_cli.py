"""The command line as a shell sees it: exit codes, one sentence for each mistake, help in plain words."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

import tefuda
from tefuda import codec, replay, texts
from tefuda.terminal import binaries

COMMANDS = ["play", "games", "rules", "replay", "verify", "lab", "engine"]


def run(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tefuda.cli", *arguments],
        input=typed,
        env=os.environ | {"PYTHONUTF8": "1", "LC_ALL": "C", "COLUMNS": "80"} | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    state = tefuda.game("blanc_noir", rounds=1).new(seats=2, seed=5)
    for _ in range(6):
        state.play(state.asked, "draw")
    replay.record(state).write(tmp_path / "record.json")
    return tmp_path / "record.json"


# -- wrong usage


@pytest.mark.parametrize(
    ("line", "code", "sentence"),
    [
        ("fly", 2, "There is no command “fly”; the commands are: play, games, rules, replay, verify,"),
        ("--fast", 2, "There is no option “--fast” here; the options are: --version, --help."),
        ("play", 2, "GAME is missing; “tefuda play --help” shows what belongs where."),
        ("play chess", 2, "There is no game “chess”; the games are: blanc_noir"),
        ("play blanc_noir now", 2, "“now” is one word too many; “tefuda play --help” shows what belongs where."),
        ("play blanc_noir --seats", 2, "The option --seats needs a value behind it."),
        ("play blanc_noir --seats 7", 2, "blanc_noir is for 2 to 6 players, not for “7”."),
        ("play blanc_noir --seats two", 2, "blanc_noir is for 2 to 6 players, not for “two”."),
        ("lab fly", 2, "There is no command “fly”; the commands are: matchups."),
        ("lab matchups", 2, "GAME is missing; “tefuda lab matchups --help” shows what belongs where."),
        ("lab matchups chess", 2, "There is no game “chess”"),
        ("lab matchups blanc_noir", 2, "blanc_noir has no option that names something for each seat"),
        ("lab matchups brawl", 2, "With these options brawl is no race"),
        ("lab matchups brawl --by mode", 2, "In brawl the option “mode” names nothing for each seat; these do: decks."),
        ("lab matchups brawl --option decks=hale", 2, "decks is what is compared and cannot be an option as well"),
        ("lab matchups brawl --among house", 2, "“house” cannot be compared;"),
        ("lab matchups brawl --among hale,hale", 2, "“hale” cannot be compared;"),
        ("lab matchups brawl --games none", 2, "--games is a whole number from 1 to 1000000, not “none”."),
        ("lab matchups brawl --games 0", 2, "--games is a whole number from 1 to 1000000, not “0”."),
        ("lab matchups brawl --processes 0", 2, "--processes is a whole number from 1 to 256, not “0”."),
        ("lab matchups brawl --level sensible", 2, "There are no bots of the level “sensible”; the levels are: "),
        ("lab matchups brawl --seed luck", 2, "“luck” is no seed;"),
        ("lab matchups brawl --option tag=on", 2, "brawl is for 4 to 4 players, not for “2”."),
        ("play blanc_noir --bots deep", 2, "There are no bots of the level “deep”; the levels are: random, sensible,"),
        ("play blanc_noir --seed luck", 2, "“luck” is no seed;"),
        ("play blanc_noir --lang fr", 2, "There are no texts in the language “fr”; the languages are: en, ja, de."),
        ("play blanc_noir --option target", 2, "“target” is not written as NAME=VALUE."),
        ("play blanc_noir --option target=0", 2, "The option target cannot be “0”; it can be: 1-10000."),
        ("play blanc_noir --option speed=9", 2, "blanc_noir has no option “speed”; its options are: edition,"),
        ("play blanc_noir --colour", 2, "There is no option “--colour” here;"),
        ("games --json=yes", 2, "The option --json takes no value."),
        ("games -x", 2, "There is no option “-x” here;"),
        ("games --lang xx", 2, "There are no texts in the language “xx”;"),
        ("rules", 2, "GAME is missing;"),
        ("rules chess", 2, "There is no game “chess”;"),
        ("replay", 2, "FILE is missing;"),
        ("replay nothing.json", 1, "The file “nothing.json” cannot be opened; check its name and place."),
        ("replay {record} --seat X", 2, "There is no seat “X” here; the seats are: A, B."),
        ("verify", 2, "FILE is missing;"),
        ("verify nothing.json", 1, "The file “nothing.json” cannot be opened;"),
        ("verify {folder}", 1, "cannot be opened;"),
        ("verify {record} --commitment abc", 1, "The record is not genuine."),
        ("engine now", 2, "“now” is one word too many;"),
    ],
)
def test_a_mistake_is_one_sentence(line: str, code: int, sentence: str, record: Path) -> None:
    done = run(*line.format(record=record, folder=record.parent).split())
    assert done.returncode == code
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not re.search(r"Traceback|Usage|[│╭]", done.stderr)


@pytest.mark.parametrize(("field", "value"), [("game", "chess"), ("seats", 99), ("options", {"speed": "fast"})])
def test_a_record_of_what_there_is_not_is_no_wrong_usage(
    field: str, value: object, record: Path, tmp_path: Path
) -> None:
    document = json.loads(record.read_text(encoding="utf-8"))
    document[field] = value
    edited = tmp_path / "edited.json"
    edited.write_text(json.dumps(document), encoding="utf-8")
    for command in ("replay", "verify"):
        done = run(command, str(edited))
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (1, "", 1)


def test_a_width_that_nobody_knows_hides_nothing() -> None:
    assert "Blanc Noir" in run("rules", "blanc_noir", COLUMNS="0").stdout


@pytest.mark.parametrize(
    ("lang", "said"), [("ja", "「fly」というコマンドはありません。"), ("de", "Einen Befehl „fly“ gibt es nicht")]
)
def test_mistakes_are_told_in_the_language_of_the_environment(lang: str, said: str) -> None:
    assert said in run("fly", LC_ALL=f"{lang}.UTF-8").stderr
    assert said in run("fly", "--lang", lang).stderr


# -- help


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_help_is_everywhere(lang: str) -> None:
    whole = run("--help", LC_ALL=lang)
    assert (whole.returncode, whole.stderr) == (0, "")
    assert run(LC_ALL=lang).stdout == whole.stdout
    for command in COMMANDS:
        about = texts.say(lang, None, f"term-help-{command}")
        assert "".join(about.split()) in "".join(whole.stdout.split())
        page = run(command, "--help", LC_ALL=lang)
        assert page.returncode == 0
        assert f"tefuda {command}" in page.stdout
        assert "".join(about.split()) in "".join(page.stdout.split())
        assert "--help" in page.stdout


@pytest.mark.parametrize("line", ["help", "-h", "--help", "help nonsense -h"])
def test_help_has_more_names_than_one(line: str) -> None:
    words = line.split()
    if words[1:]:
        assert run("help", "play").stdout == run("play", "-h").stdout == run("play", "--help").stdout
        assert "There is no command “nonsense”" in run(*words).stderr
    else:
        assert run(line).stdout == run("--help").stdout


@pytest.mark.parametrize("width", [40, 80])
def test_japanese_help_is_broken_as_japanese(width: int) -> None:
    lines = run("play", "--help", LC_ALL="ja", COLUMNS=str(width)).stdout.splitlines()
    assert all(cell_len(line) <= width for line in lines)
    assert [line for line in lines if line.lstrip()[:1] in set("。、）」")] == []


def test_the_folder_of_the_records_is_named() -> None:
    assert "folder records in TEFUDA_DATA (~/.local/share/tefuda)." in " ".join(run("play", "-h").stdout.split())


def test_narrow_help_fits() -> None:
    assert max(map(len, run("play", "--help", COLUMNS="40").stdout.splitlines())) <= 40


def test_the_version() -> None:
    assert run("--version").stdout == f"tefuda {tefuda.__version__}\n"


# -- games


def test_games_tell_seats_and_options_with_the_default_first() -> None:
    done = run("games")
    assert done.returncode == 0
    for part in ("blanc_noir  Blanc Noir", "--seats 2-6", "--option gargoyle=public|private", "target=200 (1-10000)"):
        assert part in done.stdout


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_games_for_programs_are_those_of_the_engine(lang: str) -> None:
    assert json.loads(run("games", "--json", "--lang", lang).stdout) == {"games": codec.games(lang)}


@pytest.mark.parametrize("line", ["games", "--version", "--help", "play --help", "fly", "play chess"])
def test_short_commands_wait_for_nothing_heavy(line: str) -> None:
    code = (
        "import sys; from tefuda.cli import main; main(sys.argv[1:]); "
        "heavy = {'fluent', 'babel', 'rich', 'pydantic', 'msgspec', 'asyncio'}; "
        "print(sorted(heavy & {name.partition('.')[0] for name in sys.modules}))"
    )
    done = subprocess.run([sys.executable, "-c", code, *line.split()], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


# -- games of one's own


def test_a_game_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    (tmp_path / "bridge").mkdir()
    (tmp_path / "bridge" / "__init__.py").write_text("IDENTITY = (")
    for line in ("games", "play bridge"):
        done = run(*line.split(), TEFUDA_GAMES=str(tmp_path))
        assert (done.returncode, done.stdout) == (1, "")
        assert re.fullmatch(r"The game “bridge” cannot be loaded \(SyntaxError: .*\); mend its code\.\n", done.stderr)
    assert run("rules", "blanc_noir", TEFUDA_GAMES=str(tmp_path)).returncode == 0


def test_stale_binaries_are_suspected_only_where_make_built_them(tmp_path: Path) -> None:
    for name in ("rules.py", "rules.so"):
        (tmp_path / name).touch()
    os.utime(tmp_path / "rules.so", (1, 1))
    assert not binaries.are_stale(tmp_path)
    (tmp_path / "compiled.stamp").touch()
    assert binaries.are_stale(tmp_path)
    os.utime(tmp_path / "rules.so")
    assert not binaries.are_stale(tmp_path)


# -- rules


def test_rules_for_programs() -> None:
    about = json.loads(run("rules", "blanc_noir", "--json", "--lang", "ja").stdout)
    assert about["lang"] == "ja"
    assert len(about["paragraphs"]) == 11


# -- records


def test_a_record_is_told_step_by_step(record: Path) -> None:
    done = run("replay", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert "Before the first move" in done.stdout
    assert re.search(r"Move 6 of 6  [AB]: draw\n  [AB] draws a card.", done.stdout)


def test_a_record_is_told_as_a_seat_saw_it(record: Path) -> None:
    steps = json.loads(run("replay", str(record), "--json", "--seat", "A").stdout)["steps"]
    assert len(steps) == 7
    assert {step["move"] for step in steps if step["seat"] == "B"} == {None}
    for step in steps[1:]:
        drawn = [event["card"] for event in step["events"] if event["event"] == "drew"]
        assert all(isinstance(card, str) == (step["seat"] == "A") for card in drawn)


def test_a_seat_may_be_a_small_letter(record: Path) -> None:
    assert run("replay", str(record), "--seat", "a").stdout == run("replay", str(record), "--seat", "A").stdout
    assert "There is no seat “Z” here" in run("replay", str(record), "--seat", "z").stderr


def test_a_record_is_proven(record: Path) -> None:
    done = run("verify", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "The record is genuine."
    assert json.loads(run("verify", str(record), "--json").stdout)["genuine"] is True


def test_a_changed_record_is_found_out(record: Path) -> None:
    record.write_text(record.read_text().replace('"draw"', '"decline"', 1))
    done = run("verify", str(record), "--json")
    assert (done.returncode, done.stderr) == (1, "The record is not genuine.\n")
    assert json.loads(done.stdout)["genuine"] is False


# -- the engine


def test_the_engine_speaks_lines() -> None:
    done = run("engine", typed='{"id": 1, "op": "games"}\nnonsense\n')
    assert done.returncode == 0
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False]
