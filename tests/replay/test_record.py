"""A record gives the game back, whatever it was dealt from and whichever options it was played with."""

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tefuda
from tefuda import luck
from tefuda.core.chance import Quick, Sealed
from tefuda.core.reasons import BadInput
from tefuda.core.state import State
from tefuda.registry import Opened
from tefuda.replay import Record, parse, read, record, verify
from tefuda.replay.luck import Quick as LuckOf
from tefuda.replay.luck import seed_of, written
from tefuda.replay.writing import digest
from tests.replay.games import QUICK, SEALED, advance, every_choice, played, whole


def again(made: Record) -> Record:
    """Through its bytes."""
    return parse(made.text.encode())


@pytest.mark.parametrize("seed", [QUICK, SEALED, None, 0, (1 << 64) - 1])
def test_a_whole_game_comes_back_as_it_was(seed: int | str | None) -> None:
    state = played(seed)
    found = again(record(state))
    last = found.at(len(found.moves)).state
    assert last.table() == state.table()
    assert last.outcome == state.outcome
    assert last.moves == state.moves
    assert last.origin == state.origin
    assert verify(found).genuine


@pytest.mark.parametrize(("key", "options"), every_choice(), ids=str)
def test_every_option_comes_back(key: str, options: dict[str, Any]) -> None:
    opened = tefuda.game(key, **options)
    state = advance(opened.new(opened.seats[0], SEALED), 300)
    found = again(record(state))
    assert found.options == opened.options
    assert found.at(len(found.moves)).state.table() == state.table()
    assert verify(found).genuine


@pytest.mark.parametrize("most", [0, 1, 40])
def test_an_unfinished_game_has_no_outcome(most: int) -> None:
    found = again(record(played(most=most)))
    assert (len(found.moves), found.outcome) == (most, None)
    assert verify(found).genuine


def test_everything_is_written_and_read(tmp_path: Path) -> None:
    made = whole()
    made.write(tmp_path / "game.json")
    assert read(tmp_path / "game.json") == made
    assert [one.name for one in tmp_path.iterdir()] == ["game.json"]
    assert made.players == {"A": "Ännchen", "C": '手札 \\ "x"'}
    assert (made.started, made.moves[2].ms) == ("2026-11-18T20:15:00.5Z", 3000)


def test_a_record_is_written_over_an_older_one_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("older", encoding="utf-8")
    whole(most=3).write(str(path))
    assert len(read(str(path)).moves) == 3
    for wrong in (tmp_path / "no" / "game.json", tmp_path, "a\0b"):
        with pytest.raises(BadInput) as refused:
            whole(most=3).write(wrong)
        assert refused.value.reason == "not_written"


def test_it_reads_like_a_score_sheet_and_is_plain_json() -> None:
    made = whole(most=30)
    lines = made.text.splitlines()
    assert all(json.loads(line.strip().removesuffix(",")) for line in lines if line.startswith("    "))
    assert sum(line.startswith('    ["') for line in lines) == 30
    document = json.loads(made.text)
    assert document == made.plain()
    order = "tefuda game rules_version options seats luck players started moves outcome digest"
    assert list(document) == order.split()


def test_what_is_not_said_is_not_written() -> None:
    document = record(played(most=3)).plain()
    assert not {"players", "started", "table"} & document.keys()
    assert all(ms is None for _, _, ms in document["moves"])


def test_a_game_that_began_with_a_table() -> None:
    start = tefuda.game("blanc_noir", gargoyle="private").table("A: red.knight\nB: golem red.dagger\ndiscards: red.sai")
    text = start.table()
    before = record(start)
    assert before.luck is None
    assert "\n".join(before.table).strip() == text.strip()
    state = advance(start, 50)
    found = again(record(state, table=text))
    assert found.options["gargoyle"] == "private"
    assert found.at(50).state.table() == state.table()
    assert verify(found).genuine
    resampled = found.at(20).state.resample("A", luck.from_seed(3))
    assert verify(again(record(resampled))).genuine


