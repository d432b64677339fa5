"""Token buckets: how often, by whom, in how much memory."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tefuda.server.limits import Buckets, whose_line
from tests.server.people.conftest import Clock


def test_a_burst_passes_and_then_the_rate(clock: Clock) -> None:
    doors = Buckets(rate=2, burst=3, clock=clock)
    assert [doors.take("a") for _ in range(4)] == [0, 0, 0, pytest.approx(0.5)]
    clock.pass_by(0.25)
    assert doors.take("a") == pytest.approx(0.25)
    clock.pass_by(0.25)
    assert doors.take("a") == 0
    assert doors.take("a") == pytest.approx(0.5)


def test_keys_do_not_touch_each_other(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=1, clock=clock)
    assert [doors.take(key) for key in "abab"] == [0, 0, 1, 1]


def test_a_bucket_holds_no_more_than_its_burst(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=2, clock=clock)
    doors.take("a")
    clock.pass_by(1_000_000)
    assert [doors.take("a") for _ in range(3)] == [0, 0, 1]


def test_refusals_cost_nothing(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=1, clock=clock)
    assert [doors.take("a") for _ in range(50)] == [0] + [1] * 49
    clock.pass_by(1)
    assert doors.take("a") == 0


def test_what_costs_more_than_a_bucket_waits_for_a_full_one_and_is_paid_off(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=10, clock=clock)
    assert doors.take("a", 25) == 0
    assert doors.take("a") == 16
    clock.pass_by(15)
    assert doors.take("a", 25) == 10


def test_tokens_can_be_given_back_but_not_piled_up(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=2, clock=clock)
    doors.give("never seen")
    assert len(doors) == 0
    doors.take("a", 2)
    for _ in range(5):
        doors.give("a")
    assert [doors.take("a") for _ in range(3)] == [0, 0, 1]


def test_memory_is_bounded_and_who_was_not_seen_longest_is_forgotten(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=1, most_keys=3, clock=clock)
    for key in ("a", "b", "c", "a", "d"):
        doors.take(key)
    assert len(doors) == 3
    assert [doors.take(key) for key in "acd"] == [1, 1, 1]
    assert doors.take("b") == 0


def test_a_clock_that_goes_back_gives_and_takes_nothing(clock: Clock) -> None:
    doors = Buckets(rate=1, burst=1, clock=clock)
    doors.take("a")
    clock.pass_by(-3600)
    assert doors.take("a") == 1
    clock.pass_by(1)
    assert doors.take("a") == 0


@given(st.lists(st.tuples(st.floats(0, 5), st.floats(0.1, 4)), max_size=40), st.floats(0.01, 50), st.floats(1, 20))
def test_nobody_gets_more_than_the_bucket_gives(calls: list[tuple[float, float]], rate: float, burst: float) -> None:
    clock = Clock()
    doors = Buckets(rate, burst, clock=clock)
    taken = passed = 0.0
    for pause, cost in calls:
        clock.pass_by(pause)
        passed += pause
        if not doors.take("a", min(cost, burst)):
            taken += min(cost, burst)
    assert taken <= burst + passed * rate + 1e-3


@given(st.floats(0.001, 1000), st.floats(1, 100), st.floats(0.1, 200))
def test_waiting_as_long_as_told_is_enough(rate: float, burst: float, cost: float) -> None:
    clock = Clock()
    doors = Buckets(rate, burst, clock=clock)
    doors.take("a", burst)
    clock.now = 0.0
    doors = Buckets(rate, burst, clock=clock)
    doors.take("a", burst)
    clock.pass_by(doors.take("a", cost))
    assert doors.take("a", cost) == 0


@pytest.mark.parametrize(("rate", "burst", "keys"), [(0, 1, 1), (1, 0, 1), (1, 1, 0)])
def test_buckets_that_never_fill_are_a_mistake(rate: float, burst: float, keys: int) -> None:
    with pytest.raises(ValueError, match="above 0"):
        Buckets(rate, burst, keys)


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
        ("x" * 500, "x" * 64),
    ],
)
def test_an_address_counts_as_the_line_behind_it(address: str, line: str) -> None:
    assert whose_line(address) == line
