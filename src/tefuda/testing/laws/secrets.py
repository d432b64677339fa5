"""Nobody is told what they cannot know: not by views, offers, refusals or events."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tefuda.core.how import EVERYBODY
from tefuda.core.reasons import BadInput, Reason
from tefuda.core.state import State
from tefuda.core.view import LETTERS, Event
from tefuda.testing.laws.plays import judged, mutated
from tefuda.testing.point import Point, demand, demand_equal, played


def of_views(point: Point) -> None:
    """Each zone names the cards whose allow-list has the seat; beside the zones everybody is told the same."""
    state = point.state
    zones = state.game.zones(state.t)
    names = {card.face for zone in zones for card in zone.cards}
    for seat in (None, *state.seats):
        view = state.view(seat)
        bit = 0 if seat is None else 1 << LETTERS.index(seat)
        for zone, shown in zip(zones, view["zones"], strict=True):
            allowed = Counter(card.face for card in zone.cards if card.seen_by == EVERYBODY or card.seen_by & bit)
            named = Counter(word for word in strings(shown["cards"]) if word in names)
            demand_equal(dict(named), dict(allowed), f"{seat or 'a spectator'} sees in {zone.key} of {shown['owner']}")
        beside = {key: value for key, value in view.items() if key not in ("zones", "seat")}
        everybodys = {key: value for key, value in state.view(None).items() if key not in ("zones", "seat")}
        demand_equal(beside, everybodys, f"{seat} is told something else beside the zones than everybody")


def strings(some: Any) -> Iterator[str]:
    if isinstance(some, str):
        yield some
    elif isinstance(some, dict):
        for value in some.values():
            yield from strings(value)
    elif isinstance(some, list | tuple):
        for value in some:
            yield from strings(value)


def of_outputs(point: Point) -> None:
    """What a seat sees, is offered and is answered does not depend on what it cannot know."""
    state, seat = point.state, point.seat()
    before = state.table()
    other = point.resampled(seat)
    demand_equal(state.table(), before, "resampling changed the table")
    questions = [*point.some(list(point.remembered.moves), 5), *(mutated(point) for _ in range(3))]
    ours, theirs = (outputs(one, seat, questions) for one in (state, other))
    for what, output in ours.items():
        demand_equal(output, theirs[what], f"{seat} can tell by its {what} two tables apart that are alike to it")


def outputs(state: State, seat: str, questions: list[str]) -> dict[str, Any]:
    """Everything that the library tells a seat about a table."""
    return {
        "view": state.view(seat),
        "view, letter for letter": json.dumps(state.view(seat)),
        "spectator's view": state.view(None),
        "waiting": state.waiting,
        "legal moves": [str(move) for move in state.legal(seat)],
        "default": state.default(seat) if state.legal(seat) else None,
        "state's repr": repr(state),
        "outcome": state.outcome,
        "answers why not": [answer(judged(state, seat, move)) for move in questions],
    }


def answer(why: Reason | BadInput | None) -> tuple[str, ...]:
    if isinstance(why, Reason):
        return why.reason, why.rule, why.text, why.remedy
    return ("legal",) if why is None else ("unreadable", why.reason, why.text)


def of_moves(point: Point) -> None:
    """A move that can be made on both tables. To whoever makes it, both say and show the same afterwards, unless luck
    was asked or something hidden was turned over, which an event says by its secret fields. Whoever only hears of it
    and sees the same afterwards has heard the same."""
    state = point.state
    demand_secret_answers(point)
    for seat in dict.fromkeys([*state.asked, point.seat()]):
        other = point.resampled(seat)
        viewer = LETTERS.index(seat)
        for mover in state.asked:
            for move in point.some([move for move in state.legal(mover) if move in list(other.legal(mover))], 4):
                one, told = played(state, mover, move)
                two, told_there = played(other, mover, move)
                demand_redacted(one.seats, told)
                heard, heard_there = ([event.heard_by(viewer) for event in some] for some in (told, told_there))
                if mover == seat and not (is_open(state, one, told, viewer) or is_open(other, two, told_there, viewer)):
                    demand_equal(
                        one.view(seat), two.view(seat), f"after {mover} {move} {seat} can tell two tables apart"
                    )
                    demand_equal(heard, heard_there, f"{seat} hears of {mover} {move} in two ways")
                elif one.view(seat) == two.view(seat):
                    # the order in which several cards come is luck, and seen only by hearing
                    ordered = sorted(map(repr, heard)), sorted(map(repr, heard_there))
                    demand_equal(*ordered, f"{seat} hears of {mover} {move} in two ways and sees no difference")


def demand_secret_answers(point: Point) -> None:
    """Where several are asked at once nobody learns what one of them answers before the last has."""
    state = point.state
    if state.over or state.waiting[-1].how != "all" or len(state.asked) == 1:
        return
    mover = point.lot.choice(state.asked)
    one, told = played(state, mover, point.lot.choice(list(state.legal(mover))))
    two, told_there = played(state, mover, point.lot.choice(list(state.legal(mover))))
    for seat in [None, *state.seats.replace(mover, "")]:
        viewer = None if seat is None else LETTERS.index(seat)
        heard, heard_there = ([event.heard_by(viewer) for event in some] for some in (told, told_there))
        demand_equal(heard, heard_there, f"{seat or 'a spectator'} hears what {mover} answers in secret")
        demand_equal(one.view(seat), two.view(seat), f"{seat or 'a spectator'} sees what {mover} answers in secret")


def is_open(before: State, after: State, told: tuple[Event, ...], viewer: int) -> bool:
    """Whether the move may have taught the seat something. The last of several secret answers brings all to light."""
    if before.waiting[-1].how == "all" and len(before.asked) == 1:
        return True
    is_luck_asked = before.t.chance.written() != after.t.chance.written()
    return after.over or is_luck_asked or any(event.secret and event.to >> viewer & 1 for event in told)


def demand_redacted(seats: str, told: tuple[Event, ...]) -> None:
    """Who may not hear a secret field gets its back, and the field's name is all that is the same."""
    for event in told:
        demand(set(event.secret) <= set(event.fields), f"{event.key} keeps fields secret that it does not have")
        demand(event.back or not event.secret, f"{event.key} has secrets and names no back")
        for viewer in (None, *range(len(seats))):
            heard = event.heard_by(viewer)
            is_told = not event.secret or (viewer is not None and bool(event.to >> viewer & 1)) or event.to == EVERYBODY
            for key, value in event.fields.items():
                expected = value if is_told or key not in event.secret else {"back": event.back}
                demand_equal(heard[key], expected, f"{viewer} hears {key} of {event.key}")