def test_a_game_whose_beginning_nobody_knows_has_no_record() -> None:
    state = tefuda.table("blanc_noir", "A: red.knight\nB: golem red.dagger\ndiscards: red.sai")
    state.origin = ""
    with pytest.raises(BadInput) as refused:
        record(advance(state, 1))
    assert refused.value.reason == "record_no_beginning"


def test_copies_and_pickled_states_have_the_same_record() -> None:
    state = played(SEALED, 25)
    assert record(state) == record(state.copy()) == record(pickle.loads(pickle.dumps(state)))


def test_words_that_players_added_are_in_the_luck() -> None:
    """As a host does it: the secret first, then everybody's word, then the deal."""
    opened = Opened("blanc_noir", {})
    chance = Sealed(bytes(range(32)), ("Anna: 17", "ボット"))
    state = State(opened.rules, opened.rules.setup(2, chance.copy(), False), chance.written())
    found = again(record(advance(state, 100)))
    assert found.luck == written(chance.written())
    assert found.plain()["luck"]["entropy"] == ["Anna: 17", "ボット"]
    assert found.at(100).state.table() == state.table()


@given(st.integers(0, (1 << 64) - 1))
def test_the_seed_is_found_again_from_where_it_starts(seed: int) -> None:
    assert written(Quick(seed).written()) == LuckOf(str(seed))


def test_the_one_seed_whose_start_is_moved_gives_the_same_luck() -> None:
    moved = Quick(seed_of(0)).written()
    found = written(moved)
    assert found is not None
    assert found.chance().written() == moved


@pytest.mark.parametrize(
    ("extra", "reason"),
    [
        ({"players": {"D": "Dora"}}, "record_field"),
        ({"players": {"A": ""}}, "record_field"),
        ({"players": {"A": "\ud800"}}, "record_field"),
        ({"players": {"A": 1}}, "record_field"),
        ({"players": {"A": "two\nlines"}}, "record_field"),
        ({"started": "yesterday"}, "record_field"),
        ({"started": "2026-02-30T12:00:00Z"}, "record_field"),
        ({"times": [1]}, "record_times"),
        ({"times": [0, 1, -1]}, "record_row"),
        ({"times": [0, 1, 2.5]}, "record_row"),
        ({"table": "nonsense"}, "table_bad_line"),
    ],
)
def test_what_cannot_stand_in_a_record_is_refused(extra: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        record(played(most=3), **extra)
    assert refused.value.reason == reason


def test_the_example_of_the_page_is_a_record_and_its_code_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "replay.md").read_text(encoding="utf-8")
    example = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert example
    assert code
    assert parse(example[1].encode()).text == example[1]
    monkeypatch.chdir(tmp_path)
    exec(code[1], {})
    assert verify(read("game.json")).genuine


def test_a_game_that_goes_on_from_a_table_keeps_its_luck_sealed() -> None:
    middle = played(most=30).resample("B", Quick(5))
    lines = [line for line in middle.table().splitlines() if not line.startswith("chance")]
    opened = Opened("blanc_noir", dict(middle.game.options))
    sealed = Sealed(bytes.fromhex(SEALED), ("a word",))
    state = advance(opened.set_up("\n".join(lines), sealed), 60)
    found = again(record(state))
    assert found.table == tuple(lines)
    assert found.luck is not None
    assert found.luck.plain() == {
        "kind": "sealed", "secret": SEALED, "entropy": ["a word"], "commitment": sealed.commitment,
    }  # fmt: skip
    assert found.at(len(found.moves)).state.table() == state.table()
    findings = {one.about: one.proven for one in verify(found, sealed.commitment).findings}
    assert findings == {"digest": True, "commitment": True, "entropy": None, "shuffle": None, "moves": True}
    assert not verify(found, "0" * 64).genuine


def test_a_table_has_its_luck_in_one_place() -> None:
    middle = played(most=30)
    made = record(middle.resample("B", Quick(5))).plain()
    luck = {"kind": "sealed", "secret": SEALED, "entropy": [], "commitment": Sealed(bytes.fromhex(SEALED)).commitment}
    twice = made | {"luck": luck}
    with pytest.raises(BadInput) as refused:
        parse(json.dumps(twice | {"digest": digest(twice)}).encode())
    assert refused.value.about["field"] == "luck"
