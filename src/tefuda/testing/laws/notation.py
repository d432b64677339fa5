"""What is written is read as it was meant."""

from tefuda.core.reasons import Refused
from tefuda.core.state import State
from tefuda.registry import Opened
from tefuda.testing.laws.plays import mutated
from tefuda.testing.point import Point, demand_equal


def of_moves(point: Point) -> None:
    state = point.state
    for seat in state.asked:
        for move in point.some(list(state.legal(seat)), 4):
            point.remembered.move(move)
            for way in (move, move.upper(), "  ".join(move.split()) + " ", f"\t{move.title()}"):
                new = state.copy()
                new.play(seat, way)
                demand_equal(new.moves[-1], (seat, move), f"{way!r} of {seat} is read as another move")
    for text in [*point.some(list(point.remembered.moves), 2), mutated(point)]:
        seat = point.seat()
        demand_equal(
            judged(state, seat, text.upper()), judged(state, seat, text), f"{text!r} is read in another way in capitals"
        )


def judged(state: State, seat: str, text: str) -> tuple[str, str]:
    try:
        why = state.why_not(seat, text)
    except Refused as error:
        return "unreadable", error.reason
    return ("refused", why.reason) if why else ("legal", "")


def of_tables(point: Point) -> None:
    state = point.state
    text = state.table()
    # a game of its own: what was read or played at other tables before must not matter
    again = Opened(point.opened.key, point.opened.identity.chosen(point.opened.options)).table(text)
    demand_equal(again.table(), text, "a table from notation is written in another way")
    demand_equal(again.waiting, state.waiting, "a table from notation waits for something else")
    for seat in state.seats:
        demand_equal(again.view(seat), state.view(seat), f"{seat} sees something else at the table from notation")
        demand_equal(list(again.legal(seat)), list(state.legal(seat)), f"{seat} is offered something else there")
        for move in [*point.some(list(point.remembered.moves), 2), mutated(point)]:
            demand_equal(
                judged(again, seat, move), judged(state, seat, move), f"{move!r} of {seat} is judged otherwise there"
            )
    one = state.copy()
    for seat, move in point.random_moves(6):
        one.play(seat, move)
        again.play(seat, move)
        demand_equal(again.table(), one.table(), f"the table from notation plays another game from {seat} {move} on")
