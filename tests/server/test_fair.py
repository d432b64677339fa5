"""In a race the faster line does not win, and nobody gains by lying about the own one."""

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tefuda import replay
from tefuda.core.reasons import BadInput
from tefuda.server.lines import ENOUGH, MOST, Line
from tests.games.toy_games import toys
from tests.server.players import Person, house
from tests.server.racing import Racer, race

SPOTS = 150
NEAR, FAR = 0.005, 0.045


@pytest.fixture(autouse=True)
def snap() -> Iterator[None]:
    with toys():
        yield


def share(won: list[int]) -> float:
    return won[0] / sum(won)


# -- measuring


def measured(*trips: int) -> Line:
    line = Line()
    for trip in trips:
        line.pong(line.ping(1000), 1000 + trip)
    return line


def test_a_line_takes_half_its_usual_round_trip() -> None:
    assert measured(20_000, 22_000, 90_000).delay == 11_000


def test_too_few_answers_say_nothing() -> None:
    assert measured(*[40_000] * (ENOUGH - 1)).delay == 0


def test_no_line_is_believed_to_be_slower_than_the_most() -> None:
    assert measured(*[900_000] * 5).delay == MOST


def test_a_word_counts_once_and_only_if_it_was_sent() -> None:
    line = Line()
    word = line.ping(0)
    line.pong("0" * 16, 50_000)
    line.pong(word, 50_000)
    line.pong(word, 90_000)
    assert list(line.trips) == [50_000]


def test_who_answers_late_is_found_out_by_the_connection() -> None:
    line = measured(*[100_000] * 9)
    line.connection = 4_000
    assert line.delay == (4_000 + 2_000) // 2


def test_who_shows_what_was_heard_is_found_out_by_it() -> None:
    line = measured(*[100_000] * 9)
    line.show(30_000)
    assert line.delay == 15_000


# -- racing


@pytest.mark.anyio
async def test_a_slow_line_wins_as_often_as_a_fast_one(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=1) as here:
        near, far = Racer(1), Racer(2)
        won = await race(here, [near, far], [NEAR, FAR], SPOTS)
        assert sum(won) == SPOTS
        assert 0.38 < share(won) < 0.62
        # What the fast line brings waits for the difference of the two, the slow one's for nothing.
        assert sorted(near.held)[len(near.held) // 2] in range(25, 56)
        assert max(far.held, default=0) <= 5
        assert far.pings[-1]["delay"] in range(40, 61)


@pytest.mark.anyio
async def test_without_fair_order_the_fast_line_wins(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=1) as here:
        near, far = Racer(1), Racer(2)
        won = await race(here, [near, far], [NEAR, FAR], 60, fair="off")
        assert share(won) > 0.9
        assert not any(near.held + far.held)
        assert not near.pings


@pytest.mark.anyio
async def test_between_equal_lines_nothing_is_held(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=1) as here:
        racers = [Racer(1), Racer(2)]
        await race(here, racers, [0.02, 0.02], 60)
        held = sorted(racers[0].held + racers[1].held)
        assert held[len(held) // 2] == 0


@pytest.mark.anyio
async def test_a_handicap_makes_moves_count_later(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=1) as here:
        strong, weak = Racer(1), Racer(2)
        won = await race(here, [strong, weak], [NEAR, NEAR], 30, handicap="A=150")
        assert share(won) < 0.1
        assert all(held >= 150 for held in strong.held)


@pytest.mark.anyio
async def test_in_slow_motion_nobody_moves_faster_than_that(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=1) as here:
        racers = [Racer(1), Racer(2)]
        await race(here, racers, [NEAR, NEAR], 8, slow=2)
        table = next(iter(here.node.rooms.open.values())).table
        moves = table.state.moves if table.state else []
        for seat in "AB":
            at = [ms for ms, (mover, _) in zip(table.times, moves) if mover == seat]
            assert all(later - sooner >= 390 for sooner, later in pairwise(at))


@pytest.mark.anyio
@pytest.mark.parametrize("cheat", [{"late": 0.1}, {"forged": True}], ids=["late pongs", "forged pongs"])
async def test_nobody_gains_by_lying(tmp_path: Path, cheat: dict[str, float]) -> None:
    """Both have the same line; one answers pings so as to be thought slow, or so as not to be measured."""
    async with house(tmp_path, proxies=1) as here:
        liar, honest = Racer(1, **cheat), Racer(2)  # type: ignore[arg-type]
        won = await race(here, [liar, honest], [NEAR, NEAR], SPOTS)
        assert share(won) < 0.62
        assert max(honest.held, default=0) <= 12


@pytest.mark.anyio
async def test_a_pong_says_nothing_of_a_clock(tmp_path: Path) -> None:
    async with house(tmp_path) as here:
        anna = await Person(here, "Anna").come()
        table = await anna.make(game="snap", seats=2)
        async with anna.at(table) as a:
            await a.until("welcome")
            await a.socket.send('{"type": "pong", "id": "p", "word": "w", "at": 99999999999999}')
            refused = await a.answer("p")
            assert refused["code"] == "bad-request"


@pytest.mark.anyio
async def test_the_record_tells_what_was_held_and_plays_the_order_in_which_moves_counted(tmp_path: Path) -> None:
    async with house(tmp_path, proxies=1) as here:
        near, far = Racer(1), Racer(2)
        await race(here, [near, far], [NEAR, FAR], 20)
        anna = await Person(here, "Anna").come()
        table = next(iter(here.node.rooms.open))
        record = replay.parse((await anna.http.get(f"/api/tables/{table}/record")).content)
        assert max(record.held) > 20
        assert [step.held for step in record.states()] == [0, *record.held]
        assert replay.verify(record).genuine
        whole = (await anna.http.get(f"/api/tables/{table}/record")).json()
        with pytest.raises(BadInput, match="held"):
            replay.parse(json.dumps({**whole, "held": [1]}).encode(), changed=True)
