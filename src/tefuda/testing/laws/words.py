"""Every event and every question has its text in every language."""

from typing import Any

from tefuda import texts
from tefuda.core.how import EVERYBODY
from tefuda.core.view import Event
from tefuda.testing.point import ENOUGH, Point, demand, played


def are_complete(point: Point) -> None:
    state, game = point.state, point.state.game.identity.key
    for waiting in state.waiting:
        if point.remembered.met["question"][waiting.why] < ENOUGH:
            for language in texts.LANGUAGES:
                demand_text(language, game, f"ask-{waiting.why.replace('.', '-')}", {})
        point.remembered.met["question"][waiting.why] += 1
    for seat in state.asked:
        for move in point.some(list(state.legal(seat)), 2):
            for event in played(state, seat, move)[1]:
                demand_told(point, game, event)


def demand_told(point: Point, game: str, event: Event) -> None:
    """To whoever hears all of it and to whoever hears its public fields only, by the text that `event_key` chooses."""
    public = {key: value for key, value in event.fields.items() if key not in event.secret}
    is_heard_by_all = not event.secret or event.to == EVERYBODY
    for fields in [event.fields] if is_heard_by_all else [event.fields, public]:
        chosen = texts.event_key("en", game, event.key, fields, is_redacted=fields is public)
        name = chosen.removeprefix("event-")
        if point.remembered.met["event"][name] < ENOUGH:
            for language in texts.LANGUAGES:
                key = texts.event_key(language, game, event.key, fields, is_redacted=fields is public)
                demand_text(language, game, key, fields)
        point.remembered.met["event"][name] += 1


def demand_text(language: str, game: str, key: str, fields: dict[str, Any]) -> None:
    try:
        text = texts.say(language, game, key, **fields)
    except texts.TextMistake as mistake:
        demand(False, str(mistake))
    else:
        demand(text.strip(), f"{key} is empty in {language}")
