"""What a record proves, and that no change to it goes unnoticed which can be noticed."""

import json
from typing import Any

import pytest

import tefuda
from tefuda import texts
from tefuda.core.chance import Sealed
from tefuda.core.reasons import BadInput
from tefuda.replay import Record, Verdict, parse, record, verify, writing
from tests.replay.games import QUICK, SEALED, advance, played, whole

FINISHED = {seed: whole(seed) for seed in (QUICK, SEALED)}


def edited(made: Record, signed: bool = True, **fields: Any) -> Record:
    """With other fields; `signed`: by somebody who knows how a digest is made."""
    document = {**made.plain(), **fields}
    if signed:
        document["digest"] = writing.digest(document)
    return parse(json.dumps(document).encode(), changed=not signed)


def about(verdict: Verdict, proven: bool | None) -> list[str]:
    """What was proven, disproven or left open; all of it can be said in every language."""
    said = [verdict.say(lang) for lang in texts.LANGUAGES]
    assert len({len(some) for some in said}) == 1
    assert len({some[0] for some in said}) == 3
    assert verdict.plain()["genuine"] is verdict.genuine
    return [one.about for one in verdict.findings if one.proven is proven]


def wrong(made: Record) -> list[str]:
    verdict = verify(made)
    found = about(verdict, False)
    assert verdict.genuine is (not found)
    return found


def test_quick_luck_proves_no_secrecy() -> None:
    verdict = verify(FINISHED[QUICK])
    assert about(verdict, True) == ["digest", "shuffle", "moves"]
    assert about(verdict, None) == ["commitment", "told"]
    assert verdict.genuine


def test_a_sealed_game_proves_its_commitment() -> None:
    made = FINISHED[SEALED]
    verdict = verify(made)
    assert about(verdict, True) == ["digest", "commitment", "shuffle", "moves"]
    assert about(verdict, None) == ["told"]
    told = made.plain()["luck"]["commitment"]
    assert told == Sealed(bytes.fromhex(SEALED)).commitment
    assert told in " ".join(verdict.say())
    assert verify(made, told).say() != verdict.say()
    assert verify(made, told).genuine


@pytest.mark.parametrize("seed", [QUICK, SEALED])
def test_another_commitment_than_was_told_is_found(seed: int | str) -> None:
    assert about(verify(FINISHED[seed], "0" * 64), False) == ["commitment"]


def test_what_the_players_added_is_told_to_them() -> None:
    opened = tefuda.game("blanc_noir")
    chance = Sealed(bytes(32), ("Anna: 17", "ボット"))
    state = tefuda.State(opened.rules, opened.rules.setup(2, chance.copy(), False), chance.written())
    made = record(advance(state, 30))
    assert "Anna: 17, ボット" in " ".join(verify(made).say())
    luck = made.plain()["luck"]
    assert wrong(edited(made, luck=luck | {"entropy": ["Anna: 18", "ボット"]})) == ["moves"]
    assert wrong(edited(made, luck=luck | {"entropy": ["Anna: 17"]})) == ["moves"]


def test_a_table_has_no_deal_to_prove() -> None:
    state = tefuda.table("blanc_noir", "A: red.knight\nB: golem red.dagger\ndiscards: red.sai")
    text = state.table()
    verdict = verify(record(advance(state, 10), table=text))
    assert about(verdict, True) == ["digest", "moves"]
    assert about(verdict, None) == ["shuffle"]


def test_an_unfinished_game_says_so() -> None:
    for most, word in ((0, "not finished"), (1, "the 1 move is legal"), (9, "all 9 moves are legal")):
        assert word in " ".join(verify(record(played(most=most))).say())


CHANGES: dict[str, Any] = {
    "rules_version": 1,
    "options": {"target": 21},
    "luck": {"kind": "quick", "seed": "8"},
    "players": {"A": "Another"},
    "started": "2026-11-18T20:15:01Z",
    "moves": [],
    "outcome": None,
}


@pytest.mark.parametrize("field", [field for field in CHANGES if field != "rules_version"])
def test_any_field_changed_does_not_fit_the_digest(field: str) -> None:
    document = {**FINISHED[SEALED].plain(), field: CHANGES[field]}
    with pytest.raises(BadInput) as refused:
        parse(json.dumps(document).encode())
    assert refused.value.reason == "record_digest"
    assert "digest" in wrong(edited(FINISHED[SEALED], signed=False, **{field: CHANGES[field]}))


