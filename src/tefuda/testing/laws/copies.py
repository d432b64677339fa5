"""A copy is the same table going its own way, however it was made."""

import copy
import pickle

from tefuda.testing.point import Point, demand_equal, listening


def are_independent(point: Point) -> None:
    state = point.state
    before, moves = state.table(), point.random_moves(8)
    one, other = listening(state), listening(state)
    demand_equal(one.table(), before, "a copy has another table")
    for seat, move in moves:
        told = one.play(seat, move)
        demand_equal(told, other.play(seat, move), f"{seat} {move} brings other events on two copies")
        demand_equal(one.table(), other.table(), f"{seat} {move} leads two copies to other tables")
        for asked in one.asked:
            demand_equal(
                list(one.legal(asked)), list(other.legal(asked)), f"two copies offer other moves after {seat} {move}"
            )
    demand_equal(state.table(), before, "playing on a copy changed the original")
    silent = state.copy()
    for seat, move in moves:
        silent.play(seat, move)
    demand_equal(silent.table(), one.table(), "the game goes another way when nobody listens")


def are_saved(point: Point) -> None:
    state = point.state
    moves = point.random_moves(4)
    known = state.table(), state.moves, state.origin, [list(state.legal(seat)) for seat in state.seats]
    for way, new in (
        ("pickle", pickle.loads(pickle.dumps(state))),
        ("copy", copy.copy(state)),
        ("deepcopy", copy.deepcopy(state)),
    ):
        again = new.table(), new.moves, new.origin, [list(new.legal(seat)) for seat in new.seats]
        demand_equal(again, known, f"{way} gives another table back")
        expected = state.copy()
        for seat, move in moves:
            new.play(seat, move)
            expected.play(seat, move)
        demand_equal(new.table(), expected.table(), f"the table from {way} plays another game")
    demand_equal(state.table(), known[0], "playing on a saved table changed the original")
