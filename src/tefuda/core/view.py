"""What a seat sees. One function feeds every output; a hidden card is a back and a place, never a name."""

from typing import Any, NamedTuple

from tefuda.core.game import Game
from tefuda.core.how import EVERYBODY
from tefuda.core.table import Table
from tefuda.core.zones import Lying, Zone

HOW = ("turn", "all", "race", "then")
LETTERS = "ABCDEFGH"
CLOCK = "-"
"""Stands where a seat does, when it is the table's clock that plays."""


def letter(seat: int) -> str:
    return LETTERS[seat]


def letters(who: int) -> tuple[str, ...]:
    """A set of seats in letters."""
    return tuple(LETTERS[i] for i in range(8) if who >> i & 1)


class Waiting(NamedTuple):
    """What a table waits for: how it is answered, by whom, and which question."""

    how: str
    seats: tuple[str, ...]
    why: str


def waiting(game: Game, t: Table) -> list[Waiting]:
    if t.depth == 0:
        return []
    way, who, why, _ = t.waits()[-1]
    return [Waiting(HOW[way], letters(who), game.effects.items[why].key)]


class Event(NamedTuple):
    """Something that happened. The fields named in `secret` are heard only by the seats in `to`."""

    key: str
    fields: dict[str, Any]
    secret: tuple[str, ...] = ()
    to: int = EVERYBODY
    back: str = ""

    def heard_by(self, seat: int | None) -> dict[str, Any]:
        """As a seat hears it; None is somebody who only watches."""
        shown: dict[str, Any] = {"event": self.key, **self.fields}
        if self.to != EVERYBODY and (seat is None or not self.to >> seat & 1):
            for key in self.secret:
                shown[key] = {"back": self.back}
        return shown


def view(game: Game, t: Table, seat: int | None, open_hands: bool = False) -> dict[str, Any]:
    """`open_hands`: whatever lies before any seat is seen as well; for games that are over."""
    return {
        "game": game.identity.key,
        "seat": None if seat is None else letter(seat),
        "options": dict(game.options),
        "facts": game.facts(t),
        "zones": [_zone(zone, seat, open_hands and zone.owner is not None) for zone in game.zones(t)],
        "waiting": [dict(one._asdict(), seats=list(one.seats)) for one in waiting(game, t)],
    }


def _zone(zone: Zone, seat: int | None, is_open: bool) -> dict[str, Any]:
    cards = [_card(card, zone.back, seat, is_open) for card in zone.cards]
    count = len(cards)
    if zone.shape == "pile" and not any(isinstance(card, str) for card in cards):
        cards = []
    if zone.shape == "hand":
        # a card's place in a sorted hand would tell of the hidden ones beside it
        cards.sort(key=lambda card: not isinstance(card, str))
    return {
        "zone": zone.key,
        "owner": None if zone.owner is None else letter(zone.owner),
        "shape": zone.shape,
        "count": count,
        "cards": cards,
    }


def _card(card: Lying, back: str, seat: int | None, is_open: bool) -> str | dict[str, Any]:
    seen = is_open or card.seen_by == EVERYBODY or (seat is not None and bool(card.seen_by >> seat & 1))
    if card.up is None:
        return card.face if seen else {"back": back}
    return {"face": card.face, "up": card.up} if seen else {"back": back, "up": card.up}