def test_the_secret_and_the_commitment_belong_together() -> None:
    luck = FINISHED[SEALED].plain()["luck"]
    assert wrong(edited(FINISHED[SEALED], luck=luck | {"commitment": "0" * 64})) == ["commitment"]
    assert wrong(edited(FINISHED[SEALED], luck=luck | {"secret": "0" * 64})) == ["commitment", "moves"]
    other = {"secret": "0" * 64, "commitment": Sealed(bytes(32)).commitment}
    assert wrong(edited(FINISHED[SEALED], luck=luck | other)) == ["moves"]


@pytest.mark.parametrize("seed", [QUICK, SEALED])
def test_another_deal_does_not_fit_the_moves(seed: int | str) -> None:
    for luck in ({"kind": "quick", "seed": "8"}, FINISHED[QUICK if seed == SEALED else SEALED].plain()["luck"]):
        assert wrong(edited(FINISHED[seed], luck=luck)) == ["moves"]
    assert wrong(edited(FINISHED[seed], seats=4, outcome=None)) == ["moves"]


@pytest.mark.parametrize("seed", [QUICK, SEALED])
def test_other_options_do_not_lead_to_the_outcome(seed: int | str) -> None:
    options = FINISHED[seed].plain()["options"]
    assert wrong(edited(FINISHED[seed], options=options | {"target": 10_000})) == ["outcome"]
    assert wrong(edited(FINISHED[seed], options=options | {"deck": "boxed"})) == ["moves"]


@pytest.mark.parametrize("where", range(0, 60, 3))
def test_a_move_removed_added_or_exchanged_is_found_at_its_place(where: int) -> None:
    made = FINISHED[SEALED]
    rows = made.plain()["moves"]
    seat, move, ms = rows[where]
    exchanged = [*rows[:where], rows[where + 1], rows[where], *rows[where + 2 :]]
    for moves in (
        [*rows[:where], *rows[where + 1 :]],
        [*rows[:where], [seat, "decline declare", ms], *rows[where:]],
        [*rows[:where], ["C" if seat == "A" else "A", move, ms], *rows[where + 1 :]],
        [*rows[:where], [seat, "discard unicorn", ms], *rows[where + 1 :]],
        exchanged,
    ):
        changed = edited(made, moves=moves)
        found = verify(changed)
        if moves is exchanged and found.genuine:  # two moves of one turn whose order made no difference
            assert changed.at(where + 2).state.table() == made.at(where + 2).state.table()
        else:
            assert about(found, False) == ["moves"]
            error = next(one.error for one in found.findings if one.error)
            assert isinstance(error, BadInput)
            assert where + 1 <= int(str(error.about["number"])) <= len(rows) + 1


def test_moves_missing_at_the_end_or_going_on_behind_it_are_found() -> None:
    made = FINISHED[SEALED]
    rows = made.plain()["moves"]
    assert wrong(edited(made, moves=rows[:-1])) == ["outcome"]
    assert wrong(edited(made, moves=rows[:-1], outcome=None)) == []
    assert wrong(edited(made, moves=[*rows, ["A", "draw", None]])) == ["moves"]


@pytest.mark.parametrize("change", [{"A": 1}, {"B": -1}, {"C": 100}])
def test_an_outcome_changed_is_found(change: dict[str, int]) -> None:
    made = FINISHED[QUICK]
    outcome = made.plain()["outcome"]
    scores = {seat: score + change.get(seat, 0) for seat, score in outcome["scores"].items()}
    assert wrong(edited(made, outcome=outcome | {"scores": scores})) == ["outcome"]
    assert wrong(edited(made, outcome=outcome | {"winners": ["A", "B", "C"]})) == ["outcome"]
    assert wrong(edited(made, outcome=None)) == ["outcome"]


def test_names_and_times_cannot_be_proven_and_the_verdict_says_so() -> None:
    made = edited(FINISHED[QUICK], players={"A": "Somebody else"}, started="2020-01-01T00:00:00Z")
    assert wrong(made) == []
    assert "told" in about(verify(made), None)
    assert about(verify(record(played(most=5))), None) == ["commitment"]


def test_an_illegal_move_is_told_with_its_number_its_rule_and_why() -> None:
    made = whole(QUICK, 20)
    rows = made.plain()["moves"]
    changed = edited(made, moves=[[rows[0][0], "decline", None], *rows[1:]])
    with pytest.raises(BadInput) as refused:
        list(changed.states())
    assert refused.value.reason == "record_move"
    assert refused.value.rule == "BN-3"
    for lang in texts.LANGUAGES:
        assert "1" in refused.value.say(lang)
        assert texts.say(lang, "blanc_noir", "refused-nothing_asked") in refused.value.say(lang)
