"""What is offered: somebody can always go on, and everybody is offered the same moves at the same table."""

from tefuda.core.reasons import BadInput
from tefuda.core.view import CLOCK
from tefuda.testing.point import Point, Violation, demand, demand_equal


def are_sound(point: Point) -> None:
    state = point.state
    asked, seats = state.asked, state.seats
    if state.over:
        demand(not asked and not state.waiting, "the game is over and still waits")
        outcome = state.outcome
        demand(outcome is not None, "the game is over and has no outcome")
        assert outcome is not None
        demand_equal(tuple(outcome.scores), tuple(seats), "the scores are not those of the seats")
        demand(outcome.winners and set(outcome.winners) <= set(seats), f"the winners are {outcome.winners}")
    else:
        demand(state.outcome is None, "there is an outcome before the end")
        demand_equal(state.waiting[-1].seats, tuple(asked), "the waiting names others than are asked")
        idle = [seat for seat in asked if not state.legal(seat)]
        is_race = state.waiting[-1].how == "race"
        demand(len(idle) < len(asked) and (is_race or not idle), f"{asked or 'nobody'} is asked and has no legal move")
    if state.due is not None:
        demand(not state.over, "the game is over, and its clock has something to play")
        demand_equal(list(state.legal(CLOCK)), [state.due.move], "the clock may play something else than is due")
    for seat in seats:
        legal = list(state.legal(seat))
        demand(seat in asked or not legal, f"{seat} is not asked and is offered {legal}")
        demand(len(set(legal)) == len(legal), f"{seat} is offered a move twice: {legal}")


def are_ordered(point: Point) -> None:
    state = point.state
    again = point.opened.table(state.table())
    for seat in state.asked:
        legal = list(state.legal(seat))
        demand_equal(legal, list(state.legal(seat)), f"{seat} is offered something else when asked again")
        demand_equal(legal, list(state.copy().legal(seat)), f"{seat} is offered something else by a copy")
        demand_equal(legal, list(again.legal(seat)), f"{seat} is offered something else by the table from notation")


def have_a_default(point: Point) -> None:
    state = point.state
    for seat in state.seats:
        if state.legal(seat):
            answer = state.default(seat)
            demand(answer in list(state.legal(seat)), f"the default of {seat}, {answer}, is not legal")
            demand_equal(answer, state.copy().default(seat), f"a copy has another default for {seat}")
        else:
            try:
                answer = state.default(seat)
            except BadInput:
                continue
            raise Violation(f"{seat} has nothing to answer and has a default, {answer}")
