"""Objects that only hold each other are freed, but not looked for all the time."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from tefuda.server.garbage import Garbage


class Ring:
    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def untouched() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def old_ring() -> "weakref.ref[Ring]":
    ring = Ring()
    gc.collect()  # it is in use, so from now on only a look at everything can find it
    return weakref.ref(ring)


@pytest.mark.usefixtures("untouched")
def test_all_is_looked_at_only_when_much_is_there() -> None:
    garbage = Garbage(more=2_000_000)
    garbage.start()
    ring = old_ring()
    garbage.look()
    gc.collect(1)
    assert ring() is not None
    garbage.more = -1
    garbage.look()
    assert ring() is None


@pytest.mark.usefixtures("untouched")
def test_what_is_found_in_use_counts_from_then_on() -> None:
    garbage = Garbage(more=500)
    garbage.start()
    kept = [Ring() for _ in range(1_000)]
    gc.collect(1)
    garbage.look()
    assert garbage.used >= len(kept)
    ring = old_ring()
    garbage.look()
    assert ring() is not None


@pytest.mark.usefixtures("untouched")
def test_while_much_is_going_on_more_may_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    garbage = Garbage(more=1_000)
    garbage.start()
    kept = [Ring() for _ in range(2_000)]
    ring = old_ring()
    monkeypatch.setattr("tefuda.server.garbage.QUIET", 0.0)
    garbage.look()
    assert ring() is not None
    monkeypatch.setattr("tefuda.server.garbage.QUIET", 1.0)
    garbage.look()
    assert ring() is None
    assert len(kept) == 2_000
