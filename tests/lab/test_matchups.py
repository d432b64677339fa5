"""Everybody against everybody: the table is right, does not depend on who computes it, and nothing wrong is taken."""

from collections.abc import Iterator

import pytest

from tefuda.core.reasons import BadInput
from tefuda.lab import matchups
from tefuda.lab.matchups import CHUNK, Plan, Tally
from tests.games.toy_games import toys


@pytest.fixture(autouse=True)
def toy_games() -> Iterator[None]:
    with toys():
        yield


def plan(game: str = "rush", by: str | None = None, among: str | None = None, games: int = 60, seed: str = "1",
         level: str = "quick", **options: str) -> Plan:  # fmt: skip
    return matchups.plan(game, options, by, among, games, seed, level)


def test_without_names_all_are_compared_that_the_game_offers() -> None:
    assert plan().contenders == ("0", "2", "9")
    assert plan(among="9,1").contenders == ("9", "1")


def test_every_pair_plays_as_often_as_asked() -> None:
    found = matchups.run(plan(games=CHUNK + 30), 1)
    assert list(found.found) == [("0", "0"), ("0", "2"), ("0", "9"), ("2", "2"), ("2", "9"), ("9", "9")]
    assert {tally.games for tally in found.found.values()} == {CHUNK + 30}
    assert found.total.stuck == 0


def test_whoever_begins_with_more_wins_more() -> None:
    found = matchups.run(plan(games=200), 1)
    assert found.of("9", "0").share > found.of("2", "0").share > 0.6
    assert found.of("9", "0").share == pytest.approx(1 - found.of("0", "9").share)
    assert 0.4 < found.of("2", "2").share < 0.6
    assert found.overall("9", found.plan.contenders) == pytest.approx(
        (found.of("9", "0").share + found.of("9", "2").share) / 2
    )


def test_the_result_does_not_depend_on_how_many_compute_it() -> None:
    one, two = (matchups.run(plan(games=CHUNK + 1), count) for count in (1, 2))
    assert one == two


def test_another_seed_brings_other_games() -> None:
    assert matchups.run(plan(seed="1"), 1).found != matchups.run(plan(seed="2"), 1).found


def test_a_draw_is_half_a_win() -> None:
    assert Tally(wins=1, draws=2, losses=1).share == 0.5
    assert Tally(wins=3, draws=1, losses=0).turned == Tally(wins=0, draws=1, losses=3)


def test_progress_is_told_in_games() -> None:
    heard: list[int] = []
    matchups.run(plan(games=10), 1, heard.append)
    assert heard == [10] * 6


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "snap"}, "lab_no_option"),
        ({"by": "cards"}, "lab_option"),
        ({"start": "2"}, "lab_given"),
        ({"among": "9,9"}, "lab_contender"),
        ({"among": "even"}, "lab_contender"),
        ({"among": "2,"}, "bad_option"),
        ({"among": "x"}, "bad_option"),
        ({"games": 0}, "bad_number"),
        ({"games": 10**9}, "bad_number"),
        ({"seed": "luck"}, "bad_seed"),
        ({"level": "sensible"}, "unknown_level"),
        ({"level": "deep"}, "unknown_level"),
        ({"cards": "9"}, "bad_option"),
    ],
)
def test_what_cannot_be_compared_is_refused(asked: dict[str, object], reason: str) -> None:
    with pytest.raises(BadInput) as refused:
        plan(**asked)  # type: ignore[arg-type]
    assert refused.value.reason == reason
