"""The library among processes, threads and signals: what it hands out travels, and it can be stopped."""

import copy
import pickle
import signal
import time
from collections.abc import Callable

import pytest

import tefuda
from tefuda.server.refusals import SlowDown

STATE = tefuda.game("blanc_noir").new(seats=3, seed=4)
REFUSED: list[Callable[[], object]] = [
    lambda: STATE.copy().play(STATE.asked, "discard golem red"),
    lambda: STATE.play("Q", "draw"),
    lambda: tefuda.game("chess"),
    lambda: tefuda.game("brawl", decks="mine:hit=5/5/5"),
]


@pytest.mark.parametrize("ask", REFUSED)
def test_a_refusal_comes_back_from_another_process_as_it_was(ask: Callable[[], object]) -> None:
    with pytest.raises(tefuda.Refused) as found:
        ask()
    for again in (pickle.loads(pickle.dumps(found.value)), copy.deepcopy(found.value)):
        assert type(again) is type(found.value)
        assert (again.reason, again.rule, again.text) == (found.value.reason, found.value.rule, found.value.text)
        assert again.say("ja") == found.value.say("ja")


def test_a_refusal_of_a_kind_of_its_own_comes_back_too() -> None:
    refused = SlowDown("server_slow_down", seconds=3)
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.about, again.text) == (SlowDown, refused.about, refused.text)


def test_a_game_goes_to_another_process_with_its_options() -> None:
    game = tefuda.game("blanc_noir", edition="de", rounds=2)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again.options == game.options
        assert again.new(seats=3, seed=7).table() == game.new(seats=3, seed=7).table()


def test_long_playouts_hear_a_signal_at_once() -> None:
    def ring(*_: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, ring)
    started = time.process_time()
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(TimeoutError):
            tefuda.playouts("blanc_noir", seats=4, games=100_000)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert time.process_time() - started < 5  # the playouts take several times as long
