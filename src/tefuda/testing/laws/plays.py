"""What is offered is accepted; everything else is refused, for a reason, and changes nothing."""

from typing import NamedTuple

from tefuda import texts
from tefuda.core.reasons import BadInput, IllegalMove, Reason, Refused
from tefuda.core.state import State
from tefuda.testing.point import ENOUGH, Point, Violation, demand, demand_equal


def are_accepted(point: Point) -> None:
    state = point.state
    for seat in state.asked:
        for move in point.some(list(state.legal(seat)), 3):
            demand(state.why_not(seat, move) is None, f"{move} is offered to {seat}, and why_not speaks against it")
            new = state.copy()
            try:
                new.play(seat, move)
            except Refused as error:
                raise Violation(f"{move} is offered to {seat} and refused: {error}") from error
            demand_equal(new.moves[-1], (seat, move), "the move remembered is not the move played")
            demand_equal(len(new.moves), len(state.moves) + 1, "a move is not remembered, or more than one is")


def are_refused(point: Point) -> None:
    state = point.state
    before = snapshot(state)
    for seat in dict.fromkeys([point.seat(), point.seat()]):
        for move in [*point.some(list(point.remembered.moves), 4), *(mutated(point) for _ in range(3))]:
            why = judged(state, seat, move)
            if why is None:
                demand_is_played(state, seat, move)
            elif isinstance(why, Reason):
                demand_is_refused(state, seat, move, why)
                demand_is_explained(point, why)
            else:
                demand_is_unreadable(state, seat, move, why)
                demand_is_said(point, why)
            demand_equal(state.table(), before.table, f"{move!r} was refused to {seat} and changed the table")
        demand_equal(snapshot(state), before, f"refused moves of {seat} changed what is offered or remembered")


class Snapshot(NamedTuple):
    table: str
    moves: list[tuple[str, str]]
    offers: list[list[str]]


def snapshot(state: State) -> Snapshot:
    return Snapshot(state.table(), state.moves, [list(state.legal(seat)) for seat in state.seats])


def judged(state: State, seat: str, move: str) -> Reason | BadInput | None:
    """What why_not says; BadInput when it cannot be read as a move at all."""
    try:
        return state.why_not(seat, move)
    except BadInput as error:
        return error


def demand_is_played(state: State, seat: str, move: str) -> None:
    """Nothing stands against it: so it is one of the offered moves, perhaps written in another way."""
    new = state.copy()
    try:
        new.play(seat, move)
    except Refused as error:
        raise Violation(f"why_not has nothing against {move!r} of {seat}, and it is refused: {error}") from error
    meant = new.moves[-1][1]
    demand(meant in list(state.legal(seat)), f"{move!r} of {seat} is not offered, and it is played as {meant}")


def demand_is_refused(state: State, seat: str, move: str, why: Reason) -> None:
    demand(move not in list(state.legal(seat)), f"{move} is offered to {seat}, and why_not says {why.reason}")
    try:
        state.play(seat, move)
    except IllegalMove as refused:
        demand_equal((refused.reason, refused.rule), (why.reason, why.rule), "why_not and play give other reasons")
        return
    raise Violation(f"why_not refuses {move!r} to {seat} for {why.reason}, and play accepts it")


def demand_is_unreadable(state: State, seat: str, move: str, why: BadInput) -> None:
    try:
        state.play(seat, move)
    except BadInput as error:
        demand_equal(error.reason, why.reason, f"why_not and play cannot read {move!r} for other reasons")
        return
    raise Violation(f"why_not cannot read {move!r} of {seat}, and play can")


def demand_is_explained(point: Point, why: Reason) -> None:
    """A paragraph, a sentence and a remedy, in every language. A text is spoken once for each set of its variables."""
    point.remembered.met["reason"][why.reason] += 1
    demand(why.rule, f"no paragraph stands behind {why.reason}")
    key = str((why.reason, sorted(why.about.items(), key=str)))
    if key not in point.remembered.spoken:
        for language in texts.LANGUAGES:
            demand_sentence(why.say(language), why.reason, language)
            demand_sentence(why.say_remedy(language), f"the remedy of {why.reason}", language)
        point.remembered.spoken.add(key)


def demand_is_said(point: Point, why: BadInput) -> None:
    if point.remembered.met["unreadable"][why.reason] < ENOUGH:
        for language in texts.LANGUAGES:
            demand_sentence(why.say(language), why.reason, language)
    point.remembered.met["unreadable"][why.reason] += 1


def demand_sentence(text: str, what: str, language: str) -> None:
    demand(text.strip() and "\n" not in text, f"{what} is no sentence in {language}: {text!r}")


def mutated(point: Point) -> str:
    """A move met before, a little wrong."""
    lot = point.lot
    known = list(point.remembered.moves) or ["pass"]
    words = lot.choice(known).split()
    other = lot.choice(known).split()
    match lot.randrange(6):
        case 0:
            words[lot.randrange(len(words))] = lot.choice(other)
        case 1:
            words.append(lot.choice(other))
        case 2:
            words.pop(lot.randrange(len(words)))
        case 3:
            lot.shuffle(words)
        case 4:
            word = list(lot.choice(words))
            word[lot.randrange(len(word))] = lot.choice("aZ.0_>é手\0")
            words[lot.randrange(len(words))] = "".join(word)
        case _:
            words.append(words[-1])
    return " ".join(words)
